import { idText } from '@contract/id'
import type { AuthProvider } from 'react-admin'
import { abilities, currentUser, holds } from './session'

/** react-admin's own verbs on a resource: the guard has let the person in, and the host decides on each call. */
const VERBS: readonly string[] = ['list', 'show', 'create', 'edit', 'delete', 'export']

/**
 * What react-admin asks of a session. Signing in and deciding who sees what happen outside it, at the gate; a refused
 * session (401) is dealt with by the client alone, and other refusals by the screen that was refused.
 */
export const createAuthProvider = (leave: () => void): AuthProvider => ({
  login: () => Promise.reject(new Error('Signing in happens at the gate')),
  logout: async () => {
    leave()
    return false
  },
  checkAuth: () => (currentUser() ? Promise.resolve() : Promise.reject(new Error('Nobody is signed in'))),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const user = currentUser()
    if (!user) throw new Error('Nobody is signed in')
    return { id: idText(user.userId), fullName: [user.givenName, user.surName].filter(Boolean).join(' ') }
  },
  getPermissions: async () => abilities(),
  canAccess: async ({ action, resource }) => VERBS.includes(action) || holds(action, resource),
})
