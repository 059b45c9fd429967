import { sql } from 'drizzle-orm'
import { columnNames } from '../../db/columnNames'
import type { Db } from '../../db/database'
import { account, officialReceiver } from '../../db/schema'

const { individualId, backOfficeId, createdAt, revokedAt } = officialReceiver

const MOST = 14
const DAYS_APART = 23

/**
 * Makes some clients official receivers, each with the account of every second member of staff; one in four is revoked.
 */
export const addReceivers = (tx: Db, today: Date) =>
  tx.execute(sql`
    WITH clients AS (
      SELECT ${account.id} AS id, row_number() OVER (ORDER BY ${account.createdAt}, ${account.id}) AS n FROM ${account}
      WHERE ${account.accountType} = 'INDIVIDUAL' AND ${account.enabled}),
    staff AS (
      SELECT ${account.id} AS id, row_number() OVER (ORDER BY ${account.createdAt}, ${account.id}) AS n FROM ${account}
      WHERE ${account.accountType} = 'BACKOFFICE' AND ${account.enabled} AND ${account.passwordHash} IS NULL)
    INSERT INTO ${officialReceiver} (${columnNames(individualId, backOfficeId, createdAt, revokedAt)})
    SELECT clients.id, staff.id, link.day, CASE WHEN clients.n % 4 = 0 THEN link.day + interval '9 days' END
    FROM clients JOIN staff ON staff.n = clients.n * 2,
      LATERAL (SELECT ${today.toISOString()}::timestamptz - clients.n * make_interval(days => ${DAYS_APART}) AS day) link
    WHERE clients.n <= ${MOST}`)
