import { accounts } from '@contract/accounts/accounts'
import { roles as calls, permissionGroups as groupCalls, rolePermissions } from '@contract/accounts/roles'
import { extensions } from '@contract/extensions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import permissionGroups from '@/resources/accounts/permissionGroups'
import roles from '@/resources/accounts/roles'
import staffRoles from '@/resources/accounts/staffRoles'
import { allPages, hasPage } from '@/routes/pages'
import { choose, fill, openMenu, press } from '../support/fillBoxes'
import { inRows } from '../support/listPresses'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { resources } from '../support/resources'

afterEach(unmountPages)

const named = [
  ['can_access_dashboard', 'general'],
  ['can_access_billing_settings', 'general'],
  ['can_view_billing_settings', 'general'],
  ['can_view_audit_trail', 'logs'],
].map(([name = '', group], at) => ({ id: at + 1, name, group, enabled: true }))
const roleOf = (roleId: number, name: string, held: number[]) => ({
  ...{ roleId, name, description: `About ${name}`, version: 4 },
  permissions: held.map(id => ({ permissionId: id, permission: named[id - 1]?.name })),
})
const all = [roleOf(1, 'ROLE_USER', []), roleOf(2, 'ROLE_AUDITOR', [4]), roleOf(3, 'ROLE_BILLING_OFFICER', [1, 2, 3])]

type Answer = { status?: number; body?: unknown }
type Asked = Parameters<Parameters<typeof mountListPage>[1]>[0]

/** Answers roles and permissions, and each write by `write`. */
const host =
  (write: (asked: Asked) => Answer = () => ({ body: { message: 'Done' } })) =>
  (asked: Asked): Answer => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path === rolePermissions.list.path) return { body: { data: named } }
    const one = all.find(({ roleId }) => asked.path === `/auth/api/roles/${roleId}`)
    return { body: { data: one ?? all } }
  }
const names = () => [...document.querySelectorAll('tr[data-key] td:first-child')].map(cell => cell.textContent)
const tick = async (label: RegExp) => fireEvent.click(await screen.findByLabelText(label))
const isTicked = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).checked
const written = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])
const edit = async (role: string) => {
  const row = (await screen.findByText(role)).closest('tr')
  if (row) fireEvent.click(within(row).getByText('Edit'))
  await screen.findByLabelText(/can_view_audit_trail/)
}

it('has the lists of the page in the order of its tabs', () => {
  const tabs = resources.filter(({ path }) => path === 'accounts/permissions').map(({ tab }) => tab?.label)
  expect(tabs).toEqual(['Roles', 'Permission Groups', 'User-Role Management'])
})

it('lists the roles but the one of everybody, says what each permits, and finds them by a permission', async () => {
  mountListPage(roles, host())
  const auditor = (await screen.findByText('ROLE_AUDITOR')).closest('tr')
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent?.trim())
  expect(heads.slice(0, 3)).toEqual(['Name', 'Description', 'Permissions'])
  expect(names()).toEqual(['AuditorROLE_AUDITOR', 'Billing officerROLE_BILLING_OFFICER'])
  if (auditor) fireEvent.click(within(auditor).getByText('1'))
  await screen.findByText('Audit trail')
  fireEvent.change(screen.getByPlaceholderText('Name or permission'), {
    target: { value: 'can_view_billing_settings' },
  })
  await waitFor(() => expect(names()).toEqual(['Billing officerROLE_BILLING_OFFICER']))
})

it('filters the boxes of a role, and unticks at once those of a group that are shown', async () => {
  mountListPage(roles, host())
  await edit('ROLE_BILLING_OFFICER')
  await fill('Filter', 'billing')
  await waitFor(() => expect(screen.queryByLabelText(/can_view_audit_trail/)).toBeNull())
  const boxes = [...document.querySelectorAll('.several-boxes label')].map(({ textContent }) => textContent)
  expect(boxes).toEqual([
    'Billing and revenuecan_access_billing_settings',
    'Billing in the menucan_view_billing_settings',
  ])
  await tick(/All of general/)
  await screen.findByText('0 of 2')
  await fill('Filter', '')
  await screen.findByLabelText(/can_view_audit_trail/)
  expect(isTicked(/can_access_dashboard/)).toBe(true)
  expect(isTicked(/can_view_billing_settings/)).toBe(false)
})

