-- Last nine digits of a telephone, by which telephones are looked up; null for a shorter one. Not STRICT, so that
-- PostgreSQL puts it in place where it is called.
CREATE FUNCTION national_number(telephone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring(regexp_replace(telephone, '\D', '', 'g') from '.{9}$')
$$;
--> statement-breakpoint
-- E-mail addresses, telephones and numbers of practitioners that an insolvency application names, each once.
CREATE FUNCTION insolvency_contacts(applicant jsonb, records jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(
    SELECT DISTINCT contact
    FROM unnest(ARRAY[applicant, records]) held,
      jsonb_path_query(held, 'strict $.** ? (@.type() == "object").keyvalue()') part,
      LATERAL (SELECT CASE
        WHEN part->>'key' IN ('email', 'emailAddress') THEN lower(btrim(part->>'value'))
        WHEN part->>'key' IN ('phone', 'phoneNumber') THEN public.national_number(part->>'value')
        WHEN part->>'key' = 'no' THEN upper(btrim(part->>'value')) END) of_part (contact)
    WHERE contact <> ''
    ORDER BY contact)
$$;
--> statement-breakpoint
CREATE INDEX "account_person_number" ON "account" USING btree (person_number("id_number"));--> statement-breakpoint
CREATE INDEX "contact_person_number" ON "contact_person" USING btree (person_number("nin"));--> statement-breakpoint
CREATE INDEX "payment_telephone" ON "payment" USING btree (national_number("msisdn"));--> statement-breakpoint
CREATE INDEX "insolvency_application_contacts" ON "insolvency_application" USING gin (insolvency_contacts("applicant", "records"));--> statement-breakpoint
CREATE INDEX "legal_document_party_number" ON "legal_document_party" USING btree (person_number(facts->>'idNumber'));--> statement-breakpoint
CREATE INDEX "practitioner_email" ON "practitioner" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "practitioner_telephone" ON "practitioner" USING btree (national_number("phone_number"));