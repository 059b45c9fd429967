import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { fault } from '../fault'
import { Id } from '../id'
import { personalText } from '../personal'
import { LONGEST_WORK_NOTE, WorkFilter } from './work'
import { workSourceNames } from './workSources'

/** Items that one request settles, or gives back. */
export const MOST_SETTLED = 500
/** Items of a filter that can be settled together, in several requests. */
export const MOST_FROZEN = 10_000

/** Reasons for settling an item, the usual one first; `OTHER` needs a note. */
export const settleReasons = ['ELSEWHERE', 'NOT_NEEDED', 'DUPLICATE', 'OTHER'] as const
export type SettleReason = (typeof settleReasons)[number]

/** An item that was recorded as settled; its record is as it was. */
export const Settlement = z.object({
  id: Id,
  at: z.string(),
  by: z.string(),
  reason: z.enum(settleReasons),
  note: maybe(personalText(z.string())),
  source: z.enum(workSourceNames),
  key: z.string(),
  kind: maybe(z.string()),
  subject: personalText(z.string()),
  since: z.string(),
  due: maybe(z.string()),
  undoneAt: maybe(z.string()),
  undoneBy: maybe(z.string()),
})
export type Settlement = z.infer<typeof Settlement>

/** One of many that was refused: its number, its record where it is known, and the refusal of contract/errors.ts. */
const RefusedItem = z.object({
  id: Id,
  source: maybe(z.enum(workSourceNames)),
  key: maybe(z.string()),
  subject: maybe(personalText(z.string())),
  code: z.string(),
  reason: z.string(),
  params: maybe(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type RefusedItem = z.infer<typeof RefusedItem>

const part = { permit: 'signed-in', extension: 'work' } as const
const supervised = { permit: 'can_supervise_work', extension: 'work' } as const
const Ids = z.array(Id).min(1).max(MOST_SETTLED)

/** Recording items of work as settled under a reason, and giving them back. */
export const workSettling = {
  /**
   * Numbers of the items that a filter finds now, in their order: those that a person settles together, whatever arrives
   * afterwards. `more` tells that there are more than can be settled together.
   */
  frozen: get('PORTAL-WORK-IDS', '/portal/work-ids', {
    ...part,
    query: WorkFilter,
    answer: z.object({ ids: z.array(Id), more: z.boolean() }),
  }),
  /**
   * Records items as settled. Each is settled or refused for itself; the same `token` sent again settles nothing twice and
   * counts what it settled before. Reminders are their owner's to end.
   */
  settle: post('PORTAL-WORK-SETTLE', '/portal/work-settlements', {
    ...part,
    body: z
      .strictObject({
        token: z.guid(),
        ids: Ids,
        reason: z.enum(settleReasons),
        note: z.string().trim().max(LONGEST_WORK_NOTE),
      })
      .refine(({ reason, note }) => reason !== 'OTHER' || note !== '', { path: ['note'], message: fault('required') }),
    answer: z.object({ settled: z.number(), refused: z.array(RefusedItem) }),
  }),
  /** Settled items, the latest first; `q` is a whole number. */
  list: extensionList('PORTAL-WORK-SETTLEMENTS', '/portal/work-settlements', {
    ...supervised,
    filter: z.strictObject({ q: z.string().trim().max(200).optional() }),
    row: Settlement,
  }),
  /** Gives settled items back: they wait again, with their owner of before, unless their record no longer waits. */
  undo: post('PORTAL-WORK-UNSETTLE', '/portal/work-settlements/undo', {
    ...supervised,
    body: z.strictObject({ ids: Ids }),
    answer: z.object({ undone: z.number(), refused: z.array(RefusedItem) }),
  }),
}
