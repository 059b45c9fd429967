import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@contract/errors'
import { bareEnvironment } from '../config/bareEnvironment'
import type { Db } from '../db/database'
import type { Kind } from '../loads/kind'
import { kinds } from '../loads/kinds'
import { headersOf, refusedRows } from '../loads/refusedRows'

/** Messages to the process that writes a workbook: the sheets, each before its rows, and then the place of the file. */
export type BookMessage = { sheet: { name: string; headers: string[] } } | { rows: string[][] } | { path: string }

const SLICE = 1000
const HEAP_MEGABYTES = 400
const SECONDS = 60

const root = fileURLToPath(new URL('../..', import.meta.url))
const start = fileURLToPath(new URL('./writeBook.start.mjs', import.meta.url))

/** Sends a message to the process, and waits until it is sent. */
const send = (child: ChildProcess, message: BookMessage) =>
  new Promise<void>((done, fail) => child.send(message, error => (error ? fail(error) : done())))

/** Sends the refused rows of a kind as one sheet. */
const sendKind = async (child: ChildProcess, db: Db, load: number, kind: Kind) => {
  await send(child, { sheet: { name: kind.name, headers: headersOf(kind) } })
  let rows: string[][] = []
  for await (const { cells, file, row, reason } of refusedRows(db, load, kind)) {
    rows.push([...cells, `${file}: ${row}`, reason])
    if (rows.length < SLICE) continue
    await send(child, { rows })
    rows = []
  }
  await send(child, { rows })
}

/**
 * Writes the refused rows of a load, `MOST_REFUSED_IN_BOOK` at most, as a workbook with a sheet for each of these kinds, in
 * a process of its own. Refuses 'reading-too-large' where the process needs too much memory or time.
 */
export const writeRefusedBook = async (db: Db, load: number, path: string, names: readonly string[]) => {
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
      for (const kind of kinds.values()) if (names.includes(kind.name)) await sendKind(child, db, load, kind)
      const written = once(child, 'message')
      await send(child, { path })
      await written
    }
    await Promise.race([write(), ended])
  } finally {
    clearTimeout(late)
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}
