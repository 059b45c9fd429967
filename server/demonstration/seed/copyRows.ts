import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../../db/copy'
import { connectionOf, type Db } from '../../db/database'

export type Value = string | number | boolean | null

const CHUNK = 64 * 1024

/** Collects rows of one table in COPY's text format, as pieces of about 64 KB. */
export class CopyText {
  private lines: string[] = []
  private length = 0
  private readonly full: Uint8Array<ArrayBuffer>[] = []
  private readonly encoder = new TextEncoder()

  /** Adds a row; returns true when a piece is complete. */
  add(row: readonly Value[]): boolean {
    const line = copyLine(row)
    this.lines.push(line)
    this.length += line.length
    const complete = this.length >= CHUNK
    if (complete) this.finishPiece()
    return complete
  }

  /** Returns everything since the last call. */
  take(): Uint8Array<ArrayBuffer>[] {
    if (this.length) this.finishPiece()
    return this.full.splice(0)
  }

  private finishPiece() {
    this.full.push(this.encoder.encode(this.lines.join('')))
    this.lines = []
    this.length = 0
  }
}

/** Streams text of COPY's format into these columns of a table. */
export const copyText = <Table extends PgTable>(
  tx: Db,
  table: Table,
  columns: readonly (keyof Table['_']['columns'])[],
  text: Iterable<Uint8Array>,
) => {
  const byKey: Table['_']['columns'] = getTableColumns(table)
  const names = columns.map(key => byKey[key]?.name)
  return pipeline(
    Readable.from(text),
    connectionOf(tx).query(copyFrom(`COPY ${getTableName(table)} (${names.join()}) FROM STDIN`)),
  )
}

/** Streams rows into these columns of a table, in constant memory. */
export const copyRows = <Table extends PgTable>(
  tx: Db,
  table: Table,
  columns: readonly (keyof Table['_']['columns'])[],
  rows: Iterable<readonly Value[]>,
) => {
  const pieces = function* () {
    const text = new CopyText()
    for (const row of rows) if (text.add(row)) yield* text.take()
    yield* text.take()
  }
  return copyText(tx, table, columns, pieces())
}
