import { fill } from '@contract/fill'
import { type LoadReason, loadReasonTexts } from '@contract/portal/loadReasons'
import { connectionOf, type Db } from '../db/database'
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

/** Reads the refused rows of a kind in the order of its files, at most `most`, in the open transaction and in bounded memory. */
export async function* refusedRows(
  tx: Db,
  load: number,
  kind: Kind,
  most = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<RefusedRow> {
  const client = connectionOf(tx)
  await client.query(`DECLARE refused NO SCROLL CURSOR FOR SELECT file, "row", cells, reason, params FROM load_finding
    WHERE load = ${load} AND outcome = 'REFUSED' AND kind = '${kind.name}' ORDER BY file, "row" LIMIT ${most}`)
  try {
    for (;;) {
      const { rows } = await client.query<{
        file: string
        row: number
        cells: Record<string, unknown>
        reason: string
        params: Record<string, string>
      }>(`FETCH ${SLICE} FROM refused`)
      if (!rows.length) return
      for (const { file, row, cells, reason, params } of rows)
        yield {
          file,
          row,
          cells: Object.keys(kind.fields).map(name => cellText(cells[name])),
          reason: reasonText(reason, params),
        }
    }
  } finally {
    await client.query('CLOSE refused')
  }
}
