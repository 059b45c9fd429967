import { type ClosingDay, closingDays } from '@contract/portal/closingDays'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { choice, computed, count, date, text } from '@/definition/field'
import { settingsPage } from './page'

/** Returns the name of a day, and the day as the list shows it. */
const named = ({ name, day }: ClosingDay) => `${name} · ${day.split('-').reverse().join('-')}`

const kinds = { HOLIDAY: 'Public holiday', OWN: 'Own closing day' }

const { search: _search, notFoundHint: _hint, ...page } = settingsPage

/** Days on which the registry is closed, which due days of work leave out. */
export default defineResource(closingDays.list, {
  ...page,
  name: 'closing-days',
  about: 'Public holidays of the country and own closing days. Due days of work leave them and weekends out.',
  tab: { key: 'closing-days', label: 'Closing days' },
  key: 'id',
  filters: { kind: choice('Kind', kinds), year: count('Year') },
  fields: {
    day: date('Day', { width: 16 }),
    name: text('Name', { width: 'rest' }),
    addedBy: text('Added by', { width: 'name' }),
  },
  computed: {
    type: computed<ClosingDay>('choice', 'Kind', ({ kind }) => kind, { options: kinds }),
    state: computed<ClosingDay>('choice', 'Registry', ({ open }) => (open ? 'OPEN' : 'CLOSED'), {
      options: { OPEN: 'Open', CLOSED: 'Closed' },
      tone: state => (state === 'OPEN' ? 'good' : 'quiet'),
    }),
  },
  columns: ['day', 'name', 'type', 'state', 'addedBy'],
  headline: 'name',
  emptyHint: 'Choose another year, or add a closing day.',
  create: createForm(
    'Add closing day',
    defineForm({
      title: 'Add closing day',
      submit: 'Add closing day',
      fields: { day: date('Day', { required: true }), name: text('Name', { required: true, longest: 100 }) },
      send: closingDays.add.from(({ day, name }: { day: string; name: string }) => ({ body: { day, name } })),
      alert: true,
    }),
  ),
  actions: {
    openOn: {
      type: 'send',
      label: 'Work on this day',
      icon: 'activate',
      primary: true,
      when: ({ kind, open }) => kind === 'HOLIDAY' && !open,
      send: closingDays.toggle.from(({ id }: ClosingDay) => ({ path: { id }, body: { open: true } })),
      confirm: {
        question: 'Work on this holiday?',
        names: named,
        loss: 'Due days of open work may move to an earlier day.',
      },
    },
    closeOn: {
      type: 'send',
      label: 'Close on this day',
      icon: 'deactivate',
      primary: true,
      when: ({ kind, open }) => kind === 'HOLIDAY' && open,
      send: closingDays.toggle.from(({ id }: ClosingDay) => ({ path: { id }, body: { open: false } })),
      confirm: {
        question: 'Close on this holiday?',
        names: named,
        loss: 'Due days of open work may move to a later day.',
      },
    },
    remove: {
      type: 'send',
      verb: 'delete',
      label: 'Remove',
      icon: 'delete',
      primary: true,
      when: ({ kind }) => kind === 'OWN',
      send: closingDays.remove.from(({ id }: ClosingDay) => ({ path: { id } })),
      confirm: {
        question: 'Remove this closing day?',
        names: named,
        loss: 'Due days of open work may move to an earlier day.',
      },
    },
  },
})
