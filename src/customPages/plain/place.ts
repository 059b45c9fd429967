import { useSyncExternalStore } from 'react'
import { endedState } from '@/authProvider/session'

/**
 * Where the portal is, for what stands before the desk: a few pages need no router of their own. Behind it react-router
 * navigates, and `placeChanged` tells of each of its steps.
 */
const listeners = new Set<() => void>()

export const placeChanged = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Goes to an address of the portal; `replace` leaves no step to come Back to. */
export const go = (address: string, { replace = false } = {}) => {
  if (replace) history.replaceState(endedState(), '', address)
  else history.pushState(endedState(), '', address)
  placeChanged()
}

/** The path in the address bar; the component renders again when it changes. */
export const usePath = () => useSyncExternalStore(subscribe, () => location.pathname)
