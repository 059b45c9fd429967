import { workTeam } from '@contract/portal/workTeam'
import { defineResource } from '@/definition/defineResource'
import { choice, count, date, dateTime, text } from '@/definition/field'
import { teamPage } from './page'
import { areaWords } from './workWords'

/** People of the team, with what they have to do and what they did. */
export default defineResource(workTeam.people, {
  ...teamPage,
  name: 'work-people',
  tab: { key: 'people', label: 'People' },
  key: 'id',
  compact: true,
  search: { filter: 'q', on: 'enter', placeholder: 'Name' },
  filters: { area: choice('Area', areaWords) },
  fields: {
    name: text('Name', { width: 'rest' }),
    owned: count('Owned'),
    overdue: count('Overdue', { tone: overdue => (overdue > 0 ? 'bad' : undefined) }),
    held: count('Open now'),
    oldest: dateTime('Oldest waits since'),
    doneWeek: count('Done in 7 days'),
    doneMonth: count('Done in 30 days'),
    absentFrom: date('Absent from'),
    absentUntil: date('Absent until'),
  },
  columns: ['name', 'owned', 'overdue', 'held', 'oldest', 'doneWeek', 'doneMonth', 'absentFrom', 'absentUntil'],
  sortable: ['name', 'owned', 'overdue', 'doneWeek'],
  sort: { field: 'overdue', order: 'DESC' },
  headline: 'name',
  emptyHint: 'Nobody owns work of this area, and nobody did any in the last 30 days.',
  actions: {
    items: {
      type: 'open',
      label: 'Show items',
      icon: 'view',
      primary: true,
      when: ({ owned }) => owned > 0,
      open: ({ id }) => `work-team?tab=items&owner=${encodeURIComponent(id)}`,
    },
  },
})
