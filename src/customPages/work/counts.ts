import { idText } from '@contract/id'
import { openUrgencies, type WorkCount, WorkCountFilter } from '@contract/portal/work'
import { workSources } from '@contract/portal/workSources'
import { currentUser } from '@/authProvider/session'
import type { ListState } from '@/components/list/useListState'

/** Value of the owner's filter for work that nobody owns. */
export const NOBODY = 'NOBODY'

type Filters = ListState['filters']

const whoseOf = (owner: string | undefined): WorkCount['whose'] | undefined =>
  owner === NOBODY ? 'NOBODY' : owner && owner === idText(currentUser()?.userId) ? 'MINE' : undefined

/**
 * Returns the filter with which the numbers of a list of work are requested: none where the numbers of all work tell
 * them. Returns undefined for a filter that the host refuses.
 */
export const countFilterOf = ({
  search,
  filters,
}: Pick<ListState, 'search' | 'filters'>): WorkCountFilter | undefined => {
  const { owner, age } = filters
  if (!search && !age && (!owner || whoseOf(owner))) return {}
  return WorkCountFilter.safeParse({ ...(owner && { owner }), ...(age && { age }), ...(search && { q: search }) }).data
}

/** Returns the number of items of each urgency under the filters for area, kind and owner. */
export const countsByUrgency = (
  counts: readonly WorkCount[],
  { area, source, owner }: Filters,
): Partial<Record<string, number>> => {
  const whose = whoseOf(owner)
  const fitting = counts.filter(
    count =>
      (!whose || count.whose === whose) &&
      (!source || count.source === source) &&
      (!area || workSources[count.source].area === area),
  )
  const sums: Partial<Record<string, number>> = {}
  for (const { urgency, count } of fitting) sums[urgency] = (sums[urgency] ?? 0) + count
  return sums
}

/** Returns the number of items of open work among those of each urgency. */
export const openAmong = (sums: Partial<Record<string, number>>): number =>
  openUrgencies.reduce((sum, urgency) => sum + (sums[urgency] ?? 0), 0)
