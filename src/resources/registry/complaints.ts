import { COMPLAINT, complaints } from '@contract/registry/complaints'
import { practitioners } from '@contract/registry/practitioners'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { code, computed, date, paragraph, text } from '@/definition/field'
import { lookUp } from '@/definition/lookUp'

type Draft = { complainantName: string; uniquePractitionerNumber: string; complaint: string; description: string }

const practitioner = lookUp(
  practitioners.read.from(({ typed }: { typed: string }) => ({ path: { n: typed } })),
  ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
)

/** Complaints about one practitioner, on the practitioner's page; without a practitioner, all that are PENDING. */
export default defineResource(complaints.list, {
  name: 'complaints',
  label: 'Complaints',
  key: 'trackingNumber',
  size: 20,
  pager: 'needed',
  fields: {
    trackingNumber: code('Tracking Number', { width: 18 }),
    complainantName: text('Complainant'),
    dateOfApplication: date('Date'),
    uniquePractitionerNumber: code('Practitioner No.', { leadsTo: 'practitioner' }),
  },
  computed: {
    complaint: computed('text', 'Complaint', row => row.complaint, {
      more: ({ description, descriptionOfComplaint }) => description ?? descriptionOfComplaint,
    }),
    status: computed('choice', 'Status', row => row.status, {
      options: { PENDING: 'Pending', RESOLVED: 'Resolved', DISMISSED: 'Dismissed' },
      tone: status => (status === 'RESOLVED' ? 'good' : status === 'PENDING' ? 'warning' : 'quiet'),
    }),
  },
  columns: ['trackingNumber', 'complainantName', 'complaint', 'dateOfApplication', 'status'],
  headline: 'complaint',
  create: createForm(
    'Lodge Complaint',
    defineForm({
      title: 'Lodge Complaint',
      submit: 'Save',
      fields: {
        complainantName: text('Complainant', { required: true, fixed: true, missing: 'complainant name missing' }),
        uniquePractitionerNumber: code('Practitioner No.', {
          required: true,
          longest: 60,
          lookUp: practitioner,
          missing: 'practitioner number missing',
        }),
        complaint: text('Complaint', { required: true, ...COMPLAINT.title, missing: 'complaint missing' }),
        description: paragraph('Description', {
          required: true,
          ...COMPLAINT.description,
          cuts: true,
          tooShort: 'Description needs to be at least 10 characters',
          missing: 'description name missing',
        }),
      },
      send: complaints.lodge.from((draft: Draft) => ({
        body: {
          complaint: draft.complaint.trim(),
          complainantName: draft.complainantName,
          descriptionOfComplaint: draft.description.trim(),
          uniquePractitionerNumber: draft.uniquePractitionerNumber.trim(),
        },
      })),
    }),
  ),
})
