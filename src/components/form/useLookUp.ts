import { toId } from '@contract/id'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { LookUp, Vacancy, Values } from '@/definition/lookUp'
import { readableCode } from '@/definition/readableCode'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { useRegistry } from '../useRegistry'
import { useSettled } from '../useSettled'
import { formatValue, isEmpty } from './formValues'

/** Answer of a look-up; `hold` says why the form cannot be sent now. */
export type Looked = { busy?: boolean; failed?: string; description?: string; hold?: string }

/** Returns what is shown of the record that was found: its name, and the codes beside it in words. */
const describe = ({ description, facts = {} }: LookUp, answer: unknown) => {
  const codes = Object.values(facts).map(({ of, options }) => {
    const code = of(answer)
    return code && (options[code.toUpperCase()] ?? readableCode(code))
  })
  return [description(answer), ...codes].filter(Boolean).join(' · ')
}

/**
 * Returns the text that a submit asked for before the name of its record was shown. A failure of such a look-up is told in
 * a toast too, as that of any other act (docs/requirements/registries.md).
 */
const useAskedText = (lookUp: LookUp | undefined, typed: string, submits: number) => {
  const [asked, setAsked] = useState<string>()
  const told = useRef(submits)
  const translate = useTranslate()
  /** Called with the state of the look-up after each rendering. */
  const follow = (isShown: boolean, error: Error | null, isFetching: boolean, again: () => unknown) => {
    if (!lookUp?.names || !typed) return
    if (told.current !== submits && !isShown) {
      told.current = submits
      setAsked(typed)
      if (error && !isFetching) void again()
      return
    }
    told.current = submits
    if (asked !== typed || isFetching) return
    if (error) notify({ tone: 'bad', text: failureWords(translate, error) })
    if (error) setAsked(undefined)
  }
  return { asked, follow }
}

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
  submits = 0,
): Looked => {
  const translate = useTranslate()
  const registry = useRegistry()
  const typed = formatValue(undefined, values[source]).trim()
  const settled = useSettled(typed)
  const fault = lookUp?.fault?.(typed, values, false)
  const { asked, follow } = useAskedText(lookUp, typed, submits)
  const isReady = (lookUp?.when?.(typed, values) ?? true) || (typed !== '' && asked === typed)
  const enabled = Boolean(lookUp && typed && !fault && isReady)
  const { data, error, isFetching, refetch } = useQuery({
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
        ? {
            description: describe(lookUp, data.answer),
            fills: lookUp.fills?.(data.answer),
            unfit: lookUp.unfit?.(data.answer),
          }
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
      const isFilled = restored.current !== undefined && sources.some(one => !isEmpty(values[one]))
      return isFilled ? undefined : fill(current.fills)
    }
    if (!former || former.typed === typed) return
    filled.current = undefined
    fill(Object.fromEntries(former.sources.map(source => [source, ''])))
  }, [current, typed])

  useEffect(() => follow(current !== undefined, error, isFetching || typed !== settled, refetch))

  const say = (one: string) => lookUp?.faults?.[one] ?? one
  if (fault) return { failed: say(fault) }
  const holding = (reason: string) => (lookUp?.needed || lookUp?.names ? { hold: reason } : {})
  if (!enabled) return lookUp?.names && typed ? holding(translate('daftari.lists.lookingUp')) : {}
  if (typed !== settled || isFetching) return { busy: true, ...holding(translate('daftari.lists.lookingUp')) }
  if (error) {
    const failed = lookUp?.failed ? say(lookUp.failed) : failureWords(translate, error)
    return { failed, ...holding(failed) }
  }
  if (!current?.unfit) return { description: current?.description || typed }
  const failed = `${current.description} · ${say(current.unfit)}`
  return { failed, ...holding(failed) }
}

/** Tells whether the typed value is already in use. Without an answer of the host the submit finds out. */
export const useVacancy = (vacancy: Vacancy | undefined, source: string, values: Values): boolean => {
  const registry = useRegistry()
  const typed = formatValue(undefined, values[source]).trim()
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
