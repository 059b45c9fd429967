import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let page: Page
let company: string
/** Companies that one test each opens: a file and its parts that were just left are kept until the next timer fires. */
let unread: string[]
/** One of each kind, by how the portal calls it. */
let files: Record<string, string>
beforeAll(async () => {
  portal = await testPortal({ companies: 600 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
  const { rows } = await portal.database.read.execute<{ brn: string }>(sql`
    SELECT brn FROM entity e WHERE kind = 'COMPANY' AND sub_type LIKE '%by shares' AND missing_forms = '{}'
      AND EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL) ORDER BY brn LIMIT 5`)
  company = rows[0]?.brn ?? ''
  unread = rows.slice(1).map(({ brn }) => brn)
  expect(unread).toHaveLength(4)
  const { rows: others } = await portal.database.read.execute<{ kind: string; brn: string }>(sql`
    SELECT kind, min(brn) AS brn FROM entity e
    WHERE EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL) GROUP BY kind`)
  const brnOf = (kind: string) => others.find(other => other.kind === kind)?.brn ?? ''
  files = { company, business: brnOf('BUSINESS_NAME'), 'building-society': brnOf('BUILDING_SOCIETY') }
})
afterAll(() => portal.close())
beforeEach(() => page.unrouteAll())

const CF = '**/incorporation/companies/continuous-filing'
const go = async (id: string, { type = 'company', rest = '', on = page } = {}) => {
  await on.evaluate(chosen => localStorage.setItem('entityType', chosen), type)
  await follow(on, `/home/registry/file-viewer/${encodeURIComponent(id)}${rest}`)
}
const toast = (title: string, text: string) =>
  page.locator('.notice').filter({ hasText: title }).filter({ hasText: text }).first().waitFor()

describe('the address of a file', () => {
  it('opens by its number alone, whatever was open before, as for a colleague whom it is sent to', async () => {
    const { rows } = await portal.database.read.execute<{ brn: string; name: string }>(
      sql`SELECT brn, name FROM entity WHERE kind = 'BUSINESS_NAME' ORDER BY brn LIMIT 1`,
    )
    const { brn, name } = rows[0] ?? { brn: '', name: '' }
    const read: string[] = []
    const note = (request: { url(): string }) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes(brn) && /entity-kinds|central-registry/.test(pathname)) read.push(pathname)
    }
    page.on('request', note)
    await go(brn)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    page.off('request', note)
    expect(read).toEqual([`/portal/entity-kinds/${brn}`, `/central-registry/api/business-names/${brn}/by-brn`])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('entityType'))).toBe('business')
  })
})

describe('an unknown file', () => {
  it('keeps slashes, spaces and signs in its number', async () => {
    const asked = page.waitForRequest('**/central-registry/api/companies/**')
    await go('G/12 99?#%')
    expect(new URL((await asked).url()).pathname).toBe('/central-registry/api/companies/G%2F12%2099%3F%23%25/info')
    await page.getByRole('heading', { name: 'No file was found under G/12 99?#%' }).waitFor()
  })
})

describe('an incomplete file', () => {
  it('explains a missing address of a member, and shows the rest', async () => {
    await page.route('**/configuration/address/full-path?**', route =>
      route.fulfill({ status: 503, json: { message: 'The map is being redrawn' } }),
    )
    await go(files['building-society'] ?? '', { type: 'building-society' })
    const member = page.getByRole('listitem').filter({ hasText: 'Individual' }).first()
    await member.getByRole('button', { name: /^View Details/ }).click()
    await toast('Error', 'The map is being redrawn')
    await member.getByText('Surname').waitFor()
    expect(await member.getByText('Location').count()).toBe(0)
    await page.unrouteAll()
    await page.reload()
    await member.getByRole('button', { name: /^View Details/ }).click()
    await member.getByText('Location').waitFor()
  })
})

describe('documents that fail to load', () => {
  const documentRow = (on = page) =>
    on
      .getByRole('row')
      .filter({ has: on.getByText('Yes', { exact: true }) })
      .first()
  const choose = async () => {
    await go(company, { rest: '?tab=documents' })
    await documentRow().click()
  }
  /** The row of the document that is chosen already is pressed once more. */
  const opensAgain = async () => {
    await page.unroute('**/integration/api/edms/**')
    const address = page.url()
    await documentRow().click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    expect(page.url()).toBe(address)
  }
  it('show the failure, and open again from their row', async () => {
    await page.route('**/integration/api/edms/**', route => route.fulfill({ status: 500, json: {} }))
    await choose()
    await toast('Error', 'Failed to get document')
    await opensAgain()
  })
  it('show a timeout when the connection changes, and open again from their row', async () => {
    await page.route('**/integration/api/edms/**', () => undefined)
    const asked = page.waitForRequest('**/integration/api/edms/**')
    await choose()
    await asked
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await toast('Document Error', 'Document loading times out')
    await opensAgain()
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

describe('a host that does not answer', () => {
  const openDocument = async (brn: string) => {
    await go(brn, { rest: '?tab=documents' })
    await page.getByRole('cell', { name: 'Yes', exact: true }).first().click()
  }
  it.each([
    ['a file', '**/central-registry/api/companies/*/info', (brn: string) => go(brn), '[role=tablist]'],
    ['a part', `${CF}/get-directors/**`, (brn: string) => go(brn, { rest: '?tab=directors' }), '[role=tabpanel] li'],
    ['documents', `${CF}/get-registered-documents/**`, (brn: string) => go(brn, { rest: '?tab=documents' }), 'tr'],
    ['a document', '**/integration/api/edms/**', openDocument, '.pdf-pane canvas'],
  ])(
    'shows on %s a note after three seconds, with buttons to stop and to repeat the call',
    async (_, path, open, content) => {
      const main = page.getByRole('main')
      let hangs = true
      await page.route(path, route => (hangs ? undefined : route.continue()))
      await page.clock.install()
      const sent = page.waitForRequest(path)
      await open(unread.pop() ?? '')
      const hanging = await sent
      const ended = page.waitForEvent('requestfailed', request => request === hanging)
      await main.getByLabel('Loading').or(main.getByText('Loading the document')).first().waitFor()
      await page.clock.fastForward(3_000)
      await main.getByText('The registry is taking longer than usual to answer.').waitFor()
      await main.getByRole('button', { name: 'Stop' }).click()
      await ended
      await main.getByText(/^Stopped/).waitFor()
      hangs = false
      await main.getByRole('button', { name: 'Reload' }).click()
      await main.locator(content).first().waitFor()
      expect(await main.getByText(/^Stopped/).count()).toBe(0)
      await page.clock.resume()
    },
  )
})
