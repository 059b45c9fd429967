ALTER TABLE "strike_entry" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(company_name), 100)) STORED;--> statement-breakpoint
CREATE INDEX "strike_entry_by_brn" ON "strike_entry" USING btree ("register","status","brn","created_at");--> statement-breakpoint
CREATE INDEX "strike_entry_by_name" ON "strike_entry" USING btree ("register","status","sort_name","id","created_at");