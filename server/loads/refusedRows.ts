import { fill } from '@contract/fill'
import { type LoadReason, loadReasonTexts } from '@contract/portal/loadReasons'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { loadFinding } from '../db/schema'
import { listCell } from './cells'
import type { Kind } from './kind'

/** A refused row: its cells in the order of `headersOf`, its file and number there, and the reason in words. */
export type RefusedRow = { cells: string[]; file: string; row: number; reason: string }

/** Returns the reason of a refused row in English. */
const reasonText = (reason: string, params: Record<string, string>) =>
  fill(loadReasonTexts[reason as LoadReason] ?? reason, params)

/** Returns the headers of the refused rows of a kind: those that a load finds its fields by, and two that it does not read. */
export const headersOf = ({ fields }: Kind) => [...Object.values(fields).map(({ label }) => label), 'Row', 'Reason']

const cellText = (value: unknown) =>
  Array.isArray(value) ? listCell(value.map(String)) : value === null || value === undefined ? '' : String(value)

const SLICE = 2000

/** Reads the refused rows of a kind in the order of its files, slice by slice. */
export async function* refusedRows(db: Db, load: number, kind: Kind): AsyncGenerator<RefusedRow> {
  const { id, outcome, kind: ofKind, file, row } = loadFinding
  const isRefused = and(eq(loadFinding.load, load), eq(outcome, 'REFUSED'), eq(ofKind, kind.name))
  let last: typeof loadFinding.$inferSelect | undefined
  do {
    const rows = await db
      .select()
      .from(loadFinding)
      .where(and(isRefused, last && sql`(${file}, ${row}, ${id}) > (${last.file}, ${last.row}, ${last.id})`))
      .orderBy(asc(file), asc(row), asc(id))
      .limit(SLICE)
    for (const { cells, reason, params, ...found } of rows)
      yield {
        file: found.file ?? '',
        row: found.row ?? 0,
        cells: Object.keys(kind.fields).map(name => cellText(cells[name])),
        reason: reasonText(reason, params),
      }
    last = rows.length < SLICE ? undefined : rows.at(-1)
  } while (last)
}
