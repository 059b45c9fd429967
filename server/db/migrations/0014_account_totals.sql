-- Accounts are counted by kind, and there by each choice of status, gender and ID type that a list can be filtered by:
-- the total of every choice is kept. API calls are counted by who made them.
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('account', $keys$ARRAY(
      SELECT 'account:' || r.account_type || ':' || s || ':' || g || ':' || i
      FROM unnest(ARRAY['*', CASE WHEN r.enabled THEN 'ACTIVE' ELSE 'INACTIVE' END]) s,
        unnest(ARRAY['*', r.gender]) g, unnest(ARRAY['*', r.id_type]) i)$keys$),
    ('api_request', $keys$ARRAY['apiRequest:' || r.account_id]$keys$)
  ) AS counted (table_name, keys) LOOP
    EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', counted.table_name, counted.keys);
    EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', counted.table_name, counted.keys);
    EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', counted.table_name, counted.keys);
    EXECUTE format('INSERT INTO tally (key, delta) SELECT k, count(*) FROM %I r, unnest(%s) k
      WHERE k IS NOT NULL GROUP BY k', counted.table_name, counted.keys);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX account_name_prefix ON account (account_type, upper(display_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX account_surname_prefix ON account (account_type, upper(sur_name) text_pattern_ops) WHERE sur_name IS NOT NULL;
--> statement-breakpoint
CREATE INDEX account_email_prefix ON account (account_type, upper(email) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX account_phone_prefix ON account (account_type, phone_digits text_pattern_ops) WHERE phone_digits IS NOT NULL;
--> statement-breakpoint
CREATE INDEX account_id_prefix ON account (account_type, upper(id_number) text_pattern_ops) WHERE id_number IS NOT NULL;
--> statement-breakpoint
CREATE INDEX account_nationality_prefix ON account (account_type, upper(nationality) text_pattern_ops) WHERE nationality IS NOT NULL;
--> statement-breakpoint
CREATE INDEX account_brn_prefix ON account (account_type, upper(brn) text_pattern_ops) WHERE brn IS NOT NULL;
