-- upgrade: stop: the first schema, which no older release has.
-- jobs: schema 24 of pg-boss
-- Functions that tables, indexes and triggers call. Their bodies may name tables of the next migration.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pgcrypto;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
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
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail only grows' USING ERRCODE = 'insufficient_privilege';
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
--> statement-breakpoint
-- The day of a moment where the registry is: processes are listed and counted by it. East Africa keeps one time all year.
CREATE FUNCTION registry_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (moment AT TIME ZONE interval '3 hours')::date
$$;
--> statement-breakpoint
-- Calls are added up by day as they come: a period is then a few rows, however many calls there were.
CREATE FUNCTION api_usage_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO api_usage_day AS kept (account_id, day, end_point, mode, served, failed, charged)
    SELECT account_id, (made_at AT TIME ZONE 'Africa/Kampala')::date, end_point, mode,
      count(*) FILTER (WHERE served), count(*) FILTER (WHERE NOT served), sum(charged)
    FROM added GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (account_id, day, end_point, mode) DO UPDATE SET served = kept.served + excluded.served,
    failed = kept.failed + excluded.failed, charged = kept.charged + excluded.charged;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- L and R are one sound in many of the country's languages. A word with digits in it has no sound.
CREATE FUNCTION name_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '^[A-Z]{2,60}$' THEN nullif(public.metaphone(translate(word, 'R', 'L'), 24), '') END
$$;
--> statement-breakpoint
-- Names of a doer and of the doing have one stem: MILLERS and MILLING, TRADERS and TRADING.
CREATE FUNCTION name_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(coalesce((ts_lexize('pg_catalog.english_stem', lower(word)))[1], lower(word)),
    '^(.{4,})(er|or|e)$', '\1')
$$;
--> statement-breakpoint
-- A word comes out of name_key in the collation "C", the words that are known stand in the database's own: compared as they
-- were, no index answered, and all words of all names were read again for each. Two thousand names took half a minute.
CREATE FUNCTION note_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_word (word, stem, sound)
    SELECT word, name_stem(word), name_sound(word) FROM (
      SELECT DISTINCT word FROM added, unnest(string_to_array(added.name_key COLLATE "default", ' ')) word
      WHERE length(word) BETWEEN 1 AND 60) words
    WHERE (SELECT n.word FROM name_word n WHERE n.word = words.word) IS NULL
    ORDER BY word COLLATE "C"
  ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes the database keep the totals of a table (server/db/totalDeclarations.ts declares them), in place of an earlier
-- declaration, and counts the rows it has. `cells` is a query over one row, under the name of its table: the keys under
-- which the row counts, and the amount it adds to each. The trigger function is written for the table, so that
-- PostgreSQL plans it once in a session.
CREATE FUNCTION keep_totals(list regclass, cells text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := (SELECT relname FROM pg_class WHERE oid = list);
  change text := 'INSERT INTO tally (key, delta) SELECT cell.key, %s sum(cell.delta)
    FROM %s AS %I, LATERAL (%s) AS cell (key, delta) WHERE cell.key IS NOT NULL GROUP BY cell.key';
  earlier text;
  event text;
BEGIN
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', list);
  SELECT convert_from(substring(tgargs FROM 1 FOR octet_length(tgargs) - 1), 'UTF8') INTO earlier
    FROM pg_trigger WHERE tgrelid = list AND tgname = 'totals_insert';
  IF earlier IS NOT NULL THEN
    EXECUTE format(change, '-', list, name, earlier);
  END IF;
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', 'totals_of_' || name, format(
    'BEGIN
      IF TG_OP = ''INSERT'' THEN %1$s;
      ELSIF TG_OP = ''DELETE'' THEN %2$s;
      ELSIF TG_OP = ''TRUNCATE'' THEN %3$s;
      ELSE
        INSERT INTO tally (key, delta) SELECT change.key, sum(change.delta) FROM (
          SELECT cell.key, cell.delta FROM added AS %5$I, LATERAL (%4$s) AS cell (key, delta) UNION ALL
          SELECT cell.key, -cell.delta FROM removed AS %5$I, LATERAL (%4$s) AS cell (key, delta)) AS change
        WHERE change.key IS NOT NULL GROUP BY change.key HAVING sum(change.delta) <> 0;
      END IF;
      RETURN NULL;
    END',
    format(change, '', 'added', name, cells), format(change, '-', 'removed', name, cells),
    format(change, '-', list, name, cells), cells, name));
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS %I ON %s', 'totals_' || event, list);
    EXECUTE format('CREATE TRIGGER %I %s %s ON %s %s FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
      'totals_' || event, CASE event WHEN 'truncate' THEN 'BEFORE' ELSE 'AFTER' END, event, list,
      CASE event
        WHEN 'insert' THEN 'REFERENCING NEW TABLE AS added'
        WHEN 'update' THEN 'REFERENCING NEW TABLE AS added OLD TABLE AS removed'
        WHEN 'delete' THEN 'REFERENCING OLD TABLE AS removed'
        ELSE ''
      END, 'totals_of_' || name, cells);
  END LOOP;
  EXECUTE format(change, '', list, name, cells);
