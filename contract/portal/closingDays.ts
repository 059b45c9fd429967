import { z } from 'zod'
import { extensionList, maybe, post } from '../call'
import { Day } from '../day'
import { Id } from '../id'

/** A day on which the registry is closed: a public holiday of its country, or a day of its own. Weekends are not listed. */
export const ClosingDay = z.object({
  id: Id,
  day: z.string(),
  name: z.string(),
  kind: z.enum(['HOLIDAY', 'OWN']),
  /** A holiday on which this registry works. */
  open: z.boolean(),
  addedBy: maybe(z.string()),
})
export type ClosingDay = z.infer<typeof ClosingDay>

const part = { permit: 'can_manage_calendar', extension: 'work' } as const

export const closingDays = {
  list: extensionList('PORTAL-CALENDAR', '/portal/closing-days', {
    ...part,
    filter: z.strictObject({
      year: z.coerce.number().int().min(2000).max(2200).optional(),
      kind: z.enum(['HOLIDAY', 'OWN']).optional(),
    }),
    row: ClosingDay,
  }),
  /** Adds an own closing day; the due days of open work are computed anew in the same transaction. */
  add: post('PORTAL-CALENDAR-ADD', '/portal/closing-days', {
    ...part,
    body: z.strictObject({ day: Day, name: z.string().trim().min(1).max(100) }),
  }),
  remove: post('PORTAL-CALENDAR-REMOVE', '/portal/closing-days/{id}/remove', part),
  /** Opens or closes the registry on a public holiday. */
  toggle: post('PORTAL-CALENDAR-TOGGLE', '/portal/closing-days/{id}/toggle', {
    ...part,
    body: z.strictObject({ open: z.boolean() }),
  }),
}
