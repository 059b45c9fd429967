import { Refusal } from '@contract/errors'
import type { Extract } from '@contract/portal/extracts'
import type { Db } from '../db/database'
import type { extract } from '../db/schema'
import { isSame, readContent, readFacts } from './content'

type Row = Pick<typeof extract.$inferSelect, 'brn' | 'asOf' | 'content' | 'withdrawnAt'>

/** Reads what an extract would show now: its moment as known today, or the file of today for an extract of its day of issue. */
const readAgain = async (db: Db, { brn, asOf }: Row) => {
  try {
    return await readFacts(db, brn, asOf ? { asOf } : undefined)
  } catch (error) {
    // The moment cannot be shown any more, such as after a correction of the day of registration.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/**
 * Returns the state of an extract. It is superseded when the register no longer says what the extract shows
 * (docs/decisions/123-extracts.md).
 */
export const stateOf = async (db: Db, row: Row): Promise<Extract['state']> => {
  if (row.withdrawnAt) return 'WITHDRAWN'
  const now = await readAgain(db, row)
  return now && isSame(now, readContent(row.content).facts) ? 'VALID' : 'SUPERSEDED'
}
