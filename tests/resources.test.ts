import { isList } from '@contract/call'
import { allPermissions, calls } from '@contract/index'
import { describe, expect, it } from 'vitest'
import { matchedRoutes } from '@/authProvider/access'
import { listsOf, listsOfArea, loadDefinitions } from '@/definition/defineArea'
import type { Resource } from '@/definition/defineResource'
import type { SectionsPage } from '@/definition/defineSections'
import { flaggableIds } from '@/resources/portal/flaggableCalls'
import { allDefinitions, ownWords } from './support/definitions'
import { definitionWords } from './support/definitionWords'
import { resources } from './support/resources'
import { areaPages, areas, menu } from './support/siteMap'

/** Returns the lists in the sections of a page, also those beside a form. */
const shownIn = (page: SectionsPage | undefined): Resource[] =>
  (page?.sections ?? []).flatMap(section =>
    ('shows' in section ? [section.shows] : section.tabs.map(({ shows }) => shows)).flatMap(shows =>
      'list' in shows ? [shows.list] : [],
    ),
  )

describe('the definitions', () => {
  it('have unique names and paths', () => {
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length)
    const located = resources.filter(({ path }) => path)
    expect(new Set(located.map(({ path, tab }) => `${path} ${tab?.key ?? ''}`)).size).toBe(located.length)
    for (const { path, tab } of located) if (!tab) expect(located.filter(other => other.path === path)).toHaveLength(1)
  })

  it.each(resources.map(resource => [resource.name, resource] as const))('%s is consistent', (_, resource) => {
    const known = { ...resource.fields, ...resource.computed }
    for (const column of [...resource.columns, resource.headline]) expect(known).toHaveProperty([column])
    if (resource.path) {
      // Its own route is guarded, or one that it lies in.
      expect(matchedRoutes(resource.path)).not.toEqual([])
      expect(JSON.stringify(menu)).toContain(`"path":"${resource.path}"`)
    }
    expect(resource.size).toBeGreaterThan(0)
    // Their dialogs stand in the address by these names: `create` is taken, and a dot begins the row's id.
    for (const name of [...Object.keys(resource.actions ?? {}), ...Object.keys(resource.buttons ?? {})])
      expect(name).not.toMatch(/^create$|\./)
    for (const way of resource.create?.ways ?? [])
      if ('imports' in way) {
        expect(way.imports.send.call.upload?.accept.length).toBeGreaterThan(0)
        expect(way.imports.columns.some(({ required }) => required)).toBe(true)
      }
  })

  it('have the documents’ texts', () => {
    const words = allDefinitions.flatMap(({ definition }) => [...definitionWords(definition, ownWords).values()])
    for (const exact of [
      'Strike/Blacklist Company',
      'Enter BRN',
      'Upload File',
      'De-register Company',
      'Add MDA/Entity',
      'Add new MDA to register',
      'Edit Entity details',
      'Update',
      'Removed from  the black list',
      'Added to black list',
      'Removed from  the de-registered list',
      'Data uploaded successfully',
      'Entity details updated',
      'Added files to black list',
      'Failed to load registry data',
      'Instrument No.',
      'Practitioner No.',
      'None',
      'Registered',
      'Billing & Revenue',
      'MDAs & Partners',
    ])
      expect(words).toContain(exact)
  })

  it('declare a toast for failed reads of accounts, roles, access levels and manuals', () => {
    const told =
      /^\/(auth\/api\/(users|partners|roles|permission-group)|insolvency\/official-receivers|api\/third-party\/level|configuration\/user-manual)/
    const silent = resources.filter(
      ({ list, path, failedToast }) => path && told.test(list.path) && failedToast !== 'message',
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})

describe('the manifests', () => {
  it.each(Object.entries(areas))('of %s name the lists and pages of its definitions', async (_, area) => {
    const { lists, figures, sections } = await loadDefinitions(area)
    expect(lists.map(({ name }) => name)).toEqual(Object.keys(listsOfArea(area)))
    for (const page of area.pages) {
      const here = lists.filter(({ path }) => path === page.path)
      const sectioned = sections.find(({ path }) => path === page.path)
      const shown = page.sections ? shownIn(sectioned) : here
      expect(shown.map(({ name }) => name).toSorted()).toEqual(Object.keys(listsOf(page)).toSorted())
      if (page.list || page.lists) expect(here[0]?.list.extension).toBe(page.needs)
      expect(figures.some(({ path }) => path === page.path)).toBe(page.figures !== undefined)
    }
  })

  it('name permissions of the product, or permissions that the calls of a list name', () => {
    const named = [...areaPages.values()].flatMap(({ permit = {} }) => Object.values(permit))
    expect(named.filter(name => name !== 'asRoute' && !(name in allPermissions))).toEqual([])
  })

  it('name only lists that there are as used by a page', () => {
    const used = [...areaPages.values()].flatMap(({ uses = [] }) => (uses === 'all' ? [] : uses))
    expect(used.filter(name => !resources.some(list => list.name === name))).toEqual([])
  })
})

it('kinds of flags offer every call that changes a record', () => {
  expect([...flaggableIds].toSorted()).toEqual(
    calls.flatMap(call => (!isList(call) && call.changesRecord ? [call.id] : [])).toSorted(),
  )
})

describe('verbs', () => {
  const verbsOf = ({ actions = {} }: (typeof resources)[number]) =>
    Object.values(actions).flatMap(action =>
      (action.type === 'send' || action.type === 'form') && action.verb ? [action.verb] : [],
    )

  it.each(resources.map(resource => [resource.name, resource]))('of %s have one action each', (_, resource) => {
    expect(new Set(verbsOf(resource)).size).toBe(verbsOf(resource).length)
  })

  it.each(resources.map(resource => [resource.name, resource]))(
    'of %s: a deleting action has the verb delete',
    (_, resource) => {
      const deleting = Object.entries(resource.actions ?? {}).filter(
        ([, action]) => action.icon === 'delete' && action.type === 'send',
      )
      expect(deleting.filter(([, action]) => action.type !== 'send' || action.verb !== 'delete')).toEqual([])
    },
  )
})
