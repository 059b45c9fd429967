import type { Permission } from '@contract/permissions'
import type { ResourceAccess } from '@/definition/accessOf'
import { siteMap } from '@/definition/siteMap'
import { type Holds, mayEnter } from './access'

/** A question of react-admin: may this person do `action` on `resource`? */
export type AccessQuestion = { action: string; resource: string }

/** Actions that read a list or export it need no permission of their own: the guard has let the person in. */
const READING: readonly string[] = ['show', 'export']

type Rules = {
  holds: Holds
  /** The same for the menu, which a host may want to ask without groups (`menuIgnoresGroup`). */
  holdsInMenu(permit: Permission): boolean
  /** Returns what a list offers; undefined when no loaded definition has the name. */
  accessTo(name: string): ResourceAccess | undefined
}

/**
 * Makes the one answer behind the guard, the menu, the pages and the buttons. `list` asks the table of routes and `menu`
 * the menu's, which differ on purpose (decision A4); any other action asks for the permission that the definition names
 * for it, and what it does not name is not to be had. What is no resource is a pair of a permission and its group.
 */
export const decideAccess =
  ({ holds, holdsInMenu, accessTo }: Rules) =>
  ({ action, resource }: AccessQuestion): boolean => {
    if (action === 'menu') {
      const { menu } = siteMap().pages.get(resource)?.permit ?? {}
      if (menu === 'asRoute') return mayEnter(resource, holds)
      return !menu || holdsInMenu(menu)
    }
    const entry = accessTo(resource)
    if (action === 'list') return mayEnter(entry?.place ?? resource, holds)
    if (!entry) return holds(action, resource)
    if (!entry.permits.has(action)) return READING.includes(action)
    const permit = entry.permits.get(action)
    return !permit || [permit].flat().some(one => holds(one, 'general'))
  }
