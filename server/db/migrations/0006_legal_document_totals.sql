-- Totals of legal documents are kept under the spelling of a type that the filter offers.
DROP TRIGGER tally_added ON legal_document;
--> statement-breakpoint
DROP TRIGGER tally_changed ON legal_document;
--> statement-breakpoint
DROP TRIGGER tally_removed ON legal_document;
--> statement-breakpoint
DO $$
DECLARE
  keys text := $keys$ARRAY['legalDocument', 'legalDocument:' || r.filed_as]$keys$;
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON legal_document REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON legal_document REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON legal_document REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
--> statement-breakpoint
UPDATE tally SET key = 'legalDocument:INDEPENDENT_ADVICE_FORM' WHERE key = 'legalDocument:INDEPENDENT_ADVISE_FORM';
--> statement-breakpoint
UPDATE tally SET key = 'legalDocument:OTHER' WHERE key = 'legalDocument:OTHERS';
