import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from './idle'

/** Milliseconds without a request after which the page has what it needs itself. */
const QUIET = 1_500

/**
 * Calls `load`, which loads code in advance, each time the page has become quiet. A failure leaves it for later. It renders
 * nothing again while requests come and go.
 */
export const useWhenQuiet = (load: () => Promise<unknown>) => {
  const client = useQueryClient()
  const loadCode = useEffectEvent(() => void load().catch(() => undefined))
  useEffect(() => {
    let isQuiet = false
    let callOff = () => {}
    const listen = () => {
      const was = isQuiet
      isQuiet = client.isFetching() === 0
      if (isQuiet === was) return
      callOff()
      if (!isQuiet) return
      const timer = setTimeout(() => {
        callOff = whenIdle(loadCode)
      }, QUIET)
      callOff = () => clearTimeout(timer)
    }
    listen()
    const unsubscribe = client.getQueryCache().subscribe(listen)
    return () => {
      unsubscribe()
      callOff()
    }
  }, [client])
}
