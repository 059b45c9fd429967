import { reservationPush } from '@contract/processes/reservationPush'
import { defineResource } from '@/definition/defineResource'
import { choice, code, computed, text } from '@/definition/field'
import { entityOf, statusTone } from './process'

/** Result of a push: the names, each with its status. */
export default defineResource(reservationPush.pushed, {
  name: 'namePushes',
  label: 'Pushed names',
  key: 'id',
  size: 500,
  fields: {
    brn: code('BRN', { width: 18, leadsTo: 'entity' }),
    name: text('Name', { leadsTo: entityOf }),
    type: choice('Entity Type', {
      COMPANY: 'Company',
      FOREIGN_COMPANY: 'Foreign company',
      BUSINESS_NAME: 'Business name',
      BUILDING_SOCIETY: 'Building society',
    }),
    subType: text('Sub-entity Type'),
  },
  computed: {
    // A failed push has its reason under the status.
    standing: computed('choice', 'Status', ({ status }) => status, {
      options: { PENDING: 'Pending', SENT: 'Sent', FAILED: 'Failed' },
      tone: statusTone,
      lines: ({ status, cause }) => [
        { text: status, option: true },
        ...(cause ? [{ text: cause, kind: 'cause' as const }] : []),
      ],
    }),
  },
  columns: ['brn', 'name', 'type', 'subType', 'standing'],
  numbered: true,
  headline: 'name',
})