END $$;
--> statement-breakpoint
-- The name of a field as it is compared: in small letters, without spaces, dashes and underscores.
CREATE FUNCTION audit_field_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(name), ' _-', '')
$$;
--> statement-breakpoint
-- Names of the fields whose values differ between `before` and `after`. A call with many changes has a list of each; a
-- value that is no object has no fields. The first function is repeated, so that a restored index needs no search path.
CREATE FUNCTION audit_changed_fields(before jsonb, after jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT translate(lower(field), ' _-', '')), '{}') FROM ROWS FROM (
    jsonb_array_elements(CASE jsonb_typeof(before) WHEN 'array' THEN before ELSE jsonb_build_array(before) END),
    jsonb_array_elements(CASE jsonb_typeof(after) WHEN 'array' THEN after ELSE jsonb_build_array(after) END)
  ) AS change (earlier, later), LATERAL jsonb_object_keys(
    CASE jsonb_typeof(earlier) WHEN 'object' THEN earlier ELSE '{}' END ||
    CASE jsonb_typeof(later) WHEN 'object' THEN later ELSE '{}' END) AS field
  WHERE CASE jsonb_typeof(earlier) WHEN 'object' THEN earlier -> field END
    IS DISTINCT FROM CASE jsonb_typeof(later) WHEN 'object' THEN later -> field END
