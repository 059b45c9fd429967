import { useSyncExternalStore } from 'react'

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
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  placeChanged()
}

/** The path in the address bar; the component renders again when it changes. */
export const usePath = () => useSyncExternalStore(subscribe, () => location.pathname)
