import { DEFAULT_CORRECTIONS, dataCorrections, retriedCorrections } from '@contract/processes/dataCorrections'
import { defineResource } from '@/definition/defineResource'
import { defineSection } from '@/definition/defineSections'
import { choice, code, computed, count, date, exactTime } from '@/definition/field'
import { journeyAction } from '../portal/journey'
import { is, processList, sendsBrn, statusTone } from './process'

const statuses = {
  PENDING: 'Pending',
  FAILED: 'Failed',
  PAUSED: 'Paused',
  IN_PROGRESS: 'In Progress',
  Sent: 'Sent',
  Success: 'Success',
}

const types = {
  CORRECT_NAME: 'Name',
  CORRECT_ADDRESS: 'Address',
  CORRECT_REGISTRATION_DATE: 'Date of registration',
  CORRECT_TYPE: 'Sub type',
}

const failed = 'Process failed to return to queue. Try again later'

const list = defineResource(dataCorrections.list, {
  ...processList,
  name: 'dataCorrections',
  label: 'Data Correction',
  key: 'id',
  defaults: { status: DEFAULT_CORRECTIONS },
  search: { filter: 'search', on: 'enter', placeholder: 'Search by BRN', sends: sendsBrn },
  filters: {
    status: choice('Status', statuses, { unset: 'All except successful' }),
    start_date: date('Start date'),
    end_date: date('End date'),
  },
  period: { from: 'start_date', to: 'end_date' },
  fields: {
    brn: code('BRN', { seeks: true, leadsTo: 'entity' }),
    retries: count('Retry Count'),
    createdAt: exactTime('Date'),
    updatedAt: exactTime('Last Ran'),
  },
  computed: {
    kind: computed('choice', 'Type', row => row.type, { options: types }),
    standing: computed('choice', 'Status', row => row.status?.toUpperCase(), {
      options: { ...statuses, SENT: 'Sent', SUCCESS: 'Success' },
      tone: statusTone,
    }),
    why: computed('cause', 'Cause', row => row.cause, { extension: 'causes' }),
    found: computed('json', 'Payload', row => row.payload, {
      whole: {
        cut: row => (row.payloadSize ?? 0) > (row.payload?.length ?? 0),
        read: dataCorrections.payload.from(({ id }) => ({ path: { id } })),
      },
    }),
  },
  columns: ['brn', 'kind', 'retries', 'standing', 'createdAt', 'updatedAt'],
  sortable: ['brn', 'retries', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  headline: 'brn',
  // The message of a failed retry is also that of a failed list, letter for letter, followed by the error (decision
  // G17).
  failedToast: failed,
  failedReason: true,
  causes: {
    label: 'Failures by cause',
    extension: 'causes',
    filter: { status: 'FAILED,PAUSED' },
    cause: 'why',
    action: 'retry',
  },
  actions: {
    retry: {
      type: 'send',
      label: 'Retry',
      icon: 'retry',
      primary: true,
      when: ({ status }) => is(status, ...retriedCorrections),
      send: dataCorrections.reconcile.from(({ id }) => ({ path: { id } })),
      says: { done: 'Process has been returned to queue', failed, reason: true },
    },
    view: {
      type: 'details',
      label: 'View',
      icon: 'view',
      primary: true,
      details: {
        title: ({ brn, id }) => [brn, id].filter(Boolean).join(' · '),
        fields: ['brn', 'kind', 'standing', 'retries', 'createdAt', 'updatedAt', 'why', 'found'],
      },
    },
    open: {
      type: 'open',
      label: "Open the entity's file",
      icon: 'badge',
      when: ({ brn }) => Boolean(brn),
      permit: 'can_view_reservation_settings',
      open: ({ brn }) => `registry/file-viewer/${encodeURIComponent(brn ?? '')}`,
      fileType: 'company',
    },
    journey: journeyAction(({ brn }) => brn),
  },
})
export default list

export const dataCorrectionSection = defineSection({
  key: 'data-correction',
  label: 'Data Correction',
  shows: { list },
})
