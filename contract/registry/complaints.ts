import { z } from 'zod'
import { list, maybe, post, word } from '../call'
import { content, paging } from '../dialects'
import { personalText } from '../personal'

const complaintStatuses = ['PENDING', 'RESOLVED', 'DISMISSED'] as const

/** A complaint against an insolvency practitioner (docs/requirements/registries.md). */
export const Complaint = z.object({
  trackingNumber: word,
  complainantName: maybe(word),
  complaint: maybe(personalText(word)),
  description: maybe(personalText(word)),
  descriptionOfComplaint: maybe(personalText(word)),
  status: maybe(z.string()),
  dateOfApplication: maybe(z.string()),
  uniquePractitionerNumber: maybe(word),
})
export type Complaint = z.infer<typeof Complaint>

/** Lengths of a complaint's texts in characters (docs/requirements/registries.md). */
export const COMPLAINT = { title: { least: 5, longest: 200 }, description: { least: 10, longest: 200 } } as const

const permit = 'can_view_practitioner_registry'
const assumed = 'The path is not shown; its neighbour is the list of practitioners (decision E25).'
const path = '/insolvency/api/practitioners/complaints'

export const complaints = {
  list: list('COMPLAINT-LIST', path, {
    permit,
    assumed,
    filter: z.object({
      status: z.enum(complaintStatuses).optional(),
      practitionerNumber: z.string().trim().max(60).optional(),
    }),
    row: Complaint,
    rowFile: { kind: 'PRACTITIONER', key: 'uniquePractitionerNumber' },
    rowRecord: { kind: 'PRACTITIONER', key: 'uniquePractitionerNumber' },
    paging: paging.perPage,
    envelope: content,
  }),
  lodge: post('COMPLAINT-LOG', path, {
    permit,
    assumed,
    changesRecord: { kind: 'PRACTITIONER', key: 'uniquePractitionerNumber' },
    body: z.strictObject({
      complaint: z.string().trim().min(COMPLAINT.title.least).max(COMPLAINT.title.longest),
      /** Our API takes it from the session and ignores the value. */
      complainantName: z.string().trim().min(1).max(200),
      descriptionOfComplaint: z.string().trim().min(COMPLAINT.description.least).max(COMPLAINT.description.longest),
      uniquePractitionerNumber: z.string().trim().min(1).max(60),
    }),
  }),
}
