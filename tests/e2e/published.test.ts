import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allDialogs, dialogsOfEachKind, placesOfEachKind } from '../support/allPages'
import { follow, openDialogAt, pageOf, type TestPortal, testPortal } from '../support/browser'
import { closeDialogs } from '../support/listActions'
import { networkIdle } from '../support/networkIdle'
import { startOtherHost } from '../support/otherHost'
import { portalClient } from '../support/portalClient'
import { bodyKeys, unpublishedIn } from '../support/published'
import { beginSession } from '../support/sessions'

/** Calls of our API that no document publishes. */
const OURS = /^\/(portal|health)\//
const CAPABILITIES = '/portal/capabilities'

let portal: TestPortal
let dialogs: string[]
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { accessToken: token } = await beginSession(portal.app, 'admin', portal.codeFor)
  const client = portalClient(() => ({ app: portal.app, token }))
  const all = await allDialogs(client, new Set())
  expect(all.length).toBeGreaterThan(90)
  dialogs = dialogsOfEachKind(all).map(({ address }) => address)
})
afterAll(() => portal.close())

const sentIn = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url())
  const body = bodyKeys(request.headers()['content-type'], request.postData())
  return { method: request.method(), path: pathname.slice('/api'.length), query: [...searchParams.keys()], body }
}

/** A visitor before a host that serves nothing but published calls, and what it is asked beside them. */
const openBefore = async (config: object) => {
  const host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api', ...config }, lacks: OURS })
  const visitor = await portal.open({ baseURL: host.url, reducedMotion: 'reduce' })
  const unpublished = new Set<string>()
  const asked: string[] = []
  visitor.context.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const sent = sentIn(request)
    asked.push(`${sent.method} ${sent.path}${search}`)
    for (const fault of unpublishedIn(sent)) unpublished.add(fault)
  })
  return { ...visitor, host, asked, unpublished: () => [...unpublished] }
}

/** Goes to an address, and waits until its page or its dialog shows and has asked for all that it needs. */
const goTo = async (page: Page, address: string, entityType?: string) => {
  if (entityType) await page.evaluate(type => localStorage.setItem('entityType', type), entityType)
  // The dialog before is closed, so that the next page need not be loaded anew.
  await closeDialogs(page)
  await follow(page, address)
  const shown = new URL(address, page.url()).searchParams.has('open')
    ? page.getByRole('dialog')
    : page.locator('main').locator('h1, h2, [role=alert]')
  await shown.first().waitFor()
  await networkIdle(page)
}

/** Opens a dialog by its address: with its page, or over the page when the former dialog was one of the same page. */
const openDialog = async (page: Page, address: string, former = '') => {
  if (pageOf(address) !== pageOf(former)) return goTo(page, address)
  await closeDialogs(page)
  await openDialogAt(page, address)
  await networkIdle(page)
}

