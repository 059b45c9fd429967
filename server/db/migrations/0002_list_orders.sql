DROP INDEX "payment_newest";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(coalesce(name, given_name || ' ' || coalesce(middle_name || ' ', '') || sur_name)), 100)) STORED;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(subject_matter), 100)) STORED;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(name), 100)) STORED;--> statement-breakpoint
ALTER TABLE "strike_entry" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_fold(company_name), 100)) STORED;--> statement-breakpoint
CREATE INDEX "account_by_name" ON "account" USING btree ("account_type","sort_name","id","enabled","gender","id_type","created_at");--> statement-breakpoint
CREATE INDEX "payment_by_prn" ON "payment" USING btree ("prn","id","created_at","status","prn_status","payment_method");--> statement-breakpoint
CREATE INDEX "payment_by_amount" ON "payment" USING btree ("grand_total","id","created_at","status","prn_status","payment_method");--> statement-breakpoint
CREATE INDEX "legal_document_by_number" ON "legal_document" USING btree ("instrument_number","filed_as","filing_date");--> statement-breakpoint
CREATE INDEX "legal_document_by_subject" ON "legal_document" USING btree ("sort_name","instrument_number","filed_as","filing_date");--> statement-breakpoint
CREATE INDEX "entity_by_brn" ON "entity" USING btree ("register","brn","status","registered_on");--> statement-breakpoint
CREATE INDEX "entity_by_name" ON "entity" USING btree ("register","sort_name","brn","status","registered_on");--> statement-breakpoint
CREATE INDEX "strike_entry_by_brn" ON "strike_entry" USING btree ("register","status","brn","id","created_at");--> statement-breakpoint
CREATE INDEX "strike_entry_by_name" ON "strike_entry" USING btree ("register","status","sort_name","id","created_at");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","prn_status","payment_method");