CREATE TABLE "calendar_day" (
	"day" date PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"added_by" text
);
--> statement-breakpoint
CREATE TABLE "work_absence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	CONSTRAINT "work_absence_order" CHECK (from_day <= until_day)
);
--> statement-breakpoint
CREATE TABLE "work_done" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_done_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due" date,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid
);
--> statement-breakpoint
CREATE TABLE "work_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"kind" text,
	"subject" text NOT NULL,
	"about" text,
	"since" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"pauses" date[] DEFAULT '{}' NOT NULL,
	"due" date,
	"owner_id" uuid,
	"holder_id" uuid,
	"leased_until" timestamp with time zone,
	"snoozed_until" date,
	"snoozed_by" text,
	"snooze_reason" text,
	"passed_by" text,
	"passed_note" text,
	"reassignment_id" bigint,
	"stage" smallint GENERATED ALWAYS AS (CASE WHEN snoozed_until IS NOT NULL THEN 2 WHEN cardinality(pauses) % 2 = 1 THEN 1 ELSE 0 END) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (upper(key || ' ' || subject || ' ' || coalesce(about, ''))) STORED,
	CONSTRAINT "work_item_lease" CHECK ((holder_id IS NULL) = (leased_until IS NULL))
);
--> statement-breakpoint
CREATE TABLE "work_reassigned" (
	"reassignment_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"owner_id" uuid,
	"passed_by" text,
	"passed_note" text,
	"previous_id" bigint,
	CONSTRAINT "work_reassigned_reassignment_id_item_id_pk" PRIMARY KEY("reassignment_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "work_reassignment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_reassignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"to_id" uuid,
	"to_name" text,
	"note" text NOT NULL,
	"count" integer NOT NULL,
	"request" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
DROP INDEX "tally_key";--> statement-breakpoint
ALTER TABLE "work_absence" ADD CONSTRAINT "work_absence_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_done" ADD CONSTRAINT "work_done_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_holder_id_account_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassigned" ADD CONSTRAINT "work_reassigned_reassignment_id_work_reassignment_id_fk" FOREIGN KEY ("reassignment_id") REFERENCES "public"."work_reassignment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassignment" ADD CONSTRAINT "work_reassignment_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassignment" ADD CONSTRAINT "work_reassignment_to_id_account_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_day_number" ON "calendar_day" USING btree ("number") WHERE open;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_day_day" ON "closing_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "work_absence_person" ON "work_absence" USING btree ("person_id","until_day");--> statement-breakpoint
CREATE UNIQUE INDEX "work_done_item" ON "work_done" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "work_done_person" ON "work_done" USING btree ("person_id","ended_at") WHERE person_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "work_item_record" ON "work_item" USING btree ("source","record");--> statement-breakpoint
CREATE INDEX "work_item_order" ON "work_item" USING btree ("source","stage","due","since","id");--> statement-breakpoint
CREATE INDEX "work_item_owner" ON "work_item" USING btree ("owner_id","stage","due","since","id") WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_holder" ON "work_item" USING btree ("holder_id") WHERE holder_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_snoozed" ON "work_item" USING btree ("snoozed_until") WHERE snoozed_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_search" ON "work_item" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_reassignment_request" ON "work_reassignment" USING btree ("actor_id","request");--> statement-breakpoint
CREATE INDEX "tally_key" ON "tally" USING btree ("key" text_pattern_ops,"delta");
--> statement-breakpoint
-- Number of working days up to a day, itself included; 0 before the first day of the calendar.
CREATE FUNCTION work_number(that date) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT number FROM calendar_day WHERE day = that), 0);
END $$;
--> statement-breakpoint
-- Day on which work is due: so many working days after `since`, those of its pauses left out; with 0 days the first
-- working day from `since` on. Null while a pause lasts, and beyond the end of the calendar.
CREATE FUNCTION work_due(since date, days integer, pauses date[]) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  base integer := work_number(since - (days = 0)::integer);
  target integer := base + greatest(days, 1);
  before integer;
