import type { QueryClient } from '@tanstack/react-query'
import type { PortalAuthProvider } from '@/authProvider/authProvider'
import { abilities, currentUser, identityOf } from '@/authProvider/session'

/**
 * Puts the answers of the session's questions where react-admin's hooks look for them. They would wait for a promise
 * otherwise: a button flashes, and the routes are set up twice. The answers hold as long as the page, since whoever
 * signs in anew loads a new page.
 */
export const seedAuth = (client: QueryClient) => {
  client.setQueryDefaults(['auth'], { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(['auth', 'getPermissions', {}], abilities())
  const user = currentUser()
  if (user) client.setQueryData(['auth', 'getIdentity'], identityOf(user))
}

/** Does the same with the answers about lists, whose definitions are loaded. */
export const seedAccess = (client: QueryClient, { can }: PortalAuthProvider, lists: readonly { name: string }[]) => {
  for (const { name } of lists)
    for (const action of ['list', 'create', 'edit', 'delete', 'export']) {
      const question = { action, resource: name }
      client.setQueryData(['auth', 'canAccess', question], can(question))
    }
}
