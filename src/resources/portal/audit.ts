import { audit } from '@contract/portal/audit'
import { defineResource } from '@/definition/defineResource'
import { code, dateTime, text } from '@/definition/field'

export default defineResource(audit.list, {
  name: 'audit',
  label: 'Audit trail',
  about: 'Every change made in the registry: who, when, from where, and what it was before.',
  path: 'audit-trail',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  search: { filter: 'q', on: 'enter', placeholder: 'Person, subject or call' },
  fields: {
    at: dateTime('When'),
    actorName: text('Who'),
    address: code('From'),
    call: code('Call'),
    subject: text('Subject'),
  },
  columns: ['at', 'actorName', 'call', 'subject', 'address'],
  sortable: ['at'],
  headline: 'subject',
  emptyHint: 'Try another word, or clear the filters.',
})
