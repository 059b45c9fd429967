import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { Day } from '../day'
import { Id } from '../id'
import { personalText } from '../personal'
import { FlagMark } from './marks'
import { workAreas, workSourceNames } from './workSources'

/** Groups of open work, the most urgent first: by its due day in the registry's calendar. */
export const openUrgencies = ['OVERDUE', 'TODAY', 'WEEK', 'LATER'] as const
/** All groups: after open work, what waits for somebody else, and what was due long ago. */
export const urgencies = [...openUrgencies, 'PAUSED', 'SNOOZED', 'BACKLOG'] as const
export type Urgency = (typeof urgencies)[number]

/** Days after its due day from which work is backlog, which Next does not hand out unless it is asked for. */
export const BACKLOG_DAYS = 30

/** Minutes of silence after which a lease ends. */
export const LEASE_MINUTES = 15
/** Items that Next can leave out at once. */
export const MOST_SKIPPED = 100
/** Longest reason of a snooze, or message to the colleague that work is passed on to, in letters. */
export const LONGEST_WORK_NOTE = 500

export const WorkItem = z.object({
  id: Id,
  source: z.enum(workSourceNames),
  /** Primary key of the row that waits, which the act that ends it may need. */
  record: maybe(z.string()),
  /** Number of the record, such as a BRN, PRN or tracking number; with the source it makes the address. */
  key: z.string(),
  /**
   * What the address needs besides the key: register of an entity, service of a process, type of an application. For a
   * reminder it follows the kind of its record and a space, as in `ENTITY COMPANY`.
   */
  kind: maybe(z.string()),
  /** Name of the record, and a second line such as the error it stopped at. */
  subject: personalText(z.string()),
  about: maybe(personalText(z.string())),
  /** Moment since which the work waits. */
  since: z.string(),
  /** Last day, by the registry's calendar; absent while it is paused. */
  due: maybe(z.string()),
  urgency: z.enum(urgencies),
  /** Colleague whose work it is, if anybody's. */
  ownerId: maybe(z.string()),
  ownerName: maybe(z.string()),
  /** Colleague who has it open now, and until when the lease lasts without a further sign. */
  holderId: maybe(z.string()),
  holderName: maybe(z.string()),
  leasedUntil: maybe(z.string()),
  /** Seconds that are left of the lease, of one item alone: clocks differ, and a reader counts from the answer on. */
  leaseLeft: maybe(z.number()),
  /** Day on which it comes back, with who snoozed it and why. */
  snoozedUntil: maybe(z.string()),
  snoozedBy: maybe(z.string()),
  snoozeReason: maybe(personalText(z.string())),
  /** Message of the colleague who passed it on. */
  passedNote: maybe(personalText(z.string())),
  passedBy: maybe(z.string()),
  /** Flags on the record and, where it belongs to one, on its entity. */
  flags: maybe(z.array(FlagMark)),
})
export type WorkItem = z.infer<typeof WorkItem>

const Choice = {
  area: z.enum(workAreas).optional(),
  source: z.enum(workSourceNames).optional(),
  /** Work of one person; `NOBODY` is work that nobody owns. */
  owner: z.union([z.guid().toLowerCase(), z.literal('NOBODY')]).optional(),
}

/** Filter of counts: whose work it is, how long it has waited, and a text of its number or words. */
export const WorkCountFilter = z.strictObject({
  owner: Choice.owner,
  /** Least age in days. */
  age: z.coerce.number().int().min(0).max(3650).optional(),
  q: z.string().trim().max(200).optional(),
})
export type WorkCountFilter = z.infer<typeof WorkCountFilter>

/** Filter of items; `OPEN` finds all of open work, which is what counts as work everywhere. */
export const WorkFilter = WorkCountFilter.extend({ ...Choice, urgency: z.enum([...urgencies, 'OPEN']).optional() })
export type WorkFilter = z.infer<typeof WorkFilter>

