import { idText } from '@contract/id'
import { LEASE_MINUTES, type WorkItem } from '@contract/portal/work'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { currentUser } from '@/authProvider/session'
import { useRegistry } from '@/components/useRegistry'
import { readItem, takeItem, WORK } from './calls'

const MINUTE = 60_000
/** Milliseconds of a lease that are left when it is extended. */
const EXTEND_AT = (LEASE_MINUTES - 4) * MINUTE

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Returns the moment of the last act of the person in this tab. */
const useLastAct = () => {
  const last = useRef(Date.now())
  useEffect(() => {
    const note = () => {
      last.current = Date.now()
    }
    for (const event of EVENTS) window.addEventListener(event, note, { passive: true, capture: true })
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, note, { capture: true })
    }
  }, [])
  return last
}

/** State of an item that a person opened: theirs for now, free again, another person's, or no work any more. */
export type LeaseState = 'held' | 'ended' | 'taken' | 'done'

/** Codes of refusals that say that an item no longer waits. */
const GONE = ['work-gone', 'work-done']

const isGone = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && GONE.includes(String(error.code))) || ('status' in error && error.status === 404))

const stateOf = (item: WorkItem, error: unknown): LeaseState => {
  if (isGone(error)) return 'done'
  if (!item.holderId) return 'ended'
  return item.holderId === idText(currentUser()?.userId) ? 'held' : 'taken'
}

/**
 * Returns the moment at which a lease ends by the clock of this computer, counted from the answer that told of it: that
 * clock may be wrong. Undefined before the first answer, and for an item that nobody has open.
 */
const endOf = ({ leaseLeft, leasedUntil }: WorkItem, answeredAt: number): number | undefined => {
  if (!answeredAt || !leasedUntil) return undefined
  return leaseLeft ? answeredAt + leaseLeft * 1000 : Date.parse(leasedUntil)
}

/**
 * Follows the lease of an item: it is extended while the person acts and the tab is visible, otherwise it ends by
 * itself. A hidden tab asks nothing. While the item is released or another one comes, `isLeaving`, it is not extended: that
 * would take it again for nobody. Returns the item as it is now, its state, and the end of a lease that is the person's own.
 */
export const useLease = (opened: WorkItem, isLeaving: boolean) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const key = [WORK, 'item', idText(opened.id)]
  const lastAct = useLastAct()
  const {
    data = opened,
    error,
    dataUpdatedAt,
  } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => registry.read(readItem, opened, { signal }),
    initialData: opened,
    // After a reload the lease may be another one.
    initialDataUpdatedAt: 0,
    staleTime: 20_000,
    retry: false,
  })
  // An item that is gone leaves its last answer in the cache, and the refusal beside it.
  const state = stateOf(data, error)
  const isHeld = state === 'held'
  const ends = isHeld ? endOf(data, dataUpdatedAt) : undefined

  const tend = useEffectEvent(async () => {
    if (isLeaving || document.visibilityState !== 'visible') return
    const now = Date.now()
    if (!ends || now >= ends) return void cache.invalidateQueries({ queryKey: key })
    if (now - lastAct.current >= 2 * MINUTE || ends - now > EXTEND_AT) return
    try {
      cache.setQueryData(key, await registry.send(takeItem, opened))
    } catch {
      // A colleague may have it, or it may be done: the item says which.
      void cache.invalidateQueries({ queryKey: key })
    }
  })
  useEffect(() => {
    if (!isHeld) return
    const look = () => void tend()
    const timer = setInterval(look, MINUTE / 2)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isHeld])
  return { item: data, state, error, ends }
}
