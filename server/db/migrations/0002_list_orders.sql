ALTER TABLE "entity" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(name), 100)) STORED;--> statement-breakpoint
ALTER TABLE "strike_entry" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(company_name), 100)) STORED;--> statement-breakpoint
CREATE INDEX "entity_by_brn" ON "entity" USING btree ("register","brn","status","registered_on");--> statement-breakpoint
CREATE INDEX "entity_by_name" ON "entity" USING btree ("register","sort_name","brn","status","registered_on");--> statement-breakpoint
CREATE INDEX "strike_entry_by_brn" ON "strike_entry" USING btree ("register","status","brn","created_at");--> statement-breakpoint
CREATE INDEX "strike_entry_by_name" ON "strike_entry" USING btree ("register","status","sort_name","id","created_at");