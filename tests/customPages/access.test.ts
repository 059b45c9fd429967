import { toId } from '@contract/id'
import { allPermissions } from '@contract/index'
import type { Permission } from '@contract/permissions'
import type { Access } from '@contract/portal/access'
import { describe, expect, it } from 'vitest'
import { listActionItems } from '@/customPages/access/listActions'
import { pageActionItems } from '@/customPages/access/pageActions'
import {
  type AccessItem,
  byPermission,
  isMet,
  judge,
  menuItems,
  rolesThatGrant,
  routeItems,
} from '@/customPages/access/requirements'
import type { MenuEntry } from '@/definition/siteMap'
import en from '@/i18n/en/adminPages'
import { inLanguageOf } from '@/i18n/translatedDefinition'
import { addWords, currentWords } from '@/i18n/words'
import fileTypes from '@/resources/files'
import { instruments } from '@/resources/files/instruments'
import { resources, sectionPages } from '../support/resources'
import { menu, routeAccess } from '../support/siteMap'

for (const portion of [en]) addWords(portion)
const words = currentWords()
const inEnglish = inLanguageOf({})
const content = { files: fileTypes, instruments, sections: sectionPages }
const buttons = [...listActionItems(resources), ...pageActionItems(content, words, inEnglish)]
const pages = [...menuItems(menu), ...routeItems(words)]
const all = [...pages, ...buttons]
const named = (name: string, within?: string) =>
  all.filter(thing => thing.name === name && (!within || thing.within === within))
const wants = (things: AccessItem[]) => things.map(({ needs }) => needs.map(({ anyOf }) => anyOf.join(' / ')))

/** Somebody whose one role gives just these permissions, beside a role that gives them all to somebody else. */
const holder = (...held: Permission[]): Access => ({
  userId: '1',
  name: 'Peter',
  active: true,
  roles: ['ROLE_SMALL'],
  rolesToGive: [],
  permissions: Object.entries(allPermissions).map(([permission, group]) => {
    const has = held.some(one => one === permission)
    return {
      permission,
      group,
      enabled: true,
      givenBy: has ? ['ROLE_SMALL'] : [],
      heldBy: has ? ['ROLE_ALL', 'ROLE_SMALL'] : ['ROLE_ALL'],
    }
  }),
})

it('offers the roles that grant all that is missing, else those that grant a part', () => {
  const access: Access = {
    ...holder(),
    rolesToGive: ['ROLE_BOTH', 'ROLE_FIRST', 'ROLE_SECOND', 'ROLE_THIRD'].map(name => ({ roleId: toId(name), name })),
    permissions: [
      ['can_view_registry', ['ROLE_USER', 'ROLE_BOTH', 'ROLE_FIRST']],
      ['can_view_doc_registry', ['ROLE_BOTH', 'ROLE_SECOND']],
      ['can_release_prn', ['ROLE_THIRD']],
    ].map(([permission, heldBy]) => ({ permission, group: 'general', enabled: true, givenBy: [], heldBy })) as never,
  }
  const grant = (...codes: string[]) => {
    const needs = codes.map(code => ({ anyOf: [code] }))
    return rolesThatGrant(access, needs).map(({ name }) => name)
  }
  expect(grant('can_view_registry')).toEqual(['ROLE_BOTH', 'ROLE_FIRST'])
  expect(grant('can_view_registry', 'can_view_doc_registry')).toEqual(['ROLE_BOTH'])
  expect(grant('can_view_doc_registry', 'can_release_prn')).toEqual(['ROLE_BOTH', 'ROLE_SECOND', 'ROLE_THIRD'])
})

describe('the explanation of missing access', () => {
  const everything = Object.keys(allPermissions) as Permission[]

  it.each(all.map(thing => [thing.key, thing] as const))(
    'allows %s with all permissions, and explains what is missing without any',
    (_, { needs }) => {
      expect(isMet(holder(...everything), needs)).toBe(true)
      expect(needs.length).toBeGreaterThan(0)
      expect(isMet(holder(), needs)).toBe(false)
      for (const need of needs)
        expect(judge(holder(), need)).toEqual({
          permissions: need.anyOf,
          givenBy: [],
          heldBy: ['ROLE_ALL'],
        })
    },
  )

  it('allows access with exactly the required permissions, and names the role that grants them', () => {
    for (const { needs } of all) {
      const held = needs.flatMap(({ anyOf }) => anyOf.slice(0, 1)) as Permission[]
      expect(isMet(holder(...held), needs)).toBe(true)
      for (const need of needs) expect(judge(holder(...held), need).givenBy).toEqual(['ROLE_SMALL'])
    }
  })
})

