-- Payments are counted and summed by status, PRN status and method together. Any choice among the three is the sum of
-- the cells that fit it, 36 at most.
CREATE FUNCTION payment_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally (key, delta)
      SELECT k.key, sum(k.delta) FROM added r, payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total) k
      GROUP BY k.key;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally (key, delta)
      SELECT k.key, -sum(k.delta) FROM removed r, payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total) k
      GROUP BY k.key;
  ELSE
    INSERT INTO tally (key, delta)
      SELECT key, sum(delta) FROM (
        SELECT k.key, k.delta FROM added r, payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total) k
        UNION ALL
        SELECT k.key, -k.delta FROM removed r, payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total) k
      ) changes GROUP BY key HAVING sum(delta) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What one payment adds: one to its cell's count, and its amount in cents to its cell's sum.
CREATE FUNCTION payment_cells(status text, prn_status text, method text, total numeric)
  RETURNS TABLE (key text, delta bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'payment:' || status || ':' || prn_status || ':' || method, 1::bigint
  UNION ALL SELECT 'paymentCents:' || status || ':' || prn_status || ':' || method, (total * 100)::bigint
$$;
--> statement-breakpoint
CREATE TRIGGER tally_added AFTER INSERT ON payment REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION payment_tally();
--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON payment REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION payment_tally();
--> statement-breakpoint
CREATE TRIGGER tally_removed AFTER DELETE ON payment REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION payment_tally();
--> statement-breakpoint
DO $$
DECLARE
  keys text := 'ARRAY[''usedPrn'']';
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON used_prn REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON used_prn REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
--> statement-breakpoint
-- Revenue of the last days is summed from this index alone.
CREATE INDEX payment_revenue ON payment (created_at) INCLUDE (transaction_type, payment_method, grand_total)
  WHERE status = 'COMPLETED';
