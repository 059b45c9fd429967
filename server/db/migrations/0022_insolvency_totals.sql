-- Insolvency applications are counted by type, and by type and status.
DO $$
DECLARE
  keys text := $keys$ARRAY['insolvency:' || r.type, 'insolvency:' || r.type || ':' || r.status]$keys$;
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON insolvency_application REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON insolvency_application REFERENCING NEW TABLE AS added
    OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON insolvency_application REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
