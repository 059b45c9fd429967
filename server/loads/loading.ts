import type { LoadReason } from '@contract/portal/loadReasons'
import { connectionOf, type Db } from '../db/database'
import type { LoadKind } from './kind'
import type { SourceFile } from './sourceFiles'
import { columnIn, keyIn, type Stage } from './staging'

/** A load under way: its number, its source, its tables, the files of its documents, and whether the register was empty before it. */
export type Loading = {
  id: number
  source: string
  stages: Stage[]
  contents: ReadonlyMap<string, SourceFile>
  isEmpty: boolean
}

/** Returns the table of a kind in this load. */
export const stageIn = ({ stages }: Pick<Loading, 'stages'>, name: LoadKind) =>
  stages.find(({ kind }) => kind.name === name)

/**
 * Refuses rows of a load: `bad` selects their `place` (ctid) with `params`. They are written down with their values, so that
 * they can be mended and sent again.
 */
export const refuseRows = (
  tx: Db,
  { id }: Pick<Loading, 'id'>,
  { kind, table, fields, parts }: Stage,
  reason: LoadReason,
  bad: string,
) => {
  const cells = fields.map(([name, field]) => `'${name}', ${columnIn('gone', field)}`).join()
  const files = parts.map(({ file }) => file.name)
  return connectionOf(tx).query(
    `WITH bad AS (${bad}),
    gone AS (DELETE FROM ${table} s USING bad WHERE s.ctid = bad.place RETURNING s.*, bad.params)
    INSERT INTO load_finding (load, outcome, kind, file, "row", key, cells, reason, params)
    SELECT $1, 'REFUSED', $2, ($3::text[])[gone.part], gone.row_no, ${keyIn('gone', kind)},
      jsonb_strip_nulls(jsonb_build_object(${cells})), $4, gone.params FROM gone`,
    [id, kind.name, files, reason],
  )
}
