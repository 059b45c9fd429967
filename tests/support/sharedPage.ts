import { type EmotionCache, withEmotionCache } from '@emotion/react'
import { cleanup, configure, render } from '@testing-library/react'
import { createElement } from 'react'
import { forgetNotices } from '@/components/notices'
// The guard, the menu and the pages ask for the areas.
import '@/resources'

// A busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 20_000 })

/** Removes the style rules of mounted components: a look-up by role compares each of them with every element. */
const forgetStyles = () => {
  const caches: EmotionCache[] = []
  const Asking = withEmotionCache((_: object, cache: EmotionCache) => {
    caches.push(cache)
    return null
  })
  render(createElement(Asking)).unmount()
  for (const cache of caches) {
    cache.sheet.flush()
    cache.inserted = {}
  }
}

/** Leaves the page of a worker as its first file found it. */
export const emptyPage = () => {
  forgetStyles()
  cleanup()
  forgetNotices()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}
