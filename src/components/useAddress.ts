import { createContext, useCallback, useContext } from 'react'
import {
  type NavigateFunction,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { currentAddress, currentParams } from './currentAddress'

/** Parameter that names the open part of a page that has several. */
const TAB = 'tab'

/** Returns a path as the browser spells it; the router keeps a path as it was given. */
const pathOf = (pathname: string) => new URL(window.location.origin + pathname).pathname

/** Changes the parameters of the address. `next` gets the current ones, which may be newer than the rendered ones. */
export type ChangeAddress = (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/** Pages whose address a component may change: the one that it was rendered for, or whichever the address names. */
type Scope = 'page' | 'everyPage'

/** Scope of the components below. A part of the shell that stands over every page is of `everyPage`. */
export const AddressScope = createContext<Scope>('page')

/** Goes to parameters of a page that may not be rendered yet; a relative address would lead to the rendered page. */
const changeNext: Record<Scope, (navigate: NavigateFunction, search: string, options?: NavigateOptions) => void> = {
  page: () => undefined,
  everyPage: (navigate, search, options) => navigate({ pathname: currentAddress().pathname, search }, options),
}

/**
 * Returns the parameters of the address, and a function that changes them, which stays the same for as long as the page
 * and its tab do. The router renders the next page after it has loaded its code. Until then the function of the old
 * page does nothing: a timer or an answer of the old page must not navigate back to it. Under an `AddressScope` of
 * `everyPage` it changes the address of the next page.
 */
export const useAddress = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const scope = useContext(AddressScope)
  const tab = params.get(TAB)
  const change = useCallback<ChangeAddress>(
    (next, options) => {
      const now = currentParams()
      const isRendered = pathOf(currentAddress().pathname) === pathOf(pathname) && now.get(TAB) === tab
      if (isRendered) navigate(`?${next(now)}`, options)
      else changeNext[scope](navigate, `${next(now)}`, options)
    },
    [pathname, tab, navigate, scope],
  )
  return [params, change] as const
}
