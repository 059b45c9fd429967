import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { currentParams } from './dialogRoutes/dialogAddress'

/** Parameter that names the open part of a page that has several. */
const TAB = 'tab'

/** Returns a path as the browser spells it; the router keeps a path as it was given. */
const pathOf = (pathname: string) => new URL(window.location.origin + pathname).pathname

/**
 * Returns the parameters of the address, and a function that changes them. That function gets the current parameters,
 * which may be newer than the rendered ones. It does nothing once the address names another page or another tab: the
 * router renders the next page later than it changes the address, and a timer or an answer of the old page must not
 * navigate back to it.
 */
export const useAddress = () => {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const tab = params.get(TAB)
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const now = currentParams()
      if (window.location.pathname === pathOf(pathname) && now.get(TAB) === tab) setParams(next(now), options)
    },
    [pathname, tab, setParams],
  )
  return [params, change] as const
}
