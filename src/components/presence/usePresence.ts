import { type Colleague, presence, SAYS_EVERY } from '@contract/portal/presence'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AskOptions } from '@/dataProvider/request'
import { randomId } from '@/definition/randomId'
import { useAnnouncedExtensions } from '../hostExtensions'
import { useAttention } from '../list/useAttention'
import { useRegistry } from '../useRegistry'

/** A record that a part of a page shows: see `here` of contract/portal/presence.ts. */
export type Place = { of: string; key: string; editing: boolean }
type Marked = Place & { mark: string }

const sayHere = presence.here.from((body: Marked) => ({ body }))
const sayLeft = presence.left.from(({ mark }: { mark: string }) => ({ body: { mark } }))

/** Key of the queries that say who has a record open; live updates ask them again. */
export const PRESENCE = 'presence'

const NOBODY: readonly Colleague[] = []

/**
 * Says that a record is open while somebody looks at the page, and returns who else has it open. Nothing is sent on a host
 * without `presence`, and a failure says nothing: the page works without it.
 */
export const usePresence = (place: Place | undefined): readonly Colleague[] => {
  const registry = useRegistry()
  const isOffered = (useAnnouncedExtensions()?.has('presence') ?? false) && place !== undefined
  const isHere = useAttention() === 'here'
  const [mark, setMark] = useState<string>()
  const { of, key, editing } = place ?? {}
  const { data = NOBODY } = useQuery({
    queryKey: [PRESENCE, mark, of, key, editing],
    queryFn: async ({ signal }) => {
      if (!place || !mark) return NOBODY
      return (await registry.send(sayHere, { ...place, mark }, { signal })).colleagues
    },
    enabled: isOffered && isHere && mark !== undefined,
    refetchInterval: SAYS_EVERY * 1000,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!isOffered) return
    let mark = randomId()
    setMark(mark)
    const leave = (options: AskOptions = {}) => void registry.send(sayLeft, { mark }, options).catch(() => undefined)
    const leavePage = () => leave({ keepalive: true })
    // A page that Back brings back as it was has said that it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      mark = randomId()
      setMark(mark)
    }
    addEventListener('pagehide', leavePage)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leavePage)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [registry, isOffered])
  return data
}