BEGIN
  IF cardinality(pauses) % 2 = 1 THEN
    RETURN NULL;
  END IF;
  FOR nth IN 1 .. cardinality(pauses) BY 2 LOOP
    before := work_number(pauses[nth] - 1);
    -- The due day was before this pause.
    EXIT WHEN target <= before;
    target := target + greatest(work_number(pauses[nth + 1] - 1) - greatest(before, base), 0);
  END LOOP;
  RETURN (SELECT day FROM calendar_day WHERE open AND number = target);
END $$;
--> statement-breakpoint
-- Pauses of an item once it is paused, or goes on, today.
CREATE FUNCTION work_pauses(pauses date[], paused boolean) RETURNS date[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  today date := registry_day(now());
BEGIN
  IF paused = (cardinality(pauses) % 2 = 1) THEN
    RETURN pauses;
  ELSIF NOT paused AND pauses[cardinality(pauses)] >= today THEN
    RETURN trim_array(pauses, 1);
  END IF;
  RETURN pauses || today;
END $$;
--> statement-breakpoint
-- Makes the database keep the items of a source (server/work/sources declares them), in place of an earlier declaration,
-- and adds those of the rows that there are. `work_of_*` compares the items of some rows, or of all, with the rows
-- themselves; the triggers call it with the keys of the rows that a statement changed. A session in which
-- `daftari.work` is off keeps no items, for loading rows whose items are made afterwards. The shared lock waits for a
-- change of the calendar, which computes all due days anew.
CREATE FUNCTION keep_work(source text, mark text, rows text, keyed text, watched jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := lower(source);
  one record;
  event text;
  body text := '
    DECLARE ended text;
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(7203115);
      WITH gone AS (
        DELETE FROM work_item item WHERE item.source = %1$L AND %4$s
          AND item.record NOT IN (SELECT one.record FROM (%2$s AND %3$s) AS one)
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
        snoozed_until = CASE WHEN one.since = item.since THEN item.snoozed_until
          WHEN one.wakes > registry_day(now()) THEN one.wakes END
      FROM (SELECT one.*, earlier.id, work_pauses(earlier.pauses, one.paused) AS pauses
        FROM (%2$s AND %3$s) AS one JOIN work_item earlier ON earlier.source = %1$L AND earlier.record = one.record) AS one
      WHERE item.id = one.id
        AND (item.key, item.kind, item.subject, item.about, item.since, item.days, item.pauses)
          IS DISTINCT FROM (one.key, one.kind, one.subject, one.about, one.since, one.days, one.pauses);
      INSERT INTO work_item (source, record, key, kind, subject, about, since, days, pauses, due, owner_id, snoozed_until)
      SELECT %1$L, one.record, one.key, one.kind, one.subject, one.about, one.since, one.days, one.pauses,
        work_due(registry_day(one.since), one.days, one.pauses), one.owner,
        CASE WHEN one.wakes > registry_day(now()) THEN one.wakes END
      FROM (SELECT one.*, CASE WHEN one.paused THEN ARRAY[registry_day(one.since)] ELSE ARRAY[]::date[] END AS pauses
        FROM (%2$s AND %3$s) AS one) AS one
      WHERE NOT EXISTS (SELECT FROM work_item item WHERE item.source = %1$L AND item.record = one.record)
      ORDER BY one.since, one.record
      ON CONFLICT DO NOTHING;
    END';
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION %I(work_keys text[]) RETURNS void LANGUAGE plpgsql AS %L', 'work_of_' || name,
    format(body, source, rows, keyed, 'item.record = ANY (work_keys)'));
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS void LANGUAGE plpgsql AS %L', 'work_of_all_' || name,
    format(body, source, rows, 'true', 'true'));
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
-- The person of an audit entry ended the work whose rows stopped waiting in the same transaction.
CREATE FUNCTION work_ended_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_done SET person_id = NEW.actor_id
  WHERE id = ANY (string_to_array(current_setting('daftari.work_done', true), ',')::bigint[])
    AND NEW.actor_id IS NOT NULL AND EXISTS (SELECT FROM account WHERE account.id = NEW.actor_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_ended AFTER INSERT ON audit_entry FOR EACH ROW
  WHEN (current_setting('daftari.work_done', true) <> '') EXECUTE FUNCTION work_ended_by();
--> statement-breakpoint
-- Makes the calendar from its first to its last day: `weekend` holds the days of the week (1: Monday) on which the
-- registry is closed. Numbers the working days and computes the due days of all work anew. Returns how many of them
-- changed.
CREATE FUNCTION set_calendar(weekend integer[], first date, last date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  moved integer;
BEGIN
  PERFORM pg_advisory_xact_lock(7203115);
  INSERT INTO calendar_day (day, open, number)
    SELECT day::date, false, 0 FROM generate_series(first, last, interval '1 day') day ON CONFLICT DO NOTHING;
  UPDATE calendar_day SET open = numbered.open, number = numbered.number FROM (
    SELECT days.day, days.open, count(*) FILTER (WHERE days.open) OVER (ORDER BY days.day) AS number FROM (
      SELECT calendar_day.day,
        extract(isodow FROM calendar_day.day) <> ALL (weekend) AND coalesce(closing_day.open, true) AS open
      FROM calendar_day LEFT JOIN closing_day ON closing_day.day = calendar_day.day) AS days) AS numbered
  WHERE calendar_day.day = numbered.day
    AND (calendar_day.open, calendar_day.number) IS DISTINCT FROM (numbered.open, numbered.number);
  UPDATE work_item SET due = work_due(registry_day(since), days, pauses)
  WHERE due IS DISTINCT FROM work_due(registry_day(since), days, pauses);
  GET DIAGNOSTICS moved = ROW_COUNT;
  RETURN moved;
END $$;
--> statement-breakpoint
SELECT set_calendar(ARRAY[6, 7], '1950-01-01', '2036-12-31');
--> statement-breakpoint
SELECT keep_totals('work_item', $cells$SELECT 'work' || ':' || "work_item"."source" || ':' || coalesce("work_item"."owner_id"::text, '') || ':' || CASE "work_item"."stage" WHEN 0 THEN coalesce("work_item"."due"::text, '') WHEN 1 THEN 'PAUSED' ELSE 'SNOOZED' END, 1 UNION ALL SELECT 'workSince' || ':' || "work_item"."source" || ':' || registry_day("work_item"."since")::text, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_done', $cells$SELECT 'workDone' || ':' || "work_done"."source" || ':' || registry_day("work_done"."ended_at")::text, 1 UNION ALL SELECT CASE WHEN "work_done"."due" < registry_day("work_done"."ended_at") THEN 'workLate' || ':' || "work_done"."source" || ':' || registry_day("work_done"."ended_at")::text END, 1 UNION ALL SELECT 'workDoneSince' || ':' || "work_done"."source" || ':' || registry_day("work_done"."since")::text, 1$cells$);
--> statement-breakpoint
SELECT keep_work('COMPLAINT', '644e9157fe80dcae', $rows$SELECT "complaint"."id"::text AS record, "complaint"."tracking_number"::text AS key, "complaint"."practitioner_number"::text AS kind,
      coalesce((SELECT "practitioner"."first_name" || ' ' || "practitioner"."last_name" FROM "practitioner"
    WHERE "practitioner"."unique_practitioner_number" = "complaint"."practitioner_number")::text, "complaint"."tracking_number"::text) AS subject, "complaint"."complaint"::text AS about, "complaint"."lodged_at"::timestamptz AS since,
      10::smallint AS days, false AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "complaint" WHERE ("complaint"."status" = 'PENDING')$rows$, $keyed$"complaint"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"complaint","record":"\"complaint\".\"id\"::text","rows":"\"complaint\".\"status\" = 'PENDING'"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PRACTITIONER_APPLICATION', '080b3a2427869bd2', $rows$SELECT "practitioner_application"."id"::text AS record, "practitioner_application"."practitioner_number"::text AS key, "practitioner_application"."application_type"::text AS kind,
      coalesce((SELECT "practitioner"."first_name" || ' ' || "practitioner"."last_name" FROM "practitioner"
    WHERE "practitioner"."unique_practitioner_number" = "practitioner_application"."practitioner_number")::text, "practitioner_application"."practitioner_number"::text) AS subject, NULL::text AS about, "practitioner_application"."created_at"::timestamptz AS since,
      15::smallint AS days, ("practitioner_application"."status" = 'QUERIED' OR coalesce((SELECT "practitioner_message"."account_type" FROM "practitioner_message"
  WHERE "practitioner_message"."application_id" = "practitioner_application"."id"
  ORDER BY "practitioner_message"."id" DESC LIMIT 1) <> 'INDIVIDUAL', false)) AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "practitioner_application" WHERE ("practitioner_application"."status" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED'))$rows$, $keyed$"practitioner_application"."id" = ANY (work_keys::uuid[])$keyed$, $watched$[{"table":"practitioner_application","record":"\"practitioner_application\".\"id\"::text","rows":"\"practitioner_application\".\"status\" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')"},{"table":"practitioner_message","record":"\"practitioner_message\".\"application_id\"::text","rows":"true"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PROCESS', '2f5c9f32c0b9114d', $rows$SELECT "process"."id"::text AS record, "process"."brn"::text AS key, "process"."service"::text AS kind,
      coalesce("process"."owner"::text, "process"."brn"::text) AS subject, concat_ws(': ', "process"."kind", "process"."cause")::text AS about, coalesce("process"."ran_at", "process"."created_at")::timestamptz AS since,
      2::smallint AS days, false AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "process" WHERE ("process"."status" IN ('FAILED', 'PAUSED', 'EXPIRED'))$rows$, $keyed$"process"."id" = ANY (work_keys::uuid[])$keyed$, $watched$[{"table":"process","record":"\"process\".\"id\"::text","rows":"\"process\".\"status\" IN ('FAILED', 'PAUSED', 'EXPIRED')"}]$watched$);
--> statement-breakpoint
SELECT keep_work('CORRECTION', '6c45c28765c97f70', $rows$SELECT "data_correction"."id"::text AS record, "data_correction"."brn"::text AS key, "data_correction"."type"::text AS kind,
      coalesce((SELECT "entity"."name" FROM "entity" WHERE "entity"."brn" = "data_correction"."brn")::text, "data_correction"."brn"::text) AS subject, "data_correction"."cause"::text AS about, "data_correction"."updated_at"::timestamptz AS since,
      3::smallint AS days, false AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "data_correction" WHERE ("data_correction"."status" IN ('FAILED', 'PAUSED'))$rows$, $keyed$"data_correction"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"data_correction","record":"\"data_correction\".\"id\"::text","rows":"\"data_correction\".\"status\" IN ('FAILED', 'PAUSED')"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PAYMENT', '9c777cedd537e5f6', $rows$SELECT "payment"."id"::text AS record, "payment"."prn"::text AS key, "payment"."prn_status"::text AS kind,
      coalesce("payment"."transaction_type"::text, "payment"."prn"::text) AS subject, "payment"."tracking_number"::text AS about, "payment"."created_at"::timestamptz AS since,
      1::smallint AS days, false AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "payment" WHERE ("payment"."status" = 'COMPLETED' AND "payment"."prn_status" <> 'CREDITED' AND "payment"."released_at" IS NULL AND NOT EXISTS (SELECT FROM "payment_credit" WHERE "payment_credit"."prn" = "payment"."prn"))$rows$, $keyed$"payment"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"payment","record":"\"payment\".\"id\"::text","rows":"\"payment\".\"status\" = 'COMPLETED' AND \"payment\".\"prn_status\" <> 'CREDITED' AND \"payment\".\"released_at\" IS NULL"}]$watched$);
--> statement-breakpoint
SELECT keep_work('DOCUMENT', 'ba9370be51880fdd', $rows$SELECT "entity_document"."id"::text AS record, "entity_document"."brn"::text AS key, (SELECT "entity"."register" FROM "entity" WHERE "entity"."brn" = "entity_document"."brn")::text AS kind,
      coalesce((SELECT "entity"."name" FROM "entity" WHERE "entity"."brn" = "entity_document"."brn")::text, "entity_document"."brn"::text) AS subject, "entity_document"."name"::text AS about, "entity_document"."created_at"::timestamptz AS since,
      5::smallint AS days, false AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "entity_document" WHERE ("entity_document"."migrating" AND "entity_document"."edms_id" IS NULL)$rows$, $keyed$"entity_document"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"entity_document","record":"\"entity_document\".\"id\"::text","rows":"\"entity_document\".\"migrating\" AND \"entity_document\".\"edms_id\" IS NULL"}]$watched$);
