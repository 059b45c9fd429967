import { LARGEST_PAGE } from '@contract/dialects'
import { idText } from '@contract/id'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListOptions } from '@/definition/field'
import { askAgain } from '@/definition/source'
import type { Option } from '../fields'
import { NONE, querying } from '../optionQueries'
import { useRegistry } from '../useRegistry'
import { useSettled } from '../useSettled'

const filterOptions = (among: ListOptions | undefined, rows: readonly unknown[] | undefined): Option[] =>
  rows?.map(row => ({ value: idText(among?.value(row as never)), label: among?.label(row as never) ?? '' })) ?? NONE

const NOTHING_TYPED = { typed: '', value: '' }

/**
 * Returns the options of a filter; without an answer of the host there are none, and the filter is hidden. Where the host
 * searches them, they are those found for the typed text, and that of the value.
 */
export const useFilterOptions = (
  among: ListOptions | undefined,
  { typed, value } = NOTHING_TYPED,
): { options: Option[]; busy: boolean } => {
  const registry = useRegistry()
  const settled = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    ...querying(registry, among, settled, LARGEST_PAGE),
    ...askAgain,
    enabled: Boolean(among),
    placeholderData: keepPreviousData,
  })
  const options = useMemo(() => filterOptions(among, data?.rows), [among, data])
  const chosen = among?.search?.chosen
  const { data: rowOfValue } = useQuery({
    ...querying(
      registry,
      among && { ...among, filter: { ...among.filter, ...(chosen && { [chosen]: value }) } },
      '',
      1,
    ),
    ...askAgain,
    enabled: Boolean(chosen && value && data && !options.some(option => option.value === value)),
  })
  const all = useMemo(() => {
    const more = filterOptions(among, rowOfValue?.rows)
    return more.length
      ? [...more.filter(one => !options.some(({ value }) => value === one.value)), ...options]
      : options
  }, [among, options, rowOfValue])
  return { options: all, busy: isFetching || typed.trim() !== settled }
}
