import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeFormula } from '@spreadsheet/formulaEscape'
import type { Db } from '../db/database'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { headersOf, refusedRows } from './refusedRows'

/** Mark by which spreadsheet programs know that a .csv is UTF-8. */
const UTF8_MARK = '\ufeff'

/** Returns a line of a .csv. Every cell is quoted, and none is evaluated by a spreadsheet program. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map(cell => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join()}\r\n`

async function* linesOf(tx: Db, load: number, kind: Kind) {
  yield UTF8_MARK + csvLine(headersOf(kind))
  for await (const { cells, file, row, reason } of refusedRows(tx, load, kind))
    yield csvLine([...cells, `${file}: ${row}`, reason])
}

/** Writes the refused rows of a load as a folder of .csv by kind, which can be mended and loaded; returns the names of the files. */
export const writeRefusedFiles = async (tx: Db, load: number, folder: string, names: readonly string[]) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written: string[] = []
  for (const kind of kinds.values()) {
    if (!names.includes(kind.name)) continue
    const name = `${kind.name}.csv`
    await pipeline(Readable.from(linesOf(tx, load, kind)), createWriteStream(join(folder, name), { mode: 0o600 }))
    written.push(name)
  }
  return written
}