describe('the needs of a thing', () => {
  const need = (permission: string, group?: string) => ({ anyOf: [permission], ...(group && { group }) })

  it('are each told once, and keep the group in which a permission is needed', () => {
    expect(byPermission([need('a', 'general'), need('b'), need('a'), need('b')])).toEqual([
      need('a', 'general'),
      need('b'),
    ])
    expect(byPermission([need('a'), need('a', 'general')])).toEqual([need('a', 'general')])
  })

  it('are two where one permission is needed in two groups', () => {
    const two = [need('a', 'general'), need('a', 'registry')]
    expect(byPermission(two)).toEqual(two)
  })
})

describe('the list of everything that can be accessed', () => {
  it('has each menu entry and each route, from the two tables of permissions', () => {
    const entries = (among: readonly MenuEntry[]): MenuEntry[] =>
      among.flatMap(entry => [entry, ...entries(entry.children ?? [])])
    expect(pages).toHaveLength(entries(menu).length + Object.keys(routeAccess).length)
    expect(wants(menuItems(menu).filter(({ name }) => name === 'Classification'))).toEqual([
      ['can_access_system_accounts', 'can_view_system_accounts'],
    ])
    expect(wants(all.filter(({ address }) => address === '/home/accounts/breakdown'))).toEqual([
      ['can_access_system_accounts', 'can_view_accounts_breakdown'],
    ])
  })

  it('names a page by its title and its place in the menu, with its address beside it', () => {
    const page = (address: string) => pages.find(one => one.address === address)
    expect(page('/home/accounts/breakdown')).toMatchObject({ name: 'Classification', within: 'Accounts' })
    expect(page('/home/registry/file-viewer')).toMatchObject({ name: 'File of an entity' })
    const untitled = pages.filter(({ name }) => name.startsWith('/home/'))
    expect(untitled).toEqual([])
  })

  it('has each button and action that requires a permission', () => {
    const explained = new Set(buttons.map(({ key }) => key))
    const within = new Set(buttons.map(({ within, name }) => `${within} ${name}`))
    const lacking = resources.flatMap(({ name, label, tab, buttons = {}, actions = {} }) =>
      Object.entries({ ...buttons, ...actions }).flatMap(([key, { permit, label: text }]) =>
        permit && !explained.has(`button:${name}:${key}`) && !within.has(`${tab?.label ?? label} ${text}`)
          ? [`${name}:${key}`]
          : [],
      ),
    )
    expect(lacking).toEqual([])
  })

  it('has also removals inside dialogs, views and links to other pages', () => {
    expect(wants(named('Account Roles › Remove', 'MDA Accounts'))).toEqual([
      ['can_revoke_role', 'can_view_permission_management / can_revoke_role'],
    ])
    expect(wants(named('ID preview'))).toEqual([['can_view_accounts_breakdown']])
    expect(wants(named('Make Official Receiver'))).toEqual([['can_make_account_practitioner']])
    expect(wants(named('Revoke', 'Official Receivers'))).toEqual([['can_revoke_role']])
    expect(wants(named('Account summary', 'Client Accounts'))).toEqual([
      ['can_access_system_accounts', 'can_view_accounts_breakdown'],
    ])
  })

  it('has also the actions of pages that are not lists', () => {
    const asks = (name: string, within: string) => wants(named(name, within))
    expect(asks('Send Message', 'System Messenger')).toEqual([['can_access_settings']])
    expect(asks('Go Live', 'API Mode')).toEqual([['can_update_account_status']])
    expect(asks('Grant Access', 'MDA Accounts')).toEqual([['can_update_account_status']])
    expect(asks('Account Credit Usage', 'MDA Accounts')).toEqual([
      ['can_view_accounts_breakdown / can_update_account_status'],
    ])
    expect(asks('Resend Certificate', 'Business Name › Documents')).toEqual([['can_view_reservation_settings']])
    expect(asks('Push', 'Reservation Service')).toEqual([['can_access_internal_processing']])
    expect(asks('Certificate', 'Insolvency Practitioner')).toEqual([['can_view_practitioner_registry']])
  })

  it('is translated to each language', () => {
    for (const { name, within } of pageActionItems(content, words, inEnglish))
      expect(`${within} ${name}`).not.toMatch(/daftari\.|\bundefined\b/)
  })
})