$$;
--> statement-breakpoint
-- The access log grows, and forgets what is old: nothing in it is changed, and no entry of the last 30 days is deleted.
CREATE FUNCTION access_entry_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the access log is not changed' USING ERRCODE = 'insufficient_privilege';
END $$;
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
-- change of the calendar, which computes all due days anew. Of rows that name an owner the items follow it: with another
-- owner, the message of the colleague who passed it on and the lease end. A row that is paused when it becomes work has been
-- since `paused_since`, or from today on.
CREATE FUNCTION keep_work(source text, mark text, rows text, keyed text, watched jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
-- The person of an audit entry ended the work whose rows stopped waiting in the same transaction.
CREATE FUNCTION work_ended_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_done SET person_id = NEW.actor_id
  WHERE id = ANY (string_to_array(current_setting('daftari.work_done', true), ',')::bigint[])
    AND NEW.actor_id IS NOT NULL AND EXISTS (SELECT FROM account WHERE account.id = NEW.actor_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes the calendar from its first to its last day: `weekend` holds the days of the week (1: Monday) on which the
-- registry is closed. Numbers the working days and computes the due days of all work anew; work that somebody snoozed until
-- a day on which the registry is closed now comes back on the next working day. Returns how many due days changed.
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
  UPDATE work_item SET snoozed_until =
    (SELECT min(day) FROM calendar_day WHERE open AND day > work_item.snoozed_until)
  WHERE snoozed_by IS NOT NULL AND snoozed_until > registry_day(now())
    AND EXISTS (SELECT FROM calendar_day WHERE day = work_item.snoozed_until AND NOT open)
    AND EXISTS (SELECT FROM calendar_day WHERE open AND day > work_item.snoozed_until);
  UPDATE work_item SET due = work_due(registry_day(since), days, pauses)
  WHERE due IS DISTINCT FROM work_due(registry_day(since), days, pauses);
  GET DIAGNOSTICS moved = ROW_COUNT;
  RETURN moved;
END $$;
--> statement-breakpoint
-- Tells every server which sources of work a statement changed, once its transaction commits. PostgreSQL sends equal
-- notifications of one transaction once.
CREATE FUNCTION announce_work() RETURNS trigger LANGUAGE plpgsql AS $announce$
BEGIN
  PERFORM pg_notify('portal_work', string_agg(DISTINCT source, ',')) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$announce$;
--> statement-breakpoint
-- Two words of a name in either order, as one text. Not STRICT, so that PostgreSQL puts it in place where it is called.
CREATE FUNCTION word_pair(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(one COLLATE "C", other) || ' ' || greatest(one COLLATE "C", other)
$$;
--> statement-breakpoint
-- Each two words of a name. Most names have two or three; a loop takes a quarter of the time of a query.
CREATE FUNCTION word_pairs(words text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pairs text[] := '{}';
BEGIN
  FOR i IN 1 .. cardinality(words) - 1 LOOP
    FOR j IN i + 1 .. cardinality(words) LOOP
      pairs := pairs || public.word_pair(words[i], words[j]);
    END LOOP;
  END LOOP;
  RETURN pairs;
END $$;
--> statement-breakpoint
-- The words are those of the column now, which are made once.
CREATE FUNCTION note_person_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (word, sound)
    SELECT word, name_sound(word) FROM (SELECT DISTINCT unnest(name_words) AS word FROM added) words
    WHERE length(word) <= 60 AND NOT EXISTS (SELECT FROM person_word p WHERE p.word = words.word)
    ORDER BY word
  ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most names are plain letters and digits, and need no search for accents and signs. Functions that are not STRICT, with
-- a body of one expression, are put in place where they are called: a call costs more than the work itself.
CREATE FUNCTION any_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(translate(replace(upper(public.unaccent('public.unaccent'::regdictionary, name)),
    '&', ' AND '), '.''’`´', ''), '[^[:alnum:]]+', ' ', 'g'), ' ')
$$;
--> statement-breakpoint
-- A name as it is compared: capitals without accents, words divided by one space, nothing but letters and digits.
-- An ampersand is the word it stands for; points and apostrophes fall away, so that J.K. is JK and FARMER'S is FARMERS.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN name ~ '^[A-Za-z0-9]+( [A-Za-z0-9]+)*$' THEN upper(name) ELSE public.any_name_key(name) END
$$;
--> statement-breakpoint
-- Words of a person's name as they are compared. Plain letters, which most names have, need no other spelling.
CREATE FUNCTION person_words(given text, middle text, sur text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(
    CASE WHEN coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, '') ~ '^[A-Za-z ]*$'
      THEN upper(coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, ''))
      ELSE public.any_name_key(coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, ''))
    END, ' '), '')
$$;
--> statement-breakpoint
-- ID number as it is searched for: in capitals, without what only helps reading.
CREATE FUNCTION person_number(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(translate(upper(number), ' -./', ''), '')
$$;
--> statement-breakpoint
-- The moment at which a payment was made. Payments that are added as completed have been made when they were added.
CREATE FUNCTION note_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.completed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
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
CREATE FUNCTION take_filing_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT filing_date INTO NEW.filing_date FROM legal_document WHERE instrument_number = NEW.instrument_number;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION pass_filing_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE legal_document_party SET filing_date = NEW.filing_date WHERE instrument_number = NEW.instrument_number;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Tells every server that sessions ended, once the transaction commits, so that their streams end too.
CREATE FUNCTION announce_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $announce$
BEGIN
  PERFORM pg_notify('portal_work', 'SESSION') WHERE EXISTS (SELECT FROM ended);
  RETURN NULL;
END
$announce$;
--> statement-breakpoint
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