it('adds a role, and says what its editor would lose', async () => {
  const params = { permissions: 'can_view_permission_management' }
  const { asked } = mountListPage(
    roles,
    host(({ path }) =>
      path === calls.create.path
        ? { body: { message: 'Done' } }
        : { status: 409, body: { code: 'self-demotion', message: 'No', params } },
    ),
  )
  await press('Add Role')
  await fill(/^Name/, 'ROLE_READER')
  await fill(/^Description/, 'Reads')
  await tick(/can_access_dashboard/)
  await press('Save')
  await screen.findByText('Role added')
  await edit('ROLE_AUDITOR')
  await tick(/can_view_audit_trail/)
  await press('Save')
  await screen.findByText(/^You would lose can_view_permission_management yourself/)
  expect(isTicked(/can_view_audit_trail/)).toBe(false)
  const edited = { roleId: 2, name: 'ROLE_AUDITOR', description: 'About ROLE_AUDITOR', version: 4 }
  expect(written(asked)).toEqual([
    [calls.create.path, { name: 'ROLE_READER', description: 'Reads', permissions: [1] }],
    [calls.update.path, { ...edited, permissions: [], permissionsToAdd: [], permissionsToRemove: [4] }],
  ])
})

it('adds a group of permissions, and a permission to a group', async () => {
  const said = 'can_view_reports was added and assigned to ROLE_ADMINISTRATOR'
  const groups = [{ id: 1, name: 'general', enabled: true, permissions: [] as object[] }]
  const { asked } = mountListPage(permissionGroups, ({ method, path }) => {
    if (method === 'GET') return { body: { data: groups } }
    if (path !== groupCalls.create.path) return { body: { message: said } }
    groups.push({ id: 2, name: 'reports', enabled: true, permissions: [] })
    return { body: { message: 'Done' } }
  })
  await press('Add Group')
  await fill(/^Name/, 'reports')
  await press('Save')
  await screen.findByText('Group added successfully')
  await screen.findByText('reports', inRows)
  fireEvent.click(
    within(document.querySelector<HTMLElement>('.page-head') ?? document.body).getByText('Add Permission'),
  )
  await choose(/^Group/, 'reports')
  await fill(/^Name/, 'can_view_reports')
  await press('Save')
  await screen.findByText(said)
  expect(written(asked)).toEqual([
    [groupCalls.create.path, { name: 'reports', description: '', enabled: true }],
    [rolePermissions.create.path, { groupId: 2, name: 'can_view_reports', description: '', enabled: true }],
  ])
})

const clerk = {
  ...{ id: 'a1', givenName: 'Amina', surName: 'Wafula', idNumber: 'CM1,PP2', enabled: true },
  userRoles: [
    { roleId: 1, name: 'ROLE_USER' },
    { roleId: 5, name: 'ROLE_RECORDS_CLERK' },
  ],
}
const staff = ({ path }: Asked): Answer =>
  path === calls.list.path
    ? { body: { data: all } }
    : { body: { data: { data: { content: [clerk], totalElements: 1 } } } }

it('lists the roles of all staff, two hundred at once, with the first ID number, and finds a name in capitals', async () => {
  const { asked } = mountListPage(staffRoles, staff, '', { announced: extensions, pagesExist: true })
  const row = (await screen.findByText('Amina Wafula')).closest('tr')
  expect(row?.textContent).toContain('CM1')
  expect(row?.textContent).not.toContain('PP2')
  expect(row?.textContent).toContain('Records clerk')
  expect(row?.textContent).not.toContain('ROLE_USER')
  const lists = () => asked.filter(({ path }) => path === accounts.staff.path).map(({ query }) => query)
  expect(lists()).toEqual([{ accountType: 'BACKOFFICE', accountStatus: 'ALL', page: '0', perPage: '200' }])
  screen.getByText('Explain access')
  const box = screen.getByPlaceholderText('Name')
  fireEvent.change(box, { target: { value: 'amina' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(lists().at(-1)?.name).toBe('AMINA'))
  fireEvent.click(within(document.querySelector<HTMLElement>('.page-head') ?? document.body).getByText('Assign Roles'))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('CM1')
  expect(await openMenu('Rows')).toEqual(['15', '20', '50', '100'])
  fireEvent.click(screen.getByText('50', { selector: '[role=option]' }))
  await waitFor(() => expect(lists().at(-1)?.perPage).toBe('50'))
})

it('offers no explanation of access on a host without that page', async () => {
  const explains = allPages.filter(one => hasPage([one], 'accounts/permissions/access/1'))
  expect(explains.map(({ needs }) => needs)).toEqual(['access'])
  mountListPage(staffRoles, staff, '', { announced: [], pagesExist: false })
  await screen.findByText('Amina Wafula')
  expect(screen.queryByText('Explain access')).toBeNull()
})
