import { z } from 'zod'
import { post } from '../call'

/** Seconds after which a visible page says again what it shows. */
export const SAYS_EVERY = 20
/** Seconds after which a page that says nothing counts as left. With `SAYS_EVERY` others learn of it within a minute. */
export const COUNTS_FOR = 38

/** Somebody else who has the same record open. */
export const Colleague = z.object({
  name: z.string(),
  /** True where a form of the record is open, and not only the record. */
  editing: z.boolean(),
})
export type Colleague = z.infer<typeof Colleague>

const part = { permit: 'signed-in', extension: 'presence' } as const

/**
 * The colleagues who have the same record open. The answers are for those who have it open themselves and may read it; nothing of it is
 * kept once a page is left (docs/decisions/111-who-else-is-here.md).
 */
export const presence = {
  /**
   * Says that a page shows a record, again and again while it does, and answers who else has it open. `mark` names the
   * page's part that shows it; `of` is the kind of a record with a file, or the id of the call of the list that its row
   * belongs to.
   */
  here: post('PORTAL-PRESENCE', '/portal/presence', {
    ...part,
    body: z.strictObject({
      mark: z.guid(),
      of: z.string().min(1).max(60),
      key: z.string().trim().min(1).max(200),
      editing: z.boolean(),
    }),
    answer: z.object({ colleagues: z.array(Colleague) }),
  }),
  /**
   * Says that a page's part shows a record no longer. The same mark again changes nothing, also in a call that was sent before
   * this one and arrives after it: who comes back takes a new mark.
   */
  left: post('PORTAL-PRESENCE-LEFT', '/portal/presence/left', {
    ...part,
    body: z.strictObject({ mark: z.guid() }),
  }),
}
