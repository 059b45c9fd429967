import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from './idle'

/** Milliseconds without a request after which the page has what it needs itself. */
const QUIET = 1_500

/**
 * Calls `load`, which loads code in advance, when the page has become quiet; again the next time only after a failure. It
 * renders nothing again while requests come and go.
 */
export const useWhenQuiet = (load: () => Promise<unknown>) => {
  const client = useQueryClient()
  const loadCode = useEffectEvent(load)
  useEffect(() => {
    let isQuiet = false
    let callOff = () => {}
    const run = () =>
      loadCode().then(
        () => unsubscribe(),
        () => undefined,
      )
    const listen = () => {
      const was = isQuiet
      isQuiet = client.isFetching() === 0
      if (isQuiet === was) return
      callOff()
      if (!isQuiet) return
      const timer = setTimeout(() => {
        callOff = whenIdle(() => void run())
      }, QUIET)
      callOff = () => clearTimeout(timer)
    }
    const unsubscribe = client.getQueryCache().subscribe(listen)
    listen()
    return () => {
      unsubscribe()
      callOff()
    }
  }, [client])
}
