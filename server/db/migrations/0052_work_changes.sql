-- Tells every server which sources of work a statement changed, once its transaction commits. PostgreSQL sends equal
-- notifications of one transaction once.
CREATE FUNCTION announce_work() RETURNS trigger LANGUAGE plpgsql AS $announce$
BEGIN
  PERFORM pg_notify('portal_work', string_agg(DISTINCT source, ',')) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$announce$;
--> statement-breakpoint
CREATE TRIGGER work_item_added AFTER INSERT ON "work_item"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_work();
--> statement-breakpoint
CREATE TRIGGER work_item_changed AFTER UPDATE ON "work_item"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_work();
--> statement-breakpoint
CREATE TRIGGER work_item_ended AFTER DELETE ON "work_item"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_work();
