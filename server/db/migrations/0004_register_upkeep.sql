-- The smaller registers answer one or two letters by the same rule as the large ones.
CREATE INDEX mda_name_prefix ON mda (upper(name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX practitioner_last_name_prefix ON practitioner (upper(last_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX practitioner_first_name_prefix ON practitioner (upper(first_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX practitioner_number_prefix ON practitioner (upper(unique_practitioner_number) text_pattern_ops);
--> statement-breakpoint
-- Entries that are on a register are also kept by month, so that the dashboard never counts a million of them.
-- A month is the country's own.
DROP TRIGGER tally_added ON strike_entry;
--> statement-breakpoint
DROP TRIGGER tally_changed ON strike_entry;
--> statement-breakpoint
DROP TRIGGER tally_removed ON strike_entry;
--> statement-breakpoint
DO $$
DECLARE
  month text := $month$'strike:' || r.register || ':ON:' || to_char(r.created_at AT TIME ZONE 'Africa/Kampala', 'YYYY-MM')$month$;
  keys text := $keys$ARRAY['strike:' || r.register || ':' || r.status, CASE WHEN r.status = 'ON' THEN $keys$ || month || ' END]';
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON strike_entry REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON strike_entry REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON strike_entry REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('INSERT INTO tally (key, delta) SELECT %s, count(*) FROM strike_entry r WHERE r.status = ''ON'' GROUP BY 1', month);
END $$;
--> statement-breakpoint
-- Only a table's owner may refresh what the planner knows of it, and after a large upload a search must not wait for
-- autovacuum to choose its index.
CREATE FUNCTION refresh_statistics(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY tables LOOP
    EXECUTE format('ANALYZE public.%I', name);
  END LOOP;
END $$;
