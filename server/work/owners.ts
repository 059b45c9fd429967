import type { WorkSource } from '@contract/portal/workSources'
import { and, type SQL } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { workRows } from './sources'
import { holdersOf } from './sourcesOf'

/** A row of a source by its primary key. */
type SourceRow = { source: WorkSource; record: string }

const recordsOf = (rows: readonly SourceRow[], source: WorkSource) =>
  rows.flatMap(row => (row.source === source ? [row.record] : []))

/** Returns the condition of accounts that may own the items of all these rows. */
export const mayOwn = async (db: Db, rows: readonly SourceRow[]): Promise<SQL | undefined> => {
  const sources = [...new Set(rows.map(({ source }) => source))]
  const conditions = workRows
    .filter(({ source }) => sources.includes(source))
    .map(one => one.declaration.mayOwn?.(db, recordsOf(rows, one.source)))
  return and(activeStaff, ...sources.map(holdersOf), ...(await Promise.all(conditions)))
}

/** Makes a person the owner of these rows where the rows themselves have one; their items follow. */
export const setRowOwners = async (tx: Db, rows: readonly SourceRow[], ownerId: string | null) => {
  if (!ownerId) return
  for (const one of workRows) await one.setOwner(tx, recordsOf(rows, one.source), ownerId)
}
