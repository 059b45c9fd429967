-- Entities are also counted by the register they are listed in, and there by status, so that each list knows its total.
DROP TRIGGER tally_added ON entity;
--> statement-breakpoint
DROP TRIGGER tally_changed ON entity;
--> statement-breakpoint
DROP TRIGGER tally_removed ON entity;
--> statement-breakpoint
DO $$
DECLARE
  registers text := $keys$'register:' || r.register, 'register:' || r.register || ':' || r.status$keys$;
  keys text := $keys$ARRAY['entity', 'entity:' || r.kind, $keys$ || registers || ']';
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON entity REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON entity REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON entity REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('INSERT INTO tally (key, delta)
    SELECT k, count(*) FROM entity r, unnest(ARRAY[%s]) k GROUP BY k', registers);
END $$;
