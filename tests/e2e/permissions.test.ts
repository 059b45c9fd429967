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
const press = (name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
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
  it('stand first of three tabs, with what each permits to be read beside it', async () => {
    await open('roles')
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual(['Roles', 'Permission Groups', 'User-Role Management'])
    expect((await page.getByRole('columnheader').allInnerTexts()).slice(0, 3)).toEqual([
      'Name',
      'Description',
      'Permissions',
    ])
    expect(await page.getByText('ROLE_USER', { exact: true }).count()).toBe(0)
    await rowOf('ROLE_AUDITOR').getByRole('button', { name: '5', exact: true }).click()
    await dialog().getByText('Audit trail').waitFor()
    await page.keyboard.press('Escape')
  })

  it('are found by a permission they hold', async () => {
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder('Name or permission'))
      .first()
      .fill('can_view_billing_settings')
    await rowOf('ROLE_AUDITOR').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.locator('tr[data-key] td:first-child').allInnerTexts())
      .toEqual(['Administrator\nROLE_ADMINISTRATOR', 'Billing officer\nROLE_BILLING_OFFICER'])
  })

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

  it('filter their boxes, and tick a whole group at once', async () => {
    await rowOf('ROLE_BILLING_OFFICER').getByRole('button', { name: 'Edit' }).click()
    await dialog().getByLabel('Filter').fill('billing')
    await dialog().getByLabel('can_view_audit_trail').waitFor({ state: 'detached' })
    await expect
      .poll(() => dialog().locator('.several-boxes').textContent())
      .toBe('Billing and revenuecan_access_billing_settingsBilling in the menucan_view_billing_settings')
    await dialog().getByLabel('All of general').click()
    await dialog().getByText('0 of 2').waitFor()
    await dialog().getByLabel('Filter').fill('')
    await dialog().getByLabel('can_access_dashboard').waitFor()
    await expect.poll(() => dialog().getByLabel('can_access_dashboard').isChecked()).toBe(true)
    page.once('dialog', asked => void asked.accept())
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })

  it('are added', async () => {
    await press('Add Role')
    await dialog().getByLabel('Name').fill('ROLE_READER')
    await dialog().getByLabel('Description').fill('Reads')
    await dialog().getByLabel('can_access_dashboard').check()
    const request = await sent(pathOf(contract.roles.create), () =>
      dialog().getByRole('button', { name: 'Save' }).click(),
    )
    expect(body(request)).toEqual({
      name: 'ROLE_READER',
      description: 'Reads',
      permissions: [await idOf('can_access_dashboard')],
    })
    await page.getByText('Role added').waitFor()
    await rowOf('ROLE_READER').waitFor()
  })

  it('changed by someone else meanwhile are refused in the form too, and what was typed stays', async () => {
    await rowOf('ROLE_READER').getByRole('button', { name: 'Edit' }).click()
    await dialog().getByLabel('Description').fill('Reads everything')
    await portal.database.pool.query(`UPDATE role SET version = version + 1 WHERE name = 'ROLE_READER'`)
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog()
      .getByRole('alert')
      .getByText(/^Someone else has saved this entry meanwhile/)
      .waitFor()
    await expect.poll(() => dialog().getByLabel('Description').inputValue()).toBe('Reads everything')
    page.once('dialog', asked => void asked.accept())
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })

  it('cannot be taken from oneself: the form says what would be lost', async () => {
    await rowOf('ROLE_ADMINISTRATOR').getByRole('button', { name: 'Edit' }).click()
    await dialog().getByLabel('can_view_permission_management').uncheck()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog()
      .getByRole('alert')
      .getByText('You would lose can_view_permission_management yourself', { exact: false })
      .waitFor()
    page.once('dialog', asked => void asked.accept())
    await dialog().press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })
})

