import type { AuthProvider } from 'react-admin'
import type { Http } from '@/dataProvider/http'
import { accessOf } from '@/definition/accessOf'
import type { Definitions } from '@/definition/defineArea'
import { type AccessQuestion, decideAccess } from './decideAccess'
import { createLogin, type Login } from './login'
import { abilities, currentUser, holds, holdsPermission, identityOf } from './session'

/**
 * react-admin's contract, with the answer of `canAccess` at once, for many questions in one render (`useCan`); the
 * definition that a question is about must be loaded.
 */
export interface PortalAuthProvider extends AuthProvider {
  login: Login
  can(question: AccessQuestion): boolean
}

type Options = {
  http: Http
  definitions: Definitions
  /** The menu asks for permissions in any group. */
  menuIgnoresGroup: boolean
  /** Signs out: everything of this person is forgotten and the sign-in page is loaded. */
  leave(): void
}

/**
 * Makes the session of react-admin. A refused session (401) is dealt with by the client alone, and other refusals by
 * the screen that was refused.
 */
export const createAuthProvider = ({ http, definitions, menuIgnoresGroup, leave }: Options): PortalAuthProvider => {
  const can = decideAccess({
    holds,
    holdsInMenu: permit => holdsPermission(permit, menuIgnoresGroup),
    accessTo: name => {
      const resource = definitions.loaded(name)
      return resource && accessOf(resource)
    },
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
    canAccess: async (question: AccessQuestion) => {
      await definitions.load(question.resource)
      return can(question)
    },
    can,
  }
}
