import { practitioners } from '@contract/registry/practitioners'
import { defineResource } from '@/definition/defineResource'
import { code, computed, date, flag, text } from '@/definition/field'

export default defineResource(practitioners.list, {
  name: 'registry/practitioners',
  label: 'Practitioner Registry',
  path: 'registry/practitioners',
  key: 'uniquePractitionerNumber',
  // No page size selector, and a pager only when there is more than one page (decision B6).
  size: 10,
  pager: 'needed',
  search: { filter: 'search', on: 'enter', placeholder: 'Name or practitioner number' },
  fields: {
    uniquePractitionerNumber: code('Practitioner No.', { width: 16, leadsTo: 'practitioner' }),
    phoneNumber: text('Phone'),
    registrationDate: date('Registration Date'),
    active: flag('Status', { true: 'Active', false: 'Inactive' }, { tone: active => (active ? 'good' : 'quiet') }),
  },
  computed: {
    name: computed('text', 'Name', ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '), {
      leadsTo: ({ uniquePractitionerNumber }) => ({ record: 'practitioner', key: uniquePractitionerNumber }),
    }),
    profession: computed('text', 'Profession', ({ professions }) => professions?.[0]?.professionName, {
      absent: { label: 'None', tone: 'bad' },
    }),
  },
  columns: ['uniquePractitionerNumber', 'name', 'phoneNumber', 'profession', 'registrationDate', 'active'],
  headline: 'name',
  failedToast: 'message',
  notFoundHint: 'Check the name or the practitioner number.',
  actions: {
    view: {
      type: 'open',
      label: 'View',
      icon: 'view',
      primary: true,
      permit: 'can_view_reservation_settings',
      open: ({ uniquePractitionerNumber }) =>
        `registry/practitioner-viewer/${encodeURIComponent(uniquePractitionerNumber ?? '')}`,
    },
  },
})
