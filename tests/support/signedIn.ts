import type { Asker } from '@contract/call'
import { toId } from '@contract/id'

/** A person whose id no row holds. */
export const nobody: Asker = { userId: toId('nobody') }

/** Auth provider of a person with all permissions. */
export const signedIn = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
  can: () => true,
}
