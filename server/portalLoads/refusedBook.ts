import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@contract/errors'
import type { Db } from '../db/database'
import type { UploadFolder } from '../http/uploadFolder'
import type { Kind } from '../loads/kind'
import { kinds } from '../loads/kinds'
import { headersOf, refusedRows } from '../loads/refusedRows'
import { bareEnvironment } from '../registry/readInChild'

/** Messages to the process that writes a workbook: the sheets, each before its rows, and then the place of the file. */
export type BookMessage = { sheet: { name: string; headers: string[] } } | { rows: string[][] } | { path: string }

/** Refused rows that one workbook takes, and rows of a sheet: it can be read again within the limits of workbooks. */
export const MOST_REFUSED = 200_000
const SHEET_ROWS = 100_000
const SLICE = 1000
const HEAP_MEGABYTES = 1500
const SECONDS = 120

const root = fileURLToPath(new URL('../..', import.meta.url))
const start = fileURLToPath(new URL('./writeBook.start.mjs', import.meta.url))

/** Sends a message to the process, and waits until it is sent. */
const send = (child: ChildProcess, message: BookMessage) =>
  new Promise<void>((done, fail) => child.send(message, error => (error ? fail(error) : done())))

/** Sends the refused rows of a kind, in sheets that hold at most `SHEET_ROWS`. */
const sendKind = async (child: ChildProcess, db: Db, load: number, kind: Kind) => {
  const headers = headersOf(kind)
  let [rows, inSheet]: [string[][], number] = [[], SHEET_ROWS]
  for await (const { cells, file, row, reason } of refusedRows(db, load, kind)) {
    if (inSheet === SHEET_ROWS) {
      await send(child, { rows })
      await send(child, { sheet: { name: kind.name, headers } })
      ;[rows, inSheet] = [[], 0]
    }
    rows.push([...cells, `${file}: ${row}`, reason])
    inSheet += 1
    if (rows.length < SLICE) continue
    await send(child, { rows })
    rows = []
  }
  await send(child, { rows })
}

/**
 * Writes the refused rows of a load as a workbook with a sheet for each kind, in a process of its own, and returns it as a
 * stream whose file is removed at its end. Refuses 'reading-too-large' where the process needs too much memory or time.
 */
export const refusedBook = async (db: Db, uploads: UploadFolder, load: number): Promise<Readable> => {
  const folder = await uploads.make()
  const discard = () => rm(folder, { recursive: true, force: true })
  const child = fork(start, {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    cwd: root,
    env: bareEnvironment,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const late = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000)
  try {
    const ended = once(child, 'exit').then(() => {
      throw new Refusal('reading-too-large')
    })
    const write = async () => {
      for (const kind of kinds.values()) await sendKind(child, db, load, kind)
      const path = join(folder, 'refused.xlsx')
      const written = once(child, 'message')
      await send(child, { path })
      await written
      return path
    }
    const path = await Promise.race([write(), ended])
    const stream = createReadStream(path)
    stream.once('close', () => void discard())
    return stream
  } catch (error) {
    await discard()
    throw error
  } finally {
    clearTimeout(late)
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}
