import type { ListCall } from '@contract/call'
import { type EntityFilter, type EntityRow, entityStatuses } from '@contract/registry/entityFiles'
import { defineResource } from '@/definition/defineResource'
import { choice, code, computed, date, text } from '@/definition/field'
import type { Lead } from '@/definition/recordLink'
import { readable, statuses } from '../files/words'
import { journeyAction } from '../portal/journey'
import { registrySizes } from './strikes'

const words = Object.fromEntries(entityStatuses.map(status => [status, status])) as Record<
  (typeof entityStatuses)[number],
  string
>

type Entities = {
  name: string
  tab: { key: string; label: string }
  list: ListCall<string, EntityFilter, EntityRow>
  /** Call used once there is a search text or a filter; without it, the list is searched in the browser. */
  search?: ListCall<string, EntityFilter, EntityRow>
}

/** Entity search: one page for all types of entities, whose View action opens the file (decision D1). */
export const entitySearch = ({ name, tab, list, search }: Entities) => {
  const entity = ({ brn }: EntityRow): Lead => ({ record: 'entity', key: brn, fileType: tab.key })
  return defineResource(list, {
    name,
    label: 'Entity Search',
    path: 'registry',
    tab,
    key: 'brn',
    sizes: registrySizes,
    size: 15,
    ...(search
      ? { listFor: (filter: EntityFilter) => (filter.search || filter.status ? search : undefined) }
      : { whole: true }),
    search: { filter: 'search', on: 'enter', placeholder: 'BRN or Name', columns: ['brn', 'name'] },
    filters: { status: choice('Status', words), from: date('Start date'), to: date('End date') },
    period: { from: 'from', to: 'to', of: 'dateOfRegistration' },
    fields: {
      brn: code('BRN', { width: 18, leadsTo: entity }),
      name: text('Name', { leadsTo: entity }),
      dateOfRegistration: date('Registration Date', { width: 18 }),
    },
    computed: {
      type: computed('known', 'Type', ({ subType }) => readable(subType)),
      standing: computed('choice', 'Status', ({ status }) => readable(status?.toLowerCase()), {
        options: words,
        standing: true,
        tone: status => statuses[status]?.tone,
      }),
    },
    columns: ['brn', 'name', 'type', 'dateOfRegistration', 'standing'],
    sortable: ['brn', 'name', 'dateOfRegistration'],
    sort: { field: 'dateOfRegistration', order: 'DESC' },
    headline: 'name',
    notFoundHint: 'Check the number or spelling, or search the other types.',
    actions: {
      view: {
        type: 'open',
        label: 'View',
        icon: 'view',
        primary: true,
        permit: 'can_view_reservation_settings',
        fileType: tab.key,
        open: ({ brn }) => `registry/file-viewer/${encodeURIComponent(brn)}`,
      },
      journey: journeyAction(({ brn }) => brn),
    },
  })
}
