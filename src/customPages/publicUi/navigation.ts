import { endedState } from '@/authProvider/session'
import { createStore, useStored } from '@/createStore'

/**
 * Listens to the address for the pages before sign-in: these few pages need no router. After sign-in react-router
 * navigates, and reports each step by `reportNavigation`.
 */
const whileSubscribed = () => {
  window.addEventListener('popstate', reportNavigation)
  return () => window.removeEventListener('popstate', reportNavigation)
}

const steps = createStore(0, { whileHeard: whileSubscribed })

export const reportNavigation = () => steps.set(steps.get() + 1)

/** Calls `listener` at each step, before the next render, until the returned function is called. */
export const onNavigation = steps.subscribe

/** Goes to an address of the portal; `replace` adds no history entry. */
export const go = (address: string, { replace = false } = {}) => {
  if (replace) history.replaceState(endedState(), '', address)
  else history.pushState(endedState(), '', address)
  reportNavigation()
}

/** Returns the path in the address bar; the component renders again when it changes. */
export const usePath = () => useStored({ subscribe: steps.subscribe, get: () => location.pathname })
