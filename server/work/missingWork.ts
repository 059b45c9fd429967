import type { ClientBase } from 'pg'
import type { WorkRows } from './sources/workRows'

const TRIGGERS = 4

/** Returns the sources of work whose triggers the database lacks, or has for another declaration or disabled. */
export const unwatched = async (client: ClientBase, declared: readonly WorkRows[]): Promise<WorkRows[]> => {
  const { rows } = await client.query<{ source: string; mark: string; triggers: number }>(
    `SELECT upper(substring(g.tgname FROM '^work_(.*)\\.\\d+_')) AS source,
       convert_from(substring(g.tgargs FROM 1 FOR octet_length(g.tgargs) - 1), 'UTF8') AS mark, count(*)::int AS triggers
     FROM pg_trigger g WHERE g.tgname ~ '^work_.*\\.\\d+_' AND g.tgenabled <> 'D' GROUP BY 1, 2`,
  )
  const triggers = new Map(rows.map(row => [`${row.source} ${row.mark}`, row.triggers]))
  return declared.filter(one => triggers.get(`${one.source} ${one.mark()}`) !== TRIGGERS * one.watched().length)
}

/** Returns one message for each source whose work nobody keeps. Each message holds the statement that a migration needs. */
export const missingWork = async (client: ClientBase, declared: readonly WorkRows[]): Promise<string[]> =>
  (await unwatched(client, declared)).map(
    one => `Nobody keeps the work of ${one.source}: a migration must run ${one.migration()}`,
  )
