import { useCallback } from 'react'
import { useAuthProvider } from 'react-admin'
import type { PortalAuthProvider } from '@/authProvider/authProvider'

/**
 * Returns a check of many actions of one resource in the same render, because a hook like `useCanAccess` cannot be
 * called in the loop over a row's buttons. The check takes the action's name; see `decideAccess`.
 */
export const useCan = (resource: string) => {
  const auth = useAuthProvider<PortalAuthProvider>()
  return useCallback((action: string) => auth?.can({ action, resource }) ?? false, [auth, resource])
}
