import { entity, visit } from '@server/db/schema'
import { asc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

let portal: TestPortal
let company: { brn: string; name: string }
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  const [first] = await portal.database.read
    .select({ brn: entity.brn, name: entity.name })
    .from(entity)
    .where(eq(entity.kind, 'COMPANY'))
    .orderBy(asc(entity.brn))
    .limit(1)
  if (!first) throw new Error('There is no company')
  company = first
})
afterAll(() => portal.close())

const openAt = async (options: Parameters<TestPortal['open']>[0], who = 'admin') => {
  const visitor = await portal.open(options)
  await portal.signIn(visitor.page, who)
  await follow(visitor.page, '/home/profile')
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor
}
const lines = (page: Page) => page.getByRole('option')

describe('the command palette', () => {
  it('opens with Cmd K on a Mac, whose button says so, and with /', async () => {
    const { page, context } = await openAt({ userAgent: MAC })
    const box = page.getByRole('combobox', { name: 'Find anything' })
    expect(await page.getByRole('button', { name: 'Find anything' }).getAttribute('title')).toBe('Find anything (⌘ K)')
    await page.keyboard.press('Meta+k')
    await box.waitFor()
    await page.keyboard.press('Meta+k')
    await box.waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await box.waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
    await page.keyboard.type('a/b')
    expect(await box.inputValue()).toBe('a/b')
    await context.close()
  })

  it('opens with its icon on a phone of 360 pixels, and a line opens by touch', async () => {
    const { page, context } = await openAt({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: 'Find anything' }).tap()
    await page.getByRole('combobox', { name: 'Find anything' }).fill(company.brn)
    await lines(page).filter({ hasText: company.brn }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await lines(page).filter({ hasText: company.brn }).tap()
    await page.waitForURL(`**/registry/file-viewer/${company.brn}`)
    await context.close()
  })

  it.each([
    ['sw', 'Tafuta chochote', 'namba ileile', 'Wakurugenzi', 'BRN ina tarakimu 14; hii ina 15.'],
    ['fr', 'Tout rechercher', 'même numéro', 'Administrateurs', 'Un BRN a 14 chiffres ; celui-ci en a 15.'],
  ])('speaks %s: its box, its reasons, the tabs of a file, and what is wrong with a number', async (...words) => {
    const [locale, title, reason, directors, wrong] = words
    const { page, context } = await openAt({})
    await page.getByRole('banner').getByLabel('Language').selectOption(locale)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: title })
    await box.fill(company.brn)
    const line = lines(page).filter({ hasText: company.brn })
    await expect.poll(() => line.innerText()).toContain(reason)
    await page.keyboard.press('ArrowRight')
    await lines(page).filter({ hasText: directors }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await box.fill('800200012345678')
    await page.getByText(wrong).waitFor()
    await context.close()
  })
})

describe('arrow right', () => {
  it('leads from a company to what may be done with it, at the address that a click would take', async () => {
    const { page, context } = await openAt({})
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Find anything' })
    await box.fill(company.brn)
    await lines(page).filter({ hasText: company.brn }).waitFor()
    await page.keyboard.press('ArrowRight')
    const actions = page.getByRole('group', { name: 'Actions' }).getByRole('option')
    await expect
      .poll(() => actions.locator('.palette-label').allInnerTexts())
      .toEqual(['Notes and flags', 'Who looked'])
    await page.keyboard.type('notes')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/file-viewer/${company.brn}?open=notes`)
    await page.getByRole('dialog', { name: /Notes and flags/ }).waitFor()
    await context.close()
  })

  it('leads from a company to the tabs of its file, also where their definitions come after it was pressed', async () => {
    const { page, context } = await openAt({})
    let send = () => {}
    const sent = new Promise<void>(done => {
      send = done
    })
    await page.route('**/assets/area-files-*.js', async route => {
      await sent
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill(company.brn)
    await lines(page).filter({ hasText: company.brn }).waitFor()
    await page.keyboard.press('ArrowRight')
    await lines(page).filter({ hasText: 'Who looked' }).waitFor()
    expect(await lines(page).filter({ hasText: 'Directors' }).count()).toBe(0)
    send()
    await lines(page).filter({ hasText: 'Directors' }).waitFor()
    await context.close()
  })

  it('leads from an account to its list, and on to the actions that fit every row', async () => {
    const { page, context } = await openAt({})
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Find anything' })
    await box.fill('clerk@registry.example')
    await lines(page).first().waitFor()
    await page.keyboard.press('ArrowRight')
    await lines(page).filter({ hasText: 'Backoffice Accounts' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('department')
    await lines(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/accounts\/breakdown\?tab=staff&search=.+&open=department\./)
    await page.getByRole('dialog').waitFor()
    await context.close()
  })

  it('leads on from an account once the definitions have come that say where', async () => {
    const { page, context } = await portal.open()
    let send = () => {}
    const sent = new Promise<void>(done => {
      send = done
    })
    await page.route('**/assets/area-accounts-*.js', async route => {
      await sent
      await route.continue()
    })
    await portal.signIn(page, 'admin')
    await follow(page, '/home/registry/business')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill('clerk@registry.example')
    await lines(page).first().waitFor()
    await page.keyboard.press('ArrowRight')
    await page.locator('.palette-trail').waitFor()
    expect(await page.getByText('Nothing found').count()).toBe(0)
    send()
    await lines(page).filter({ hasText: 'Backoffice Accounts' }).waitFor()
    await context.close()
  })
})

describe('the pages opened last', () => {
  const sent = async (address: string) => {
    const rows = await portal.database.read.select().from(visit).where(eq(visit.address, address))
    return rows.length
  }
  const isLoaded = (page: Page) =>
    page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /sendVisits/.test(name)))

  it('are kept when the tab is hidden, once each, though nobody opened the palette', async () => {
    const { page, context } = await openAt({}, 'registrar')
    await follow(page, '/home/registry')
    await page.getByRole('heading', { name: 'Entity Search' }).waitFor()
    await isLoaded(page)
    expect(await sent('/home/registry')).toBe(0)
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    // A failed request leaves them in the tab.
    await page.route('**/portal/recent', route => route.abort())
    let failed = false
    page.once('requestfailed', () => {
      failed = true
    })
    // The code that sends them has arrived, and may not run yet.
    await expect
      .poll(async () => {
        await hide()
        return failed
      })
      .toBe(true)
    await page.waitForFunction(() => sessionStorage.getItem('visits') !== null)
    await page.unroute('**/portal/recent')
    await hide()
    await expect.poll(() => sent('/home/registry')).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('visits'))).toBeNull()
    await context.close()
  })

  it('are kept at the sign-out', async () => {
    const { page, context } = await openAt({})
    await follow(page, '/home/registry/mda')
    await page.getByRole('heading', { name: 'MDA Registry' }).waitFor()
    await isLoaded(page)
    await page.getByRole('button', { name: /Grace Nakato/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => sent('/home/registry/mda')).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('visits'))).toBeNull()
    await context.close()
  })
})
