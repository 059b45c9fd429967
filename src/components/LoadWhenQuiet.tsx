import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '@/basics/idle'

/** Milliseconds without a request after which the page has what it needs itself. */
const QUIET = 1_500

/** Returns true once the page has requested nothing for a moment and is idle. */
export const useQuiet = (isWaiting = true): boolean => {
  const isFetching = useIsFetching() > 0
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isWaiting || isFetching) return
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(() => setQuiet(true))
    }, QUIET)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [isWaiting, isFetching])
  return isQuiet
}

/** Loads code in advance when the page has become quiet. It renders nothing: the page is not drawn again for it. */
export const LoadWhenQuiet = ({ load }: { load(): Promise<unknown> }) => {
  const isQuiet = useQuiet()
  const loadCode = useEffectEvent(load)
  useEffect(() => {
    // Code that does not come is loaded again where it is used.
    if (isQuiet) loadCode().catch(() => undefined)
  }, [isQuiet])
  return null
}
