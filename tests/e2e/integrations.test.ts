import { contract } from '@contract/index'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { openList, requestOf } from '../support/listActions'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'
import { isOfShell } from '../support/shellRequests'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 2000 })
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const { dialog } = onPage(() => page)
const toast = (text: string) => page.getByText(text).first().waitFor()
const asked = (path: string, work: () => Promise<unknown>) => requestOf(page, path, work)
const parameters = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams)

describe('integrations', () => {
  const integrators = 'integrations/mdas_and_partners'

  it('list MDAs and partners, ten to a page counted from zero, each with what is known of it', async () => {
    const request = await asked(pathOf(contract.accounts.list), () => openList(page, 'integrations'))
    expect(parameters(request)).toEqual({ accountType: 'MDA', page: '0', perPage: '10' })
    await page.waitForURL(`**/${integrators}`)
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual(['MDA Integrators', 'Partner Integrators', 'Settings'])
    await expect
      .poll(async () => (await page.getByRole('columnheader').allInnerTexts()).slice(0, 6))
      .toEqual(['Name', 'Email', 'Phone', 'Nationality', 'Date Created', 'Status'])
    const partners = await asked(pathOf(contract.accounts.list), () =>
      page.getByRole('tab', { name: 'Partner Integrators' }).click(),
    )
    expect(parameters(partners)).toMatchObject({ accountType: 'PARTNER' })
    await openList(page, integrators)
    const row = page.locator('tr[data-key]').first()
    const [{ email }] = await query('SELECT email FROM account WHERE id::text = $1', [
      await row.getAttribute('data-key'),
    ])
    await row.getByRole('button', { name: 'View', exact: true }).click()
    await dialog().getByText(email).waitFor()
    await dialog()
      .getByText('No keys have been generated yet.')
      .or(dialog().getByRole('rowheader', { name: 'Access areas' }))
      .waitFor()
    await dialog().getByRole('button', { name: 'Close' }).click()
  })

  it('have keys generated for the access areas that are chosen, told once, and masked from then on', async () => {
    const [{ id, name }] = await query(
      `SELECT id, display_name AS name FROM account WHERE account_type = 'MDA' AND enabled AND NOT api_access
       ORDER BY display_name LIMIT 1`,
    )
    await openList(page, `${integrators}?tab=mdas&search=${encodeURIComponent(name)}`)
    const row = page.locator(`tr[data-key="${id}"]`)
    await row.getByRole('button', { name: 'Generate Keys' }).click()
    // The areas are read when the dialog opens.
    await dialog().getByRole('checkbox', { name: 'Directors' }).waitFor()
    for (const box of await dialog().getByRole('checkbox').all()) await box.uncheck()
    await dialog().getByRole('checkbox', { name: 'Directors' }).check()
    const setUp = page.waitForResponse('**/third-party-api/access/setup')
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

  it('create access levels; the modals to edit and delete one close, and no call is made', async () => {
    await openList(page, `${integrators}?tab=settings`)
    await page.getByRole('button', { name: 'Create Access Level' }).click()
    await dialog().getByLabel('Endpoint').fill('/entity/stamps')
    await dialog().getByLabel('Service name').fill('Stamps')
    const request = await asked(pathOf(contract.apiAccess.createLevel), () =>
      dialog().getByRole('button', { name: 'Save' }).click(),
    )
    expect(request.postDataJSON()).toEqual({ endPoint: '/entity/stamps', serviceName: 'Stamps' })
    await toast('Access Level created')
    await page.getByPlaceholder('Endpoint or service').fill('stamps')
    const row = page.locator('tr[data-key]').filter({ hasText: '/entity/stamps' })
    const changes: string[] = []
    page.on('request', one => {
      // Open dialogs say that somebody is there.
      if (one.method() !== 'GET' && !one.url().includes('/portal/presence')) changes.push(one.url())
    })
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect.poll(() => dialog().getByLabel('Service name').inputValue()).toBe('Stamps')
    await dialog().getByLabel('Service name').fill('Seals')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().waitFor({ state: 'detached' })
    await toast('Access levels cannot be changed yet. Nothing was saved.')
    await row.getByRole('button', { name: 'Delete' }).click()
    await dialog().getByText('Are you sure of this action ?').waitFor()
    await dialog().getByRole('button', { name: 'YES' }).click()
    await dialog().waitFor({ state: 'detached' })
    await toast('Access levels cannot be deleted yet. Nothing was deleted.')
    await row.getByText('Stamps', { exact: true }).waitFor()
    expect(changes).toEqual([])
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
    await toast('Saving is not available yet. Nothing was stored or sent.')
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
