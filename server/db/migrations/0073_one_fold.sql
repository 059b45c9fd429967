-- The fold of contract/fold.ts. `search_fold` reads most texts, which hold nothing to fold, in one look; it is put in place
-- where it is called. The acute accent is no space with a mark: it stands aside while NFKC takes others apart.
CREATE FUNCTION any_search_fold(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT upper(btrim(translate(regexp_replace(normalize(translate(regexp_replace(folded,
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]+', '', 'g'), U&'`\00b4', ''''''), NFKC), '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    U&'`\2018\2019\201a\201b\2032\2035\02b9\02bb\02bc\02bd\201c\201d\201e\201f\2010\2011\2012\2013\2014\2015\2212\2043\fe58', '''''''''''''''''''''''""""---------')))
$$;
--> statement-breakpoint
CREATE FUNCTION search_fold(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN folded !~ '[^ -_a-~]|  |^ | $' THEN upper(folded) ELSE public.any_search_fold(folded) END
$$;
--> statement-breakpoint
-- Mends what is stored: names, then numbers that staff typed. A row that would become one with another stays as it is.
CREATE FUNCTION pg_temp.text_fold(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT btrim(regexp_replace(translate(normalize(translate(regexp_replace(folded,
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]+', '', 'g'), U&'\00b4', U&'\E000'), NFKC), U&'\E000', U&'\00b4'), '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.brn_fold(brn text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN translate(folded, ' -', '') ~ '^[0-9]{14}$' THEN translate(folded, ' -', '')
    WHEN folded ~ '^[0-9 ]*$' THEN replace(folded, ' ', '') ELSE folded END
  FROM (VALUES (public.search_fold(brn))) number (folded)
$$;
--> statement-breakpoint
DO $mend$
DECLARE one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('entity', 'name'), ('strike_entry', 'company_name'), ('practitioner', 'first_name'),
    ('practitioner', 'last_name'), ('legal_document', 'subject_matter'), ('insolvency_application', 'company_name'),
    ('account', 'name'), ('account', 'given_name'), ('account', 'middle_name'), ('account', 'sur_name'),
    ('known_name', 'name'), ('entity_person', 'given_name'), ('entity_person', 'middle_name'),
    ('entity_person', 'sur_name')) part (of_table, field)
  LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.text_fold(%2$I)
      WHERE %2$I ~ %3$L AND pg_temp.text_fold(%2$I) NOT IN (%2$I, %4$L)', one.of_table, one.field, '[^!-~ ]|  |^ | $', '');
  END LOOP;
END $mend$;
--> statement-breakpoint
UPDATE mda SET name = pg_temp.text_fold(name) WHERE pg_temp.text_fold(name) NOT IN (name, '')
  AND NOT EXISTS (SELECT FROM mda other WHERE other.no <> mda.no AND lower(other.name) = lower(pg_temp.text_fold(mda.name)));
--> statement-breakpoint
UPDATE strike_entry SET brn = pg_temp.brn_fold(brn) WHERE brn <> pg_temp.brn_fold(brn) AND NOT EXISTS (SELECT FROM strike_entry other
  WHERE other.register = strike_entry.register AND other.id <> strike_entry.id AND pg_temp.brn_fold(other.brn) = pg_temp.brn_fold(strike_entry.brn));
--> statement-breakpoint
UPDATE flag SET subject_key = pg_temp.brn_fold(subject_key) WHERE subject_kind = 'ENTITY' AND subject_key <> pg_temp.brn_fold(subject_key)
  AND NOT EXISTS (SELECT FROM flag other WHERE other.id <> flag.id AND other.subject_kind = 'ENTITY' AND other.kind_id = flag.kind_id
    AND other.lifted_at IS NULL AND pg_temp.brn_fold(other.subject_key) = pg_temp.brn_fold(flag.subject_key));
--> statement-breakpoint
UPDATE note SET subject_key = pg_temp.brn_fold(subject_key) WHERE subject_kind = 'ENTITY' AND subject_key <> pg_temp.brn_fold(subject_key);
--> statement-breakpoint
DROP INDEX audit_entry_search;
--> statement-breakpoint
CREATE INDEX audit_entry_search ON audit_entry
  USING gin (search_fold(coalesce(actor_name, '') || ' ' || coalesce(subject, '') || ' ' || call) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "account_name";--> statement-breakpoint
DROP INDEX "entity_name_prefix";--> statement-breakpoint
ALTER TABLE "account" drop column "search_text";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(coalesce(name, '') || ' ' || coalesce(given_name, '') || ' ' || coalesce(middle_name, '') || ' '
  || coalesce(sur_name, '') || ' ' || email || ' ' || coalesce(regexp_replace(phone_number, '\D', '', 'g'), '') || ' '
  || coalesce(id_number, '') || ' ' || coalesce(brn, '') || ' ' || coalesce(nationality, ''))) STORED;--> statement-breakpoint
ALTER TABLE "insolvency_application" drop column "search_text";--> statement-breakpoint
ALTER TABLE "insolvency_application" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(tracking_number || ' ' || brn || ' ' || company_name)) STORED;--> statement-breakpoint
ALTER TABLE "legal_document" drop column "search_text";--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(instrument_number || ' ' || subject_matter)) STORED;--> statement-breakpoint
ALTER TABLE "practitioner" drop column "search_text";--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(unique_practitioner_number || ' ' || first_name || ' ' || last_name)) STORED;--> statement-breakpoint
ALTER TABLE "entity" drop column "search_text";--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(brn || ' ' || name)) STORED;--> statement-breakpoint
ALTER TABLE "mda" drop column "search_text";--> statement-breakpoint
ALTER TABLE "mda" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(name)) STORED;--> statement-breakpoint
ALTER TABLE "strike_entry" drop column "search_text";--> statement-breakpoint
ALTER TABLE "strike_entry" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(brn || ' ' || company_name)) STORED;--> statement-breakpoint
ALTER TABLE "work_item" drop column "search_text";--> statement-breakpoint
ALTER TABLE "work_item" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(key || ' ' || subject || ' ' || coalesce(about, ''))) STORED;--> statement-breakpoint
CREATE INDEX "account_name" ON "account" USING gin (search_fold("display_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entity_name_prefix" ON "entity" USING btree ("register",search_fold(name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_search" ON "account" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insolvency_application_search" ON "insolvency_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_document_search" ON "legal_document" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "practitioner_search" ON "practitioner" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entity_search" ON "entity" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mda_search" ON "mda" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "strike_entry_search" ON "strike_entry" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_item_search" ON "work_item" USING gin ("search_text" gin_trgm_ops);