describe('before a host that serves nothing but the published calls', () => {
  /** Walks before such a host; returns the calls that were made on the way. */
  const walk = async (go: (page: Page) => Promise<void>) => {
    const { page, context, host, asked, unpublished, faults } = await openBefore({})
    await portal.signIn(page, 'admin')
    await go(page)
    expect(unpublished()).toEqual([`GET ${CAPABILITIES} is not published`])
    await page.reload()
    await networkIdle(page)
    expect(asked.filter(one => one.includes(CAPABILITIES))).toHaveLength(1)
    expect(faults).toEqual([])
    await context.close()
    await host.close()
    return asked
  }

  // tests/dataProvider/published.test.ts holds the requests of every list and the keys of every call.
  it('requests only published calls on pages of every kind, and the extensions once', {
    timeout: 120_000,
  }, async () => {
    const asked = await walk(async page => {
      for (const { address, entityType } of await placesOfEachKind(portal.database))
        await goTo(page, address, entityType)
    })
    expect(asked.length).toBeGreaterThan(100)
  })

  it('requests only published calls in dialogs of every kind, and the extensions once', {
    timeout: 120_000,
  }, async () => {
    expect(dialogs.length).toBeGreaterThan(20)
    await walk(async page => {
      for (const [at, address] of dialogs.entries()) await openDialog(page, address, dialogs[at - 1])
    })
  })

  it('requests no capabilities when config.json names none: at sign-in, in a form and on an activation link', async () => {
    const { page, context, host, unpublished } = await openBefore({ extensions: false })
    await portal.signIn(page, 'admin', '/login')
    await page.getByRole('heading', { name: 'Good day, Grace' }).waitFor()
    await goTo(page, '/home/configurations/dictionaries/dictionary-types?open=create')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Words of this host')
    expect(await page.getByText('Effect on names').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await page.locator('tr[data-key]').filter({ hasText: 'Words of this host' }).waitFor()
    await goTo(page, '/home/configurations/dictionaries/word-library')
    await page.getByRole('button', { name: 'Edit' }).first().click()
    await dialog.getByLabel('Description').fill('What it means here')
    expect(await dialog.getByRole('button', { name: 'Try on recent names' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Successfully completed').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await networkIdle(page)
    await page.goto('/activate#any-token')
    await page.getByLabel('New password').waitFor()
    expect(unpublished()).toEqual([])
    await context.close()
    await host.close()
  })
})

describe('a host without extensions', () => {
  let visitor: Awaited<ReturnType<typeof openBefore>>
  beforeAll(async () => {
    visitor = await openBefore({})
    await portal.signIn(visitor.page, 'admin')
  })
  afterAll(async () => {
    await visitor.context.close()
    await visitor.host.close()
  })

  it.each([
    ['the reason why a name was found', '/home/configurations/name-search', 'Entity Type', 'Type of match'],
    [
      'the effect of a dictionary',
      '/home/configurations/dictionaries/dictionary-types',
      'Number of words',
      'Effect on names',
    ],
    ['the reach of a message', '/home/settings?tab=system-messenger', 'No recipients chosen yet.', 'Sent messages'],
    [
      'the standing of a company',
      '/home/internal-processes/annual-returns',
      'Target Status',
      'Enter a BRN to see the status of the company.',
    ],
  ])('hides %s', async (_, address, stands, gone) => {
    const { page } = visitor
    await goTo(page, address)
    await page.getByText(stands).first().waitFor()
    expect(await page.getByText(gone).count()).toBe(0)
  })
})

describe('the requests of a list', () => {
  let visitor: Awaited<ReturnType<typeof openBefore>>
  beforeAll(async () => {
    visitor = await openBefore({})
    await portal.signIn(visitor.page, 'admin')
  })
  afterAll(() => visitor.host.close())

  /** The calls of a step whose address holds `part`, in the order made. */
  const askedBy = async (part: string, step: () => Promise<unknown>) => {
    const before = visitor.asked.length
    await step()
    await networkIdle(visitor.page)
    return visitor.asked.slice(before).filter(one => one.includes(part))
  }
  /** Opens a tab; a busy machine shows it long before its list asks for rows. */
  const openTab = async (name: string, asks: string) => {
    const asked = visitor.page.waitForRequest(request => request.url().includes(asks))
    await visitor.page.getByRole('tab', { name }).click()
    await visitor.page.getByRole('tab', { name, selected: true }).waitFor()
    await asked
  }

  it('have the page size of each account tab, and none are sent for closed dialogs', async () => {
    const { page } = visitor
    const first = await askedBy('/', async () => {
      await goTo(page, '/home/accounts/breakdown?size=50')
      await page.getByRole('tab', { name: /^Official Receivers\D*\d/ }).waitFor()
      await networkIdle(page)
    })
    expect(first.filter(one => /users\/(individual|staff|business)/.test(one))).toEqual([])
    expect(first).toContain('GET /insolvency/official-receivers?page=0&size=10')
    expect(await askedBy('/users?', () => openTab('Backoffice Accounts', '/users?'))).toEqual([
      expect.stringMatching(/perPage=12$/),
    ])
    await goTo(page, '/home/accounts/permissions?size=50')
    expect(await askedBy('/users/', () => openTab('User-Role Management', '/users/'))).toEqual([
      expect.stringMatching(/perPage=200$/),
    ])
  })

  it('are sent once when a form offers the same list', async () => {
    const step = () => goTo(visitor.page, '/home/accounts/permissions?tab=groups')
    expect(await askedBy('permission-group', step)).toEqual(['GET /auth/api/permission-group'])
  })

  it('read the first page of ten MDAs after one was added, and no other page', async () => {
    const { page } = visitor
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill(name)
      await page.keyboard.press('Enter')
      await page.locator('tr[data-key]').filter({ hasText: name }).waitFor()
    }
    const read = 'GET /configuration/mda-registry?page=1&limit=10'
    await goTo(page, '/home/registry/mda?search=a&size=20')
    expect(await askedBy('GET /configuration/mda-registry', () => add('Aardvark Authority'))).toEqual([read])
    expect(await askedBy('GET /configuration/mda-registry', () => add('Aardwolf Authority'))).toEqual([read])
  })
})
