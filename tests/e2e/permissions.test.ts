import { contract } from '@contract/index'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const { dialog } = onPage(() => page)
const open = async (tab: string) => {
  await follow(page, `/home/accounts/permissions?tab=${tab}`)
  await page.locator('tr[data-key]').first().waitFor()
}
/** Returns the request that an action sends to a path. */
const sent = async (path: string, work: () => Promise<unknown>) => {
  const request = page.waitForRequest(one => new URL(one.url()).pathname === path)
  await work()
  return request
}
const body = (request: Request) => request.postDataJSON() as Record<string, unknown>
const idOf = async (permission: string) => {
  const { rows } = await portal.database.pool.query<{ id: number }>('SELECT id FROM permission WHERE name = $1', [
    permission,
  ])
  return rows[0]?.id
}

describe('the roles', () => {
  it('are edited by ticking, and exactly the difference is sent with the version that was seen', async () => {
    await open('roles')
    await rowOf('ROLE_AUDITOR').getByRole('button', { name: 'Edit' }).click()
    await dialog().getByText('5 of', { exact: false }).first().waitFor()
    await dialog().getByLabel('can_view_doc_registry').check()
    await dialog().getByLabel('can_view_registry').uncheck()
    const request = await sent(pathOf(contract.roles.update), () =>
      dialog().getByRole('button', { name: 'Save' }).click(),
    )
    expect(body(request)).toMatchObject({
      name: 'ROLE_AUDITOR',
      permissionsToAdd: [await idOf('can_view_doc_registry')],
      permissionsToRemove: [await idOf('can_view_registry')],
      version: 1,
    })
    expect(body(request).permissions).toHaveLength(5)
    await page.getByText('Role updated successfully').waitFor()
    await dialog().waitFor({ state: 'detached' })
  })
})

describe('who holds which role', () => {
  it('is changed by searching, picking and assigning, with the keyboard alone', async () => {
    await portal.database.pool.query("INSERT INTO role (name) VALUES ('ROLE_READER')")
    await open('users')
    await page.locator('.page-head').getByRole('button', { name: 'Assign Roles' }).focus()
    await page.keyboard.press('Enter')
    await dialog().getByRole('radio').first().waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search')
    await page.keyboard.type('nobody at all')
    await dialog().getByText('No Account Found').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('peter')
    await dialog().getByRole('radio').nth(1).waitFor({ state: 'detached' })
    await dialog().getByText('Peter Asiimwe').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Rea')
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    const request = await sent(pathOf(contract.roles.assign), async () => {
      await dialog().getByRole('button', { name: 'Assign' }).focus()
      await page.keyboard.press('Enter')
    })
    expect(body(request)).toEqual({ userId: expect.any(String), roleId: expect.any(Number) })
    await page.getByText('Role Assigned Successfully').waitFor()
    await rowOf('Peter Asiimwe').getByText('Auditor, Reader').waitFor()
  })
})

describe('what a person may do', () => {
  it('is explained: each permission, menu entry, page and button, with the roles behind it, one of which is given', async () => {
    await open('users')
    await rowOf('Peter Asiimwe').getByRole('button', { name: 'Explain access' }).click()
    await page.getByRole('heading', { name: 'Access of Peter Asiimwe' }).waitFor()
    await page.getByText('granted by Auditor').first().waitFor()
    const settings = page.getByRole('listitem').filter({ hasText: 'can_access_settings' }).first()
    await settings.getByText('roles with it: Administrator, Insolvency officer, Insolvency supervisor').waitFor()
    const people = page.getByRole('listitem').filter({ hasText: 'can_release_prn' }).first()
    await people.getByText('roles with it: Administrator, Billing officer').waitFor()
    await people.getByRole('button', { name: 'Give a role: Release PRNs' }).click()
    await page.getByRole('menuitem', { name: 'Billing officer' }).click()
    const question = page.getByRole('dialog', { name: 'Give Peter Asiimwe the role Billing officer?' })
    const request = await sent(pathOf(contract.roles.assign), () =>
      question.getByRole('button', { name: 'YES' }).click(),
    )
    expect(body(request)).toEqual({ userId: expect.any(String), roleId: expect.any(Number) })
    await people.getByText('granted by Billing officer').waitFor()
    expect(await people.getByRole('button', { name: 'Give a role: Release PRNs' }).count()).toBe(0)
    await page.getByRole('tab', { name: /^Menu/ }).click()
    const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'General Settings' }).first()
    await expect
      .poll(() => entry.textContent())
      .toContain('needs General Settings in the menu; roles with it: Administrator')
    await page.getByRole('tab', { name: /^Pages/ }).click()
    await page.getByLabel('Only missing access').check()
    await page.getByLabel('Name or permission').fill('accounts/breakdown')
    const route = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: '/home/accounts/breakdown' })
      .first()
    await expect.poll(() => route.textContent()).toContain('needs Accounts; roles with it: Administrator')
    await expect.poll(() => route.textContent()).toContain('needs Account lists; roles with it: Administrator')
    await page.getByRole('tab', { name: /^Buttons/ }).click()
    await page.getByLabel('Name or permission').fill('blacklist')
    await page
      .getByText('needs Black list, de-registrations and MDAs; roles with it: Administrator, Registrar')
      .first()
      .waitFor()
  })
})

describe('has no accessibility violations and no overflow, on a phone and on a desktop', () => {
  let here: Page
  beforeAll(async () => {
    const opened = await portal.open(phone)
    here = opened.page
    await portal.signIn(here, 'admin')
  })
  const look = () => expectInBothLooks(here)
  const go = async (tab: string) => {
    await follow(here, `/home/accounts/permissions?tab=${tab}`)
    await here.locator('tr[data-key]').first().waitFor()
  }

  it('a role', async () => {
    await go('roles')
    await look()
    await here.getByRole('button', { name: 'Edit' }).first().click()
    await here.getByLabel('can_access_dashboard').waitFor()
    await look()
  })

  it('a permission', async () => {
    await go('groups')
    await here.getByRole('button', { name: 'Add Permission' }).last().click()
    await here.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await here.getByText('This field is required').waitFor()
    await look()
  })

  it('an assignment', async () => {
    await go('users')
    await look()
    await here.getByRole('button', { name: 'Assign Roles' }).first().click()
    await here.getByRole('radio').first().waitFor()
    await look()
  })

  it('an explanation', async () => {
    await go('users')
    await here.getByRole('button', { name: 'Explain access' }).first().click()
    // A person without a role has no permission that a role grants.
    await here
      .getByText(/granted by|roles with it/)
      .first()
      .waitFor()
    await look()
  })
})

it('broke nothing in the page', () => expect(visitor.faults).toEqual([]))
