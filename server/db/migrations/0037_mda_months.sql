-- The bodies of government are also counted by the month they were added in, for the dashboard.
DROP TRIGGER tally_added ON mda;
--> statement-breakpoint
DROP TRIGGER tally_changed ON mda;
--> statement-breakpoint
DROP TRIGGER tally_removed ON mda;
--> statement-breakpoint
DO $$
DECLARE
  month text := $month$'mda:' || to_char(r.created_at AT TIME ZONE 'Africa/Kampala', 'YYYY-MM')$month$;
  keys text := $keys$ARRAY['mda', $keys$ || month || ']';
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON mda REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON mda REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON mda REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('INSERT INTO tally (key, delta) SELECT %s, count(*) FROM mda r GROUP BY 1', month);
END $$;
