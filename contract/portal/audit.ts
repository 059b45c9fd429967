import { z } from 'zod'
import { extensionList } from '../call'

/** An entry of the audit trail: person, change, time, address and call. */
export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  address: z.string().nullable(),
  call: z.string(),
  subject: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.strictObject({
  q: z.string().max(200).optional(),
  call: z.string().max(60).optional(),
  actorId: z.guid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const audit = {
  list: extensionList('PORTAL-AUDIT', '/portal/audit', {
    extension: 'audit',
    permit: 'can_view_audit_trail',
    filter: AuditFilter,
    row: AuditEntry,
    sortable: ['id', 'at'],
  }),
}
