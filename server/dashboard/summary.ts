import type { Summary } from '@contract/portal/capabilities'
import { sql } from 'drizzle-orm'
import { revenueOf } from '../billing/revenue'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { renderOnce } from '../db/renderOnce'
import { entityTotals, legalDocumentTotals, mdaTotals, practitionerTotals, strikeTotals, tally } from '../db/schema'
import type { StoredTotal } from '../db/totalDeclarations'
import type { Register } from '../registry/strikes'

const MONTHS = 12

type Totals = { totals: Record<string, number>; months: string[] }

const shown = [
  entityTotals.of('entity'),
  legalDocumentTotals.of('legalDocument'),
  mdaTotals.of('mda'),
  practitionerTotals.of('practitioner'),
  strikeTotals.of('strike'),
]

/**
 * Condition of the totals that the dashboard shows, whose keys are found in the index by their beginnings. Those of work
 * and of payments have a key for each day or service, and become more with the years.
 */
const isShown = renderOnce(
  sql.join(
    shown.flatMap(({ keys }) => keys.map(key => sql`${tally.key} LIKE ${`${key}%`}`)),
    sql` OR `,
  ),
)

/** Reads the stored totals, and the last twelve months, oldest first, under the names that the monthly totals use. */
const readTotals = async (db: Db): Promise<Totals> => {
  const { rows } = await db.execute<Totals>(sql`
    SELECT (SELECT coalesce(json_object_agg(key, total), '{}')
        FROM (
          SELECT ${tally.key}, sum(${tally.delta})::bigint AS total FROM ${tally}
          WHERE ${isShown} GROUP BY ${tally.key}) t WHERE total > 0) AS totals,
      (SELECT json_agg(to_char(month, 'YYYY-MM') ORDER BY month) FROM (
        SELECT date_trunc('month', ${today}::timestamp) - n * interval '1 month' AS month
        FROM generate_series(0, ${MONTHS - 1}) n) m) AS months`)
  return rows[0] ?? { totals: {}, months: [] }
}

/** Returns the data of the dashboard that this person may see: stored totals, and a year by month. */
export const summarise = async (db: Db, permissions: ReadonlySet<string>): Promise<Summary> => {
  const { totals, months } = await readTotals(db)
  const revenue = permissions.has('can_view_billing_settings') ? await revenueOf(db) : undefined
  const total = ({ keys }: StoredTotal) => keys.reduce((sum, key) => sum + (totals[key] ?? 0), 0)
  const byValue = ({ keys: [whole] }: StoredTotal) =>
    Object.fromEntries(
      Object.entries(totals)
        .filter(([key]) => key.startsWith(`${whole}:`))
        .map(([key, count]) => [key.slice(`${whole}:`.length), count]),
    )
  const byMonth = (totalOf: (month?: string) => StoredTotal) => ({
    total: total(totalOf()),
    byMonth: months.map(month => ({ month, count: total(totalOf(month)) })),
  })
  const strikes = (register: Register) => byMonth(month => strikeTotals.of('strike', register, 'ON', month))
  return {
    ...(permissions.has('can_view_registry') && {
      entities: { total: total(entityTotals.of('entity')), byKind: byValue(entityTotals.of('entity')) },
    }),
    ...(permissions.has('can_view_blacklist_registry') && {
      blacklist: strikes('BLACKLIST'),
      deRegistrations: strikes('DEREGISTRATION'),
      mdas: byMonth(month => mdaTotals.of('mda', month)),
    }),
    ...(permissions.has('can_view_doc_registry') && {
      legalDocuments: {
        total: total(legalDocumentTotals.of('legalDocument')),
        byType: byValue(legalDocumentTotals.of('legalDocument')),
      },
    }),
    ...(permissions.has('can_view_practitioner_registry') && {
      practitioners: {
        total: total(practitionerTotals.of('practitioner')),
        active: total(practitionerTotals.of('practitioner:active')),
      },
    }),
    ...(revenue && { revenue }),
  }
}
