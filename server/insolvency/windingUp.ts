import { Refusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { WINDING_UP } from '@contract/insolvency/applications'
import type { Form20 } from '@contract/insolvency/form20'
import type { windingUp as contract, WindingTask } from '@contract/insolvency/windingUp'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { renderOnce } from '../db/renderOnce'
import { form20Entry } from '../db/schema'
import type { Handlers } from '../http/serve'
import { readApplication } from './applicationRead'

const { list, position, facts } = form20Entry

/**
 * Returns SQL for an amount of an entry, as the portal reads it: without its grouping, and null for text that is no amount.
 * The text is the filer's own, and one that cannot be read must not fail the page.
 */
const amountOf = (name: string) => sql`(SELECT CASE WHEN digits ~ '^-?\\d+(\\.\\d+)?$' THEN digits::numeric END
  FROM (SELECT regexp_replace(${facts}->>${name}, '[,\\s]', '', 'g') AS digits) written)`

/** Returns SQL for the totals of a list by currency: its book value and its estimated return. */
const totals = (listed: string, book: string, where: SQL = sql`true`) => sql`(
  SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT ${facts}->>'currency' AS currency, sum(${amountOf(book)})::text AS "totalBookValue",
      sum(${amountOf('estimatedReturn')})::text AS "totalEstimatedReturn"
    FROM entries AS ${form20Entry} WHERE ${list} = ${listed} AND ${where} GROUP BY 1 ORDER BY 1) t)`

/** Shareholders who still owe money for their shares are listed among the debtors (docs/requirements/insolvency.md). */
const owesForShares = sql`${facts} ? 'totalAmountDue'`

const listsAndTotals = renderOnce(sql`
  SELECT (SELECT jsonb_object_agg(list, rows) FROM (
      SELECT ${list}, jsonb_agg(${facts} ORDER BY ${position}) AS rows
      FROM entries AS ${form20Entry} GROUP BY ${list}) lists) AS lists,
    json_build_object(
      'marketableSecurities', ${totals('marketableSecurities', 'bookValue')},
      'tradeDebtors', ${totals('tradeDebtors', 'bookValue', sql`NOT ${owesForShares}`)},
      'loansAndAdvances', ${totals('loansAndAdvances', 'bookValue')},
      'billsReceivable', ${totals('billOfExchange', 'amount')},
      'unpaidShares', ${totals('tradeDebtors', 'totalAmountDue', owesForShares)}) AS totals`)

/**
 * Reads the statement of affairs of an application; null before it is begun. The database adds up the totals exactly,
 * each currency separately.
 */
const form20Of = async (db: Db, applicationId: WireId): Promise<Omit<Form20, 'status'> | null> => {
  const { rows } = await db.execute<{ lists: Record<string, unknown> | null; totals: Record<string, unknown> }>(sql`
    WITH entries AS MATERIALIZED (
      SELECT ${list}, ${position}, ${facts} FROM ${form20Entry} WHERE ${form20Entry.applicationId} = ${applicationId})
    ${listsAndTotals}`)
  const [row] = rows
  return row?.lists ? { ...row.lists, nonSecuredAssetsDerivedTotals: row.totals } : null
}

/** Handlers of the forms of a winding-up. Applications of another type have none, and are refused as unknown. */
export const windingUpHandlers: Handlers<typeof contract> = {
  async draft({ db, query }): Promise<OnWire<WindingTask>> {
    const number = query['tracking-number']
    const details = await readApplication(db, number)
    if (details.type !== WINDING_UP) throw new Refusal('unknown-application', { number })
    const form20 = await form20Of(db, details.id)
    return {
      ...details,
      ...(form20 && { form20: { ...form20, status: details.status === 'APPROVED' ? 'APPROVED' : 'FILING' } }),
    }
  },
}
