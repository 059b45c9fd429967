import type { Permission } from '@contract/permissions'
import { describe, expect, it } from 'vitest'
import { mayEnter } from '@/authProvider/access'
import { decide } from '@/authProvider/guard'
import { isWithin, type MenuRules, type VisibleEntry, visibleMenu } from '@/routes/menu'
import { menu } from '../support/siteMap'

const rules = (pages: readonly string[], ...held: Permission[]): MenuRules => ({
  exists: path => pages.includes(path),
  isHeld: permit => held.includes(permit),
})
const paths = (entries: readonly VisibleEntry[]): string[] =>
  entries.flatMap(entry => [entry.path, ...paths(entry.children)])

describe('the side menu (000 section 2.5)', () => {
  it('shows an entry when its page exists and its permission is held', () => {
    expect(paths(visibleMenu(menu, rules(['settings'], 'can_view_general_settings')))).toEqual(['settings'])
    expect(paths(visibleMenu(menu, rules([], 'can_view_general_settings')))).toEqual([])
    expect(paths(visibleMenu(menu, rules(['settings'])))).toEqual([])
  })

  it('shows a parent with only those children whose permission is held', () => {
    const pages = ['registry/business', 'registry/mda', 'registry/document']
    const shown = visibleMenu(menu, rules(pages, 'can_view_admin_registry', 'can_view_blacklist_registry'))
    expect(paths(shown)).toEqual(['registry', 'registry/business', 'registry/mda'])
  })

  it('shows no child of a parent whose permission is missing', () => {
    expect(visibleMenu(menu, rules(['registry/mda'], 'can_view_blacklist_registry'))).toEqual([])
  })

  it('asks the menu’s own permissions, not the guard’s (decision A4)', () => {
    expect(visibleMenu(menu, rules(['settings'], 'can_access_settings'))).toEqual([])
  })

  it.each([
    ['shows an entry', 'can_view_practitioners', true, '/forbidden'],
    ['hides an entry', 'can_view_practitioner_registry', false, undefined],
  ] as const)('%s whatever the guard says of its page (decision A4): %s', (_, permit, isShown, leadsTo) => {
    const held: Permission[] = ['can_view_registry', 'can_view_admin_registry', permit]
    const shown = paths(visibleMenu(menu, rules(['registry/practitioners'], ...held)))
    expect(shown.includes('registry/practitioners')).toBe(isShown)
    const holds = (action: string) => held.includes(action as Permission)
    const verdict = decide('/home/registry/practitioners', { user: true, token: true, holds })
    expect('go' in verdict ? verdict.go : undefined).toBe(leadsTo)
  })

  it('has the access log for holders of its permission alone, and its page lets in nobody else', () => {
    const shown = (...held: Permission[]) => paths(visibleMenu(menu, rules(['access-log'], ...held)))
    const enters = (held: Permission) => mayEnter('access-log', permission => permission === held)
    expect(shown('can_access_dashboard')).toEqual([])
    expect(shown('can_view_access_log')).toEqual(['access-log'])
    expect([enters('can_access_dashboard'), enters('can_view_access_log')]).toEqual([false, true])
  })

  it('shows the team to supervisors of work alone', () => {
    const held: Permission[] = ['can_access_dashboard', 'can_access_settings', 'can_view_general_settings']
    expect(paths(visibleMenu(menu, rules(['work-team', 'settings'], ...held)))).toEqual(['settings'])
    expect(paths(visibleMenu(menu, rules(['work-team'], 'can_supervise_work')))).toEqual(['work-team'])
  })

  it('hides the children of Integrations together with their parent', () => {
    const pages = ['integrations/credentials', 'integrations/mdas_and_partners']
    expect(paths(visibleMenu(menu, rules(pages, 'can_view_integration_settings')))).toEqual([
      'integrations',
      'integrations/mdas_and_partners',
      'integrations/credentials',
    ])
  })

  it('distinguishes areas whose names begin alike', () => {
    expect(isWithin({ path: 'registry' }, 'registry/mda')).toBe(true)
    expect(isWithin({ path: 'registry' }, 'registry')).toBe(true)
    expect(isWithin({ path: 'registry' }, 'registry-archive')).toBe(false)
  })
})
