import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'

const MOST = 14
const DAYS_APART = 23

/**
 * Makes some clients official receivers, each with the account of every second member of staff; one in four is revoked.
 */
export const addReceivers = (tx: Db, today: Date) =>
  tx.execute(sql`
    WITH clients AS (
      SELECT id, row_number() OVER (ORDER BY created_at, id) AS n FROM account
      WHERE account_type = 'INDIVIDUAL' AND enabled),
    staff AS (
      SELECT id, row_number() OVER (ORDER BY created_at, id) AS n FROM account
      WHERE account_type = 'BACKOFFICE' AND enabled AND password_hash IS NULL)
    INSERT INTO official_receiver (individual_id, back_office_id, created_at, revoked_at)
    SELECT c.id, s.id, made_at, CASE WHEN c.n % 4 = 0 THEN made_at + interval '9 days' END
    FROM clients c JOIN staff s ON s.n = c.n * 2,
      LATERAL (SELECT ${today.toISOString()}::timestamptz - c.n * make_interval(days => ${DAYS_APART}) AS made_at) made
    WHERE c.n <= ${MOST}`)
