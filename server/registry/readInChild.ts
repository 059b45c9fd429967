import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Refusal, type RefusalCode, type RefusalParams } from '@contract/errors'
import type { CellFault, LeftOut } from '@contract/imports'
import { limits } from '@spreadsheet/limits'
import type { WantedColumn } from '@spreadsheet/match'
import { bareEnvironment } from '../config/bareEnvironment'

/** A row with its values by column, and the fault that its file brings, with the label of its column. */
export type ReadRow = { row: number; values: Record<string, string>; fault?: { code: CellFault; label: string } }
/** A visible sheet of a file: its name, and the cells of the row that names most columns. */
type ReadSheet = { name: string; headers: string[] }
/** Visible rows of a file, the numbers of hidden parts that were left out, and all visible sheets. */
export type ReadResult = { rows: ReadRow[]; leftOut: LeftOut; sheets: ReadSheet[] }
export type ReadRequest = {
  path: string
  name: string
  columns: WantedColumn[]
  accept: readonly string[]
  mostRows: number
  /** Name of the sheet to read; without one it is chosen by its headers. */
  sheet?: string
}
/** Messages of the child: slices of rows, then one message for the end or the refusal. */
export type ReadReply =
  | { rows: ReadRow[] }
  | { done: true; leftOut: LeftOut; sheets: ReadSheet[] }
  | { refused: { code: RefusalCode; params: RefusalParams } }

type Bounds = { heapMegabytes: number; seconds: number }
const defaultBounds: Bounds = { heapMegabytes: 400, seconds: limits.seconds }
const MEMORY_KILOBYTES = 900 * 1024
const PROCESSOR_SECONDS = limits.seconds + 10

const root = fileURLToPath(new URL('../..', import.meta.url))
const start = fileURLToPath(new URL('./readSheet.start.mjs', import.meta.url))

/**
 * Returns the options that start the child. With a shell, ulimit also bounds memory outside the heap, and ends a child
 * whose server is gone.
 */
const launchOf = (nodeOptions: string[]) =>
  process.platform !== 'win32' && existsSync('/bin/sh')
    ? {
        execPath: '/bin/sh',
        execArgv: [
          '-c',
          `ulimit -d ${MEMORY_KILOBYTES}; ulimit -t ${PROCESSOR_SECONDS}; exec "$0" "$@"`,
          process.execPath,
          ...nodeOptions,
        ],
      }
    : { execArgv: nodeOptions }

/** Exit codes that a shell reports for a process aborted by a failed allocation. */
const ABORTED = [133, 134, 137, 139]

/**
 * Reads the rows of a spreadsheet in a process of its own, with a memory limit and a deadline; aborting `signal` kills
 * it. Throws a Refusal: those of the reading, reading-too-long, reading-too-large, or malformed-request for a caller
 * who left.
 */
export const readInChild = (request: ReadRequest, signal: AbortSignal, { heapMegabytes, seconds } = defaultBounds) =>
  new Promise<ReadResult>((done, fail) => {
    if (signal.aborted) return fail(new Refusal('malformed-request'))
    const rows: ReadRow[] = []
    const child = fork(start, {
      ...launchOf([`--max-old-space-size=${heapMegabytes}`]),
      cwd: root,
      env: bareEnvironment,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const settle = (finish: () => void) => {
      clearTimeout(late)
      signal.removeEventListener('abort', leave)
      child.removeAllListeners()
      // The process may have ended already; that is not an error.
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      finish()
    }
    const late = setTimeout(() => settle(() => fail(new Refusal('reading-too-long'))), seconds * 1000)
    const leave = () => settle(() => fail(new Refusal('malformed-request')))
    signal.addEventListener('abort', leave)
    child.on('message', (reply: ReadReply) => {
      if ('rows' in reply) rows.push(...reply.rows)
      else if ('done' in reply) settle(() => done({ rows, leftOut: reply.leftOut, sheets: reply.sheets }))
      else settle(() => fail(new Refusal(reply.refused.code, reply.refused.params)))
    })
    child.on('error', error => settle(() => fail(error)))
    child.on('exit', (code, ended) =>
      settle(() =>
        fail(
          ended || ABORTED.includes(code ?? 0)
            ? new Refusal('reading-too-large')
            : new Error(`The process that reads spreadsheets ended with ${code}`),
        ),
      ),
    )
    child.send(request)
  })
