import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from './idle'

/** Milliseconds without a request after which the page has what it needs itself. */
const QUIET = 1_500

/** Calls `load`, which loads code in advance, each time the page has become quiet. A failure leaves it for later. */
export const useWhenQuiet = (load: () => Promise<unknown>) => {
  const isQuiet = useIsFetching() === 0
  const loadCode = useEffectEvent(() => void load().catch(() => undefined))
  useEffect(() => {
    if (!isQuiet) return
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(loadCode)
    }, QUIET)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [isQuiet])
}
