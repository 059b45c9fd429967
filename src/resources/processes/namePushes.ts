import { reservationPush } from '@contract/processes/reservationPush'
import { defineResource } from '@/definition/defineResource'
import { choice, code, text } from '@/definition/field'

/** What a push brings back, each name with how it went. */
export default defineResource(reservationPush.pushed, {
  name: 'namePushes',
  label: 'Pushed names',
  key: 'id',
  size: 500,
  fields: {
    brn: code('BRN', { width: 18 }),
    name: text('Name'),
    type: choice('Entity Type', {
      COMPANY: 'Company',
      FOREIGN_COMPANY: 'Foreign company',
      BUSINESS_NAME: 'Business name',
      BUILDING_SOCIETY: 'Building society',
    }),
    subType: text('Sub-entity Type'),
    status: choice(
      'Status',
      { PENDING: 'Pending', SENT: 'Sent', FAILED: 'Failed' },
      { tone: status => (({ PENDING: 'quiet', SENT: 'good', FAILED: 'bad' }) as const)[status] },
    ),
  },
  columns: ['brn', 'name', 'type', 'subType', 'status'],
  numbered: true,
  headline: 'name',
})
