import { readFileSync } from 'node:fs'
import { readSpreadsheet } from '@spreadsheet/read'
import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { type Called, type Fault, faults, isReading } from '../support/hostTrouble'
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

const opened = async (wrap = (answer: unknown): unknown => answer): Promise<Page> => {
  host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api' }, wrap })
  visitor = await portal.open({ baseURL: host.url, reducedMotion: 'reduce' })
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

describe('signing in', () => {
  it.each(faults)('keeps the input and continues when the first answer is %s', async fault => {
    const page = await opened()
    await page.goto('/login')
    host.suffer({ fault: call => (isPassword(call) ? fault : undefined) })
    await portal.giveCredentials(page, 'clerk')
    await page.getByRole('form').getByRole('alert').first().waitFor()
    await expect.poll(() => page.getByLabel('Username or Email').inputValue()).toBe('clerk')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).not.toBe('')
    host.suffer({ fault: call => (isCode(call) ? fault : undefined) })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await toCode(page)
    await page.keyboard.type(portal.codeFor('clerk'))
    await page.getByRole('alert').first().waitFor()
    await expect.poll(() => codeTitle(page).count()).toBe(1)
    host.suffer()
    await page.getByRole('button', { name: 'Resend Code' }).click()
    await page.keyboard.type(portal.codeFor('clerk'))
    // A code is good once: where it was taken and the answer was lost, a new one leads in.
    if (fault === 'dropped' || fault === 'cut') {
      const used = 'The code has expired. Go back and sign in again for a new code.'
      await page.getByText(used).first().waitFor()
      await page.getByRole('button', { name: 'Back' }).click()
      await portal.giveCredentials(page, 'clerk')
      await toCode(page)
      await page.keyboard.type(portal.codeFor('clerk'))
    }
    await page.getByRole('heading', { name: 'Good day, Amina' }).waitFor()
  })

  it('sends once to a slow host, and shows progress', async () => {
    const page = await opened()
    await page.goto('/login')
    let release = () => {}
    let sent = 0
    const hold = (concerns: (call: Called) => boolean) => {
      const held = new Promise<void>(done => {
        release = done
      })
      sent = 0
      host.suffer({
        late: call => {
          if (!concerns(call)) return 0
          sent++
          return held
        },
      })
    }
    hold(isPassword)
    await portal.giveCredentials(page, 'registrar')
    await page.keyboard.press('Enter')
    await page.locator('button[type=submit][aria-disabled=true]').waitFor()
    release()
    await codeTitle(page).waitFor()
    expect(sent).toBe(1)
    hold(isCode)
    await page.keyboard.type(portal.codeFor('registrar'))
    await expect.poll(() => sent).toBe(1)
    await page.keyboard.press('Enter')
    release()
    await page.getByRole('heading', { name: 'Good day, Moses' }).waitFor()
    expect(sent).toBe(1)
  })
})

const hosts: [string, ((answer: unknown) => unknown) | undefined, Fault | undefined][] = [
  ['that wraps its answers deeper', answer => ({ data: answer }), undefined],
  ['whose every reading loses its connection the first time', undefined, 'cut'],
]

it.each(hosts)('exports a list and imports one, before a host %s', async (name, wrap, fault) => {
  const page = await opened(wrap)
  await portal.signIn(page, 'admin')
  await follow(page, '/home/registry/mda')
  await page
    .getByText(/of 161$/)
    .first()
    .waitFor()
  host.suffer({ fault: (call, time) => (isReading(call) && time === 1 ? fault : undefined) })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem').first().click()
  const [sheet] = await readSpreadsheet(readFileSync(await (await saved).path()), 'mdas.xlsx', ['.xlsx'])
  expect(sheet?.rows).toHaveLength(162)

  host.suffer()
  await follow(page, '/home/registry/business?open=create.2')
  const brn = wrap ? '80097700000001' : '80097700000002'
  const content = writeXlsx(['BRN', 'Name'], [[brn, `Taken in before ${name}`]], 'List')
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
