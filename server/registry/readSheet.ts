import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode, type RefusalParams } from '@contract/errors'
import { limits } from '@spreadsheet/limits'
import type { WantedColumn } from '@spreadsheet/match'

export type ReadRow = { row: number; values: Record<string, string> }
export type ReadRequest = {
  path: string
  name: string
  columns: WantedColumn[]
  accept: readonly string[]
  mostRows: number
}
export type ReadReply = { rows: ReadRow[] } | { refused: { code: RefusalCode; params: RefusalParams } }

const AT_ONCE = 2
const WAITING = 50
let reading = 0
const queue: (() => void)[] = []

const readInWorker = (request: ReadRequest) =>
  new Promise<ReadRow[]>((done, fail) => {
    const worker = new Worker(new URL('./readSheet.start.mjs', import.meta.url), {
      workerData: request,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 1536 },
    })
    const late = setTimeout(() => end(() => fail(new Refusal('reading-too-long'))), limits.seconds * 1000)
    const end = (settle: () => void) => {
      clearTimeout(late)
      void worker.terminate()
      settle()
    }
    worker.once('message', (reply: ReadReply) =>
      end(() => ('rows' in reply ? done(reply.rows) : fail(new Refusal(reply.refused.code, reply.refused.params)))),
    )
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('file-suspicious') : error)),
    )
  })

/**
 * Reads the rows of an uploaded spreadsheet in a worker with a memory cap and a deadline, two files at a time.
 * Throws a Refusal: file-*, reading-too-long, no-rows, too-many-rows, column-missing, or busy when many wait.
 */
export const readSheet = async (path: string, request: Omit<ReadRequest, 'path'>): Promise<{ rows: ReadRow[] }> => {
  if (reading >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Refusal('busy')
    await new Promise<void>(next => queue.push(next))
  }
  reading++
  try {
    return { rows: await readInWorker({ ...request, path }) }
  } finally {
    reading--
    queue.shift()?.()
  }
}
