-- One or two letters are looked for at the start only, of names as of numbers.
CREATE INDEX insolvency_application_name_prefix ON insolvency_application (upper(company_name) text_pattern_ops);
