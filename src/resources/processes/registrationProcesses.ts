import { type RegistrationProcess, registrationProcesses } from '@contract/processes/registrationProcesses'
import { definePage } from '@/definition/definePage'
import { defineResource } from '@/definition/defineResource'
import { defineSection } from '@/definition/defineSections'
import { choice, code, computed, count, date, exactTime, text } from '@/definition/field'
import { counting } from '@/definition/source'
import { journeyAction } from '../portal/journey'
import { causeIn, entityOf, is, processList, sendsBrn, statusTone, textOf } from './process'

const statuses = { PENDING: 'Pending', Success: 'Success', Sent: 'Sent', Failed: 'Failed' }

const list = defineResource(registrationProcesses.list, {
  ...processList,
  name: 'registrationProcesses',
  label: 'Registration Service',
  key: 'id',
  defaults: { status: 'PENDING,Failed' },
  search: { filter: 'search', on: 'enter', placeholder: 'Search by BRN', sends: sendsBrn },
  filters: {
    status: choice('Status', statuses, { unset: 'Pending and failed' }),
    start_date: date('Start date'),
    end_date: date('End date'),
  },
  period: { from: 'start_date', to: 'end_date' },
  fields: {
    brn: code('BRN', { seeks: true, leadsTo: 'entity' }),
    description: text('Type', { seeks: true }),
    owner: text('Owner', { width: 'rest', leadsTo: entityOf }),
    retries: count('Retry Count'),
    createdAt: exactTime('Date'),
    updatedAt: exactTime('Last Ran'),
  },
  computed: {
    standing: computed('choice', 'Status', row => row.status, { options: statuses, tone: statusTone }),
    issue: computed('text', 'Type of issue', row => row.description),
    entityName: computed<RegistrationProcess>('text', 'Entity name', row => row.owner, { leadsTo: entityOf }),
    tries: computed('count', 'Number of retries', row => row.retries),
    moment: computed('exactTime', 'Date time', row => row.createdAt),
    why: computed<RegistrationProcess>('cause', 'Cause', row => row.cause || causeIn(row.bnrResponse)),
    sent: textOf<RegistrationProcess>(
      'Request',
      'request',
      row => row.request,
      row => row.requestSize,
    ),
    answer: textOf<RegistrationProcess>(
      'Response',
      'response',
      row => row.bnrResponse,
      row => row.responseSize,
    ),
  },
  columns: ['brn', 'description', 'owner', 'retries', 'standing', 'createdAt', 'updatedAt'],
  sortable: ['brn', 'retries', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  headline: 'brn',
  causes: {
    label: 'Failures by cause',
    filter: { status: 'Failed' },
    cause: 'why',
    action: 'retry',
  },
  actionsLabel: 'Action',
  actions: {
    retry: {
      type: 'send',
      label: 'Retry',
      icon: 'retry',
      primary: true,
      when: ({ status }) => is(status, 'FAILED'),
      send: registrationProcesses.retry.from(({ id, brn, description }) => ({
        query: { brn: brn ?? '', 'sync-item': description ?? '', id },
      })),
      says: {
        done: 'Process returned to queue',
        failed: 'Process failed to return to queue. Try again later',
        reason: true,
      },
    },
    view: {
      type: 'details',
      label: 'View',
      icon: 'view',
      primary: true,
      details: {
        title: ({ brn, description }) => [brn, description].filter(Boolean).join(' · '),
        fields: ['brn', 'issue', 'entityName', 'standing', 'tries', 'moment', 'why', 'sent', 'answer'],
      },
    },
    journey: journeyAction(({ brn }) => brn),
  },
})
export default list

/** Numbers of pending and failed processes: the totals of each list's first page (PROC-05). */
const page = definePage({
  path: 'internal-processes/registration',
  figuresLabel: 'Registration processes',
  figures: [
    { key: 'queue', label: 'In Queue', source: counting(registrationProcesses.list, { status: 'PENDING' }, 12) },
    { key: 'failed', label: 'Failed', source: counting(registrationProcesses.list, { status: 'Failed' }, 12) },
  ],
})

export const registrationSection = defineSection({
  key: 'registration',
  label: 'Registration Service',
  shows: { list, page },
})