/** Number of items of one source, urgency and owner: all that the asker may do, or that are theirs. */
export const WorkCount = z.object({
  source: z.enum(workSourceNames),
  urgency: z.enum(urgencies),
  /** Owner: the asker, nobody, or a colleague. */
  whose: z.enum(['MINE', 'NOBODY', 'OTHERS']),
  count: z.number(),
})
export type WorkCount = z.infer<typeof WorkCount>

/** Reasons why an item is next, the strongest first. */
export const nextReasons = ['HELD', 'PASSED_ON', 'OVERDUE', 'DUE_TODAY', 'DUE_FIRST', 'BACKLOG'] as const
export type NextReason = (typeof nextReasons)[number]

const part = { permit: 'signed-in', extension: 'work' } as const
const Note = z.string().trim().max(LONGEST_WORK_NOTE)

/**
 * Work: rows of other parts of the register that wait for somebody. A person sees and takes the work of the sources
 * whose permissions they hold (`workSources`); work ends when the act of its own part ends it.
 */
export const work = {
  /** Work by urgency, then due day, then age; backlog comes last. */
  list: extensionList('PORTAL-WORK', '/portal/work', { ...part, filter: WorkFilter, row: WorkItem }),
  counts: get('PORTAL-WORK-COUNTS', '/portal/work/counts', {
    ...part,
    query: WorkCountFilter,
    answer: z.object({ counts: z.array(WorkCount) }),
  }),
  one: get('PORTAL-WORK-ONE', '/portal/work/items/{id}', { ...part, answer: WorkItem }),
  /**
   * Leases the next item of the chosen queue to the asker, and shows the one after. `skip` names items that are not
   * handed out this time; the lease of another item that the asker holds ends. Without work, `item` is absent.
   */
  next: post('PORTAL-WORK-NEXT', '/portal/work/next', {
    ...part,
    body: z.strictObject({
      area: Choice.area,
      source: Choice.source,
      /** Hands out backlog alone, the oldest first; without it, none of it. */
      backlog: z.boolean().optional(),
      skip: z.union([Id, z.array(Id).max(MOST_SKIPPED)]).optional(),
    }),
    answer: z.object({
      item: maybe(WorkItem),
      reason: maybe(z.enum(nextReasons)),
      /** The item that would come after, not leased: its page can be read ahead. */
      after: maybe(WorkItem),
    }),
  }),
  /** Leases one item; again, while it is held: extends the lease. Refused while a colleague holds it. */
  take: post('PORTAL-WORK-TAKE', '/portal/work/items/{id}/take', { ...part, answer: WorkItem }),
  release: post('PORTAL-WORK-RELEASE', '/portal/work/items/{id}/release', part),
  /**
   * Makes a colleague the owner; an empty `to` gives it back to everybody. Reminders always have an owner. `seen` is the
   * owner that the asker saw, null for nobody: another owner is not replaced unseen.
   */
  passOn: post('PORTAL-WORK-PASS', '/portal/work/items/{id}/pass', {
    ...part,
    many: true,
    body: z.strictObject({ to: z.guid().nullable(), note: Note, seen: z.string().max(60).nullable().optional() }),
  }),
  /** Hides the item until the morning of a working day; null ends the snooze. */
  snooze: post('PORTAL-WORK-SNOOZE', '/portal/work/items/{id}/snooze', {
    ...part,
    body: z.strictObject({ until: Day.nullable(), reason: Note }),
  }),
  /** People who may do an item, by name, for passing it on; absent ones say until when. */
  colleagues: extensionList('PORTAL-WORK-COLLEAGUES', '/portal/work/colleagues', {
    ...part,
    filter: z.strictObject({
      item: Id.optional(),
      source: z.enum(workSourceNames).optional(),
      q: z.string().trim().max(200).optional(),
      id: z.guid().optional(),
    }),
    row: z.object({ id: z.string(), name: z.string(), absentUntil: maybe(z.string()) }),
  }),
}
