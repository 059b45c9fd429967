import { type Actor, type AuditEntry, audit } from '@contract/portal/audit'
import { defineResource } from '@/definition/defineResource'
import { choice, computed, date, dateTime, text } from '@/definition/field'
import { listOptions, pickedCode, pickedRow } from '@/definition/listOptions'
import type { Lead, LinkedRecord } from '@/definition/recordLink'
import { siteMap } from '@/definition/siteMap'
import { callSentences, sentenceOf, whatOf } from './callSentences'
import { callWords, listWords } from './callWords'

/** Returns the properties of a recorded value as text; a value that is not an object is one part. */
const partsOf = (recorded: unknown): Record<string, string> => {
  if (recorded === null || recorded === undefined) return {}
  if (typeof recorded !== 'object') return { value: String(recorded) }
  return Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

/** Records whose key is the whole subject, by the call that changed them. */
const recordsOfCalls: Readonly<Record<string, LinkedRecord>> = {
  'TXN-RETRY': 'payment',
  'TXN-RELEASE': 'payment',
  'PRN-REMOVE': 'payment',
  'LEGAL-RETRY': 'instrument',
  'INSOLVENCY-FIX-DATE': 'application',
  'INSOLVENCY-ROLLBACK': 'application',
}

/** Returns the record that a subject names: that of its call, or the entity whose BRN it begins with. */
const subjectLead = ({ call, subject }: AuditEntry): Lead | undefined => {
  const record = recordsOfCalls[call]
  if (record) return { record, key: subject }
  const [brn] = subject?.match(/^(?:\d{14}|P-\d{6})(?!\S)/) ?? []
  return brn ? { record: 'entity', key: brn } : undefined
}

/** Origins of entries that nobody at a computer made. */
const origins = { 'the server': 'The server', 'the command line': 'The command line' }

const { writes } = siteMap()
const writeWords = Object.fromEntries([...writes].map(([id, { act }]) => [id, listWords[act]]))

const actors = listOptions(audit.actors, {
  value: ({ id }: Actor) => id,
  label: ({ name }) => name,
  search: { filter: 'q', placeholder: 'Name', none: 'Nobody of this name is in the trail', sizes: [20], chosen: 'id' },
})

export default defineResource(audit.list, {
  name: 'audit-trail',
  label: 'Audit trail',
  path: 'audit-trail',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  search: { filter: 'q', on: 'enter', placeholder: 'Person, subject or call' },
  filters: {
    actorId: pickedRow('Person', actors),
    call: pickedCode('Action', { ...callWords, ...writeWords }, id => writes.get(id)?.list),
    subject: text('Beginning of the subject'),
    field: text('Changed field'),
    from: date('Start date'),
    to: date('End date'),
  },
  period: { from: 'from', to: 'to' },
  fields: {
    at: dateTime('When'),
    // Work without a person behind it has words in place of a network address.
    address: choice('From', origins),
    call: choice('Action', callWords),
    subject: text('Subject', { leadsTo: subjectLead }),
  },
  computed: {
    actorName: computed('choice', 'Who', ({ actorName, address }) => actorName ?? address, { options: origins }),
    listed: computed('place', 'List or page', ({ call, subject }) =>
      call === audit.took.id ? subject : writes.get(call)?.list,
    ),
    event: computed('choice', 'What happened', sentenceOf, {
      options: callSentences,
      fill: (row, text) => ({ who: text('actorName'), action: text('call'), what: whatOf(row), place: text('listed') }),
      leadsTo: subjectLead,
      width: 'rest',
    }),
  },
  columns: ['at', 'event', 'address'],
  sortable: ['at'],
  sort: { field: 'at', order: 'DESC' },
  headline: 'event',
  notFoundHint: 'Try another word, or clear the filters.',
  actions: {
    details: {
      type: 'details',
      label: 'Details',
      icon: 'view',
      primary: true,
      details: {
        title: (_, text) => text('event'),
        about: ({ call, subject }) => [call, subject].filter(Boolean).join(' · '),
        parts: ({ before, after }) => {
          const [was, is] = [partsOf(before), partsOf(after)]
          return [...new Set([...Object.keys(was), ...Object.keys(is)])].map(name => ({
            name,
            before: was[name],
            after: is[name],
          }))
        },
      },
    },
  },
})
