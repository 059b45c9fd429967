import { Day } from './day'
import { SORT_KEY } from './dialects'
import type { Extension } from './extensions'

/** Filter of a list by the first and the last day of its rows. */
export const dayFilter = { from: Day.optional(), to: Day.optional() }

/**
 * Returns the parts of a published list that our API sorts by these fields of its rows, and filters by the given keys.
 * No document publishes either: they are extras of the extension `sorting`.
 */
export const sorting = <const Field extends string>(sortable: readonly Field[], filter: object = dayFilter) => ({
  sortable,
  extras: Object.fromEntries([SORT_KEY, ...Object.keys(filter)].map(key => [key, 'sorting'])) as Record<
    string,
    Extension
  >,
})
