import { z } from 'zod'
import { get, post } from '../call'
import { Day } from '../day'
import { fault } from '../fault'
import { foldText } from '../fold'
import { Id } from '../id'
import { personalText, plain } from '../personal'
import { BrnTyped } from '../registry/brn'
import { DOCUMENT_FILE } from './documentFiling'
import { Effect, entityStatuses, NewPeople, personRoles } from './filingEffects'

/** Most effects and most documents of one filing. */
const MOST_EFFECTS = 50
const MOST_DOCUMENTS = 20

const line = (most: number) => z.string().overwrite(foldText).min(1).max(most)
const no = z.int()

const content = {
  brn: BrnTyped,
  /** Number under which the filing is known: sent again with the same content, it answers the same. */
  trackingNo: line(40).regex(/^[\p{L}\p{N}/._-]+$/u, fault('bad-format')),
  /** Day on which it was filed; today where it is absent. */
  filedOn: Day.optional(),
  note: line(1000).optional(),
  people: NewPeople,
  effects: z.array(Effect).min(1).max(MOST_EFFECTS),
}

/** A document of a filing. One without a handle has not arrived yet: it is listed as missing, and waits in Work. */
const FiledDocument = z.strictObject({ name: line(200), handle: line(100).optional() })

export const FilingBody = z.strictObject({
  ...content,
  documents: z.array(FiledDocument).max(MOST_DOCUMENTS).default([]),
})
export type FilingBody = z.infer<typeof FilingBody>
export type FilingDraft = z.input<typeof FilingBody>

/** The same from an organisation, whose documents follow. */
export const PartnerFilingBody = z.strictObject({
  ...content,
  documents: z
    .array(FiledDocument.omit({ handle: true }))
    .max(MOST_DOCUMENTS)
    .default([]),
})

/** A filing as it was recorded. `effectiveOn` is the last of the days of effect. */
export const Filed = z.object({
  trackingNo: z.string(),
  brn: z.string(),
  filedOn: z.string(),
  effectiveOn: z.string(),
  changes: z.array(z.string()),
})
export type Filed = z.infer<typeof Filed>

const Held = z.object({ role: z.enum(personRoles), since: z.string().nullable() })

/** The parts of a file that a filing can change, as they are today, with the row numbers by which effects name people and classes. */
export const PresentFile = z.object({
  brn: z.string(),
  name: z.string(),
  kind: z.enum(['COMPANY', 'FOREIGN_COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']),
  status: z.enum(entityStatuses),
  /** True while it is on the list of de-registrations. */
  isStruckOff: z.boolean(),
  registeredOn: z.string(),
  /** A number that is free, for a filing that has none of its own. */
  trackingNo: z.string(),
  address: personalText(z.string()),
  people: z.array(z.object({ no, name: z.string(), kind: z.enum(['INDIVIDUAL', 'CORPORATE']), roles: z.array(Held) })),
  shareClasses: z.array(
    z.object({ no, name: z.string(), number: z.number(), value: z.number(), allotted: z.number() }),
  ),
  /** Outstanding charges. */
  charges: z.array(z.object({ number: plain(z.string()), chargee: plain(z.string()) })),
  holdings: z.array(z.object({ personNo: no, classNo: no, shares: z.number() })),
})
export type PresentFile = z.infer<typeof PresentFile>

const part = { permit: 'can_file_changes', extension: 'filedChanges' } as const

/** Changes of an entity's file that are filed with their days of effect (docs/decisions/122-filed-changes.md). */
export const filedChanges = {
  present: get('PORTAL-FILING-PRESENT', '/portal/filings/entities/{brn}', { ...part, answer: PresentFile }),
  /** Villages whose name begins with a text, with the places around them. */
  villages: get('PORTAL-FILING-VILLAGES', '/portal/filings/villages', {
    ...part,
    query: z.strictObject({ q: line(100) }),
    answer: z.array(z.object({ id: Id, name: z.string() })),
  }),
  /** Keeps a document in the EDMS; a filing names it by the handle. */
  document: post('PORTAL-FILING-DOCUMENT', '/portal/filings/documents', {
    ...part,
    upload: DOCUMENT_FILE,
    answer: z.object({ handle: z.string() }),
  }),
  file: post('PORTAL-FILING', '/portal/filings', {
    ...part,
    body: FilingBody,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    answer: Filed,
  }),
}
