-- One or two letters are looked for at the start only, which these answer in any collation.
CREATE INDEX strike_entry_brn_prefix ON strike_entry (register, status, brn text_pattern_ops);
--> statement-breakpoint
CREATE INDEX strike_entry_name_prefix ON strike_entry (register, status, upper(company_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX legal_document_number_prefix ON legal_document (upper(instrument_number) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX legal_document_subject_prefix ON legal_document (upper(subject_matter) text_pattern_ops);
