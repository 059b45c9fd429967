import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { endSession } from '../support/sessions'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())
afterEach(() => visitor.context.close())

const opened = async (address = '/login') => {
  visitor = await portal.open()
  await visitor.page.goto(address)
  return visitor.page
}
const codeTitle = (page: Page) => page.getByRole('heading', { name: 'Verify that it is you signing in' })
const toCode = async (page: Page, username: string) => {
  await portal.giveCredentials(page, username)
  await codeTitle(page).waitFor()
}

describe('a session elsewhere', () => {
  it('is reported after the correct password, and ended on request', async () => {
    const first = await portal.open()
    await portal.signIn(first.page, 'auditor', '/login')
    // An open portal finds by itself that its session has ended, within seconds.
    await first.page.goto('about:blank')
    const page = await opened()
    await portal.giveCredentials(page, 'auditor')
    await page.getByRole('dialog').getByRole('button', { name: 'Logout Old Session' }).click()
    await page.getByText('Logged out old session').waitFor()
    await codeTitle(page).waitFor()
    await page.keyboard.type(portal.codeFor('auditor'))
    await page.waitForURL('**/home/dashboard')

    await first.page.goto('/home/audit-trail')
    await first.page.waitForURL('**/login')
    const reason = /Your session has ended because you signed in on another device or browser/
    await first.page.getByText(reason).waitFor()
    // A load of an address says it too, as long as nobody has signed in here.
    await first.page.goto('/home/registry/mda')
    await first.page.getByText(reason).waitFor()
    await first.context.close()
  })
})

describe('a session that ends', () => {
  it('keeps form input for the same person', async () => {
    const page = await opened()
    await portal.signIn(page, 'admin', '/login')
    await page.goto('/home/registry/mda?search=ministry')
    await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Authority of Half-typed Names')
    await endSession(portal.database, 'admin')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL('**/login')
    await page.getByText(/What you typed was kept/).waitFor()
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['drafts', 'sessionEnd'])

    await toCode(page, 'admin')
    await page.keyboard.type(portal.codeFor('admin'))
    await page.waitForURL('**/home/registry/mda?search=ministry&open=create')
    await page.getByText('Your earlier input was restored.').waitFor()
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Name').inputValue())
      .toBe('Authority of Half-typed Names')
  })

  it('reloads once after many calls refused at the same time', async () => {
    const page = await opened()
    await portal.signIn(page, 'registrar', '/login')
    await endSession(portal.database, 'registrar')
    let loads = 0
    // Documents, not addresses: moving within one is no reload.
    page.on('domcontentloaded', () => {
      loads++
    })
    await page.goto('/home/dashboard')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await networkIdle(page)
    // The visit itself, the reload, and the guard's way to the sign-in page.
    expect(loads).toBeLessThanOrEqual(3)
  })
})

describe('signing out', () => {
  it('leaves nothing in storage, for Back or for the next person, and keeps the pages opened last', async () => {
    const page = await opened()
    await portal.signIn(page, 'registrar', '/login')
    const toast = page.getByRole('region', { name: 'Notices' })
    await toast.getByText('Welcome', { exact: true }).waitFor()
    await toast.getByText('Moses', { exact: true }).waitFor()
    await page.goto('/home/registry/business?search=ltd')
    await page
      .getByText(/of \d+$/)
      .first()
      .waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /sendVisits/.test(name)),
    )
    await page.getByRole('button', { name: /Moses Okello/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    for (const trace of ['token', 'Moses', 'currentUser', 'abilities', 'search=ltd', 'registrar'])
      expect(kept).not.toContain(trace)

    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.getByText('Moses').count()).toBe(0)
    expect(await page.getByRole('table').count()).toBe(0)

    const { rows } = await portal.database.pool.query(
      "SELECT count(*)::int AS live FROM session s JOIN account a ON a.id = s.account_id WHERE a.username = 'registrar'",
    )
    expect(rows[0].live).toBe(0)
    const { rowCount } = await portal.database.pool.query(
      "SELECT FROM visit v JOIN account a ON a.id = v.account_id WHERE a.username = 'registrar' AND address = '/home/registry/business'",
    )
    expect(rowCount).toBe(1)
    expect(visitor.faults).toEqual([])
  })
})
