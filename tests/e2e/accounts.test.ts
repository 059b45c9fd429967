import { contract } from '@contract/index'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, resize, type TestPortal, testPortal } from '../support/browser'
import { openList } from '../support/listActions'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'
import { isOfShell } from '../support/shellRequests'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  // So few accounts have no partner among them.
  await portal.database.pool.query(
    "INSERT INTO account (account_type, name, email) VALUES ('PARTNER', 'Lake Partners', 'lake@example.org')",
  )
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const open = (here: Page, tab: string) => openList(here, `accounts/breakdown?tab=${tab}`)
const { dialog } = onPage(() => page)

describe('the accounts', () => {
  it('mark verified contacts with a tick of the size of their text, leave rows of a phone at its edge, and are paged from zero on the wire', async () => {
    await open(page, 'clients')
    const tick = page.getByRole('img', { name: 'Verified' }).first()
    expect(await tick.evaluate(mark => mark.querySelector('path')?.getBoundingClientRect().width)).toBeGreaterThan(10)
    await resize(page, 390, 844)
    const row = page.locator('tr[data-key]').first()
    expect(await row.evaluate(one => Number.parseFloat(getComputedStyle(one).paddingLeft))).toBeLessThan(20)
    await resize(page, 1440, 900)
    const asked = page.waitForRequest(request => /\/auth\/api\/users\?.*page=1/.test(request.url()))
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await asked
    await page.waitForURL('**page=2**')
  })

  it('are closed after a question, and opened again', async () => {
    await open(page, 'mdas')
    const change = async (action: string) => {
      const row = page.locator('tr[data-key]').first()
      const key = await row.getAttribute('data-key')
      const direct = row.getByRole('button', { name: action, exact: true })
      if (!(await direct.count())) await row.getByRole('button', { name: 'More' }).click()
      await direct
        .or(page.getByRole('menuitem', { name: action, exact: true }))
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Are you sure of this action ?').waitFor()
      const answered = page.waitForResponse(answer => answer.request().method() !== 'GET' && answer.ok())
      await dialog.getByRole('button').last().click()
      await answered
      await dialog.waitFor({ state: 'hidden' })
      const { rows } = await portal.database.pool.query<{ enabled: boolean }>(
        'SELECT enabled FROM account WHERE id::text = $1',
        [key],
      )
      return rows[0]?.enabled
    }
    const first = (await page.locator('tr[data-key]').first().textContent()) ?? ''
    const closedFirst = /inactive/i.test(first)
    expect(await change(closedFirst ? 'Activate' : 'Deactivate')).toBe(closedFirst)
  })
})

describe('integrations', () => {
  it('have keys generated for the access areas that are chosen, told once, and masked from then on', async () => {
    const { rows } = await portal.database.pool.query<{ id: string; name: string }>(
      `SELECT id, display_name AS name FROM account WHERE account_type = 'MDA' AND enabled AND NOT api_access
       ORDER BY display_name LIMIT 1`,
    )
    const [{ id, name } = { id: '', name: '' }] = rows
    await openList(page, `integrations/mdas_and_partners?tab=mdas&search=${encodeURIComponent(name)}`)
    const row = page.locator(`tr[data-key="${id}"]`)
    await row.getByRole('button', { name: 'Generate Keys' }).click()
    // The areas are read when the dialog opens.
    await dialog().getByRole('checkbox', { name: 'Directors' }).waitFor()
    for (const box of await dialog().getByRole('checkbox').all()) await box.uncheck()
    await dialog().getByRole('checkbox', { name: 'Directors' }).check()
    const setUp = page.waitForResponse(`**${pathOf(contract.apiAccess.setUp)}`)
    await dialog().getByRole('button', { name: 'Save' }).click()
    const { apiKey, secretKey } = (await (await setUp).json()).data
    await dialog().getByRole('button', { name: 'I have saved both keys' }).click()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await row.getByRole('button', { name: 'View', exact: true }).click()
    await dialog().getByRole('rowheader', { name: 'API key' }).waitFor()
    const text = await dialog().textContent()
    expect(text).toContain('Directors')
    expect(text).toContain('••••••••')
    for (const key of [apiKey, secretKey]) expect(text).not.toContain(key)
    await dialog().getByRole('button', { name: 'Close' }).click()
  })

  it('have three forms of credentials, which keep and send nothing', async () => {
    await follow(page, '/home/integrations/credentials')
    await page.getByRole('heading', { name: 'Credentials', level: 1, exact: true }).waitFor()
    const form = (name: string) => page.getByRole('form', { name })
    const requests: string[] = []
    const sent: (string | null)[] = []
    const note = (one: Request) => {
      sent.push(one.url(), one.postData())
      if (!isOfShell(one.url())) requests.push(one.url())
    }
    await form('Tax authority').waitFor()
    page.on('request', note)
    await form('National ID authority').getByLabel('Key').fill('planted-key')
    await form('National ID authority').getByRole('button', { name: 'Save' }).click()
    await form('National ID authority').getByText('This field is required').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('secret')
    await page.keyboard.type('planted-secret')
    await page.keyboard.press('Enter')
    await page.getByText('Saving is not available yet. Nothing was stored or sent.').first().waitFor()
    for (const name of ['Tax authority', 'Document management'])
      await expect
        .poll(() =>
          form(name)
            .getByLabel(/Access key|Secret/)
            .getAttribute('type'),
        )
        .toBe('password')
    page.off('request', note)
    // The bell asks for news by itself.
    expect(requests.filter(address => !/\/assets\/|\/portal\/news$/.test(address))).toEqual([])
    expect(sent.filter(one => one?.includes('planted'))).toEqual([])
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
    expect(kept).not.toContain('planted')
  })
})

describe('has no accessibility violations and no overflow, on a phone and on a desktop', () => {
  let here: Page
  beforeAll(async () => {
    here = (await portal.open(phone)).page
    await portal.signIn(here, 'admin')
  })
  const look = () => expectInBothLooks(here)

  it.each(['clients', 'businesses', 'mdas', 'private', 'receivers'])('the %s', async tab => {
    await open(here, tab)
    await look()
  })

  it('the staff, and a new account', async () => {
    await open(here, 'staff')
    await look()
    await here.getByRole('button', { name: 'Add Account' }).click()
    await here.getByRole('dialog').waitFor()
    await look()
  })

  it.each(['mdas', 'partners', 'settings'])('the %s of the integrations', async tab => {
    await openList(here, `integrations/mdas_and_partners?tab=${tab}`)
    await look()
  })

  it('the credentials', async () => {
    await follow(here, '/home/integrations/credentials')
    await here.getByRole('form').first().waitFor()
    await here.getByRole('button', { name: 'Save' }).first().click()
    await look()
  })
})
