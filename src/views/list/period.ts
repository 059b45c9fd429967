import type { Resource } from '@/definition/defineResource'
import type { ListState } from './useListState'

/** The last day of the chosen time comes before its first: there is nothing to ask for. */
export const isReversed = ({ period }: Resource, { filters }: Pick<ListState, 'filters'>): boolean => {
  if (!period) return false
  const [from, to] = [filters[period.from], filters[period.to]]
  return Boolean(from && to && to < from)
}
