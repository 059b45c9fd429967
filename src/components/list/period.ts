import type { Resource } from '@/definition/defineResource'
import type { ListState } from './useListState'

/** Tells whether the last day of the chosen period is before its first, so that no request is sent. */
export const isReversed = ({ period }: Resource, { filters }: Pick<ListState, 'filters'>): boolean => {
  if (!period) return false
  const [from, to] = [filters[period.from], filters[period.to]]
  return Boolean(from && to && to < from)
}
