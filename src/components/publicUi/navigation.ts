import { endedState } from '@/authProvider/session'
import { createStore, useStored } from '@/createStore'

/** Follows the address for the pages before the sign-in: these few pages need no router. */
const whileSubscribed = () => {
  window.addEventListener('popstate', report)
  return () => window.removeEventListener('popstate', report)
}

const steps = createStore(0, { whileHeard: whileSubscribed })

const report = () => steps.set(steps.get() + 1)

/** Calls `listener` at each step, before the next render, until the returned function is called. */
export const onNavigation = steps.subscribe

/** Goes to an address of the portal; `replace` adds no history entry. */
export const go = (address: string, { replace = false } = {}) => {
  if (replace) history.replaceState(endedState(), '', address)
  else history.pushState(endedState(), '', address)
  report()
}

/** Returns the path in the address bar; the component renders again when it changes. */
export const usePath = () => useStored({ subscribe: steps.subscribe, get: () => location.pathname })
