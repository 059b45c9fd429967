import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, resize, type TestPortal, testPortal } from '../support/browser'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const open = async (here: Page, tab: string) => {
  await follow(here, `/home/accounts/breakdown?tab=${tab}`)
  await here.locator('tr[data-key]').first().waitFor()
}

describe('the accounts', () => {
  it('begin with the clients, each kind under a tab that counts it; partners have none', async () => {
    const asked = page.waitForRequest(request => new URL(request.url()).pathname === pathOf(contract.accounts.list))
    await follow(page, '/home/accounts/breakdown')
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({ accountType: 'INDIVIDUAL' })
    await page.getByRole('heading', { name: 'Accounts Management' }).waitFor()
    const tabs = () => page.getByRole('tab').allInnerTexts()
    await expect
      .poll(async () => (await tabs()).map(text => text.replace(/\s*[\d,]+$/, '')))
      .toEqual([
        'Client Accounts',
        'Business Accounts',
        'Backoffice Accounts',
        'MDA Accounts',
        'Private Organisations',
        'Official Receivers',
      ])
    expect((await tabs()).every(text => /\d$/.test(text))).toBe(true)
  })

  it('are paged from zero on the wire and from one on the screen', async () => {
    await open(page, 'clients')
    const asked = page.waitForRequest(request => /\/auth\/api\/users\?.*page=1/.test(request.url()))
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await asked
    await page.waitForURL('**page=2**')
  })

  it('mark verified contacts with a tick of the size of their text, and leave rows of a phone at its edge', async () => {
    await open(page, 'clients')
    const tick = page.getByRole('img', { name: 'Verified' }).first()
    expect(await tick.evaluate(mark => mark.querySelector('path')?.getBoundingClientRect().width)).toBeGreaterThan(10)
    await resize(page, 390, 844)
    const row = page.locator('tr[data-key]').first()
    expect(await row.evaluate(one => Number.parseFloat(getComputedStyle(one).paddingLeft))).toBeLessThan(20)
    await resize(page, 1440, 900)
  })

  it('show as locked after too many wrong codes, and are unlocked after a question', async () => {
    await portal.database.pool.query(
      "UPDATE account SET locked_at = now(), created_at = now() WHERE username = 'clerk'",
    )
    const { rows } = await portal.database.pool.query("SELECT id FROM account WHERE username = 'clerk'")
    await open(page, 'staff')
    const row = page.locator(`tr[data-key="${rows[0].id}"]`)
    await row.getByText('Locked', { exact: true }).waitFor()
    const direct = row.getByRole('button', { name: 'Unlock', exact: true })
    if (!(await direct.count())) await row.getByRole('button', { name: 'More' }).click()
    await direct
      .or(page.getByRole('menuitem', { name: 'Unlock', exact: true }))
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Are you sure of this action ?').waitFor()
    const asked = page.waitForRequest('**/auth/api/users/update-account-status')
    await dialog.getByRole('button').last().click()
    expect((await asked).postDataJSON()).toEqual({ userId: rows[0].id, status: 'ACTIVE' })
    await row.getByText('Active', { exact: true }).waitFor()
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

describe('has no accessibility violations and no overflow, on a phone and on a desktop', () => {
  let here: Page
  beforeAll(async () => {
    here = (await portal.open(phone)).page
    await portal.signIn(here, 'admin')
  })
  const look = () => expectInBothLooks(here)

  it.each(['clients', 'businesses', 'staff', 'mdas', 'private', 'receivers'])('the %s', async tab => {
    await open(here, tab)
    await look()
  })

  it('a new account', async () => {
    await open(here, 'staff')
    await here.getByRole('button', { name: 'Add Account' }).click()
    await here.getByRole('dialog').waitFor()
    await look()
  })
})
