-- The day of a moment where the registry is: processes are listed and counted by it. East Africa keeps one time all year.
CREATE FUNCTION registry_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (moment AT TIME ZONE interval '3 hours')::date
$$;
--> statement-breakpoint
-- Processes are counted by status, by status and day, and by kind and status.
DO $$
DECLARE
  keys text := 'ARRAY[''process:'' || r.service || '':'' || r.status,
    ''processDay:'' || r.service || '':'' || r.status || '':'' || registry_day(r.created_at)::text,
    ''processKind:'' || r.service || '':'' || r.kind || '':'' || r.status]';
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON process REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON process REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON process REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
