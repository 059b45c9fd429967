import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeFormula } from '@spreadsheet/formulaEscape'
import { ZipFile } from 'yazl'
import type { Db } from '../db/database'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { headersOf, refusedRows } from './refusedRows'

/** Mark by which spreadsheet programs know that a .csv is UTF-8. */
const UTF8_MARK = '\ufeff'

/** Returns a line of a .csv. Every cell is quoted, and none is evaluated by a spreadsheet program. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map(cell => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join()}\r\n`

/** Returns the refused rows of a kind as a .csv. */
const linesOf = async function* (db: Db, load: number, kind: Kind) {
  yield UTF8_MARK + csvLine(headersOf(kind))
  for await (const { cells, file, row, reason } of refusedRows(db, load, kind))
    yield csvLine([...cells, `${file}: ${row}`, reason])
}

/** Returns the refused rows of these kinds as files, each with a .csv that can be mended and loaded. */
const filesOf = (db: Db, load: number, names: readonly string[]) =>
  [...kinds.values()]
    .filter(({ name }) => names.includes(name))
    .map(kind => ({ name: `${kind.name}.csv`, content: () => Readable.from(linesOf(db, load, kind)) }))

/** Writes the refused rows of a load as a folder of .csv by kind; returns the names of the files. */
export const writeRefusedFiles = async (db: Db, load: number, folder: string, names: readonly string[]) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files = filesOf(db, load, names)
  for (const { name, content } of files)
    await pipeline(content(), createWriteStream(join(folder, name), { mode: 0o600 }))
  return files.map(({ name }) => name)
}

/** Writes the refused rows of a load as a zip of the same files. No more than a slice of them is held in memory. */
export const writeRefusedZip = async (db: Db, load: number, path: string, names: readonly string[]) => {
  const zip = new ZipFile()
  for (const { name, content } of filesOf(db, load, names)) zip.addReadStreamLazy(name, open => open(null, content()))
  zip.end()
  const bytes = zip.outputStream as PassThrough
  zip.once('error', error => bytes.destroy(error))
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
}
