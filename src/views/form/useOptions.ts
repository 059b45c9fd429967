import { LARGEST_PAGE } from '@contract/dialects'
import { type Id, idKey, idsOfKeys, idText } from '@contract/id'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import type { FormDialog, Resource } from '@/definition/defineResource'
import type { ListOptions } from '@/definition/field'
import { askAgain } from '@/definition/source'
import type { Finding, Option } from '@/fields'
import { useCan } from '../useCan'
import { useRegistry } from '../useRegistry'
import { useSettled } from './useLookUp'

const NONE: Option[] = []

/** Under which options are kept; every write makes them be read again. */
export const OPTIONS = 'options'

const querying = (registry: RegistryDataProvider, among: ListOptions | undefined, typed: string, perPage: number) => {
  const filter = {
    ...among?.filter,
    ...(among?.search &&
      typed && { [among.search.filterOf?.(typed) ?? among.search.filter]: among.search.sends?.(typed) ?? typed }),
  }
  return {
    queryKey: [OPTIONS, among?.list.id, filter, perPage],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      among ? registry.rows(among.list, { page: 1, perPage }, filter, { signal }) : { rows: [], total: 0 },
    staleTime: 20_000,
    retry: false,
  }
}

/** Keeps the chosen option among the options while a search shows others. */
const useChosenKept = (
  among: ListOptions | undefined,
  options: Option[],
  value: string,
  initial: Readonly<Record<string, unknown>>,
) => {
  const start = among?.start?.(initial)
  const [started] = useState<Option | undefined>(start && value ? { ...start, value } : undefined)
  const chosen = useRef(started)
  const current = options.find(option => option.value === value)
  if (current) chosen.current = current
  const previous = chosen.current
  return useMemo(
    () => (among?.search && value && !current && previous?.value === value ? [previous, ...options] : options),
    [among, current, previous, options, value],
  )
}

const filterOptions = (among: ListOptions | undefined, rows: readonly unknown[] | undefined): Option[] =>
  rows?.map(row => ({ value: idText(among?.value(row as never)), label: among?.label(row as never) ?? '' })) ?? NONE

/** The name of a field, what stands in it, and what its form started from. */
type Standing = {
  source: string
  value: string
  initial: Readonly<Record<string, unknown>>
}

/** Returns the options of a field whose options are rows of a list of the host. */
export const useOptions = (declared: ListOptions | undefined, { source, value, initial }: Standing) => {
  const registry = useRegistry()
  const among =
    useMemo(
      () => declared?.filterOf && { ...declared, filter: { ...declared.filter, ...declared.filterOf(initial) } },
      [declared, initial],
    ) ?? declared
  const search = among?.search
  const [typed, setTyped] = useState('')
  const [size, setSize] = useState(search?.sizes[0] ?? LARGEST_PAGE)
  const settled = useSettled(typed.trim())
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...querying(registry, among, settled, size),
    enabled: Boolean(among),
    placeholderData: keepPreviousData,
  })
  const finding: Finding | undefined = search && {
    typed,
    onTyped: setTyped,
    placeholder: search.placeholder,
    size,
    sizes: search.sizes,
    onSize: setSize,
    total: data?.total ?? 0,
    // Rows that are read again meanwhile still answer what was typed.
    busy: (isFetching && (!data || isPlaceholderData)) || typed.trim() !== settled,
    none: search.none,
  }
  const before = among
    ? [initial[source]]
        .flat()
        .map(id => idKey(id as Id))
        .join(',')
    : ''
  // The same array until other rows come: hundreds of boxes are drawn from it.
  const read = useMemo(() => {
    // An initial id keeps its spelling where a host spells the same id in two ways.
    const keys = new Map(idsOfKeys(before).map(id => [idText(id), idKey(id)]))
    return (
      data?.rows
        .filter(row => among?.when?.(row as never) ?? true)
        .map(row => ({
          value: keys.get(idText(among?.value(row as never))) || idKey(among?.value(row as never)),
          label: among?.label(row as never) ?? '',
          about: among?.about?.(row as never) || undefined,
          group: among?.group?.(row as never),
        })) ?? NONE
    )
  }, [among, data, before])
  const options = useChosenKept(among, read, value, initial)
  return {
    options: among && options,
    waiting: Boolean(among) && !data,
    error: data ? undefined : error,
    busy: isFetching,
    reload: () => void refetch(),
    finding,
  }
}

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

/** The forms of a list that somebody may use who can do what `can` says. */
const formsOf = (
  { create, buttons, actions }: Resource,
  can: (action: string) => boolean,
): FormDialog<Record<string, unknown>>[] => [
  ...(create && can('create') ? create.ways : []).flatMap(way => ('form' in way ? [way.form] : [])),
  ...Object.entries(buttons ?? {}).flatMap(([key, { form }]) => (can(key) ? [form] : [])),
  ...Object.entries(actions ?? {}).flatMap(([key, action]) =>
    can(key) && action.type === 'form' ? [action.form] : [],
  ),
]

/** Reads what the forms of a list offer while the list is being looked at, so that they open complete. */
export const useOptionsAhead = (resource: Resource, ready: boolean) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const can = useCan(resource.name)
  useEffect(() => {
    if (!ready) return
    for (const form of formsOf(resource, can))
      for (const field of Object.values(form.fields)) {
        const { among } = field ?? {}
        // A list to search in, and the list of the page itself, are asked for by a dialog once it is open.
        if (among && !among.search && among.list.id !== resource.list.id)
          void cache.prefetchQuery(querying(registry, among, '', LARGEST_PAGE))
      }
  }, [cache, can, ready, registry, resource])
}
