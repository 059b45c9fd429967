-- Complaints are counted in all, by status, by practitioner, and by both.
DO $$
DECLARE
  keys text := $keys$ARRAY['complaint', 'complaint:' || r.status, 'complaint:' || r.practitioner_number,
    'complaint:' || r.practitioner_number || ':' || r.status]$keys$;
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON complaint REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON complaint REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON complaint REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
