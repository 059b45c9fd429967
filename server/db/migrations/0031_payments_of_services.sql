-- Payments are also counted by the service they name, so that one that is paid for is not taken away.
CREATE FUNCTION payment_cells(status text, prn_status text, method text, total numeric, service text)
  RETURNS TABLE (key text, delta bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'payment:' || status || ':' || prn_status || ':' || method, 1::bigint
  UNION ALL SELECT 'paymentCents:' || status || ':' || prn_status || ':' || method, (total * 100)::bigint
  UNION ALL SELECT 'paymentOf:' || lower(service), 1::bigint
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payment_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally (key, delta)
      SELECT k.key, sum(k.delta) FROM added r,
        payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total, r.transaction_type) k
      GROUP BY k.key;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally (key, delta)
      SELECT k.key, -sum(k.delta) FROM removed r,
        payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total, r.transaction_type) k
      GROUP BY k.key;
  ELSE
    INSERT INTO tally (key, delta)
      SELECT key, sum(delta) FROM (
        SELECT k.key, k.delta FROM added r,
          payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total, r.transaction_type) k
        UNION ALL
        SELECT k.key, -k.delta FROM removed r,
          payment_cells(r.status, r.prn_status, r.payment_method, r.grand_total, r.transaction_type) k
      ) changes GROUP BY key HAVING sum(delta) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION payment_cells(text, text, text, numeric);
--> statement-breakpoint
INSERT INTO tally (key, delta) SELECT 'paymentOf:' || lower(transaction_type), count(*) FROM payment GROUP BY 1;
