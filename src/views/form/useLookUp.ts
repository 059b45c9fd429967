import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LookUp } from '@/definition/field'
import { failureWords } from '@/i18n/failureWords'
import { useWords } from '@/i18n/words'
import { useRegistry } from '../useRegistry'

const PAUSE = 300

/** The value once typing has paused; at first, the one that is there. */
export const useSettled = (value: string) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/**
 * Looks up what is typed, without the spaces around it. An answer belongs to the text it was asked for: one that comes
 * late for an older text is never shown, and its call is given up.
 */
export const useLookUp = (lookUp: LookUp | undefined, value: string) => {
  const words = useWords()
  const registry = useRegistry()
  const typed = value.trim()
  const settled = useSettled(typed)
  const { data, error, isFetching } = useQuery({
    queryKey: ['lookUp', lookUp?.read.call.id, settled],
    enabled: Boolean(lookUp && settled),
    queryFn: async ({ signal }) =>
      lookUp?.found(await registry.read(lookUp.read, { typed: settled }, { signal })) ?? '',
    retry: false,
  })
  if (!lookUp || !typed) return {}
  if (typed !== settled || isFetching) return { busy: true }
  return error ? { failed: failureWords(words, error) } : { found: data || typed }
}
