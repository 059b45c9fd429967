import { createStore, useStored } from '@/createStore'

/** Milliseconds without mouse, key or touch events after which nobody is assumed to look at the screen. */
export const IDLE_AFTER = 5 * 60_000

export type Attention = 'here' | 'hidden' | 'idle'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let last = 0
let timer: ReturnType<typeof setTimeout> | undefined

const look = () => {
  clearTimeout(timer)
  if (document.visibilityState === 'hidden') return store.set('hidden')
  const remaining = last + IDLE_AFTER - Date.now()
  if (remaining <= 0) return store.set('idle')
  timer = setTimeout(look, remaining)
  store.set('here')
}

const noteSign = () => {
  last = Date.now()
  if (store.get() !== 'here') look()
}

const noteVisibility = () => {
  if (document.visibilityState === 'visible') last = Date.now()
  look()
}

/** Listens to events of a person at the screen while the store has subscribers. */
const whileHeard = () => {
  for (const sign of SIGNS) addEventListener(sign, noteSign, { passive: true })
  document.addEventListener('visibilitychange', noteVisibility)
  last = Date.now()
  look()
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, noteSign)
    document.removeEventListener('visibilitychange', noteVisibility)
  }
}

const store = createStore<Attention>('here', { whileHeard })

export const { get: attention, subscribe } = store

/** Returns `here` while the tab is visible and had a recent mouse, key or touch event; otherwise `hidden` or `idle`. */
export const useAttention = (): Attention => useStored(store)