describe('the permission groups', () => {
  it('take a new group and a new permission, which roles can then be given', async () => {
    await open('groups')
    await press('Add Group')
    await dialog().getByLabel('Name').fill('reports')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await page.getByText('Group added successfully').waitFor()
    await rowOf('reports').waitFor()
    await page.locator('.page-head').getByRole('button', { name: 'Add Permission' }).click()
    await dialog().getByRole('combobox', { name: 'Group' }).click()
    await page.getByRole('option', { name: 'reports' }).click()
    await dialog().getByLabel('Name').fill('can_view_reports')
    const request = await sent(pathOf(contract.rolePermissions.create), () =>
      dialog().getByRole('button', { name: 'Save' }).click(),
    )
    expect(body(request)).toEqual({
      groupId: expect.any(Number),
      name: 'can_view_reports',
      description: '',
      enabled: true,
    })
    await page.getByText('can_view_reports was added and assigned to', { exact: false }).waitFor()
    await page.getByRole('tab', { name: 'Roles', exact: true }).click()
    await rowOf('ROLE_READER').getByRole('button', { name: 'Edit' }).click()
    await dialog().getByLabel('can_view_reports').check()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().waitFor({ state: 'detached' })
  })
})

describe('who holds which role', () => {
  const staff = pathOf(contract.accounts.staff)

  it('is asked for with all statuses, two hundred at once, and found by a name in capitals', async () => {
    const all = await sent(staff, () => open('users'))
    const asked = Object.fromEntries(new URL(all.url()).searchParams)
    expect(asked).toEqual({ accountType: 'BACKOFFICE', accountStatus: 'ALL', page: '0', perPage: '200' })
    const found = await sent(staff, async () => {
      await page.getByPlaceholder('Name').fill('amina')
      await page.keyboard.press('Enter')
    })
    expect(new URL(found.url()).searchParams.get('name')).toBe('AMINA')
    await rowOf('Moses Okello').waitFor({ state: 'detached' })
    await expect.poll(() => rowOf('Amina Wafula').textContent()).toContain('Records clerk')
  })

  it('shows the first of several ID numbers', async () => {
    await portal.database.pool.query(`UPDATE account SET id_number = 'CM1,PP2' WHERE username = 'clerk'`)
    await page.goto('/home/accounts/permissions?tab=users')
    await rowOf('Amina Wafula').getByText('CM1', { exact: true }).waitFor()
  })

  it('is changed by searching, picking and assigning, with the keyboard alone', async () => {
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

  it('offers the page sizes of the documents', async () => {
    await page.locator('.page-head').getByRole('button', { name: 'Assign Roles' }).click()
    await dialog().getByRole('combobox', { name: 'Rows' }).click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['15', '20', '50', '100'])
    const request = await sent(staff, () => page.getByRole('option', { name: '50' }).click())
    expect(new URL(request.url()).searchParams.get('perPage')).toBe('50')
    await page.keyboard.press('Escape')
  })
})

describe('what a person may do', () => {
  it('is explained: each permission, menu entry, page and button, with the roles behind it', async () => {
    await open('users')
    await rowOf('Peter Asiimwe').getByRole('button', { name: 'Explain access' }).click()
    await page.getByRole('heading', { name: 'Access of Peter Asiimwe' }).waitFor()
    await page.getByText('granted by Auditor').first().waitFor()
    const settings = page.getByRole('listitem').filter({ hasText: 'can_access_settings' }).first()
    await settings.getByText('roles with it: Administrator, Insolvency officer, Insolvency supervisor').waitFor()
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

  it('is given there by a role that would grant it, after a question with role and person', async () => {
    await open('users')
    await rowOf('Peter Asiimwe').getByRole('button', { name: 'Explain access' }).click()
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
  })

  it('is not offered on a host without that part', async () => {
    const forget = () => page.evaluate(() => sessionStorage.removeItem('extensions'))
    await page.route('**/portal/capabilities', route => route.fulfill({ status: 404, json: {} }))
    await forget()
    await page.goto('/home/accounts/permissions?tab=users')
    await page.locator('tr[data-key]').first().waitFor()
    expect(await page.getByRole('button', { name: 'Explain access' }).count()).toBe(0)
    await page.unroute('**/portal/capabilities')
    await forget()
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
