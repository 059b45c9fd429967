import type { AuthProvider } from 'react-admin'
import type { Http } from '@/dataProvider/http'
import { accessOf } from '@/definition/accessOf'
import type { Resource } from '@/definition/defineResource'
import { type AccessQuestion, decideAccess } from './access'
import { createLogin, type Login } from './login'
import { abilities, currentUser, holds, holdsPermission, identityOf } from './session'

/** react-admin's contract, with the answer of `canAccess` at once, for many questions in one render (`useCan`). */
export interface PortalAuthProvider extends AuthProvider {
  login: Login
  can(question: AccessQuestion): boolean
}

type Options = {
  http: Http
  resources: readonly Resource[]
  /** The menu asks for permissions in any group. */
  menuIgnoresGroup: boolean
  /** Signs out: everything of this person is forgotten and the sign-in page is loaded. */
  leave(): void
}

/**
 * Makes the session of react-admin. A refused session (401) is dealt with by the client alone, and other refusals by
 * the screen that was refused.
 */
export const createAuthProvider = ({ http, resources, menuIgnoresGroup, leave }: Options): PortalAuthProvider => {
  const can = decideAccess({
    holds,
    holdsInMenu: permit => holdsPermission(permit, menuIgnoresGroup),
    resources: new Map(resources.map(resource => [resource.name, accessOf(resource)])),
  })
  return {
    login: createLogin(http),
    logout: async () => {
      leave()
      return false
    },
    checkAuth: () => (currentUser() ? Promise.resolve() : Promise.reject(new Error('Nobody is signed in'))),
    checkError: () => Promise.resolve(),
    getIdentity: async () => {
      const user = currentUser()
      if (!user) throw new Error('Nobody is signed in')
      return identityOf(user)
    },
    getPermissions: async () => abilities(),
    canAccess: async (question: AccessQuestion) => can(question),
    can,
  }
}
