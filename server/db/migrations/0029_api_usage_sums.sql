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
INSERT INTO api_usage_day (account_id, day, end_point, mode, served, failed, charged)
  SELECT account_id, (made_at AT TIME ZONE 'Africa/Kampala')::date, end_point, mode,
    count(*) FILTER (WHERE served), count(*) FILTER (WHERE NOT served), sum(charged)
  FROM api_request GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER api_usage_added AFTER INSERT ON api_request REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION api_usage_add();
