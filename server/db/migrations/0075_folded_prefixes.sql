-- Searches of one or two letters read texts in the same fold as longer ones (docs/decisions/094-one-fold.md).
DROP INDEX "work_item_key_prefix";--> statement-breakpoint
DROP INDEX "work_item_subject_prefix";--> statement-breakpoint
CREATE INDEX "work_item_key_prefix" ON "work_item" USING btree (search_fold(key) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "work_item_subject_prefix" ON "work_item" USING btree (search_fold(subject) text_pattern_ops);--> statement-breakpoint
DROP INDEX strike_entry_name_prefix;--> statement-breakpoint
CREATE INDEX strike_entry_name_prefix ON strike_entry (register, status, search_fold(company_name) text_pattern_ops);--> statement-breakpoint
DROP INDEX legal_document_number_prefix;--> statement-breakpoint
CREATE INDEX legal_document_number_prefix ON legal_document (search_fold(instrument_number) text_pattern_ops);--> statement-breakpoint
DROP INDEX legal_document_subject_prefix;--> statement-breakpoint
CREATE INDEX legal_document_subject_prefix ON legal_document (search_fold(subject_matter) text_pattern_ops);--> statement-breakpoint
DROP INDEX mda_name_prefix;--> statement-breakpoint
CREATE INDEX mda_name_prefix ON mda (search_fold(name) text_pattern_ops);--> statement-breakpoint
DROP INDEX practitioner_last_name_prefix;--> statement-breakpoint
CREATE INDEX practitioner_last_name_prefix ON practitioner (search_fold(last_name) text_pattern_ops);--> statement-breakpoint
DROP INDEX practitioner_first_name_prefix;--> statement-breakpoint
CREATE INDEX practitioner_first_name_prefix ON practitioner (search_fold(first_name) text_pattern_ops);--> statement-breakpoint
DROP INDEX practitioner_number_prefix;--> statement-breakpoint
CREATE INDEX practitioner_number_prefix ON practitioner (search_fold(unique_practitioner_number) text_pattern_ops);--> statement-breakpoint
DROP INDEX insolvency_application_number_prefix;--> statement-breakpoint
CREATE INDEX insolvency_application_number_prefix ON insolvency_application (search_fold(tracking_number) text_pattern_ops);--> statement-breakpoint
DROP INDEX insolvency_application_brn_prefix;--> statement-breakpoint
CREATE INDEX insolvency_application_brn_prefix ON insolvency_application (search_fold(brn) text_pattern_ops);--> statement-breakpoint
DROP INDEX insolvency_application_name_prefix;--> statement-breakpoint
CREATE INDEX insolvency_application_name_prefix ON insolvency_application (search_fold(company_name) text_pattern_ops);--> statement-breakpoint
DROP INDEX account_name_prefix;--> statement-breakpoint
CREATE INDEX account_name_prefix ON account (account_type, search_fold(display_name) text_pattern_ops);--> statement-breakpoint
DROP INDEX account_surname_prefix;--> statement-breakpoint
CREATE INDEX account_surname_prefix ON account (account_type, search_fold(sur_name) text_pattern_ops);--> statement-breakpoint
DROP INDEX account_nationality_prefix;--> statement-breakpoint
CREATE INDEX account_nationality_prefix ON account (account_type, search_fold(nationality) text_pattern_ops);--> statement-breakpoint
DROP INDEX audit_entry_subject_start;--> statement-breakpoint
CREATE INDEX audit_entry_subject_start ON audit_entry (search_fold(left(subject, 200)) text_pattern_ops);
