import pg from 'pg'
import type { TestDatabase } from './database'

/** Entries of a log that is long enough for the planner to prefer its indexes, one every 15 minutes. */
export const MANY = 100_000

/** Returns the id of a person in a log: the first has half of the entries, the ninth has ten, the last have none. */
export const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Expression for the person of the entry `n`. */
export const personOfEntry = `CASE WHEN n % 10000 = 1 THEN '${person(9)}' WHEN n % 2 = 0 THEN '${person(1)}'
  ELSE '00000000-0000-4000-8000-' || lpad((2 + n % 5)::text, 12, '0') END::uuid`

/** Periods of filters: none, open to one side, and one long before the first entry. */
export const periods: { from?: string; to?: string }[] = [
  {},
  { from: '2001-01-01' },
  { to: new Date(Date.now() - 900 * 86_400_000).toISOString().slice(0, 10) },
  { from: '2001-01-01', to: '2001-12-31' },
]

/** Fills a table with the rights of its owner, and gathers the statistics that the planner needs. */
export const fillAsOwner = async ({ connection }: TestDatabase, statements: string) => {
  const owner = new pg.Client(connection)
  await owner.connect()
  await owner.query(statements)
  await owner.query('VACUUM ANALYZE')
  await owner.end()
}
