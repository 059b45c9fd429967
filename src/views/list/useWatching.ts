import { useMemo, useState } from 'react'
import { useAttention } from './attention'

export type Watching = {
  /** How long to wait until asking again; false while nothing is asked for. */
  interval: number | false
  state: 'on' | 'stopped' | 'idle'
  seconds: number
  /** Stops asking, or goes on. */
  toggle(): void
}

/** Asking again by itself while somebody looks, for what is declared so. */
export const useWatching = (watched: { seconds: number } | undefined): Watching | undefined => {
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
