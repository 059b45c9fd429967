import { toId } from '@contract/id'
import { work } from '@contract/portal/work'
import { listOptions } from '@/definition/listOptions'

/** Common part of the lists of a supervisor's page: one page, each list in a tab of its own. */
export const teamPage = {
  label: 'Team',
  path: 'work-team',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
} as const

/** Colleagues who may do work, suggested by a part of their name. */
export const colleagues = listOptions(work.colleagues, {
  value: ({ id }) => toId(id),
  label: ({ name }) => name,
  search: {
    filter: 'q',
    placeholder: 'Name',
    none: 'Nobody of this name may do this work',
    sizes: [10, 20],
    chosen: 'id',
  },
})
