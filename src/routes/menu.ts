import type { Permission } from '@contract/permissions'
import type { MenuEntry } from '@/definition/siteMap'

export type VisibleEntry = Omit<MenuEntry, 'children'> & { children: VisibleEntry[] }

/** Conditions of a menu entry: its page exists, and its permission is held. */
export type MenuRules = { exists(path: string): boolean; isHeld(permit: Permission, path: string): boolean }

/**
 * The entries of the side menu for one person (docs/requirements/portal-shell.md): an entry shows when its page exists,
 * a parent when the page of any child does, and when its permission is held; a child without one of its own goes with
 * its parent. The menu's table alone decides, never the guard's (decision A4).
 */
export const visibleMenu = (entries: readonly MenuEntry[], rules: MenuRules): VisibleEntry[] =>
  entries
    .filter(({ permit, path }) => !permit || rules.isHeld(permit, path))
    .map(entry => ({ ...entry, children: visibleMenu(entry.children ?? [], rules) }))
    .filter(entry => rules.exists(entry.path) || entry.children.length > 0)

/** Tells whether a path lies in the area of an entry. */
export const isWithin = (entry: { path: string }, place: string) =>
  place === entry.path || place.startsWith(`${entry.path}/`)
