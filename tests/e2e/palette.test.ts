import { contract } from '@contract/index'
import type { Found } from '@contract/portal/find'
import { account, entity } from '@server/db/schema'
import { asc, eq } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { pathOf } from '../support/pathOf'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
let visitor: Visitor
const firstOf = async (kind: (typeof entity.$inferSelect)['kind']) => {
  const [first] = await portal.database.read
    .select({ brn: entity.brn, name: entity.name })
    .from(entity)
    .where(eq(entity.kind, kind))
    .orderBy(asc(entity.brn))
    .limit(1)
  if (!first) throw new Error(`There is no ${kind}`)
  return first
}
let company: { brn: string; name: string }
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
  company = await firstOf('COMPANY')
})
afterAll(() => portal.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
const lines = (page: Page) => page.getByRole('option')
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
}
/** Holds the answers of the search; returns the function that answers them. */
const holdRecords = async (page: Page) => {
  const waiting: Route[] = []
  await page.route(`**${pathOf(contract.find.records)}`, route => {
    waiting.push(route)
  })
  return async (found: Found[]) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    for (const route of waiting) await route.fulfill({ json: { found } }).catch(() => undefined)
  }
}
beforeEach(async () => {
  await follow(visitor.page, '/home/registry/mda')
  await visitor.page.getByRole('heading', { name: 'MDA Registry' }).waitFor()
})

