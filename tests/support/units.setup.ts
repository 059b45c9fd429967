import { afterAll } from 'vitest'

// A file in Node's own environment has no page, and no need to wait for what pages import.
if ('window' in globalThis) {
  const { emptyPage } = await import('./sharedPage')
  // Files of a worker share its page: a button, an address or a stored value that one of them left would change the next.
  afterAll(emptyPage)
}
