import { z } from 'zod'
import { fileAnswer, get, list, maybe, post, word } from '../call'
import { content, one, paging } from '../dialects'
import { Id } from '../id'
import type { Permission } from '../permissions'
import { oneOrMany } from '../registry/practitionerForms'
import { insolvencyRecords } from './records'

/** In the order an application goes through them (002 section 4). */
export const applicationStatuses = [
  'DRAFT',
  'AWAITING_PAYMENT',
  'PAYMENT_FAILED',
  'SUBMITTED',
  'ASSIGNED',
  'QUERIED',
  'APPROVED',
  'REJECTED',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const WINDING_UP = 'WINDING_UP'
export const applicationTypes = [WINDING_UP, 'PETITION', 'FOREIGN_COMPANY_DE_REGISTRATION'] as const
export type ApplicationType = (typeof applicationTypes)[number]

/** The types that staff deal with here, fixed (002 section 9). */
export const requestTypes = [WINDING_UP, 'FOREIGN_COMPANY_DE_REGISTRATION'] as const satisfies ApplicationType[]

/** So many months after its last publication a company is dissolved; `docs/decisions` says why. */
export const MONTHS_TO_DISSOLUTION = 3

/** A file of an application. `fileName` is what it is asked for by; notices also say where and when they appeared. */
export const ApplicationAttachment = z.object({
  id: Id,
  fileName: z.string(),
  fileDescription: maybe(z.string()),
  type: maybe(z.string()),
  status: maybe(z.string()),
  dateOfEffect: maybe(z.string()),
  dateOfPublication: maybe(z.string()),
  publication: maybe(word),
})
export type ApplicationAttachment = z.infer<typeof ApplicationAttachment>

export const Applicant = z.object({
  givenName: maybe(word),
  surname: maybe(word),
  email: maybe(word),
  phoneNumber: maybe(word),
})
export type Applicant = z.infer<typeof Applicant>

export const InsolvencyApplication = z.object({
  id: Id,
  trackingNumber: word,
  brn: maybe(word),
  companyName: maybe(z.string()),
  type: maybe(z.string()),
  windingUpType: maybe(z.string()),
  status: maybe(z.string()),
  registrarName: maybe(z.string()),
  lastDateOfPublication: maybe(z.string()),
  dateOfConfirmation: maybe(z.string()),
  dateOfDissolution: maybe(z.string()),
  attachments: maybe(z.array(ApplicationAttachment)),
  /** Ours: so that nobody overwrites a change they did not see. */
  version: maybe(z.number()),
  /** Ours: whether the asker may correct it and take it back. A host that does not say lets whoever sees it. */
  mayCorrect: maybe(z.boolean()),
})
export type InsolvencyApplication = z.infer<typeof InsolvencyApplication>

/** Ours: what was done to an application after it was decided. `before` and `after` hold what the change touched. */
const ApplicationChange = z.object({
  action: z.enum(['ROLLBACK', 'PUBLICATION_DATE']),
  by: z.string(),
  at: z.string(),
  before: z.record(z.string(), z.string().nullable()),
  after: z.record(z.string(), z.string().nullable()),
})
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** An application in full. */
export const InsolvencyDetails = InsolvencyApplication.extend({
  taskId: maybe(Id),
  entityType: maybe(z.string()),
  subType: maybe(z.string()),
  dateOfIncorporation: maybe(z.string()),
  createdAt: maybe(z.string()),
  /** NO is the short process, anything else the long one. */
  hasAsset: maybe(z.union([z.string(), z.boolean()])),
  applicant: maybe(Applicant),
  attachments: maybe(oneOrMany(ApplicationAttachment)),
  history: maybe(z.array(ApplicationChange)),
  ...insolvencyRecords,
})
export type InsolvencyDetails = z.infer<typeof InsolvencyDetails>

/** What was said about an application: by whom, and as what. */
export const ApplicationMessage = z.object({
  name: maybe(word),
  user: maybe(z.object({ fullName: maybe(word) })),
  userType: maybe(z.string()),
  description: maybe(word),
  createdAt: maybe(z.string()),
  statusLabel: maybe(z.string()),
})
export type ApplicationMessage = z.infer<typeof ApplicationMessage>

/** Where the total of a search stops counting. */
export const MOST_APPLICATIONS = 1000

const permit = 'can_access_settings'
/** What was approved is corrected and taken back by fewer than read it. */
export const MAY_CORRECT = 'can_correct_insolvency_applications' satisfies Permission

const trackingNumber = z.string().trim().min(1).max(60)

/** Words in a row, as a filter sends several. */
const listOf = <T extends readonly [string, ...string[]]>(words: T) =>
  z
    .string()
    .max(200)
    .refine(given => given.split(',').every(one => words.includes(one)), `One or more of ${words.join(', ')}`)
    .optional()

export const insolvencyApplications = {
  list: list('INSOLVENCY-LIST', '/insolvency/process', {
    permit,
    filter: z.object({
      search: z.string().max(200).optional(),
      status: z.enum(applicationStatuses).optional(),
      type: listOf(applicationTypes),
    }),
    row: InsolvencyApplication,
    paging: paging.pageSize,
    envelope: content,
    countsTo: MOST_APPLICATIONS,
  }),
  windingUp: get('WINDING-DETAILS', '/insolvency/winding-up/details', {
    permit,
    query: z.strictObject({ 'tracking-number': trackingNumber }),
    wrapping: one.data,
    answer: InsolvencyDetails,
  }),
  byTrackingNumber: get('DEREG-DETAILS', '/insolvency/process/by-tracking-no', {
    permit,
    query: z.strictObject({ trackingNumber }),
    wrapping: one.data,
    answer: InsolvencyDetails,
  }),
  rollBack: post('INSOLVENCY-ROLLBACK', '/insolvency/process/rollback/{id}', { permit: MAY_CORRECT }),
  fixDate: post('INSOLVENCY-FIX-DATE', '/insolvency/process/fix-last-date-of-publication', {
    permit: MAY_CORRECT,
    extras: { version: 'versions' },
    body: z.strictObject({
      attachmentId: Id,
      newDate: z.iso.date(),
      updateDateOfDissolution: z.boolean(),
      version: z.number().int().optional(),
    }),
  }),
  messages: get('TASK-MESSAGES', '/insolvency/process/messages/{taskId}', {
    permit,
    assumed: 'The path is not shown; its neighbours are the other calls of an application (decision H4).',
    wrapping: one.data,
    answer: z.array(ApplicationMessage),
  }),
  file: get('INSOLVENCY-FILE', '/insolvency/files', {
    permit,
    query: z.strictObject({ attachment: z.string().trim().min(1).max(300) }),
    ...fileAnswer(['application/pdf', 'image/jpeg', 'image/png'], 50),
  }),
}