describe('the command palette', () => {
  it('opens with Ctrl K, with / where a page has no search, and with its button, and closes with Escape', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'hidden' })
    // The list's own search has the key here.
    await page.keyboard.press('/')
    await expect.poll(() => page.getByRole('searchbox').evaluate(one => one === document.activeElement)).toBe(true)
    await follow(page, '/home/profile')
    await page.getByRole('heading', { name: 'My profile' }).waitFor()
    await page.keyboard.press('/')
    await box(page).waitFor()
    await page.keyboard.press('Control+k')
    await box(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Find anything' }).click()
    await box(page).waitFor()
    await page.keyboard.press('Escape')
  })

  it('opens the file of a number that is typed and entered at once', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.type(company.brn)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/file-viewer/${encodeURIComponent(company.brn)}`)
    await page.getByRole('heading', { name: company.name }).waitFor()
  })

  it('opens the file of an entity of another kind over the open file', async () => {
    const { page } = visitor
    for (const { brn, name: title } of [company, await firstOf('BUSINESS_NAME')]) {
      await openPalette(page)
      await page.keyboard.type(brn)
      await lines(page).first().waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('heading', { name: company.name, level: 1 }).waitFor()
  })

  it('takes a number with spaces and dashes', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.type(`${company.brn.slice(0, 4)} ${company.brn.slice(4, 8)}-${company.brn.slice(8)}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/file-viewer/${company.brn}`)
  })

  it('opens an account by its e-mail address, and leads on from it to its list', async () => {
    const { page } = visitor
    const [client] = await portal.database.read
      .select({ id: account.id, email: account.email, name: account.displayName })
      .from(account)
      .where(eq(account.accountType, 'INDIVIDUAL'))
      .orderBy(asc(account.email))
      .limit(1)
    if (!client?.name) throw new Error('There is no client')
    await openPalette(page)
    await page.keyboard.type(client.email)
    const line = lines(page).filter({ hasText: client.name })
    await line.waitFor()
    await expect.poll(() => line.innerText()).toContain('same number')
    expect(await line.innerText()).not.toContain(client.email)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => lines(page).allInnerTexts()).toEqual([expect.stringContaining('Client Accounts')])
    await page.keyboard.press('Enter')
    await page.waitForURL(/accounts\/breakdown\?tab=clients&search=/)
    await page.locator(`tbody tr[data-key="${client.id}"]`).waitFor()
    await openPalette(page)
    await page.keyboard.type(client.email)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/accounts/summary?account=${client.id}`)
    await page.getByRole('heading', { name: client.name }).waitFor()
  })

  it('finds records by words, says why, and leads on from a company to a tab of its file', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.type(company.name.slice(0, 12))
    const line = lines(page).filter({ hasText: company.brn })
    await line.waitFor()
    await expect.poll(() => line.innerText()).toContain('starts with')
    while ((await line.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('direct')
    await expect.poll(() => lines(page).allInnerTexts()).toEqual([expect.stringContaining('Directors')])
    await page.keyboard.press('Enter')
    await page.waitForURL(/file-viewer\/.+\?tab=directors/)
    await page.getByRole('tab', { name: /Directors/, selected: true }).waitFor()
  })

  it('finds pages without a request, and opens the form of a list', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.type('add mda')
    await expect.poll(() => lines(page).first().innerText()).toContain('Add MDA/Entity')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /MDA/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?open=create')
    await box(page).waitFor({ state: 'detached' })
    // A form that is being filled in stays until its own buttons end it.
    await page.getByLabel(/^Name/).fill('Ministry of Rivers')
    await page.keyboard.press('Control+k')
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await box(page).count()).toBe(0)
    await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Ministry of Rivers')
    await page.keyboard.press('Escape')
  })

  it('lists the pages opened last, and keeps the pinned ones first', async () => {
    const { page } = visitor
    await follow(page, '/home/audit-trail')
    await page.getByRole('heading', { name: 'Audit trail' }).waitFor()
    await follow(page, '/home/registry/mda')
    await page.getByRole('heading', { name: 'MDA Registry' }).waitFor()
    await openPalette(page)
    const recent = page.getByRole('group', { name: 'Opened last' }).getByRole('option')
    await expect.poll(async () => (await recent.allInnerTexts())[0]).toBe('Audit trail')
    expect((await recent.allInnerTexts()).at(-1)).toBe('MDA Registry')
    await page.getByRole('button', { name: 'Pin Audit trail' }).click()
    const pinned = page.getByRole('group', { name: 'Pinned' }).getByRole('option')
    await expect.poll(() => pinned.allInnerTexts()).toEqual(['Audit trail'])
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('heading', { name: 'MDA Registry' }).waitFor()
    await openPalette(page)
    await expect.poll(() => pinned.allInnerTexts()).toEqual(['Audit trail'])
    await page.getByRole('button', { name: 'Unpin Audit trail' }).click()
    await pinned.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
  })

  it('says what is wrong with a text: too long, no result, a mistyped BRN', async () => {
    const { page } = visitor
    await openPalette(page)
    const searched: string[] = []
    page.on('request', request => request.url().endsWith(pathOf(contract.find.records)) && searched.push(request.url()))
    await box(page).fill('x'.repeat(10_000))
    await page.getByText('Type at most 200 characters. This has 10000.'.replace('10000', '10,000')).waitFor()
    expect(searched).toEqual([])
    await box(page).fill('8002000123456')
    await page.getByText('As a PRN it is unknown. A BRN has 14 digits; this has 13.').waitFor()
    await box(page).fill('8002 0001-2345 678')
    await page.getByText('A BRN has 14 digits; this has 15.').waitFor()
    await box(page).fill('CM12 3456-789A')
    await page.getByText('A NIN has 14 characters; this has 12.').waitFor()
    await box(page).fill('<b>%_\\ مرحبا 🏦</b>')
    await page.getByText('Nothing found for "<b>%_\\ مرحبا 🏦</b>".').waitFor()
    await page.keyboard.press('Escape')
  })

  it('says that the search failed, and goes on with Reload and the same text', async () => {
    const { page } = visitor
    await page.route(`**${pathOf(contract.find.records)}`, route => route.fulfill({ status: 500, json: {} }))
    await openPalette(page)
    await page.keyboard.type(company.brn)
    await page.getByText('The records could not be searched.').waitFor()
    await page.unroute(`**${pathOf(contract.find.records)}`)
    await page.getByRole('button', { name: 'Reload' }).last().click()
    await lines(page).filter({ hasText: company.brn }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('never shows the answer to an earlier text', async () => {
    const { page } = visitor
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route(`**${pathOf(contract.find.records)}`, async route => {
      if (route.request().postDataJSON().text === 'zzz') await held
      await route.continue().catch(() => undefined)
    })
    await openPalette(page)
    const first = page.waitForRequest(request => request.postData()?.includes('zzz') === true)
    await box(page).fill('zzz')
    await first
    await box(page).fill(company.brn)
    await lines(page).filter({ hasText: company.brn }).waitFor()
    release()
    await page.unroute(`**${pathOf(contract.find.records)}`)
    await lines(page).filter({ hasText: company.brn }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('keeps the selected line when records come late, and Enter opens that line', async () => {
    const { page } = visitor
    const answer = await holdRecords(page)
    await openPalette(page)
    await page.keyboard.type('registry')
    const selected = page.getByRole('option', { selected: true })
    await selected.waitFor()
    const label = await selected.locator('.palette-label').innerText()
    // A record stands above pages.
    await answer([{ kind: 'COMPANY', key: company.brn, title: 'REGISTRY LTD', match: 'start' }])
    await lines(page).filter({ hasText: 'REGISTRY LTD' }).waitFor()
    expect(await selected.locator('.palette-label').innerText()).toBe(label)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => selected.innerText()).toContain('REGISTRY LTD')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/file-viewer/${company.brn}`)
    await page.unroute(`**${pathOf(contract.find.records)}`)
  })

  it('opens nothing for a number entered early that no record has, and then the line that is selected', async () => {
    const { page } = visitor
    const answer = await holdRecords(page)
    await openPalette(page)
    await page.keyboard.type(company.brn.slice(0, 8))
    await page.keyboard.press('Enter')
    await answer([{ kind: 'COMPANY', key: company.brn, title: company.name, match: 'start' }])
    const selected = page.getByRole('option', { selected: true })
    await expect.poll(() => selected.innerText()).toContain(company.name)
    await box(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/home/registry/mda')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/file-viewer/${company.brn}`)
    await page.unroute(`**${pathOf(contract.find.records)}`)
  })

  it('has no fault that axe knows of, on a wide screen and on a phone', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.type(company.name.slice(0, 8))
    await lines(page).filter({ hasText: company.brn }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await resize(page, 390, 844)
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await resize(page, 1440, 900)
  })
})

it('finds pages only, and asks for saved views alone, on a host that cannot search', async () => {
  await givePermissions(portal.database, 'newcomer', ['can_access_dashboard', 'can_view_registry'])
  const { page, context } = await portal.open()
  const asked: string[] = []
  await page.route('**/portal/capabilities', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), find: false } })
  })
  page.on('request', request => request.url().includes('/portal/') && asked.push(new URL(request.url()).pathname))
  await portal.signIn(page, 'newcomer', '/home/registry')
  await page.getByRole('heading', { name: 'Entity Search' }).waitFor()
  await openPalette(page)
  await expect.poll(() => box(page).getAttribute('placeholder')).toBe('Page or action')
  await page.keyboard.type('entity')
  await expect.poll(() => lines(page).count()).toBeGreaterThan(0)
  await box(page).fill('audit')
  await page.getByText('Nothing found for "audit".').waitFor()
  expect(asked.filter(path => !['/portal/capabilities', '/portal/summary', '/portal/views'].includes(path))).toEqual([])
  await context.close()
})
