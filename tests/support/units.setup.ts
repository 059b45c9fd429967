import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'
// The guard, the menu and the pages ask for the areas.
import '@/resources'

// A busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 20_000 })

// Files of a worker share its page: a button, an address or a stored value that one of them left would change the next.
afterAll(() => {
  cleanup()
  if (!('window' in globalThis)) return
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
