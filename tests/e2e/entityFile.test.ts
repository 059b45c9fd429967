import { readFile } from 'node:fs/promises'
import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let page: Page
let faults: string[]
let company: string
/** One of each kind, by how the portal calls it. */
let files: Record<string, string>
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'admin')
  const { rows } = await portal.database.read.execute<{ brn: string }>(sql`
    SELECT brn FROM entity e WHERE kind = 'COMPANY' AND sub_type LIKE '%by shares' AND missing_forms = '{}'
      AND EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL) ORDER BY brn LIMIT 1`)
  company = rows[0]?.brn ?? ''
  const { rows: others } = await portal.database.read.execute<{ kind: string; brn: string }>(sql`
    SELECT kind, min(brn) AS brn FROM entity e
    WHERE EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL) GROUP BY kind`)
  const brnOf = (kind: string) => others.find(other => other.kind === kind)?.brn ?? ''
  files = { company, business: brnOf('BUSINESS_NAME'), 'building-society': brnOf('BUILDING_SOCIETY') }
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const go = async (id: string, { type = 'company', rest = '', on = page } = {}) => {
  await on.evaluate(chosen => localStorage.setItem('entityType', chosen), type)
  await follow(on, `/home/registry/file-viewer/${encodeURIComponent(id)}${rest}`)
}

describe('the search for entities', () => {
  it('opens the file with View, and returns to the search results with Back', async () => {
    await follow(page, '/home/registry?tab=business&search=a')
    await page.getByRole('button', { name: 'View', exact: true }).first().click()
    await page.waitForURL('**/registry/file-viewer/*')
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('entityType'))).toBe('business')
    const brn = page.url().split('/').at(-1)
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Where you are' }).textContent())
      .toMatch(new RegExp(`^Business${brn}$`))
    await page.getByRole('tab', { name: /^Documents/ }).click()
    await page.getByRole('row').nth(1).locator('.file-open').click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/registry?tab=business&search=a')
  })
})

describe('the documents of a file', () => {
  const documentRow = (on = page) =>
    on
      .getByRole('row')
      .filter({ has: on.getByText('Yes', { exact: true }) })
      .first()

  it('open beside the list, and stay open in the address', async () => {
    await go(company, { rest: '?tab=documents' })
    await page.getByText('Select a document to view it').waitFor()
    await documentRow().click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    expect(new URL(page.url()).searchParams.get('document')).toBeTruthy()
    await page.reload()
    await page.locator('.pdf-pane canvas').first().waitFor()
  })

  it('show a TIFF scan as pages, and save it as it was stored', async () => {
    const scan = await readFile(new URL('./cases/scan.tif', import.meta.url))
    const path = `**${pathOf(contract.entityDocuments.companyFile)}`
    await page.route(path, route => route.fulfill({ json: { Base64FileStream: scan.toString('base64') } }))
    await go(company, { rest: '?tab=documents' })
    await documentRow().click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.pdf-pane').getByRole('button', { name: 'Download' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/\.tif$/)
    expect((await readFile(await saved.path())).equals(scan)).toBe(true)
    await page.unroute(path)
  })

  it('scroll into view on a phone when they are tapped, also a second time', async () => {
    const phone = await portal.open({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const kept = await page.evaluate(() => Object.entries({ ...sessionStorage }))
    await phone.page.addInitScript(entries => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, kept)
    await phone.page.goto('/home/dashboard')
    await go(company, { rest: '?tab=documents', on: phone.page })
    const top = async () => (await phone.page.locator('.pdf-pane').boundingBox())?.y ?? Number.NaN
    for (const _ of [1, 2]) {
      await documentRow(phone.page).scrollIntoViewIfNeeded()
      await documentRow(phone.page).tap()
      await phone.page.locator('.pdf-pane canvas').first().waitFor()
      await expect.poll(top).toBeLessThan(200)
      await phone.page.evaluate(() => document.querySelector('main')?.scrollTo(0, 0))
    }
    await phone.context.close()
  })
})

it('works with the keyboard only', async () => {
  await go(company)
  await page.getByRole('tab', { name: /^Subscribers/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { selected: true, name: /^Directors/ }).waitFor()
  // The tab is selected before its panel is drawn; until then the panel is that of the tab before, with buttons alike.
  await page
    .getByRole('tabpanel', { name: /^Directors/ })
    .getByRole('button', { name: /^View Details/ })
    .first()
    .waitFor()
  // The name of the person is a link, and the button follows it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Show Less/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true')
})

describe('on a phone and on a desktop', () => {
  it('shows every tab of every kind of file without accessibility violations, within its width', async () => {
    const visitor = await portal.open(phone)
    await portal.signIn(visitor.page, 'registrar')
    const tabs = visitor.page.getByRole('tab')
    for (const [type, brn] of Object.entries(files)) {
      await go(brn, { type, on: visitor.page })
      await tabs.first().waitFor()
      for (let at = 0; at < (await tabs.count()); at++) {
        await tabs.nth(at).click()
        const name = `${type}: ${await tabs.nth(at).textContent()}`
        await visitor.page.getByRole('tabpanel').waitFor()
        await networkIdle(visitor.page)
        const details = visitor.page.getByRole('button', { name: /^View Details/ }).first()
        if (await details.isVisible()) await details.click()
        await expectInBothLooks(visitor.page, name)
      }
    }
    await visitor.context.close()
  })
})
