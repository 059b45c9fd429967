import { accounts } from '@contract/accounts/accounts'
import { officialReceivers as calls } from '@contract/accounts/officialReceivers'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import clientAccounts from '@/resources/accounts/clientAccounts'
import officialReceivers from '@/resources/accounts/officialReceivers'
import { press } from '../support/fillBoxes'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(() => {
  unmountPages()
  vi.unstubAllGlobals()
})

const client = { id: 'c1', name: 'Ann Opio', email: 'ann@example.org', phoneNumber: '+256700123456', enabled: true }
const clerk = { id: 's1', name: 'Ben Okot', email: 'ben@example.org', enabled: true }
type Answer = { status?: number; body?: unknown }
const pageOf = (...content: object[]) => ({ body: { data: { content, totalElements: content.length } } })

/** Opens the list of clients before a host that knows one client and one member of staff, and answers each write by `write`. */
const mount = async (write: () => Answer = () => ({ body: { message: 'Done' } })) => {
  const { asked } = mountListPage(clientAccounts, ({ method, path, query }) => {
    if (method !== 'GET') return write()
    if (path === accounts.staff.path) return { body: { data: pageOf(clerk).body } }
    return /nobody/i.test(query.name ?? '') ? pageOf() : pageOf(client)
  })
  await screen.findByText('Ann Opio')
  return {
    searches: () => asked.filter(({ path }) => path === accounts.individuals.path).map(({ query }) => query),
    sent: () =>
      asked.filter(({ path, method }) => method === 'POST' && path === calls.create.path).map(({ body }) => body),
  }
}
const dialogOf = async () => within(await screen.findByRole('dialog'))
const isPicked = (value: string) =>
  document.querySelector<HTMLInputElement>(`[role=dialog] input[type=radio][value*="${value}"]`)?.checked ?? false
const search = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input[type=search]' }), { target: { value } })
const submit = async () => (await dialogOf()).getByText('Make Official Receiver', { selector: 'button' }).click()

it('finds the client of a receiver by email, phone or name, and keeps a picked one during the next search', async () => {
  const { searches, sent } = await mount()
  await press('Make Official Receiver')
  const dialog = await dialogOf()
  await dialog.findByText('Ann Opio')
  search(/^Individual account/, 'ann@example.org')
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ email: 'ann@example.org', page: '0', perPage: '15' }))
  search(/^Individual account/, '0700 123456')
  await waitFor(() => expect(searches().at(-1)).toHaveProperty('phone'))
  search(/^Individual account/, 'Nobody at all')
  await dialog.findByText('No Account Found')
  search(/^Individual account/, 'Ann')
  fireEvent.click(await dialog.findByText('Ann Opio'))
  search(/^Individual account/, 'Nobody else')
  await dialog.findByText('No Account Found')
  await waitFor(() => expect(searches().at(-1)?.name).toBe('Nobody else'))
  expect(isPicked('c1')).toBe(true)
  const [size] = dialog.getAllByLabelText(/^Rows/, { selector: '[role=combobox]' })
  if (size) fireEvent.mouseDown(size)
  const sizes = [...document.querySelectorAll('[role=listbox] [role=option]')].map(({ textContent }) => textContent)
  expect(sizes).toEqual(['15', '20', '50', '100'])
  fireEvent.click(screen.getByText('15', { selector: '[role=option]' }))
  fireEvent.click(dialog.getByText('Ben Okot'))
  await submit()
  await screen.findByText('Account converted to official receiver')
  expect(sent()).toEqual([{ individualAccountId: 'c1', backOfficeAccountId: 's1' }])
})

it('starts from the row of a client, and keeps what was picked when it is refused', async () => {
  const words = 'The backoffice account of Ben Okot is already linked to another official receiver.'
  const fields = { backOfficeAccountId: words }
  const answers: Answer[] = [
    { status: 409, body: { message: words, fields } },
    { status: 500, body: {} },
  ]
  const { sent } = await mount(() => answers.shift() ?? { body: {} })
  fireEvent.click(screen.getByLabelText('More actions'))
  fireEvent.click(await screen.findByText('Make Official Receiver', { selector: '[role=menuitem], [role=menuitem] *' }))
  const dialog = await dialogOf()
  await waitFor(() => expect(isPicked('c1')).toBe(true))
  await submit()
  await dialog.findByText('This field is required')
  fireEvent.click(await dialog.findByText('Ben Okot'))
  await submit()
  await dialog.findByText(words)
  expect([isPicked('c1'), isPicked('s1')]).toEqual([true, true])
  await submit()
  await screen.findAllByText('Failed to transfer')
  expect([isPicked('c1'), isPicked('s1')]).toEqual([true, true])
  expect(sent()).toHaveLength(2)
})

it('searches receivers by name and email on Enter, and revokes one after a question', async () => {
  let status = 'ACTIVE'
  const { asked } = mountListPage(officialReceivers, ({ method }) => {
    if (method === 'GET') return pageOf({ id: 7, individualName: 'Ann Opio', backOfficeName: 'Ben Okot', status })
    status = 'REVOKED'
    return { body: { message: 'Done' } }
  })
  await screen.findByText('Ann Opio')
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent?.trim())
  expect(heads.slice(0, 5)).toEqual(['Names', 'Emails', 'Phones', 'Date Created', 'Status'])
  const box = screen.getByPlaceholderText('Name or email')
  fireEvent.change(box, { target: { value: 'Ann' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ search: 'Ann', page: '0', size: '10' }))
  await press('Revoke')
  const question = await dialogOf()
  question.getByText('Are you sure of this action ?')
  question.getByText('Ann Opio')
  await press('YES')
  await screen.findByText('Receiver has been revoked')
  await screen.findByText('Revoked')
  expect(screen.queryByText('Revoke')).toBeNull()
  const writes = asked.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', pathOf(calls.revoke, { id: 7 }), undefined],
  ])
})

it('explains on the page and in a toast why the receivers cannot be read, with Reload', async () => {
  let fails = true
  mountListPage(officialReceivers, () =>
    fails ? { status: 503, body: { message: 'The seal is away' } } : pageOf({ id: 7, individualName: 'Ann Opio' }),
  )
  await waitFor(() => expect(screen.getAllByText('The seal is away')).toHaveLength(2))
  fails = false
  await press('Reload')
  await screen.findByText('Ann Opio')
})
