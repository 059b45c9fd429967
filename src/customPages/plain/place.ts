import { endedState } from '@/authProvider/session'
import { createStore, useStored } from '@/createStore'

/**
 * Where the portal is, for what stands before the desk: a few pages need no router of their own. Behind it react-router
 * navigates, and `placeChanged` tells of each of its steps.
 */
const whileHeard = () => {
  window.addEventListener('popstate', placeChanged)
  return () => window.removeEventListener('popstate', placeChanged)
}

const steps = createStore(0, { whileHeard })

export const placeChanged = () => steps.set(steps.get() + 1)

/** Calls `listener` at each step, before anything is drawn for it, until the function that it returns is called. */
export const onPlaceChanged = steps.subscribe

/** Goes to an address of the portal; `replace` leaves no step to come Back to. */
export const go = (address: string, { replace = false } = {}) => {
  if (replace) history.replaceState(endedState(), '', address)
  else history.pushState(endedState(), '', address)
  placeChanged()
}

/** The path in the address bar; the component renders again when it changes. */
export const usePath = () => useStored({ subscribe: steps.subscribe, get: () => location.pathname })
