-- The audit trail: each entry carries the hash of the one before it, under a lock that keeps them in one line.
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit_entry'));
  SELECT id + 1, hash INTO NEW.id, NEW.previous_hash FROM audit_entry ORDER BY id DESC LIMIT 1;
  IF NEW.id IS NULL THEN
    NEW.id := 1;
    NEW.previous_hash := repeat('0', 64);
  END IF;
  NEW.at := clock_timestamp();
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_hash(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    entry.previous_hash, entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.actor_name,
    entry.address, entry.call, entry.subject, entry.before, entry.after)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_link BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail only grows' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE INDEX audit_entry_search ON audit_entry
  USING gin (upper(coalesce(actor_name, '') || ' ' || coalesce(subject, '') || ' ' || call) gin_trgm_ops);
--> statement-breakpoint
-- Totals: a statement's difference per key, from the rows it added and took away.
-- TG_ARGV: an expression over a row alias r that gives the keys the row counts under, as an array.
CREATE FUNCTION tally_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('INSERT INTO tally (key, delta)
      SELECT k, count(*) FROM added r, unnest(%s) k WHERE k IS NOT NULL GROUP BY k', TG_ARGV[0]);
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('INSERT INTO tally (key, delta)
      SELECT k, -count(*) FROM removed r, unnest(%s) k WHERE k IS NOT NULL GROUP BY k', TG_ARGV[0]);
  ELSE
    EXECUTE format('INSERT INTO tally (key, delta)
      SELECT k, sum(d) FROM (
        SELECT k, 1 AS d FROM added r, unnest(%1$s) k UNION ALL
        SELECT k, -1 FROM removed r, unnest(%1$s) k) changes
      WHERE k IS NOT NULL GROUP BY k HAVING sum(d) <> 0', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('entity', 'ARRAY[''entity'', ''entity:'' || r.kind]'),
    ('strike_entry', 'ARRAY[''strike:'' || r.register || '':'' || r.status]'),
    ('mda', 'ARRAY[''mda'']'),
    ('legal_document', 'ARRAY[''legalDocument'', ''legalDocument:'' || r.document_type]'),
    ('practitioner', 'ARRAY[''practitioner'', CASE WHEN r.active THEN ''practitioner:active'' END]')
  ) AS counted (table_name, keys) LOOP
    EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', counted.table_name, counted.keys);
    EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', counted.table_name, counted.keys);
    EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', counted.table_name, counted.keys);
  END LOOP;
END $$;
