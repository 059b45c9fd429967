import { decideAccess } from '@/authProvider/decideAccess'
import List from '@/components/list/List'
import { accessOf } from '@/definition/accessOf'
import type { Resource } from '@/definition/defineResource'
import { mountPart } from './mountPart'
import { signedIn } from './signedIn'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'

/**
 * Mounts the page of a list, with `search` in its address, for a person with these permissions alone; `host` answers each
 * call. End each test with `unmountParts`.
 */
export const mountListFor = (
  held: readonly string[],
  definition: Resource,
  host: Parameters<typeof mountPart>[1],
  search = '',
) => {
  const access = accessOf(definition)
  const holds = (permission: string) => held.includes(permission)
  const can = decideAccess({
    holds,
    holdsInMenu: holds,
    accessTo: name => (name === definition.name ? access : undefined),
  })
  const authProvider = { ...signedIn, can }
  return mountPart(<List resource={definition} />, host, {
    address: `/home/${definition.path}${search}`,
    definitions: [definition],
    authProvider,
  })
}
