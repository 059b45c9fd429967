import { type IncorporationProcess, incorporationProcesses } from '@contract/processes/incorporationProcesses'
import { defineResource } from '@/definition/defineResource'
import { defineSection } from '@/definition/defineSections'
import { choice, code, computed, count, date, exactTime, text } from '@/definition/field'
import { reading } from '@/definition/source'
import { journeyAction } from '../portal/journey'
import { causeIn, entityOf, is, processList, sendsBrn, statusTone, textOf } from './process'

const statuses = {
  PENDING: 'Pending',
  PAUSED: 'Paused',
  IN_PROGRESS: 'In Progress',
  SENT: 'Sent',
  EXPIRED: 'Expired',
}

const kinds = {
  CERTIFICATES: 'Certificates',
  DIGITAL_SIGNING: 'Digital Signing',
  EDMS: 'EDMS',
  BUSINESS_ACCOUNT: 'Business Account',
  BUSINESS_ACCOUNT_SUB_TYPE: 'Business Account Sub Type',
  BUSINESS_ACCOUNT_NAME: 'Business Account Name',
  CENTRAL_REGISTRY: 'Central Registry',
  DOCUMENT_ID_TO_REGISTRY: 'Document ID to Registry',
  LEGAL_DOCUMENTS: 'Legal Documents',
  INSTANT_TIN: 'Instant TIN',
  UPDATE_REGISTRY: 'Update Registry',
}

const list = defineResource(incorporationProcesses.list, {
  ...processList,
  name: 'incorporationProcesses',
  label: 'Incorporation Service',
  key: 'id',
  defaults: { status: 'PENDING,FAILED,PAUSED,IN_PROGRESS' },
  search: { filter: 'search', on: 'enter', placeholder: 'Search by BRN', sends: sendsBrn },
  filters: {
    status: choice('Status', statuses, { unset: 'Not yet sent' }),
    startDate: date('Start date'),
    endDate: date('End date'),
  },
  period: { from: 'startDate', to: 'endDate' },
  fields: {
    brn: code('BRN', { seeks: true, leadsTo: 'entity' }),
    retryCount: count('Retry Count'),
    createdAt: exactTime('Date'),
    lastRanAt: exactTime('Last Ran'),
    actionIdToken: code('Action ID Token'),
    owner: text('Entity name', { leadsTo: entityOf }),
  },
  computed: {
    kind: computed('choice', 'Type', row => row.type, { options: kinds, seeks: true }),
    standing: computed('choice', 'Status', row => row.status?.toUpperCase(), {
      options: { ...statuses, FAILED: 'Failed' },
      tone: statusTone,
    }),
    tries: computed('count', 'Retries', row => row.retryCount),
    address: computed('code', 'Endpoint', row => row.endPoint),
    why: computed<IncorporationProcess>('cause', 'Cause', row => row.cause || causeIn(row.response)),
    sent: textOf<IncorporationProcess>(
      'Request',
      'request',
      row => row.request,
      row => row.requestSize,
    ),
    answer: textOf<IncorporationProcess>(
      'Response',
      'response',
      row => row.response,
      row => row.responseSize,
    ),
  },
  columns: ['brn', 'kind', 'retryCount', 'standing', 'createdAt', 'lastRanAt'],
  sortable: ['brn', 'retryCount', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  headline: 'brn',
  causes: {
    label: 'Failures by cause',
    // The host expects this spelling in the filter for failures (INCPROC-12).
    filter: { status: 'Expired' },
    cause: 'why',
    action: 'redo',
  },
  actionsLabel: 'Action',
  actions: {
    redo: {
      type: 'send',
      label: 'Redo',
      icon: 'retry',
      primary: true,
      when: ({ status }) => is(status, 'EXPIRED', 'PAUSED'),
      send: incorporationProcesses.redo.from(({ id }) => ({ body: { id, status: 'PENDING' as const } })),
      says: { failed: 'Process failed to return to queue. Try again later.', reason: true },
    },
    view: {
      type: 'details',
      label: 'View',
      icon: 'view',
      primary: true,
      details: {
        title: ({ brn }) => brn ?? '',
        fields: [
          'brn',
          'kind',
          'owner',
          'standing',
          'actionIdToken',
          'tries',
          'createdAt',
          'address',
          'why',
          'sent',
          'answer',
        ],
      },
    },
    run: {
      type: 'send',
      label: 'Run now',
      icon: 'run',
      primary: true,
      send: incorporationProcesses.run.from(({ id }) => ({ body: { actionId: id } })),
    },
    journey: journeyAction(({ brn }) => brn),
  },
})
export default list

const home = 'internal-processes/incorporation/processes'

export const incorporationSection = defineSection({
  key: 'incorporation',
  label: 'Incorporation Service',
  tabs: [
    { key: 'processes', label: 'Processes', shows: { list } },
    {
      key: 'statistics',
      label: 'Statistics',
      shows: {
        cards: {
          source: reading(incorporationProcesses.statistics.from(() => ({}))),
          kinds: {
            all: 'All',
            ...Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [kind.toLowerCase(), name])),
          },
          figures: {
            pending: { label: 'Pending' },
            sent: { label: 'Sent' },
            paused: { label: 'Paused', tone: 'warning' },
            expired: { label: 'Expired', tone: 'bad' },
            in_progress: { label: 'In Progress', only: ['update_registry'] },
          },
          opens: (kind, figure) =>
            `${home}?${new URLSearchParams({ status: figure.toUpperCase(), ...(kind !== 'all' && { search: kind.toUpperCase() }) })}`,
          watched: { seconds: 10 },
        },
      },
    },
  ],
})
