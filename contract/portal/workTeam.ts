import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { Day } from '../day'
import { Id } from '../id'
import { LONGEST_WORK_NOTE } from './work'
import { workAreas, workSourceNames } from './workSources'

/** Items that a supervisor passes on at once. */
export const MOST_REASSIGNED = 500

/** A person with their work, for supervisors. */
export const WorkPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** Items they own, of them overdue, and items they have open. */
  owned: z.number(),
  overdue: z.number(),
  held: z.number(),
  /** Moment since which their oldest item waits. */
  oldest: maybe(z.string()),
  /** Items they ended in the last 7 and 30 days. */
  doneWeek: z.number(),
  doneMonth: z.number(),
  absentFrom: maybe(z.string()),
  absentUntil: maybe(z.string()),
})
export type WorkPerson = z.infer<typeof WorkPerson>

/** A bulk reassignment that can be undone. */
export const Reassignment = z.object({
  id: Id,
  at: z.string(),
  by: z.string(),
  to: maybe(z.string()),
  count: z.number(),
  undoneAt: maybe(z.string()),
  undoneBy: maybe(z.string()),
})
export type Reassignment = z.infer<typeof Reassignment>

/** Throughput and age of one area. */
export const WorkFigures = z.object({
  /** Days of the period, with what arrived, what was done, and what was done after its due day. */
  byDay: z.array(z.object({ day: z.string(), arrived: z.number(), done: z.number(), late: z.number() })),
  /** Open items by their age in days: under 2, 2 to 7, 8 to 30, more. */
  ages: z.array(
    z.object({
      source: z.enum(workSourceNames),
      under2: z.number(),
      under8: z.number(),
      under31: z.number(),
      more: z.number(),
    }),
  ),
})
export type WorkFigures = z.infer<typeof WorkFigures>

/** An absence in which no work is passed on to a person. */
export const Absence = z.object({
  id: Id,
  personId: z.string(),
  person: z.string(),
  from: z.string(),
  until: z.string(),
})
export type Absence = z.infer<typeof Absence>

const part = { permit: 'can_supervise_work', extension: 'work' } as const
const Period = z.strictObject({ personId: z.guid(), from: Day, until: Day })

export const workTeam = {
  people: extensionList('PORTAL-WORK-PEOPLE', '/portal/work-people', {
    ...part,
    filter: z.strictObject({ area: z.enum(workAreas).optional(), q: z.string().trim().max(200).optional() }),
    row: WorkPerson,
    sortable: ['name', 'owned', 'overdue', 'doneWeek'],
  }),
  figures: get('PORTAL-WORK-FIGURES', '/portal/work-figures', {
    ...part,
    query: z.strictObject({
      area: z.enum(workAreas).optional(),
      days: z.coerce.number().int().min(7).max(92).optional(),
    }),
    answer: WorkFigures,
  }),
  /**
   * Gives many items to one person, or back to everybody; answers the reassignment, for its undo. The same `token` with the
   * same contents moves nothing again. Without a token, a request that was answered in the last ten minutes is the same one
   * while all its items are where it put them.
   */
  reassign: post('PORTAL-WORK-REASSIGN', '/portal/work-reassignments', {
    ...part,
    body: z.strictObject({
      token: z.guid().optional(),
      ids: z.array(Id).min(1).max(MOST_REASSIGNED),
      to: z.guid().nullable(),
      note: z.string().trim().max(LONGEST_WORK_NOTE),
    }),
    answer: z.object({
      id: Id,
      changed: z.number(),
      gone: z.number(),
      message: z.string(),
      code: maybe(z.string()),
      params: maybe(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  }),
  reassignments: extensionList('PORTAL-WORK-REASSIGNMENTS', '/portal/work-reassignments', {
    ...part,
    filter: z.strictObject({}),
    row: Reassignment,
  }),
  /** Gives each item back to its owner of before, unless somebody changed it since or has it open. */
  undo: post('PORTAL-WORK-UNDO', '/portal/work-reassignments/{id}/undo', part),
  absences: extensionList('PORTAL-WORK-ABSENCES', '/portal/work-absences', {
    ...part,
    filter: z.strictObject({}),
    row: Absence,
  }),
  addAbsence: post('PORTAL-WORK-ABSENCE-ADD', '/portal/work-absences', { ...part, body: Period }),
  endAbsence: post('PORTAL-WORK-ABSENCE-END', '/portal/work-absences/{id}/end', part),
}
