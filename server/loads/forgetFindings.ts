import { LOAD_FILE_DAYS } from '@contract/portal/loads'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Database, waitLong } from '../db/database'
import { load, loadFile, loadFinding } from '../db/schema'

/**
 * Removes the files and the refused rows of loads some days after their last use: they hold personal data. The numbers of the
 * rows stay with the load. A load that lost its files must be checked again.
 */
export const forgetFindings = ({ write }: Database) =>
  write(async tx => {
    await waitLong(tx)
    const unused = lt(load.usedAt, sql`now() - make_interval(days => ${LOAD_FILE_DAYS})`)
    const old = (...states: (typeof load.$inferSelect)['state'][]) =>
      tx
        .select({ id: load.id })
        .from(load)
        .where(and(unused, inArray(load.state, states)))
    await tx.delete(loadFile).where(inArray(loadFile.load, old('OPEN', 'CHECKED')))
    await tx
      .delete(loadFinding)
      .where(
        and(
          eq(loadFinding.outcome, 'REFUSED'),
          inArray(loadFinding.load, old('OPEN', 'CHECKED', 'WRITTEN', 'TAKEN_BACK')),
        ),
      )
    await tx
      .update(load)
      .set({ state: 'OPEN' })
      .where(and(unused, eq(load.state, 'CHECKED')))
  })
