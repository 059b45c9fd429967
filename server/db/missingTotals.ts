import { getTableName } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { TableTotals } from './totalDeclarations'

const TRIGGERS = 4

/** Returns the declarations whose triggers the database lacks, or has with other keys or disabled. */
export const untotalled = async (client: ClientBase, declared: readonly TableTotals[]): Promise<TableTotals[]> => {
  const { rows } = await client.query<{ name: string; cells: string; triggers: number }>(
    `SELECT t.relname AS name, convert_from(substring(g.tgargs FROM 1 FOR octet_length(g.tgargs) - 1), 'UTF8') AS cells, count(*)::int AS triggers
     FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid
     WHERE g.tgname LIKE 'totals\\_%' AND g.tgenabled <> 'D' GROUP BY 1, 2`,
  )
  const complete = new Set(rows.filter(({ triggers }) => triggers === TRIGGERS).map(({ name, cells }) => name + cells))
  return declared.filter(totals => !complete.has(getTableName(totals.table) + totals.cells()))
}

/**
 * Returns one message for each declaration whose totals would be wrong. Each message holds the statement that a migration
 * needs.
 */
export const missingTotals = async (client: ClientBase, declared: readonly TableTotals[]): Promise<string[]> =>
  (await untotalled(client, declared)).map(
    totals => `Nobody keeps the totals of ${getTableName(totals.table)}: a migration must run ${totals.migration()}`,
  )
