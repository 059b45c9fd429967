DROP INDEX "insolvency_application_newest";
--> statement-breakpoint
CREATE INDEX "insolvency_application_of_status" ON "insolvency_application" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type");
--> statement-breakpoint
CREATE INDEX "insolvency_application_of_type" ON "insolvency_application" USING btree ("type","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "insolvency_application_newest" ON "insolvency_application" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type");
--> statement-breakpoint
-- One or two letters are looked for at the start only, which these answer in any collation.
CREATE INDEX insolvency_application_number_prefix ON insolvency_application (upper(tracking_number) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX insolvency_application_brn_prefix ON insolvency_application (upper(brn) text_pattern_ops);
--> statement-breakpoint
-- Names of one kind only are told apart inside the index: a common word may be in a hundred thousand of the others.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX entity_name_words;
--> statement-breakpoint
CREATE INDEX entity_name_words ON entity USING gin (kind, name_words);
--> statement-breakpoint
DROP INDEX entity_name_key;
--> statement-breakpoint
CREATE INDEX entity_name_key ON entity (name_key, kind);
