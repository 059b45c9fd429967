import { readFileSync } from 'node:fs'
import { readSpreadsheet } from '@spreadsheet/read'
import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { type Called, isReading } from '../support/hostTrouble'
import { type OtherHost, startOtherHost } from '../support/otherHost'

let portal: TestPortal
let host: OtherHost
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
})
afterAll(() => portal.close())
afterEach(async () => {
  expect(visitor.faults).toEqual([])
  await visitor.context.close()
  await host.close()
})

const opened = async (wrap?: (answer: unknown) => unknown): Promise<Page> => {
  host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api' }, ...(wrap && { wrap }) })
  visitor = await portal.open({ baseURL: host.url })
  return visitor.page
}
const codeTitle = (page: Page) => page.getByRole('heading', { name: 'Verify that it is you signing in' })
/** To the code, past what somebody is told who is signed in elsewhere. */
const toCode = async (page: Page) => {
  const elsewhere = page.getByRole('button', { name: 'Logout Old Session' })
  await codeTitle(page).or(elsewhere).first().waitFor()
  if (await elsewhere.isVisible()) await elsewhere.click()
  await codeTitle(page).waitFor()
}
const isPassword = ({ path }: Called) => path.endsWith('/signin/backoffice')
const isCode = ({ path }: Called) => path.endsWith('/validate-login-code')
const struck = async (brn: string) => {
  const { rowCount } = await portal.database.pool.query('SELECT FROM strike_entry WHERE brn = $1', [brn])
  return rowCount
}

it('keeps the input of a sign-in and continues when the first answers are cut off', async () => {
  const page = await opened()
  await page.goto('/login')
  host.suffer({ fault: call => (isPassword(call) ? 'cut' : undefined) })
  await portal.giveCredentials(page, 'clerk')
  await page.getByRole('form').getByRole('alert').first().waitFor()
  await expect.poll(() => page.getByLabel('Username or Email').inputValue()).toBe('clerk')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).not.toBe('')
  host.suffer({ fault: call => (isCode(call) ? 'cut' : undefined) })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await toCode(page)
  await page.keyboard.type(portal.codeFor('clerk'))
  await page.getByRole('alert').first().waitFor()
  await expect.poll(() => codeTitle(page).count()).toBe(1)
  host.suffer()
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await page.keyboard.type(portal.codeFor('clerk'))
  // A code is good once: it was taken, and its answer was lost. A new one leads in.
  const used = 'The code has expired. Go back and sign in again for a new code.'
  await page.getByText(used).first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await portal.giveCredentials(page, 'clerk')
  await toCode(page)
  await page.keyboard.type(portal.codeFor('clerk'))
  await page.getByRole('heading', { name: 'Good day, Amina' }).waitFor()
})

it('exports a list and imports one, before a host that wraps deeper and loses each first reading', async () => {
  const page = await opened(answer => ({ data: answer }))
  await portal.signIn(page, 'admin')
  await follow(page, '/home/registry/mda')
  await page
    .getByText(/of 161$/)
    .first()
    .waitFor()
  host.suffer({ fault: (call, time) => (isReading(call) && time === 1 ? 'cut' : undefined) })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem').first().click()
  const [sheet] = await readSpreadsheet(readFileSync(await (await saved).path()), 'mdas.xlsx', ['.xlsx'])
  expect(sheet?.rows).toHaveLength(162)

  host.suffer()
  await follow(page, '/home/registry/business?open=create.2')
  const brn = '80097700000001'
  const content = writeXlsx(['BRN', 'Name'], [[brn, 'TAKEN IN BEFORE IT']], 'List')
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(content),
  })
  await page.getByText('1 not in the register').waitFor()
  await page.getByRole('checkbox', { name: 'Include row 2' }).check()
  await page.getByText('1 ready').waitFor()
  await page.getByRole('button', { name: 'Send ready rows' }).click()
  await page.getByText('1 row was imported.').waitFor()
  expect(await struck(brn)).toBe(1)
})
