import { toId } from '@contract/id'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { LookUp, Vacancy, Values } from '@/definition/lookUp'
import { failureWords } from '@/i18n/outcomeMessages'
import { useRegistry } from '../useRegistry'
import { useSettled } from '../useSettled'

/** Answer of a look-up; `hold` says why the form cannot be sent now. */
export type Looked = { busy?: boolean; failed?: string; description?: string; hold?: string }

/**
 * Looks up what is typed, without the spaces around it. An answer belongs to the text it was asked for: one that comes
 * late for an older text is never shown, fills nothing, and its call is given up. What it fills is filled once, so that
 * what is corrected by hand stays, also in a draft that comes back, and emptied when the text changes: it belongs to
 * whom the former text named.
 */
export const useLookUp = (
  lookUp: LookUp | undefined,
  source: string,
  values: Values,
  fill: (values: Record<string, string>) => void,
): Looked => {
  const translate = useTranslate()
  const registry = useRegistry()
  const typed = (values[source] ?? '').trim()
  const settled = useSettled(typed)
  const fault = lookUp?.fault?.(typed, values, false)
  const enabled = Boolean(lookUp && typed && !fault && (lookUp.when?.(typed, values) ?? true))
  const { data, error, isFetching } = useQuery({
    queryKey: ['lookUp', lookUp?.read.call.id, settled],
    enabled: enabled && typed === settled,
    queryFn: async ({ signal }) => {
      if (!lookUp) throw new Error('Nothing is looked up here')
      return { answer: await registry.read(lookUp.read, { typed: settled, values }, { signal }) }
    },
    retry: false,
  })
  // Several forms look up the same, and each fills in the answer in its own way.
  const isCurrent = enabled && typed === settled && !isFetching
  const current = useMemo(
    () =>
      lookUp && isCurrent && data
        ? { description: lookUp.description(data.answer), fills: lookUp.fills?.(data.answer) }
        : undefined,
    [lookUp, isCurrent, data],
  )
  const filled = useRef<{ typed: string; sources: string[] }>(undefined)
  // Text that the form began with, until it changes.
  const restored = useRef<string | undefined>(typed)
  const latest = useRef({ fill, values })
  latest.current = { fill, values }
  useEffect(() => {
    const { fill, values } = latest.current
    const former = filled.current
    if (restored.current !== typed) restored.current = undefined
    if (current?.fills && former?.typed !== typed) {
      const sources = Object.keys(current.fills)
      filled.current = { typed, sources }
      // The text that a form began with was looked up before, where a field that it fills holds anything.
      const isFilled = restored.current !== undefined && sources.some(one => values[one]?.trim())
      return isFilled ? undefined : fill(current.fills)
    }
    if (!former || former.typed === typed) return
    filled.current = undefined
    fill(Object.fromEntries(former.sources.map(source => [source, ''])))
  }, [current, typed])

  const say = (one: string) => lookUp?.faults?.[one] ?? one
  if (fault) return { failed: say(fault) }
  if (!enabled) return {}
  const holding = (reason: string) => (lookUp?.needed ? { hold: reason } : {})
  if (typed !== settled || isFetching) return { busy: true, ...holding(translate('daftari.lists.lookingUp')) }
  if (error) {
    const failed = lookUp?.failed ? say(lookUp.failed) : failureWords(translate, error)
    return { failed, ...holding(failed) }
  }
  return { description: current?.description || typed }
}

/** Tells whether the typed value is already in use. Without an answer of the host the submit finds out. */
export const useVacancy = (vacancy: Vacancy | undefined, source: string, values: Values): boolean => {
  const registry = useRegistry()
  const typed = (values[source] ?? '').trim()
  const settled = useSettled(typed)
  const enabled = Boolean(vacancy && typed && typed === settled && vacancy.when(typed, values))
  const { data, isFetching } = useQuery({
    queryKey: [
      'vacancy',
      vacancy?.read.call.id,
      settled,
      enabled && vacancy?.read.request({ typed, values }, { userId: toId('') }),
    ],
    enabled,
    queryFn: async ({ signal }) =>
      vacancy ? vacancy.taken(await registry.read(vacancy.read, { typed: settled, values }, { signal })) : false,
    retry: false,
    staleTime: 0,
  })
  return enabled && !isFetching && data === true
}
