import { useCallback } from 'react'
import { useAuthProvider } from 'react-admin'
import type { PortalAuthProvider } from '@/authProvider/authProvider'

/**
 * `useCanAccess` for many actions of one resource at once, answered in the same render: a hook cannot stand in the loop
 * over the buttons of a row. Gives a function of the action's name; see `decideAccess`.
 */
export const useCan = (resource: string) => {
  const auth = useAuthProvider<PortalAuthProvider>()
  return useCallback((action: string) => auth?.can({ action, resource }) ?? false, [auth, resource])
}
