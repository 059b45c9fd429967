import { LARGEST_PAGE } from '@contract/dialects'
import { type Id, idKey, idsOfKeys, idText } from '@contract/id'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ListOptions } from '@/definition/field'
import { accessName, accessNote } from '@/i18n/codeText'
import type { Finding, Option } from '../fields'
import { NONE, querying } from '../optionQueries'
import { useRegistry } from '../useRegistry'
import { useSettled } from '../useSettled'

/** Returns the detail of an option, after the words that say what it is. */
const aboutOf = ({ about, aboutLabel }: ListOptions, row: never) => {
  const detail = about?.(row)
  return detail ? [aboutLabel, detail].filter(Boolean).join(' ') : undefined
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

/** The name of a field, what stands in it, and what its form started from. */
type Standing = {
  source: string
  value: string
  initial: Readonly<Record<string, unknown>>
}

/** Returns the options of a field whose options are rows of a list of the host. */
export const useOptions = (declared: ListOptions | undefined, { source, value, initial }: Standing) => {
  const registry = useRegistry()
  const translate = useTranslate()
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
        .map(row => {
          const name = among?.label(row as never) ?? ''
          const label = accessName(translate, name)
          return {
            value: keys.get(idText(among?.value(row as never))) || idKey(among?.value(row as never)),
            label,
            ...(label !== name && { code: name }),
            about: accessNote(translate, name) ?? (among && aboutOf(among, row as never)),
            group: among?.group?.(row as never),
          }
        }) ?? NONE
    )
  }, [among, data, before, translate])
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
