import { z } from 'zod'
import { extensionList, maybe, post } from '../call'
import { Day } from '../day'
import { fault } from '../fault'
import { Id } from '../id'
import { fileKinds, personalText } from '../personal'

/** An entry of the audit trail: person, change, time, address and call. */
export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  address: z.string().nullable(),
  call: z.string(),
  subject: personalText(z.string()).nullable(),
  /** Present name of the record that the subject tells by a number or an id. */
  subjectName: maybe(z.string()),
  before: personalText(z.unknown()),
  after: personalText(z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Number at which the entries that a filter finds are no longer counted: a total of 10,000 means 'at least'. */
export const MOST_COUNTED_ENTRIES = 10_000

export const AuditFilter = z.strictObject({
  q: z.string().max(200).optional(),
  call: z.string().max(60).optional(),
  actorId: z.guid().optional(),
  /** Beginning of the subject, or all of it, in any case. */
  subject: z.string().trim().min(1).max(200).optional(),
  /** Name of a field that the call changed, in any case, with or without spaces. */
  field: z.string().trim().min(1).max(100).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** A person who appears in the audit trail, with the name of their last entry. */
export const Actor = z.object({ id: Id, name: z.string() })
export type Actor = z.infer<typeof Actor>

export const ActorFilter = z.strictObject({ q: z.string().max(200).optional(), id: z.guid().optional() })
export type ActorFilter = z.infer<typeof ActorFilter>

/** Longest text of a record of an export or a print. Longer ones are cut before they are sent. */
export const LONGEST_TAKEN = 200
const TakenText = z
  .string()
  .max(LONGEST_TAKEN)
  .refine(text => !/\p{Cc}/u.test(text), fault('control-characters'))

/** Record of an export or a print. The server adds the person, the time and the address. */
export const Taking = z.strictObject({
  kind: z.enum(['export', 'print']),
  /** Name of the list, or path of the printed page below /home. */
  resource: TakenText.min(1),
  /** Name of the document that was printed from the reader. */
  document: TakenText.optional(),
  /** Search and filters in force, by their names. */
  filter: z
    .record(z.string().max(60), TakenText)
    .refine(filter => Object.keys(filter).length <= 40, { error: fault('too-many-filters'), params: { most: 40 } }),
  rows: z.int().min(0).max(100_000_000).optional(),
  format: z.enum(['xlsx', 'csv', 'paper']),
  /** File that was open, for the access log. */
  file: z.strictObject({ kind: z.enum(fileKinds), key: TakenText.min(1) }).optional(),
})
export type Taking = z.infer<typeof Taking>

export const audit = {
  list: extensionList('PORTAL-AUDIT', '/portal/audit', {
    extension: 'audit',
    permit: 'can_view_audit_trail',
    filter: AuditFilter,
    row: AuditEntry,
    sortable: ['id', 'at'],
    countsTo: MOST_COUNTED_ENTRIES,
  }),
  /** People who appear in the audit trail, by name. */
  actors: extensionList('PORTAL-AUDIT-ACTORS', '/portal/audit/actors', {
    extension: 'audit',
    permit: 'can_view_audit_trail',
    filter: ActorFilter,
    row: Actor,
  }),
  /** Records that rows or a page left the portal, as an entry of the audit trail and of the access log. */
  took: post('PORTAL-TOOK', '/portal/exports', {
    permit: 'signed-in',
    extension: 'audit',
    extras: { file: 'accessLog' },
    body: Taking,
  }),
}
