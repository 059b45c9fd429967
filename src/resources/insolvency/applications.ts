import type { Id } from '@contract/id'
import {
  type ApplicationStatus,
  type ApplicationType,
  type InsolvencyApplication,
  insolvencyApplications,
  requestTypes,
  WINDING_UP,
} from '@contract/insolvency/applications'
import { defineForm, defineResource, formAction } from '@/definition/defineResource'
import { computed, ownChoice, slashedDate, type Tone, tick } from '@/definition/field'
import { insolvencyPage } from './page'

type Draft = {
  attachmentId: Id
  newDate: string
  updateDateOfDissolution: boolean
  version: number | null | undefined
}
type Row = InsolvencyApplication

const types: Record<ApplicationType, string> = {
  WINDING_UP: 'Winding Up',
  PETITION: 'Petition',
  FOREIGN_COMPANY_DE_REGISTRATION: 'Foreign Company De-registration',
}
const windingUpTypes = {
  MEMBERS_VOLUNTARY: 'Members Voluntary',
  CREDITORS_VOLUNTARY: 'Creditors Voluntary',
  COURT: 'Court',
}
const statuses: Record<ApplicationStatus, string> = {
  DRAFT: 'Draft',
  AWAITING_PAYMENT: 'Confirming Payment',
  PAYMENT_FAILED: 'Payment Failed',
  SUBMITTED: 'In Queue',
  ASSIGNED: 'Assigned',
  QUERIED: 'Queried',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}
const tones: Partial<Record<string, Tone>> = {
  APPROVED: 'good',
  REJECTED: 'bad',
  PAYMENT_FAILED: 'bad',
  QUERIED: 'warning',
}

/** Tells whether an approved application can be corrected, if the host does not forbid it. */
const correctable = ({ status, mayCorrect }: Row) => status === 'APPROVED' && mayCorrect !== false
/** Returns the latest publication day of the files. */
const lastPublished = ({ lastDateOfPublication }: Row) => lastDateOfPublication
/** Returns the attachments with published ones first, the latest on top: those are the ones to correct. */
const published = ({ attachments }: Row) =>
  (attachments ?? []).toSorted((a, b) => (b.dateOfPublication ?? '').localeCompare(a.dateOfPublication ?? ''))
const slashed = (day: string) => day.slice(0, 10).split('-').reverse().join('/')

/** Returns a name with initials before the surname. */
const initialled = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((part, at, all) => (at < all.length - 1 ? `${part.charAt(0)}.` : part))
    .join(' ')

const named = ({ trackingNumber, companyName }: Row) => [trackingNumber, companyName].filter(Boolean).join(' · ')

export default defineResource(insolvencyApplications.list, {
  ...insolvencyPage,
  name: 'insolvencyApplications',
  about: 'Approved applications to wind up companies and to de-register foreign ones',
  tab: { key: 'submissions', label: 'Insolvency Applications' },
  key: 'id',
  fixed: { type: requestTypes.join(',') },
  defaults: { status: 'APPROVED' },
  sizes: [12, 20, 50, 100],
  size: 12,
  compact: true,
  search: { filter: 'search', on: 'enter', placeholder: 'Search by BRN or tracking number' },
  filters: { status: { kind: 'choice', label: 'Status', options: { APPROVED: statuses.APPROVED } } },
  fields: {},
  computed: {
    trackingNumber: computed<Row>('code', 'Tracking No.', ({ trackingNumber }) => trackingNumber, {
      opens: () => 'details',
      width: 14,
    }),
    company: computed<Row>(
      'text',
      'BRN and company name',
      ({ brn, companyName }) => [brn, companyName].filter(Boolean).join(' '),
      {
        width: 'name',
        leadsTo: ({ brn }) => ({ record: 'entity', key: brn }),
        lines: ({ brn, companyName }) => [brn, companyName].flatMap(text => (text ? [{ text }] : [])),
      },
    ),
    type: computed<Row>('choice', 'Type', ({ type }) => type, {
      options: { ...types, ...windingUpTypes },
      short: { FOREIGN_COMPANY_DE_REGISTRATION: 'Foreign de-registration' },
      lines: ({ type, windingUpType }) =>
        [type, type === WINDING_UP ? windingUpType : undefined].flatMap(text => (text ? [{ text, option: true }] : [])),
    }),
    status: computed<Row>('choice', 'Status', ({ status }) => status, {
      options: statuses,
      tone: value => tones[value],
    }),
    assignment: computed<Row>('text', 'Assignment', ({ registrarName }) => registrarName, {
      brief: initialled,
      absent: { label: 'Not Assigned', tone: 'quiet' },
    }),
    lastDateOfPublication: computed<Row>('slashedDate', 'Last Date Of Publication', lastPublished, {
      cardLabel: 'Published',
      absent: { label: 'Not published', tone: 'quiet' },
    }),
    dateOfConfirmation: computed<Row>('slashedDate', 'Date Of Confirmation', row => row.dateOfConfirmation, {
      cardLabel: 'Confirmed',
    }),
    dateOfDissolution: computed<Row>('slashedDate', 'Dissolution Date', row => row.dateOfDissolution, {
      cardLabel: 'Dissolution',
    }),
  },
  columns: [
    'trackingNumber',
    'company',
    'type',
    'status',
    'assignment',
    'lastDateOfPublication',
    'dateOfConfirmation',
    'dateOfDissolution',
  ],
  headline: 'trackingNumber',
  failedToast: 'message',
  notFoundHint: 'Check the BRN or the tracking number.',
  actions: {
    details: {
      type: 'address',
      label: 'Details',
      icon: 'view',
      cell: true,
      address: ({ trackingNumber, type }) => ({ application: trackingNumber, ...(type && { kind: type }) }),
    },
    publication: formAction({
      label: 'Edit',
      icon: 'edit',
      primary: true,
      beside: 'lastDateOfPublication',
      when: correctable,
      about: named,
      draft: row => ({
        ...row,
        attachmentId: published(row)[0]?.dateOfPublication ? published(row)[0]?.id : undefined,
        updateDateOfDissolution: false,
      }),
      form: defineForm({
        title: 'Update date of publication',
        submit: 'Update',
        fields: {
          attachmentId: ownChoice(
            'Attachment',
            (row: Row) =>
              published(row).map(({ id, fileName, fileDescription, dateOfPublication }) => ({
                value: id,
                label: [fileDescription || fileName, dateOfPublication && slashed(dateOfPublication)]
                  .filter(Boolean)
                  .join(' · '),
              })),
            { required: true, help: 'The last date of publication is the latest of all the attachments.' },
          ),
          newDate: slashedDate('Date of publication', { required: true, past: true }),
          updateDateOfDissolution: tick('Also update the date of dissolution', {
            help: 'The date of dissolution is then calculated from the last date of publication.',
          }),
        },
        send: insolvencyApplications.fixDate.from((draft: Draft) => ({
          body: {
            attachmentId: draft.attachmentId,
            newDate: draft.newDate,
            updateDateOfDissolution: draft.updateDateOfDissolution,
            ...(typeof draft.version === 'number' && { version: draft.version }),
          },
        })),
        says: {
          done: 'Successfully updated date of publication',
          failed: 'Failed to update date of publication',
        },
        alert: true,
      }),
    }),
    rollback: {
      type: 'send',
      label: 'Rollback',
      icon: 'rollBack',
      primary: true,
      when: correctable,
      send: insolvencyApplications.rollBack.from(({ id }: Row) => ({ path: { id } })),
      says: { done: 'Application rolled back successfully' },
      confirm: {
        question: 'Are you sure that you want to roll back this application ?',
        names: named,
      },
    },
  },
})
