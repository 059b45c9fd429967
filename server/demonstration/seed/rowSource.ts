import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../../db/database'
import { buffersOf, type LoadedTable } from './copyRows'
import { type RowMessage, type RowOptions, rowBatches, type StepEnd } from './rowBatches'

/** Least number of entities for which starting a worker takes less time than it saves. */
const MANY = 50_000
/** Batches that the worker may be ahead of PostgreSQL, 2 to 10 MB each. */
const AHEAD = 10

/**
 * Generates the same messages in a thread of its own, some of them before they are asked for. The memory of a batch goes
 * back to that thread when the next message is asked for.
 */
export async function* rowsInWorker(options: RowOptions): AsyncGenerator<RowMessage, undefined> {
  const worker = new Worker(new URL('./rowBatches.start.mjs', import.meta.url), { workerData: options })
  try {
    for (let asked = 0; asked < AHEAD; asked++) worker.postMessage([])
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[RowMessage]>) {
      yield message
      const stored = 'batch' in message ? buffersOf(message.batch) : []
      worker.postMessage(stored, stored)
    }
  } finally {
    await worker.terminate()
  }
}

/** Loads the rows of the next step into its tables, and returns its end. */
export type AddStep = (tx: Db, tables: readonly LoadedTable[]) => Promise<StepEnd>

/** Runs work with the rows of a demonstration, of which it adds one step after another. */
export const withRows = async <T>(options: RowOptions, work: (add: AddStep) => Promise<T>): Promise<T> => {
  const messages = options.companies < MANY ? rowBatches(options) : rowsInWorker(options)
  try {
    return await work(async (tx, tables) => {
      for (;;) {
        const { done, value } = await messages.next()
        if (done) throw new Error('The generation of rows ended before its work.')
        if ('end' in value) return value.end
        for (const [index, pieces] of value.batch.entries()) if (pieces.length) await tables[index]?.copy(tx, pieces)
      }
    })
  } finally {
    await messages.return(undefined)
  }
}
