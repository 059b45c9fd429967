import { chosenBy } from '@contract/call'
import { NOTIFICATION_KEY, type PeriodKey, periods, type Unit } from '@contract/configurations/reservation'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { choice, computed, count } from '@/definition/field'
import { pageSizes } from './pageSizes'

type Draft = { period: number; key: PeriodKey; type: Unit }

const keyWords: Record<PeriodKey, string> = {
  ASSIGNED_EXPIRY_DATE: 'Assigned expiry date',
  DRAFT_EXPIRY_DATE: 'Draft expiry date',
  EXPIRY_NOTIFICATION: 'Expiry notification',
  PENDING_APPLICATION_EXPIRY_DATE: 'Pending application expiry date',
}
const unitWords: Record<Unit, string> = {
  DAYS: 'Days',
  HOURS: 'Hours',
  MINUTES: 'Minutes',
  MONTHS: 'Months',
  YEARS: 'Years',
}

const periodOf = ({ period, type }: Draft) => ({ period, type })
const setExpiry = periods.setExpiry.from((draft: Draft) => {
  if (draft.key === NOTIFICATION_KEY) throw new TypeError('A notification is set by a call of its own')
  return { body: { key: draft.key, value: periodOf(draft) } }
})
const setNotification = periods.setNotification.from((draft: Draft) => ({
  body: { key: NOTIFICATION_KEY, value: periodOf(draft) },
}))

export default defineResource(periods.list, {
  ...pageSizes,
  name: 'periods',
  label: 'Expiry & Notifications',
  about: 'How long a name stays reserved, and when its expiry is announced',
  key: 'key',
  fields: { key: choice('Name', keyWords) },
  computed: {
    quantity: computed('count', 'Quantity', ({ value }) => value.period, { width: 12 }),
    unit: computed('choice', 'Unit', ({ value }) => value.type, { options: unitWords, width: 14 }),
  },
  columns: ['key', 'quantity', 'unit'],
  headline: 'key',
  actionsLabel: 'Action',
  emptyHint: 'Set the first period.',
  pager: 'needed',
  create: createForm(
    'Add Expiry',
    defineForm({
      title: 'Expiry & Notifications',
      submit: 'Submit',
      fields: {
        period: count('Number', { required: true, longest: 4, positive: true }),
        key: choice('Type', keyWords, { required: true }),
        type: choice('Unit', unitWords, { required: true }),
      },
      // Two calls, chosen by the subject of the period (decision G5).
      send: chosenBy(setExpiry, ({ key }) => (key === NOTIFICATION_KEY ? setNotification : undefined)),
      says: { untold: 'something went wrong' },
    }),
  ),
  actions: {
    remove: {
      type: 'aside',
      label: 'Remove',
      icon: 'delete',
      primary: true,
      // Literal (decision S18).
      aside: 'Removed from this screen only. It returns when the list is reloaded.',
    },
  },
})