--> statement-breakpoint
SELECT keep_work('INSOLVENCY_APPLICATION', 'a8b57b954f1348a8', $rows$SELECT "insolvency_application"."id"::text AS record, "insolvency_application"."tracking_number"::text AS key, "insolvency_application"."type"::text AS kind,
      coalesce("insolvency_application"."company_name"::text, "insolvency_application"."tracking_number"::text) AS subject, "insolvency_application"."registrar_name"::text AS about, "insolvency_application"."created_at"::timestamptz AS since,
      10::smallint AS days, "insolvency_application"."status" = 'QUERIED' AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "insolvency_application" WHERE ("insolvency_application"."type" IN ('WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION') AND "insolvency_application"."status" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED'))$rows$, $keyed$"insolvency_application"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"insolvency_application","record":"\"insolvency_application\".\"id\"::text","rows":"\"insolvency_application\".\"type\" IN ('WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION') AND \"insolvency_application\".\"status\" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')"}]$watched$);
--> statement-breakpoint
SELECT keep_work('GO_LIVE', '6df6c7060c4b42ed', $rows$SELECT "api_key"."id"::text AS record, "api_key"."account_id"::text AS key, (SELECT "account"."account_type" FROM "account" WHERE "account"."id" = "api_key"."account_id")::text AS kind,
      coalesce((SELECT "account"."display_name" FROM "account" WHERE "account"."id" = "api_key"."account_id")::text, "api_key"."account_id"::text) AS subject, NULL::text AS about, "api_key"."created_at"::timestamptz AS since,
      10::smallint AS days, false AS paused, NULL::uuid AS owner,
      NULL::date AS wakes FROM "api_key" WHERE ("api_key"."mode" = 'SANDBOX' AND "api_key"."revoked_at" IS NULL AND NOT EXISTS (
    SELECT FROM "api_key" AS "other" WHERE "other"."account_id" = "api_key"."account_id" AND "other"."mode" = 'LIVE'
      AND "other"."revoked_at" IS NULL))$rows$, $keyed$"api_key"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"api_key","record":"\"api_key\".\"id\"::text","rows":"\"api_key\".\"mode\" = 'SANDBOX'"},{"table":"api_key","record":"(SELECT \"other\".\"id\" FROM \"api_key\" AS \"other\" WHERE \"other\".\"account_id\" = \"api_key\".\"account_id\"\n        AND \"other\".\"mode\" = 'SANDBOX' AND \"other\".\"revoked_at\" IS NULL)::text","rows":"\"api_key\".\"mode\" = 'LIVE'"}]$watched$);
--> statement-breakpoint
SELECT keep_work('REMINDER', '245c25daf6e5b7f7', $rows$SELECT "reminder"."id"::text AS record, (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::text AS key, (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id")::text AS kind,
      coalesce(left((SELECT "note"."text" FROM "note" WHERE "note"."id" = "reminder"."note_id"), 200)::text, (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::text) AS subject, NULL::text AS about, (("reminder"."day")::timestamp AT TIME ZONE interval '3 hours')::timestamptz AS since,
      0::smallint AS days, false AS paused, "reminder"."owner_id"::uuid AS owner,
      "reminder"."day"::date AS wakes FROM "reminder" WHERE ("reminder"."done_at" IS NULL)$rows$, $keyed$"reminder"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"reminder","record":"\"reminder\".\"id\"::text","rows":"\"reminder\".\"done_at\" IS NULL"},{"table":"note","record":"(SELECT \"reminder\".\"id\" FROM \"reminder\" WHERE \"reminder\".\"note_id\" = \"note\".\"id\" AND \"reminder\".\"done_at\" IS NULL)::text","rows":"true"}]$watched$);
