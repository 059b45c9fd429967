import { entity } from '@server/db/schema'
import { asc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

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
describe('the command palette', () => {
  beforeEach(async () => {
    await follow(visitor.page, '/home/registry/mda')
    await visitor.page.getByRole('heading', { name: 'MDA Registry' }).waitFor()
  })

  it('opens the file of a number that is typed and entered at once, and that of another kind over it', async () => {
    const { page } = visitor
    await openPalette(page)
    await page.keyboard.type(`${company.brn.slice(0, 4)} ${company.brn.slice(4, 8)}-${company.brn.slice(8)}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/file-viewer/${company.brn}`)
    await page.getByRole('heading', { name: company.name, level: 1 }).waitFor()
    const other = await firstOf('BUSINESS_NAME')
    await openPalette(page)
    await page.keyboard.type(other.brn)
    await lines(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: other.name, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('heading', { name: company.name, level: 1 }).waitFor()
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

// Each of these signs the same person in once more, which ends the session before.
describe('the command palette on other devices', () => {
  it('opens with its icon on a phone of 360 pixels, and a line opens by touch', async () => {
    const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const { page, context } = await portal.open(options)
    await portal.signIn(page, 'admin')
    await page.getByRole('button', { name: 'Find anything' }).tap()
    await box(page).fill(company.brn)
    await lines(page).filter({ hasText: company.brn }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await lines(page).filter({ hasText: company.brn }).tap()
    await page.waitForURL(`**/registry/file-viewer/${company.brn}`)
    await context.close()
  })

  it('opens with Cmd K on a Mac, and leads on from a company and an account once the definitions have come that say where', async () => {
    const { page, context } = await portal.open({ userAgent: MAC })
    await portal.signIn(page, 'admin')
    /** Leads on from a record while the code of an area is held; the returned function sends that code. */
    const leadOn = async (area: string, text: string) => {
      let send = () => {}
      const sent = new Promise<void>(done => {
        send = done
      })
      await page.route(`**/assets/area-${area}-*.js`, async route => {
        await sent
        await route.continue()
      })
      await page.goto('/home/registry/business')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Meta+k')
      await box(page).fill(text)
      await lines(page).first().waitFor()
      await page.keyboard.press('ArrowRight')
      return send
    }
    const sendFiles = await leadOn('files', company.brn)
    expect(await page.locator('.palette-button').getAttribute('title')).toBe('Find anything (⌘ K)')
    await lines(page).filter({ hasText: 'Who looked' }).waitFor()
    expect(await lines(page).filter({ hasText: 'Directors' }).count()).toBe(0)
    sendFiles()
    await lines(page).filter({ hasText: 'Directors' }).waitFor()

    const sendAccounts = await leadOn('accounts', 'clerk@registry.example')
    await page.locator('.palette-trail').waitFor()
    expect(await page.getByText('Nothing found').count()).toBe(0)
    sendAccounts()
    await lines(page).filter({ hasText: 'Backoffice Accounts' }).waitFor()
    await context.close()
  })
})
