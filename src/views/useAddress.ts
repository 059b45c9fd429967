import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { currentParams } from './dialogRoutes/dialogAddress'

/** Parameter that names the open part of a page that has several. */
const TAB = 'tab'

/** Returns a path as the browser spells it; the router keeps a path as it was given. */
const pathOf = (pathname: string) => new URL(window.location.origin + pathname).pathname

/** Changes the parameters of the address. `next` gets the current ones, which may be newer than the rendered ones. */
export type ChangeAddress = (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * Returns the parameters of the address, and a function that changes them, which stays the same for as long as the page
 * and its tab do. That function does nothing once the address names another page or another tab: the router renders the
 * next page later than it changes the address, and a timer or an answer of the old page must not navigate back to it.
 */
export const useAddress = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tab = params.get(TAB)
  const change = useCallback<ChangeAddress>(
    (next, options) => {
      const now = currentParams()
      if (window.location.pathname === pathOf(pathname) && now.get(TAB) === tab) navigate(`?${next(now)}`, options)
    },
    [pathname, tab, navigate],
  )
  return [params, change] as const
}
