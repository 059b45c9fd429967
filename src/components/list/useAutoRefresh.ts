import { useMemo, useState } from 'react'
import { useAttention } from './useAttention'

export type AutoRefresh = {
  /** Milliseconds until the next request; false while polling is off. */
  interval: number | false
  state: 'on' | 'stopped' | 'idle'
  seconds: number
  /** Stops or resumes polling. */
  toggle(): void
}

/** Returns the polling of a list that declares it, active only while somebody looks at the tab. */
export const useAutoRefresh = (watched: { seconds: number } | undefined): AutoRefresh | undefined => {
  const attention = useAttention()
  const [stopped, setStopped] = useState(false)
  return useMemo(() => {
    if (!watched) return undefined
    const on = attention === 'here' && !stopped
    return {
      interval: on && watched.seconds * 1000,
      state: stopped ? 'stopped' : on ? 'on' : 'idle',
      seconds: watched.seconds,
      toggle: () => setStopped(!stopped),
    }
  }, [watched, attention, stopped])
}
