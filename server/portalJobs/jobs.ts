import { readFile } from 'node:fs/promises'
import { isList } from '@contract/call'
import { Refusal } from '@contract/errors'
import { calls } from '@contract/index'
import type { jobs as contract, JobKind } from '@contract/portal/jobs'
import { jobs } from '@contract/portal/jobs'
import { eq, sql } from 'drizzle-orm'
import { cancelAct } from '../bulk/bulk'
import type { Db } from '../db/database'
import { jobFile } from '../db/schema'
import { holds } from '../http/handlers'
import type { Handlers, Who } from '../http/serve'
import { digestOf } from '../http/upload'
import { endJob, keepFile, startJob } from '../jobs/jobRows'
import { noteAccess } from '../logs/accessLog'
import { cancelJobOfLoad } from '../portalLoads/states'
import { asWire, getJob, getOwnJob, listJobs, refusalsOf } from './readJobs'

const byId = new Map(calls.map(call => [call.id, call]))

/** Refuses who does not hold the permission of a call any more, or a call that is not in the contract. */
const refuseWithout = (who: Who, id: string | null) => {
  const call = byId.get(id ?? '')
  if (!call || !holds(who, call.permit)) throw new Refusal('forbidden')
  return call
}

/** Ways to stop a job that goes on. An act stops after the row that it is at; an export is never under way here. */
const stops: Record<JobKind, (db: Db, id: string) => Promise<unknown>> = {
  BULK: cancelAct,
  IMPORT: (db, id) => endJob(db, id, { state: 'CANCELLED' }),
  EXPORT: async () => undefined,
  LOAD: cancelJobOfLoad,
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const isCsv = (name: string) => name.toLowerCase().endsWith('.csv')

/** Handlers of the list of jobs (docs/decisions/113-jobs-in-one-place.md). */
export const jobHandlers: Handlers<typeof contract> = {
  list: ({ db, who, filter, page }) => listJobs(db, who, filter, page),

  async read({ db, who, path }) {
    const found = await getJob(db, who, path.job)
    return { ...asWire(found, who), refusals: await refusalsOf(db, found, who), fault: found.job.fault }
  },

  async cancel({ db, who, path }) {
    const { job: one } = await getOwnJob(db, who, path.job)
    if (one.state === 'CANCELLED') return asWire(await getJob(db, who, one.id), who)
    if (one.state !== 'RUNNING') throw new Refusal('job-ended')
    await stops[one.kind](db, one.id)
    return asWire(await getJob(db, who, one.id), who)
  },

  async file({ db, who, address, path, record }) {
    const { job: one } = await getOwnJob(db, who, path.job)
    refuseWithout(who, one.call)
    const [kept] = await db.select().from(jobFile).where(eq(jobFile.jobId, one.id))
    if (!kept) {
      const hadFile = one.kind === 'EXPORT' || (one.kind === 'IMPORT' && one.refused > 0)
      throw new Refusal(hadFile ? 'job-file-removed' : 'job-without-file')
    }
    // The refused rows of an import are what the person sent; an export holds what the registry keeps.
    if (one.kind === 'EXPORT')
      await noteAccess(db, {
        kind: 'EXPORT',
        actor: who,
        address,
        call: jobs.file.id,
        file: undefined,
        resource: one.list ?? '',
      })
    record({ subject: one.name, after: { file: kept.name, bytes: kept.size, rows: one.total } })
    return { bytes: kept.bytes, type: isCsv(kept.name) ? 'text/csv' : SHEET, name: kept.name }
  },

  async keep({ who, address, file, body: { job: id, call: callId, list, rows }, write }) {
    const call = refuseWithout(who, callId)
    if (!isList(call)) throw new Refusal('forbidden')
    const bytes = await readFile(file.path)
    const sha256 = await digestOf(file)
    const { accountId } = who
    return write(async ({ db, record }) => {
      const counts = { total: rows, done: rows }
      const about = { id, accountId, kind: 'EXPORT' as const, state: 'DONE' as const, name: file.name, address }
      const started = { ...about, ...counts, call: callId, list, endedAt: sql`now()` as never }
      if (await startJob(db, started)) {
        await keepFile(db, { id, accountId }, { name: file.name, bytes })
        record({ subject: list, after: { file: file.name, rows, bytes: file.bytes, sha256 } })
      }
      return asWire(await getOwnJob(db, who, id), who)
    })
  },
}
