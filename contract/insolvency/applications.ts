import { z } from 'zod'
import { get, list, maybe, post, storedFile, word } from '../call'
import { Day } from '../day'
import { content, one, paging } from '../dialects'
import { fault } from '../fault'
import { Id } from '../id'
import type { Permission } from '../permissions'
import { personal, personalText } from '../personal'
import { oneOrMany } from '../registry/practitionerForms'
import { insolvencyRecords } from './records'

/** Statuses, in the order an application goes through them (docs/requirements/insolvency.md). */
const applicationStatuses = [
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

/** Application types that staff handle here, fixed (docs/requirements/insolvency.md). */
export const requestTypes = [WINDING_UP, 'FOREIGN_COMPANY_DE_REGISTRATION'] as const satisfies ApplicationType[]

/** Months from the last publication to the dissolution of a company; `docs/decisions` says why. */
export const MONTHS_TO_DISSOLUTION = 3

/**
 * A file of an application. `fileName` is the handle for its download; notices also carry the place and date of their
 * publication.
 */
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
  email: maybe(personal('email', word)),
  phoneNumber: maybe(personal('telephone', word)),
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
  /** Ours: version for optimistic locking. */
  version: maybe(z.number()),
  /**
   * Ours: true when the asker may correct the application and roll it back. When a host leaves it out, everybody who
   * sees it may.
   */
  mayCorrect: maybe(z.boolean()),
})
export type InsolvencyApplication = z.infer<typeof InsolvencyApplication>

/** Ours: a change made to an application after its decision. `before` and `after` hold the changed fields. */
const ApplicationChange = z.object({
  action: z.enum(['ROLLBACK', 'PUBLICATION_DATE']),
  by: z.string(),
  at: z.string(),
  before: z.record(z.string(), z.string().nullable()),
  after: z.record(z.string(), z.string().nullable()),
})
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** An application with all its details. */
export const InsolvencyDetails = InsolvencyApplication.extend({
  taskId: maybe(Id),
  entityType: maybe(z.string()),
  subType: maybe(z.string()),
  dateOfIncorporation: maybe(z.string()),
  createdAt: maybe(z.string()),
  /** NO means the short process, any other value the long one. */
  hasAsset: maybe(z.union([z.string(), z.boolean()])),
  applicant: maybe(Applicant),
  attachments: maybe(oneOrMany(ApplicationAttachment)),
  history: maybe(z.array(ApplicationChange)),
  ...insolvencyRecords,
})
export type InsolvencyDetails = z.infer<typeof InsolvencyDetails>

/** A message about an application, with its author and the author's account type. */
export const ApplicationMessage = z.object({
  name: maybe(word),
  user: maybe(z.object({ fullName: maybe(word) })),
  userType: maybe(z.string()),
  description: maybe(personalText(word)),
  createdAt: maybe(z.string()),
  statusLabel: maybe(z.string()),
})
export type ApplicationMessage = z.infer<typeof ApplicationMessage>

/** Number at which a search stops counting. */
export const MOST_APPLICATIONS = 1000

const permit = 'can_access_settings'
/** Fewer people may correct or roll back an approved application than may read it. */
export const MAY_CORRECT = 'can_correct_insolvency_applications' satisfies Permission

const trackingNumber = z.string().trim().min(1).max(60)

/** Accepts comma-separated words, as a filter sends several values. */
const listOf = <T extends readonly [string, ...string[]]>(words: T) =>
  z
    .string()
    .max(200)
    .refine(list => list.split(',').every(one => words.includes(one)), {
      error: fault('several-of'),
      params: { values: words.join(', ') },
    })
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
    rowRecord: { kind: 'APPLICATION', key: 'trackingNumber' },
    paging: paging.pageSize,
    envelope: content,
    countsTo: MOST_APPLICATIONS,
  }),
  windingUp: get('WINDING-DETAILS', '/insolvency/winding-up/details', {
    permit,
    file: { kind: 'APPLICATION', key: 'tracking-number' },
    notes: true,
    query: z.strictObject({ 'tracking-number': trackingNumber }),
    wrapping: one.data,
    answer: InsolvencyDetails,
  }),
  byTrackingNumber: get('DEREG-DETAILS', '/insolvency/process/by-tracking-no', {
    permit,
    file: { kind: 'APPLICATION', key: 'trackingNumber' },
    notes: true,
    query: z.strictObject({ trackingNumber }),
    wrapping: one.data,
    answer: InsolvencyDetails,
  }),
  rollBack: post('INSOLVENCY-ROLLBACK', '/insolvency/process/rollback/{id}', {
    permit: MAY_CORRECT,
    changesRecord: [
      { kind: 'APPLICATION', key: 'id', by: 'application' },
      { kind: 'ENTITY', key: 'id', by: 'application' },
    ],
  }),
  fixDate: post('INSOLVENCY-FIX-DATE', '/insolvency/process/fix-last-date-of-publication', {
    permit: MAY_CORRECT,
    extras: { version: 'versions' },
    changesRecord: [
      { kind: 'APPLICATION', key: 'attachmentId', by: 'attachment' },
      { kind: 'ENTITY', key: 'attachmentId', by: 'attachment' },
    ],
    body: z.strictObject({
      attachmentId: Id,
      newDate: Day,
      updateDateOfDissolution: z.boolean(),
      version: z.number().int().optional(),
    }),
  }),
  messages: get('TASK-MESSAGES', '/insolvency/process/messages/{taskId}', {
    permit,
    assumed: 'The path is not shown; its neighbours are the other calls of an application (decision H4).',
    /** Names the application that the task belongs to: a reason for its file shows its messages, too. */
    extras: { trackingNumber: 'personalData' },
    file: { kind: 'APPLICATION', key: 'trackingNumber' },
    query: z.strictObject({ trackingNumber: trackingNumber.optional() }),
    wrapping: one.data,
    answer: z.array(ApplicationMessage),
  }),
  file: get('INSOLVENCY-FILE', '/insolvency/files', {
    permit,
    file: { kind: 'DOCUMENT', key: 'attachment' },
    query: z.strictObject({ attachment: z.string().trim().min(1).max(300) }),
    ...storedFile(['application/pdf', 'image/jpeg', 'image/png'], 50),
  }),
}
