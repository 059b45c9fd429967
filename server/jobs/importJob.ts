import { randomUUID } from 'node:crypto'
import type { CallFacts } from '@contract/call'
import { Refusal } from '@contract/errors'
import type { RefusedRow } from '@contract/imports'
import { MOST_JOB_REFUSALS } from '@contract/portal/jobs'
import { escapeFormula } from '@spreadsheet/formulaEscape'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { job } from '../db/schema'
import type { AroundUpload } from '../http/serve'
import { endJob, faultOf, keepFile, startJob } from './jobRows'

/** A refused row, with the number that it names. */
type RefusedEntry = RefusedRow & { name?: string | null | undefined }

/** Rows of the file of refused rows, which keeps it below the largest file of a job. */
const MOST_FILE_ROWS = 100_000
/** Mark by which spreadsheet programs know that a .csv is UTF-8. */
const UTF8_MARK = '\uFEFF'

const cell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`

/** Returns refused rows as a .csv, with the reasons in English as the server says them. */
const refusedFile = (refused: readonly RefusedEntry[]) => {
  const rows = refused.slice(0, MOST_FILE_ROWS).map(({ row, name, reason }) => [String(row), name ?? '', reason ?? ''])
  const lines = [['Row', 'Number', 'Reason'], ...rows].map(cells => cells.map(cell).join(','))
  return Buffer.from(`${UTF8_MARK}${lines.join('\r\n')}\r\n`)
}

const asRefusal = ({ row, name, code, reason }: RefusedEntry) => ({
  row,
  name: name ?? '',
  code: code ?? 'failure',
  message: reason ?? '',
  params: {},
})

type Importing = {
  /** Aborts when the import is cancelled, and not when its page is left. */
  signal: AbortSignal
  /** Ends the job in the transaction of the import, which it undoes by a refusal where the job was cancelled. */
  end(db: Db, taken: number, refused: readonly RefusedEntry[]): Promise<void>
}

type Asked = Pick<AroundUpload, 'file' | 'who' | 'address' | 'signal' | 'write'> & {
  body: { job?: string | undefined }
}

/**
 * Makes an import as a job, which goes on when its sender leaves. Its rows and its end are one transaction. Refuses an id
 * that was sent before.
 */
export const importAsJob = async <T>(
  { file, who, address, signal: leaves, write, body }: Asked,
  { id: call }: CallFacts,
  work: (importing: Importing) => Promise<T>,
): Promise<T> => {
  const { accountId } = who
  const id = body.job ?? randomUUID()
  const isNew = await write(({ db }) => startJob(db, { id, accountId, kind: 'IMPORT', name: file.name, call, address }))
  if (!isNew) throw new Refusal('job-sent')
  const cancelled = new AbortController()
  const isRunning = ({ db }: { db: Db }) => db.$count(job, and(eq(job.id, id), eq(job.state, 'RUNNING')))
  const look = async () => {
    if (!(await write(isRunning))) cancelled.abort()
  }
  leaves.addEventListener('abort', () => void look().catch(() => undefined), { once: true })
  try {
    return await work({
      signal: cancelled.signal,
      async end(db, taken, refused) {
        const counts = { total: taken + refused.length, done: taken, refused: refused.length }
        if (!(await endJob(db, id, { state: 'DONE', ...counts }))) throw new Refusal('job-cancelled')
        if (!refused.length) return
        await keepFile(
          db,
          { id, accountId },
          {
            name: `${file.name.replace(/\.\w+$/, '')} refused rows.csv`,
            bytes: refusedFile(refused),
            refusals: refused.slice(0, MOST_JOB_REFUSALS).map(asRefusal),
          },
        )
      },
    })
  } catch (error) {
    const fault = faultOf(error instanceof Refusal ? error : new Refusal('unexpected'))
    // A job that cannot be ended now is ended later, as one whose server stopped; see `tendJobs`.
    await write(({ db }) => endJob(db, id, { state: 'FAILED', fault })).catch(() => undefined)
    throw error
  }
}
