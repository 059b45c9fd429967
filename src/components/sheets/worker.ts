import { Refusal } from '@contract/errors'
import type { Changes } from '@spreadsheet/changes'
import { limits } from '@spreadsheet/limits'
import type { WantedColumn } from '@spreadsheet/match'
import type { SheetAnswer, SheetJob, WrittenTable } from './protocol'

/** Seconds after which writing is aborted: a long list takes longer to write than to read. */
const WRITE_SECONDS = 60

export type SheetWorker = {
  ask<K extends SheetAnswer['kind']>(
    job: SheetJob,
    kind: K,
    take?: (answer: Extract<SheetAnswer, { kind: K }>) => boolean,
  ): Promise<Extract<SheetAnswer, { kind: K }>>
  end(): void
}

/**
 * Starts a worker for one file. A job that exceeds its time limit is aborted and the worker ended; a refusal rejects
 * with its error. A fault of the worker comes as an ErrorEvent, code that did not come, as after an update of the server,
 * as an Event. `end` stops at once, also during a job.
 */
export const startSheetWorker = (): SheetWorker => {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  return {
    ask: (job, kind, take) =>
      new Promise((done, fail) => {
        const seconds = job.kind === 'read' || job.kind === 'rows' ? limits.seconds : WRITE_SECONDS
        const late = setTimeout(() => {
          worker.terminate()
          settle(() => fail(new Refusal('reading-too-long')))
        }, seconds * 1000)
        const settle = (finish: () => void) => {
          clearTimeout(late)
          worker.removeEventListener('message', hear)
          worker.removeEventListener('error', broken)
          finish()
        }
        const broken = (event: Event) =>
          settle(() => fail(new Refusal(event instanceof ErrorEvent ? 'file-broken' : 'reader-missing')))
        const hear = ({ data }: MessageEvent<SheetAnswer>) => {
          if (data.kind === 'refused') settle(() => fail(new Refusal(data.code, data.params)))
          else if (data.kind === kind) {
            const answer = data as Extract<SheetAnswer, { kind: typeof kind }>
            if (!take || take(answer)) settle(() => done(answer))
          }
        }
        worker.addEventListener('message', hear)
        worker.addEventListener('error', broken)
        worker.postMessage(job)
      }),
    end: () => worker.terminate(),
  }
}

/** Tells whether the code of the worker did not come, so that only a reload of the page helps. */
export const isReaderMissing = (error: unknown): boolean => error instanceof Refusal && error.code === 'reader-missing'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Returns a promise that rejects with the signal's reason once it is aborted. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

const writing = async (job: SheetJob, name: string, type: string, signal?: AbortSignal): Promise<File> => {
  const worker = startSheetWorker()
  try {
    const { bytes } = await Promise.race([worker.ask(job, 'written'), ...(signal ? [abortOf(signal)] : [])])
    return new File([bytes], name, { type })
  } finally {
    worker.end()
  }
}

/**
 * Returns a chosen file written again with its changes, under its name, by the given worker. Throws the refusals of
 * reading, or the signal's reason once it is aborted; the worker has to be ended then.
 */
export const rewriteFile = async (
  worker: SheetWorker,
  { file, accept, columns }: { file: File; accept: readonly string[]; columns: readonly WantedColumn[] },
  changes: Changes,
  signal: AbortSignal,
) => {
  const job = { kind: 'rewrite', file, accept, columns, changes } as const
  const { bytes, format } = await Promise.race([worker.ask(job, 'rewritten'), abortOf(signal)])
  const name = file.name.toLowerCase().endsWith(`.${format}`)
    ? file.name
    : `${file.name.replace(/\.\w+$/, '')}.${format}`
  return new File([bytes], name, { type: format === 'csv' ? 'text/csv' : XLSX })
}

/** Returns a table as a file to save, written by its own worker. Throws the signal's reason once it is aborted. */
export const writeTable = (table: WrittenTable, name: string, signal?: AbortSignal): Promise<File> =>
  writing(
    { kind: 'write', sheet: name, ...table },
    `${name}.${table.format}`,
    table.format === 'csv' ? 'text/csv' : XLSX,
    signal,
  )

/** Returns several tables as a workbook to save, with a sheet for each. */
export const writeBook = (sheets: Extract<SheetJob, { kind: 'book' }>['sheets'], name: string): Promise<File> =>
  writing({ kind: 'book', sheets }, `${name}.xlsx`, XLSX)

/** Returns an empty workbook with these headers, for people to fill in. */
export const writeTemplate = (headers: string[], name: string): Promise<File> =>
  writing({ kind: 'template', headers }, `${name}.xlsx`, XLSX)
