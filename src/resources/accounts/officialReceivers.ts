import { type OfficialReceiver, officialReceivers } from '@contract/accounts/officialReceivers'
import { defineResource } from '@/definition/defineResource'
import { choice, computed, date } from '@/definition/field'
import { inBreakdown } from './account'

type Part = 'Name' | 'Email' | 'Phone'

/** Column with a property of the client and, below it, the same property of the backoffice account. */
const both = (label: string, part: Part) => {
  const of = (row: OfficialReceiver) =>
    [row[`individual${part}`], row[`backOffice${part}`]].filter((text): text is string => Boolean(text))
  return computed<OfficialReceiver>('text', label, row => of(row).join(' · '), {
    lines: row => of(row).map(text => ({ text })),
  })
}

export default defineResource(officialReceivers.list, {
  ...inBreakdown,
  name: 'officialReceivers',
  about: 'Clients who act as official receivers, with their backoffice accounts',
  headline: 'names',
  tab: { key: 'receivers', label: 'Official Receivers', figure: 'RECEIVER' },
  search: { filter: 'search', on: 'enter', placeholder: 'Name or email' },
  fields: {
    createdAt: date('Date Created'),
    status: choice(
      'Status',
      { ACTIVE: 'Active', REVOKED: 'Revoked' },
      { tone: status => (status === 'ACTIVE' ? 'good' : 'quiet') },
    ),
  },
  computed: { names: both('Names', 'Name'), emails: both('Emails', 'Email'), phones: both('Phones', 'Phone') },
  columns: ['names', 'emails', 'phones', 'createdAt', 'status'],
  notFoundHint: 'Check the spelling, or make a client an official receiver from the client accounts.',
  actionsLabel: 'Action',
  actions: {
    revoke: {
      type: 'send',
      verb: 'delete',
      label: 'Revoke',
      icon: 'revoke',
      primary: true,
      permit: 'can_revoke_role',
      // A host may use other status values for a receiver in office.
      when: ({ status }) => status?.toUpperCase() !== 'REVOKED',
      send: officialReceivers.revoke.from(({ id }: OfficialReceiver) => ({ path: { id } })),
      says: { done: 'Receiver has been revoked' },
      confirm: { question: 'Are you sure of this action ?', names: ({ individualName }) => individualName ?? '' },
    },
  },
})
