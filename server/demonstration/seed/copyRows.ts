import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../../db/copy'
import { connectionOf, type Db } from '../../db/database'

export type Value = string | number | boolean | null

const CHUNK = 64 * 1024

/** Streams rows into these columns of a table, in constant memory. */
export const copyRows = <Table extends PgTable>(
  tx: Db,
  table: Table,
  columns: readonly (keyof Table['_']['columns'])[],
  rows: Iterable<readonly Value[]>,
) => {
  const byKey: Table['_']['columns'] = getTableColumns(table)
  const names = columns.map(key => byKey[key]?.name)
  const chunks = function* () {
    let text = ''
    for (const row of rows) {
      text += copyLine([...row])
      if (text.length < CHUNK) continue
      yield text
      text = ''
    }
    yield text
  }
  return pipeline(
    Readable.from(chunks()),
    connectionOf(tx).query(copyFrom(`COPY ${getTableName(table)} (${names.join()}) FROM STDIN`)),
  )
}
