import { z } from 'zod'
import { get } from '../call'

const has = z.boolean().catch(false)
const byMonth = z.array(z.object({ month: z.string(), count: z.number() }))

/** Which parts of the extension API a host has. A host without `/portal/*` answers 404, which means none. */
export const Capabilities = z.object({ access: has, audit: has, summary: has, broadcasts: has })
export type Capabilities = z.infer<typeof Capabilities>

/** What the dashboard's cards and charts show: only the parts that the asker may see are there. */
export const Summary = z.object({
  entities: z.object({ total: z.number(), byKind: z.record(z.string(), z.number()) }).optional(),
  blacklist: z.object({ total: z.number(), byMonth }).optional(),
  deRegistrations: z.object({ total: z.number(), byMonth }).optional(),
  mdas: z.object({ total: z.number(), byMonth: byMonth.optional() }).optional(),
  legalDocuments: z.object({ total: z.number(), byType: z.record(z.string(), z.number()) }).optional(),
  practitioners: z.object({ total: z.number(), active: z.number() }).optional(),
  /** What came in by completed payments in the last thirty days, in shillings. */
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

export const portal = {
  capabilities: get('PORTAL-CAPABILITIES', '/portal/capabilities', { permit: 'signed-in', answer: Capabilities }),
  summary: get('PORTAL-SUMMARY', '/portal/summary', { permit: 'can_access_dashboard', answer: Summary }),
}
