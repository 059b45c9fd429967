import { useCallback, useEffect, useRef } from 'react'
import type { RouterProvider } from 'react-admin'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom'

/** Navigates with the same function at each render, so that a new address does not render what only navigates. */
const useStableNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((...to: unknown[]) => Reflect.apply(latest.current, undefined, to), [])
}

/**
 * react-admin's connection to React Router, for the <BrowserRouter> that stands around it. react-admin's own one also
 * starts a hash router where there is none, and with it brings the loaders and actions of React Router, which no page
 * here uses: 14 kB of compressed code before the first list. The build replaces it by this one (vite.config.ts).
 */
export const reactRouterProvider: RouterProvider = {
  useNavigate: useStableNavigate,
  useLocation,
  // The types of both packages differ; react-admin's own connection passes the same functions.
  useParams: useParams as RouterProvider['useParams'],
  useMatch,
  useInRouterContext,
  // Only React Router's data routers can block a navigation.
  useCanBlock: () => false,
  useBlocker: () => ({ state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }),
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
}
