CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"key" text,
	"subject" text NOT NULL,
	"by" text,
	"note" text,
	"taken" integer,
	"refused" integer
);
--> statement-breakpoint
CREATE TABLE "news_seen" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_settlement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"item_id" bigint NOT NULL,
	"source" text NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"kind" text,
	"subject" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due" date,
	"owner_id" uuid,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "attachment_retry" ALTER COLUMN "instrument_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment_retry" ADD COLUMN "document_id" bigint;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_seen" ADD CONSTRAINT "news_seen_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settlement" ADD CONSTRAINT "work_settlement_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settlement" ADD CONSTRAINT "work_settlement_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_latest" ON "news" USING btree ("person_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_at" ON "news" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_settlement_record" ON "work_settlement" USING btree ("source","record","since") WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX "work_settlement_token" ON "work_settlement" USING btree ("token","item_id");--> statement-breakpoint
CREATE INDEX "work_settlement_key" ON "work_settlement" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "work_settlement_newest" ON "work_settlement" USING btree ("source","id");--> statement-breakpoint
ALTER TABLE "attachment_retry" ADD CONSTRAINT "attachment_retry_document_id_entity_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."entity_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attachment_retry_open_document" ON "attachment_retry" USING btree ("document_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "attachment_retry_document" ON "attachment_retry" USING btree ("document_id","asked_at") WHERE document_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment_retry" ADD CONSTRAINT "attachment_retry_one" CHECK (num_nonnulls(instrument_number, document_id) = 1);--> statement-breakpoint
SELECT keep_totals('work_settlement', $cells$SELECT 'workSettlement' || ':' || "work_settlement"."source", 1$cells$);
--> statement-breakpoint
-- The same function as before, which leaves out rows that somebody recorded as settled since the moment they wait.
CREATE OR REPLACE FUNCTION keep_work(source text, mark text, rows text, keyed text, watched jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := lower(source);
  one record;
  event text;
  unsettled text := format('NOT EXISTS (SELECT FROM work_settlement settled WHERE settled.source = %L
    AND settled.record = waits.record AND settled.since = waits.since AND settled.undone_at IS NULL)', source);
  body text := '
    DECLARE ended text;
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(7203115);
      WITH gone AS (
        DELETE FROM work_item item WHERE item.source = %1$L AND %4$s
          AND item.record NOT IN (SELECT one.record FROM (SELECT waits.* FROM (%2$s AND %3$s) AS waits WHERE %5$s) AS one)
        RETURNING item.*),
      noted AS (
        INSERT INTO work_done (item_id, source, key, since, due, person_id)
        SELECT id, source, key, since, due, CASE WHEN leased_until > now() THEN holder_id END FROM gone
        RETURNING id)
      SELECT string_agg(id::text, '','') INTO ended FROM noted;
      IF ended IS NOT NULL THEN
        PERFORM set_config(''daftari.work_done'',
          concat_ws('','', nullif(current_setting(''daftari.work_done'', true), ''''), ended), true);
      END IF;
      UPDATE work_item item SET key = one.key, kind = one.kind, subject = one.subject, about = one.about,
        since = one.since, days = one.days, pauses = one.pauses,
        due = work_due(registry_day(one.since), one.days, one.pauses),
        owner_id = coalesce(one.owner, item.owner_id),
        passed_by = CASE WHEN NOT one.moved THEN item.passed_by END,
        passed_note = CASE WHEN NOT one.moved THEN item.passed_note END,
        reassignment_id = CASE WHEN NOT one.moved THEN item.reassignment_id END,
        holder_id = CASE WHEN NOT one.moved AND NOT one.sleeps THEN item.holder_id END,
        leased_until = CASE WHEN NOT one.moved AND NOT one.sleeps THEN item.leased_until END,
        snoozed_until = CASE WHEN one.since = item.since OR one.wakes IS NULL THEN item.snoozed_until
          WHEN one.sleeps THEN one.wakes END,
        snoozed_by = CASE WHEN one.since = item.since OR one.wakes IS NULL THEN item.snoozed_by END,
        snooze_reason = CASE WHEN one.since = item.since OR one.wakes IS NULL THEN item.snooze_reason END
      FROM (SELECT one.*, earlier.id, work_pauses(earlier.pauses, one.paused) AS pauses,
          coalesce(one.owner <> earlier.owner_id, one.owner IS NOT NULL) AS moved,
          coalesce(one.since <> earlier.since AND one.wakes > registry_day(now()), false) AS sleeps
        FROM (SELECT waits.* FROM (%2$s AND %3$s) AS waits WHERE %5$s) AS one JOIN work_item earlier ON earlier.source = %1$L AND earlier.record = one.record) AS one
      WHERE item.id = one.id AND (one.moved
        OR (item.key, item.kind, item.subject, item.about, item.since, item.days, item.pauses)
          IS DISTINCT FROM (one.key, one.kind, one.subject, one.about, one.since, one.days, one.pauses));
      INSERT INTO work_item (source, record, key, kind, subject, about, since, days, pauses, due, owner_id, snoozed_until)
      SELECT %1$L, one.record, one.key, one.kind, one.subject, one.about, one.since, one.days, one.pauses,
        work_due(registry_day(one.since), one.days, one.pauses), one.owner,
        CASE WHEN one.wakes > registry_day(now()) THEN one.wakes END
      FROM (SELECT one.*, CASE WHEN one.paused
          THEN ARRAY[greatest(registry_day(one.since), registry_day(coalesce(one.paused_since, now())))] ELSE ARRAY[]::date[] END AS pauses
        FROM (SELECT waits.* FROM (%2$s AND %3$s) AS waits WHERE %5$s) AS one) AS one
      WHERE NOT EXISTS (SELECT FROM work_item item WHERE item.source = %1$L AND item.record = one.record)
      ORDER BY one.since, one.record
      ON CONFLICT DO NOTHING;
    END';
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION %I(work_keys text[]) RETURNS void LANGUAGE plpgsql AS %L', 'work_of_' || name,
    format(body, source, rows, keyed, 'item.record = ANY (work_keys)', unsettled));
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS void LANGUAGE plpgsql AS %L', 'work_of_all_' || name,
    format(body, source, rows, 'true', 'true', unsettled));
  FOR one IN SELECT tgrelid::regclass AS list, tgname AS trigger FROM pg_trigger
    WHERE tgname LIKE 'work\_' || replace(name, '_', '\_') || '.%' LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', one.trigger, one.list);
  END LOOP;
  FOR one IN SELECT entry->>'table' AS list, entry->>'record' AS record, entry->>'rows' AS rows, nth
    FROM jsonb_array_elements(watched) WITH ORDINALITY AS entries (entry, nth) LOOP
    EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', format('work_of_%s.%s', name, one.nth),
      format('DECLARE changed text[];
        BEGIN
          IF current_setting(''daftari.work'', true) = ''off'' THEN
            RETURN NULL;
          ELSIF TG_OP = ''TRUNCATE'' THEN
            PERFORM %1$I();
            RETURN NULL;
          ELSIF TG_OP = ''INSERT'' THEN
            SELECT array_agg(DISTINCT %2$s) INTO changed FROM added AS %4$I WHERE %3$s;
          ELSIF TG_OP = ''DELETE'' THEN
            SELECT array_agg(DISTINCT %2$s) INTO changed FROM removed AS %4$I WHERE %3$s;
          ELSE
            SELECT array_agg(key) INTO changed FROM (
              SELECT %2$s AS key FROM added AS %4$I WHERE %3$s UNION
              SELECT %2$s FROM removed AS %4$I WHERE %3$s) AS keys;
          END IF;
          changed := array_remove(changed, NULL);
          IF cardinality(changed) > 0 THEN
            PERFORM %5$I(changed);
          END IF;
          RETURN NULL;
        END', 'work_of_all_' || name, one.record, one.rows, one.list, 'work_of_' || name));
    FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I %s FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
        format('work_%s.%s_%s', name, one.nth, event), event, one.list,
        CASE event
          WHEN 'insert' THEN 'REFERENCING NEW TABLE AS added'
          WHEN 'update' THEN 'REFERENCING NEW TABLE AS added OLD TABLE AS removed'
          WHEN 'delete' THEN 'REFERENCING OLD TABLE AS removed'
          ELSE ''
        END, format('work_of_%s.%s', name, one.nth), mark);
    END LOOP;
  END LOOP;
  EXECUTE format('SELECT %I()', 'work_of_all_' || name);
END $$;
--> statement-breakpoint
-- Tells the owners of work what happened to it: it was passed on to them, an applicant replied, a reminder or a snoozed item
-- came back on its day. What a person does to their own work is no news.
CREATE FUNCTION note_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup that is restored brings its news.
  IF current_setting('daftari.work', true) = 'off' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO news (person_id, kind, source, key, subject)
    SELECT owner_id, 'REMINDER', source, key, subject FROM added WHERE source = 'REMINDER' AND stage = 0 AND owner_id IS NOT NULL;
    RETURN NULL;
  END IF;
  INSERT INTO news (person_id, kind, source, key, subject, by, note)
  SELECT owner_id, happened, source, key, subject, CASE WHEN happened = 'PASSED_ON' THEN passed_by END,
    CASE WHEN happened = 'PASSED_ON' THEN passed_note END
  FROM (SELECT added.*, CASE
      WHEN added.passed_by IS NOT NULL AND (added.owner_id, added.passed_by, added.passed_note)
        IS DISTINCT FROM (removed.owner_id, removed.passed_by, removed.passed_note) THEN 'PASSED_ON'
      WHEN removed.stage = 2 AND added.stage = 0 AND removed.snoozed_until <= registry_day(now()) THEN 'REMINDER'
      WHEN removed.stage = 1 AND added.stage = 0
        AND added.source IN ('PRACTITIONER_APPLICATION', 'INSOLVENCY_APPLICATION') THEN 'REPLY'
    END AS happened FROM added JOIN removed ON removed.id = added.id WHERE added.owner_id IS NOT NULL) AS changed
  WHERE happened IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_item_news_added AFTER INSERT ON "work_item"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_news();
--> statement-breakpoint
CREATE TRIGGER work_item_news_changed AFTER UPDATE ON "work_item"
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_news();
--> statement-breakpoint
SELECT keep_work('COMPLAINT', '346117c604bb0ad1', $rows$SELECT "complaint"."id"::text AS record, "complaint"."tracking_number"::text AS key, "complaint"."practitioner_number"::text AS kind,
      coalesce((SELECT "practitioner"."first_name" || ' ' || "practitioner"."last_name" FROM "practitioner"
    WHERE "practitioner"."unique_practitioner_number" = "complaint"."practitioner_number")::text, "complaint"."tracking_number"::text) AS subject, "complaint"."complaint"::text AS about, "complaint"."lodged_at"::timestamptz AS since,
      10::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "complaint" WHERE ("complaint"."status" = 'PENDING')$rows$, $keyed$"complaint"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"complaint","record":"\"complaint\".\"id\"::text","rows":"\"complaint\".\"status\" = 'PENDING'"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PRACTITIONER_APPLICATION', '61e8c3cb73292a06', $rows$SELECT "practitioner_application"."id"::text AS record, "practitioner_application"."practitioner_number"::text AS key, "practitioner_application"."application_type"::text AS kind,
      coalesce((SELECT "practitioner"."first_name" || ' ' || "practitioner"."last_name" FROM "practitioner"
    WHERE "practitioner"."unique_practitioner_number" = "practitioner_application"."practitioner_number")::text, "practitioner_application"."practitioner_number"::text) AS subject, NULL::text AS about, "practitioner_application"."created_at"::timestamptz AS since,
      15::smallint AS days, ("practitioner_application"."status" = 'QUERIED' OR coalesce((SELECT "practitioner_message"."account_type" FROM "practitioner_message"
  WHERE "practitioner_message"."application_id" = "practitioner_application"."id"
  ORDER BY "practitioner_message"."id" DESC LIMIT 1) <> 'INDIVIDUAL', false)) AS paused,
      (SELECT min("practitioner_message"."sent_at") FROM "practitioner_message"
  WHERE "practitioner_message"."application_id" = "practitioner_application"."id" AND NOT EXISTS (
    SELECT FROM "practitioner_message" AS "later" WHERE "later"."application_id" = "practitioner_application"."id"
      AND "later"."id" >= "practitioner_message"."id" AND "later"."account_type" = 'INDIVIDUAL'))::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "practitioner_application" WHERE ("practitioner_application"."status" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED'))$rows$, $keyed$"practitioner_application"."id" = ANY (work_keys::uuid[])$keyed$, $watched$[{"table":"practitioner_application","record":"\"practitioner_application\".\"id\"::text","rows":"\"practitioner_application\".\"status\" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')"},{"table":"practitioner_message","record":"\"practitioner_message\".\"application_id\"::text","rows":"true"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PROCESS', 'e3fc1b4bdc345a17', $rows$SELECT "process"."id"::text AS record, "process"."brn"::text AS key, "process"."service"::text AS kind,
      coalesce("process"."owner"::text, "process"."brn"::text) AS subject, concat_ws(': ', "process"."kind", "process"."cause")::text AS about, coalesce("process"."stopped_at", "process"."ran_at", "process"."created_at")::timestamptz AS since,
      2::smallint AS days, "process"."status" IN ('PENDING', 'IN_PROGRESS') AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "process" WHERE (("process"."status" IN ('FAILED', 'PAUSED', 'EXPIRED') OR ("process"."status" IN ('PENDING', 'IN_PROGRESS') AND "process"."stopped_at" IS NOT NULL)))$rows$, $keyed$"process"."id" = ANY (work_keys::uuid[])$keyed$, $watched$[{"table":"process","record":"\"process\".\"id\"::text","rows":"(\"process\".\"status\" IN ('FAILED', 'PAUSED', 'EXPIRED') OR (\"process\".\"status\" IN ('PENDING', 'IN_PROGRESS') AND \"process\".\"stopped_at\" IS NOT NULL))"}]$watched$);
--> statement-breakpoint
SELECT keep_work('CORRECTION', '3ae21b5e140d425d', $rows$SELECT "data_correction"."id"::text AS record, "data_correction"."brn"::text AS key, "data_correction"."type"::text AS kind,
      coalesce((SELECT "entity"."name" FROM "entity" WHERE "entity"."brn" = "data_correction"."brn")::text, "data_correction"."brn"::text) AS subject, "data_correction"."cause"::text AS about, coalesce("data_correction"."stopped_at", "data_correction"."updated_at")::timestamptz AS since,
      3::smallint AS days, "data_correction"."status" IN ('PENDING', 'IN_PROGRESS') AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "data_correction" WHERE (("data_correction"."status" IN ('FAILED', 'PAUSED') OR ("data_correction"."status" IN ('PENDING', 'IN_PROGRESS') AND "data_correction"."stopped_at" IS NOT NULL)))$rows$, $keyed$"data_correction"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"data_correction","record":"\"data_correction\".\"id\"::text","rows":"(\"data_correction\".\"status\" IN ('FAILED', 'PAUSED') OR (\"data_correction\".\"status\" IN ('PENDING', 'IN_PROGRESS') AND \"data_correction\".\"stopped_at\" IS NOT NULL))"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PAYMENT', '4c610cb06cbd832b', $rows$SELECT "payment"."id"::text AS record, "payment"."prn"::text AS key, "payment"."prn_status"::text AS kind,
      coalesce("payment"."transaction_type"::text, "payment"."prn"::text) AS subject, "payment"."tracking_number"::text AS about, coalesce("payment"."completed_at", "payment"."created_at")::timestamptz AS since,
      1::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "payment" WHERE ("payment"."status" = 'COMPLETED' AND "payment"."prn_status" <> 'CREDITED' AND "payment"."released_at" IS NULL AND NOT EXISTS (SELECT FROM "payment_credit" WHERE "payment_credit"."prn" = "payment"."prn"))$rows$, $keyed$"payment"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"payment","record":"\"payment\".\"id\"::text","rows":"\"payment\".\"status\" = 'COMPLETED' AND \"payment\".\"prn_status\" <> 'CREDITED' AND \"payment\".\"released_at\" IS NULL"}]$watched$);
--> statement-breakpoint
SELECT keep_work('DOCUMENT', 'e7f274d2b6a1792d', $rows$SELECT "entity_document"."id"::text AS record, "entity_document"."brn"::text AS key, (SELECT "entity"."register" FROM "entity" WHERE "entity"."brn" = "entity_document"."brn")::text AS kind,
      coalesce((SELECT "entity"."name" FROM "entity" WHERE "entity"."brn" = "entity_document"."brn")::text, "entity_document"."brn"::text) AS subject, "entity_document"."name"::text AS about, "entity_document"."created_at"::timestamptz AS since,
      5::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "entity_document" WHERE ("entity_document"."migrating" AND "entity_document"."edms_id" IS NULL)$rows$, $keyed$"entity_document"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"entity_document","record":"\"entity_document\".\"id\"::text","rows":"\"entity_document\".\"migrating\" AND \"entity_document\".\"edms_id\" IS NULL"}]$watched$);
--> statement-breakpoint
SELECT keep_work('INSOLVENCY_APPLICATION', '344e6658ac00b4a9', $rows$SELECT "insolvency_application"."id"::text AS record, "insolvency_application"."tracking_number"::text AS key, "insolvency_application"."type"::text AS kind,
      coalesce("insolvency_application"."company_name"::text, "insolvency_application"."tracking_number"::text) AS subject, "insolvency_application"."registrar_name"::text AS about, "insolvency_application"."created_at"::timestamptz AS since,
      10::smallint AS days, "insolvency_application"."status" = 'QUERIED' AS paused,
      (SELECT max("insolvency_message"."created_at") FROM "insolvency_message"
  WHERE "insolvency_message"."application_id" = "insolvency_application"."id" AND "insolvency_message"."status_label" = 'QUERIED')::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "insolvency_application" WHERE ("insolvency_application"."type" IN ('WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION') AND "insolvency_application"."status" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED'))$rows$, $keyed$"insolvency_application"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"insolvency_application","record":"\"insolvency_application\".\"id\"::text","rows":"\"insolvency_application\".\"type\" IN ('WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION') AND \"insolvency_application\".\"status\" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')"}]$watched$);
--> statement-breakpoint
SELECT keep_work('GO_LIVE', '98e849ba910f5aa8', $rows$SELECT "api_key"."id"::text AS record, "api_key"."account_id"::text AS key, (SELECT "account"."account_type" FROM "account" WHERE "account"."id" = "api_key"."account_id")::text AS kind,
      coalesce((SELECT "account"."display_name" FROM "account" WHERE "account"."id" = "api_key"."account_id")::text, "api_key"."account_id"::text) AS subject, NULL::text AS about, "api_key"."created_at"::timestamptz AS since,
      10::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "api_key" WHERE ("api_key"."mode" = 'SANDBOX' AND "api_key"."revoked_at" IS NULL AND NOT EXISTS (
    SELECT FROM "api_key" AS "other" WHERE "other"."account_id" = "api_key"."account_id" AND "other"."mode" = 'LIVE'
      AND "other"."revoked_at" IS NULL))$rows$, $keyed$"api_key"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"api_key","record":"\"api_key\".\"id\"::text","rows":"\"api_key\".\"mode\" = 'SANDBOX'"},{"table":"api_key","record":"(SELECT \"other\".\"id\" FROM \"api_key\" AS \"other\" WHERE \"other\".\"account_id\" = \"api_key\".\"account_id\"\n        AND \"other\".\"mode\" = 'SANDBOX' AND \"other\".\"revoked_at\" IS NULL)::text","rows":"\"api_key\".\"mode\" = 'LIVE'"}]$watched$);
--> statement-breakpoint
SELECT keep_work('REMINDER', '37ff3e2365aab14b', $rows$SELECT "reminder"."id"::text AS record, coalesce(CASE (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id") WHEN 'PROCESS' THEN CASE WHEN (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id") ~ '^[0-9]+$'
  THEN (SELECT "data_correction"."brn" FROM "data_correction" WHERE "data_correction"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::bigint)
  ELSE (SELECT "process"."brn" FROM "process" WHERE "process"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::uuid) END END, (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id"))::text AS key, concat_ws(' ', (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id"), CASE (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id") WHEN 'ENTITY' THEN (SELECT "entity"."register" FROM "entity" WHERE "entity"."brn" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")) WHEN 'PROCESS' THEN CASE WHEN (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id") ~ '^[0-9]+$'
  THEN (SELECT 'CORRECTION' FROM "data_correction" WHERE "data_correction"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::bigint)
  ELSE (SELECT "process"."service" FROM "process" WHERE "process"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::uuid) END WHEN 'APPLICATION' THEN (SELECT "insolvency_application"."type" FROM "insolvency_application" WHERE "insolvency_application"."tracking_number" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")) END)::text AS kind,
      coalesce(left((SELECT "note"."text" FROM "note" WHERE "note"."id" = "reminder"."note_id"), 200)::text, coalesce(CASE (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id") WHEN 'PROCESS' THEN CASE WHEN (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id") ~ '^[0-9]+$'
  THEN (SELECT "data_correction"."brn" FROM "data_correction" WHERE "data_correction"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::bigint)
  ELSE (SELECT "process"."brn" FROM "process" WHERE "process"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::uuid) END END, (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id"))::text) AS subject, NULL::text AS about, (("reminder"."day")::timestamp AT TIME ZONE interval '3 hours')::timestamptz AS since,
      0::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, "reminder"."owner_id"::uuid AS owner,
      "reminder"."day"::date AS wakes FROM "reminder" WHERE ("reminder"."done_at" IS NULL)$rows$, $keyed$"reminder"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"reminder","record":"\"reminder\".\"id\"::text","rows":"\"reminder\".\"done_at\" IS NULL"},{"table":"note","record":"(SELECT \"reminder\".\"id\" FROM \"reminder\" WHERE \"reminder\".\"note_id\" = \"note\".\"id\" AND \"reminder\".\"done_at\" IS NULL)::text","rows":"true"}]$watched$);
