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
-- The triggers that earlier migrations wrote table by table go, and with them what they counted.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT tgrelid::regclass AS list, tgname AS name FROM pg_trigger
    WHERE tgname IN ('tally_added', 'tally_changed', 'tally_removed') ORDER BY 1, 2 LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', kept.name, kept.list);
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION tally_change();
--> statement-breakpoint
DROP FUNCTION payment_tally();
--> statement-breakpoint
DROP FUNCTION payment_cells(text, text, text, numeric, text);
--> statement-breakpoint
DELETE FROM tally;
--> statement-breakpoint
SELECT keep_totals('account', $cells$SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || '*' || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || '*' || ':' || "account"."id_type", 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || "account"."gender" || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || "account"."gender" || ':' || "account"."id_type", 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || '*' || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || '*' || ':' || "account"."id_type", 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || "account"."gender" || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || "account"."gender" || ':' || "account"."id_type", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('api_request', $cells$SELECT 'apiRequest' || ':' || "api_request"."account_id", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('payment', $cells$SELECT 'payment' || ':' || "payment"."status" || ':' || "payment"."prn_status" || ':' || "payment"."payment_method", 1 UNION ALL SELECT 'paymentCents' || ':' || "payment"."status" || ':' || "payment"."prn_status" || ':' || "payment"."payment_method", ("payment"."grand_total" * 100)::bigint UNION ALL SELECT 'paymentOf' || ':' || lower("payment"."transaction_type"), 1$cells$);
--> statement-breakpoint
SELECT keep_totals('used_prn', $cells$SELECT 'usedPrn', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('insolvency_application', $cells$SELECT 'insolvency' || ':' || "insolvency_application"."type", 1 UNION ALL SELECT 'insolvency' || ':' || "insolvency_application"."type" || ':' || "insolvency_application"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('legal_document', $cells$SELECT 'legalDocument', 1 UNION ALL SELECT 'legalDocument' || ':' || "legal_document"."filed_as", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('complaint', $cells$SELECT 'complaint', 1 UNION ALL SELECT 'complaint' || ':' || "complaint"."status", 1 UNION ALL SELECT 'complaint' || ':' || "complaint"."practitioner_number", 1 UNION ALL SELECT 'complaint' || ':' || "complaint"."practitioner_number" || ':' || "complaint"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('practitioner', $cells$SELECT 'practitioner', 1 UNION ALL SELECT CASE WHEN "practitioner"."active" THEN 'practitioner:active' END, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('process', $cells$SELECT 'process' || ':' || "process"."service" || ':' || "process"."status", 1 UNION ALL SELECT 'processDay' || ':' || "process"."service" || ':' || "process"."status" || ':' || registry_day("process"."created_at")::text, 1 UNION ALL SELECT 'processKind' || ':' || "process"."service" || ':' || "process"."kind" || ':' || "process"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('official_receiver', $cells$SELECT 'official_receiver', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('entity', $cells$SELECT 'entity', 1 UNION ALL SELECT 'entity' || ':' || "entity"."kind", 1 UNION ALL SELECT 'register' || ':' || "entity"."register", 1 UNION ALL SELECT 'register' || ':' || "entity"."register" || ':' || "entity"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('mda', $cells$SELECT 'mda', 1 UNION ALL SELECT 'mda' || ':' || to_char(registry_day("mda"."created_at"), 'YYYY-MM'), 1$cells$);
--> statement-breakpoint
SELECT keep_totals('strike_entry', $cells$SELECT 'strike' || ':' || "strike_entry"."register" || ':' || "strike_entry"."status", 1 UNION ALL SELECT CASE WHEN "strike_entry"."status" = 'ON' THEN 'strike' || ':' || "strike_entry"."register" || ':' || "strike_entry"."status" || ':' || to_char(registry_day("strike_entry"."created_at"), 'YYYY-MM') END, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('data_correction', $cells$SELECT 'dataCorrection' || ':' || "data_correction"."status", 1$cells$);
