import { z } from 'zod'
import { extensionList, get, maybe, post, storedFile } from '../call'
import { personalText, plain } from '../personal'
import { BulkRefusal } from './bulk'

/** Permission that shows the jobs of everybody; each person sees their own without it. */
export const SEES_ALL_JOBS = 'can_view_jobs'

export const jobKinds = ['BULK', 'IMPORT', 'EXPORT', 'LOAD'] as const
export type JobKind = (typeof jobKinds)[number]

/** `FAILED`: the job itself could not be done, and nothing of it was. Rows that were refused do not make a job fail. */
export const jobStates = ['RUNNING', 'DONE', 'CANCELLED', 'FAILED'] as const

/** Days for which the file of a job and its refused rows are kept, and the job itself with its numbers. */
export const JOB_FILE_DAYS = 7
export const JOB_DAYS = 60
/** Largest kept file, and all kept files of one person: the oldest ones give way. */
export const JOB_FILE_MEGABYTES = 20
export const JOB_FILES_MEGABYTES = 100
/** Refused rows of an import that its job shows; its file has all of them. */
export const MOST_JOB_REFUSALS = 200
/** Number at which the jobs that a filter finds are no longer counted: a total of 1,000 means 'at least'. */
export const MOST_COUNTED_JOBS = 1000

/** A long piece of work of one person: an act on many rows, an import, an export, or work on a load. */
export const Job = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** Name of the act and its list, or of the file. */
  name: personalText(z.string()),
  /** Call of an import, or the list of an export, by its id in the contract. */
  call: maybe(z.string()),
  /** Load that is checked, written or taken back: it has the refused rows. */
  load: maybe(plain(z.string())),
  by: z.string(),
  /** True for a job of the asker, who alone stops it and fetches its file. */
  own: z.boolean(),
  /** Rows in all, as far as that is known, and how many of them were done, refused and left alone. */
  total: maybe(z.number().int()),
  done: z.number().int(),
  refused: z.number().int(),
  cancelled: z.number().int(),
  startedAt: z.string(),
  /** Absent while it goes on. */
  endedAt: maybe(z.string()),
  /** The kept file: its name, its size, and the moment at which it is removed. */
  file: maybe(z.object({ name: personalText(z.string()), bytes: z.number().int(), until: z.string() })),
})
export type Job = z.infer<typeof Job>

/** A row that was refused, with its number in the file of an import, and the reason of a job that failed. */
export const JobRefusal = BulkRefusal.extend({ row: maybe(z.number().int()), name: personalText(z.string()) })
export type JobRefusal = z.infer<typeof JobRefusal>
const JobFault = BulkRefusal.omit({ name: true })

export const JobFilter = z.strictObject({
  kind: z.enum(jobKinds).optional(),
  state: z.enum(jobStates).optional(),
  /** `ALL` shows the jobs of everybody, to those who may see them. */
  whose: z.enum(['OWN', 'ALL']).optional(),
})
export type JobFilter = z.infer<typeof JobFilter>

const part = { permit: 'signed-in', extension: 'jobs' } as const

/** Field of an import call: the id under which the portal follows its job. Other hosts are not sent it. */
export const importJob = {
  extras: { job: 'jobs' },
  body: z.strictObject({ job: z.guid().optional() }),
} as const

/** Jobs in one place: see docs/decisions/113-jobs-in-one-place.md. */
export const jobs = {
  /** The newest first. */
  list: extensionList('PORTAL-JOBS', '/portal/jobs', {
    ...part,
    filter: JobFilter,
    row: Job,
    countsTo: MOST_COUNTED_JOBS,
  }),
  read: get('PORTAL-JOB', '/portal/jobs/{job}', {
    ...part,
    answer: Job.extend({ refusals: z.array(JobRefusal), fault: maybe(JobFault) }),
  }),
  /** Stops a job of the asker. Rows that were reached stay as they are; an import writes nothing, and neither does a load. */
  cancel: post('PORTAL-JOB-CANCEL', '/portal/jobs/{job}/cancel', { ...part, answer: Job }),
  /** The kept file, for its owner, who must still have the permission of the call. Each fetch is recorded. */
  file: get('PORTAL-JOB-FILE', '/portal/jobs/{job}/file', {
    ...part,
    changes: true,
    ...storedFile(
      ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      JOB_FILE_MEGABYTES,
    ),
  }),
  /** Keeps the file of an export that the portal made, and that is recorded. The same `job` again changes nothing. */
  keep: post('PORTAL-JOB-KEEP', '/portal/jobs/exports', {
    ...part,
    upload: { field: 'file', accept: ['.xlsx', '.csv'], megabytes: JOB_FILE_MEGABYTES },
    body: z.strictObject({
      job: z.guid(),
      /** Id of the call of the list, and its name in the portal. */
      call: z.string().min(1).max(60),
      list: z.string().min(1).max(200),
      rows: z.coerce.number().int().min(0).max(100_000_000),
    }),
    answer: Job,
  }),
}
