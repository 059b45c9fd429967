import { useSyncExternalStore } from 'react'

/** Nobody who looks at a screen leaves mouse, keys and screen alone for longer than this. */
export const IDLE_AFTER = 5 * 60_000

export type Attention = 'here' | 'hidden' | 'idle'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let last = 0
let now: Attention = 'here'
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const tell = (next: Attention) => {
  if (next === now) return
  now = next
  for (const listener of listeners) listener()
}

const look = () => {
  clearTimeout(timer)
  if (document.visibilityState === 'hidden') return tell('hidden')
  const left = last + IDLE_AFTER - Date.now()
  if (left <= 0) return tell('idle')
  timer = setTimeout(look, left)
  tell('here')
}

const noteSign = () => {
  last = Date.now()
  if (now !== 'here') look()
}

const noteVisibility = () => {
  if (document.visibilityState === 'visible') last = Date.now()
  look()
}

/** Listens while somebody wants to know; answers how to stop. */
export const subscribe = (listener: () => void) => {
  if (!listeners.size) {
    for (const sign of SIGNS) addEventListener(sign, noteSign, { passive: true })
    document.addEventListener('visibilitychange', noteVisibility)
    last = Date.now()
    look()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, noteSign)
    document.removeEventListener('visibilitychange', noteVisibility)
  }
}

export const attention = (): Attention => now

/** Whether somebody looks at this tab: it is to be seen, and somebody did something a while ago at most. */
export const useAttention = (): Attention => useSyncExternalStore(subscribe, attention)
