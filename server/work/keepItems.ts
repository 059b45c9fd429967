import type { WorkSource } from '@contract/portal/workSources'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { workRows } from './sources'

const setKeeping = (tx: Db, value: 'on' | 'off') => tx.execute(sql`SELECT set_config('daftari.work', ${value}, true)`)

/**
 * Leaves the items of work alone until the end of the transaction or the call of the returned function, which then
 * compares all items with the rows of their sources, one statement for each source.
 */
export const setItemsAside = async (tx: Db) => {
  await setKeeping(tx, 'off')
  return async () => {
    await setKeeping(tx, 'on')
    await compareItems(tx)
  }
}

/** Compares all items of work with the rows of their sources: adds, changes and ends those that differ. */
export const compareItems = async (tx: Db) => {
  for (const { source } of workRows)
    await tx.execute(sql`SELECT ${sql.identifier(`work_of_all_${source.toLowerCase()}`)}()`)
}

/** Compares the items of some rows with these rows, as the triggers do after a change of them. */
export const compareItemsOf = async (tx: Db, rows: readonly { source: WorkSource; record: string }[]) => {
  for (const source of new Set(rows.map(row => row.source))) {
    const records = rows.flatMap(row => (row.source === source ? [row.record] : []))
    await tx.execute(sql`SELECT ${sql.identifier(`work_of_${source.toLowerCase()}`)}(${sql.param(records)}::text[])`)
  }
}
