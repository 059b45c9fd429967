import { z } from 'zod'
import { get, maybe, post } from '../call'
import { Id } from '../id'
import { personalText } from '../personal'
import { workSourceNames } from './workSources'

/**
 * Kinds of news: work passed on to the person, an applicant's reply, a reminder whose day came, an import, an act on many
 * rows or work on a load that is done, a job that failed, a backup or a restore drill that failed.
 */
export const newsKinds = [
  'PASSED_ON',
  'REPLY',
  'REMINDER',
  'IMPORT',
  'BULK',
  'LOAD',
  'JOB_FAILED',
  'BACKUP_FAILED',
  'DRILL_FAILED',
] as const

/** News that one answer brings, and the number up to which unseen ones are counted. */
export const MOST_NEWS = 20
export const MOST_UNSEEN = 99

/** Days for which news is kept. */
export const NEWS_DAYS = 60

export type NewsKind = (typeof newsKinds)[number]

export const News = z.object({
  id: Id,
  kind: z.enum(newsKinds),
  at: z.string(),
  seen: z.boolean(),
  source: maybe(z.enum(workSourceNames)),
  /** Number of the record, by which its work is found; the id of a job. */
  key: maybe(z.string()),
  /** Name of the record, or of the job. */
  subject: personalText(z.string()),
  /** Colleague who passed it on, with their message. */
  by: maybe(z.string()),
  note: maybe(personalText(z.string())),
  /** Rows of a job that were taken and refused. */
  taken: maybe(z.number()),
  refused: maybe(z.number()),
})
export type News = z.infer<typeof News>

const part = { permit: 'signed-in', extension: 'news' } as const

/** News for the signed-in person since they last looked. */
export const news = {
  /** The latest, and how many of all are unseen, at most `MOST_UNSEEN`. */
  latest: get('PORTAL-NEWS', '/portal/news', {
    ...part,
    answer: z.object({ unseen: z.number(), rows: z.array(News) }),
  }),
  /** Marks news as seen up to one of them; sent again, or with an older one, it changes nothing. */
  seen: post('PORTAL-NEWS-SEEN', '/portal/news/seen', { ...part, body: z.strictObject({ upTo: Id }) }),
}
