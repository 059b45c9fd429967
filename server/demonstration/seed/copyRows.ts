import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { from as copyFrom } from 'pg-copy-streams'
import { copyCell } from '../../db/copy'
import { connectionOf, type Db } from '../../db/database'

export type Value = string | number | boolean | null

const PIECE = 64 * 1024
/** Bytes that the last row of a piece may take without a larger buffer. */
const SPARE = 4096
const [TAB, NEWLINE, BACKSLASH] = [9, 10, 92]
const [FIRST_PLAIN, LAST_PLAIN] = [32, 126]
const encoder = new TextEncoder()

/** Buffers of pieces that were stored, for new pieces. */
const spareBuffers: ArrayBuffer[] = []

/** Keeps the buffers of stored pieces for new ones, so that memory needs no collection for each of them. */
export const reuseBuffers = (buffers: readonly ArrayBuffer[]) => {
  for (const buffer of buffers) if (buffer.byteLength === PIECE + SPARE) spareBuffers.push(buffer)
}

const emptyPiece = (): Uint8Array<ArrayBuffer> => {
  const buffer = spareBuffers.pop()
  return buffer ? new Uint8Array(buffer) : new Uint8Array(PIECE + SPARE)
}

/**
 * Collects rows of one table in COPY's text format, as pieces of about 64 KB. Plain text is written byte by byte into
 * the piece: to join and encode strings takes twice the time.
 */
export class CopyText {
  private bytes = emptyPiece()
  private length = 0
  private readonly full: Uint8Array<ArrayBuffer>[] = []

  /** Adds a row; returns true when a piece is complete. */
  add(row: readonly Value[]): boolean {
    for (let cell = 0; cell < row.length; cell++) {
      const value = row[cell] ?? null
      this.write(typeof value === 'string' ? value : copyCell(value), value === null)
      this.bytes[this.length++] = cell === row.length - 1 ? NEWLINE : TAB
    }
    const complete = this.length >= PIECE
    if (complete) this.finishPiece()
    return complete
  }

  /** Returns everything since the last call. */
  take(): Uint8Array<ArrayBuffer>[] {
    if (this.length) this.finishPiece()
    return this.full.splice(0)
  }

  /** Writes a cell, and makes room for the sign that follows it. */
  private write(text: string, encoded: boolean) {
    this.makeRoom(text.length)
    const { bytes } = this
    let at = this.length
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code < FIRST_PLAIN || code > LAST_PLAIN || (code === BACKSLASH && !encoded)) {
        this.writeEncoded(encoder.encode(copyCell(text)))
        return
      }
      bytes[at++] = code
    }
    this.length = at
  }

  private writeEncoded(cell: Uint8Array) {
    this.makeRoom(cell.length)
    this.bytes.set(cell, this.length)
    this.length += cell.length
  }

  private makeRoom(more: number) {
    const needed = this.length + more + 1
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
  }

  private finishPiece() {
    this.full.push(this.bytes.subarray(0, this.length))
    this.bytes = emptyPiece()
    this.length = 0
  }
}

/** Rows of the tables of a step, in the order of its tables, as pieces in COPY's text format. */
export type Batch = Uint8Array<ArrayBuffer>[][]

export const buffersOf = (batch: Batch): ArrayBuffer[] => batch.flatMap(pieces => pieces.map(({ buffer }) => buffer))

/** A large table with the columns that its rows have. */
export type LoadedTable = { table: PgTable; copy(tx: Db, text: Iterable<Uint8Array>): Promise<void> }

type Columns<Table extends PgTable> = readonly (keyof Table['_']['columns'])[]

/** Streams text of COPY's format into these columns of a table. */
const copyText = async <Table extends PgTable>(
  tx: Db,
  table: Table,
  columns: Columns<Table>,
  text: Iterable<Uint8Array>,
) => {
  const byKey: Table['_']['columns'] = getTableColumns(table)
  const names = columns.map(key => byKey[key]?.name)
  await pipeline(
    Readable.from(text),
    connectionOf(tx).query(copyFrom(`COPY ${getTableName(table)} (${names.join()}) FROM STDIN`)),
  )
}

export const loadedTable = <Table extends PgTable>(table: Table, columns: Columns<Table>): LoadedTable => ({
  table,
  copy: (tx, text) => copyText(tx, table, columns, text),
})

/** Streams rows into these columns of a table, in constant memory. */
export const copyRows = <Table extends PgTable>(
  tx: Db,
  table: Table,
  columns: Columns<Table>,
  rows: Iterable<readonly Value[]>,
) => {
  const pieces = function* () {
    const text = new CopyText()
    for (const row of rows) if (text.add(row)) yield* text.take()
    yield* text.take()
  }
  return copyText(tx, table, columns, pieces())
}
