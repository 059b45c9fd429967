import { useLayoutEffect } from 'react'
import { useNavigation } from 'react-router-dom'

type Address = { pathname: string; search: string }

let next: Address | undefined

/** Follows the router for `currentAddress`. The layout of all pages calls it. */
export const useFollowNavigation = () => {
  const { location } = useNavigation()
  useLayoutEffect(() => {
    next = location
    return () => {
      next = undefined
    }
  }, [location])
}

/** Returns the address, or the next one while the code of its page is loaded. It may be newer than the rendered one. */
export const currentAddress = (): Address => next ?? window.location

export const currentParams = () => new URLSearchParams(currentAddress().search)
