import { z } from 'zod'
import { get } from '../call'
import { Capabilities } from '../extensions'

const byMonth = z.array(z.object({ month: z.string(), count: z.number() }))

/** Data of the dashboard's cards and charts: only the parts that the asker may see. */
export const Summary = z.object({
  entities: z.object({ total: z.number(), byKind: z.record(z.string(), z.number()) }).optional(),
  blacklist: z.object({ total: z.number(), byMonth }).optional(),
  deRegistrations: z.object({ total: z.number(), byMonth }).optional(),
  mdas: z.object({ total: z.number(), byMonth: byMonth.optional() }).optional(),
  legalDocuments: z.object({ total: z.number(), byType: z.record(z.string(), z.number()) }).optional(),
  practitioners: z.object({ total: z.number(), active: z.number() }).optional(),
  /** Revenue of completed payments in the last thirty days, in shillings. */
  revenue: z
    .object({
      total: z.number(),
      byDay: z.array(z.object({ day: z.string(), amount: z.number() })),
      byService: z.record(z.string(), z.number()),
      byMethod: z.record(z.string(), z.number()),
    })
    .optional(),
})
export type Summary = z.infer<typeof Summary>
/** Summary part that counts one list. */
export type CountedList = Exclude<keyof Summary, 'entities' | 'revenue'>

export const portal = {
  /**
   * Public: the page of an activation link asks for it before anybody signs in, and a 401 here must not end a session.
   */
  capabilities: get('PORTAL-CAPABILITIES', '/portal/capabilities', { permit: 'public', answer: Capabilities }),
  summary: get('PORTAL-SUMMARY', '/portal/summary', {
    permit: 'can_access_dashboard',
    extension: 'summary',
    answer: Summary,
  }),
}
