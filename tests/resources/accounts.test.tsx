import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import SharedPage from '@/components/SharedPage'
import { loadDefinitions } from '@/definition/defineArea'
import accountArea from '@/resources/accounts/area'
import breakdown from '@/resources/accounts/breakdown'
import staff from '@/resources/accounts/staffAccounts'
import accessLevels from '@/resources/integrations/accessLevels'
import integrationArea from '@/resources/integrations/area'
import mdas from '@/resources/integrations/mdaIntegrators'
import { dialogCloses, headings, inRows, ofRow, press } from '../support/listPresses'
import { mountPart, unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'

afterEach(unmountParts)

const loaded = await Promise.all([accountArea, integrationArea].map(loadDefinitions))
const resources = loaded.flatMap(({ lists }) => lists)

type Host = Parameters<typeof mountPart>[1]

/** Mounts the lists that share a page, with its figures, before a host. */
const mountPage = (path: string, host: Host, search = '') =>
  mountPart(
    <SharedPage
      resources={resources.filter(one => one.path === path)}
      page={path === breakdown.path ? breakdown : undefined}
    />,
    host,
    { address: `/home/${path}${search}`, definitions: resources },
  ).asked
const page = (...rows: object[]) => ({
  body: { data: { content: rows, totalElements: rows.length, totalPages: 1 } },
})
const tabs = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
const listed = (asked: ReturnType<typeof mountPage>) => asked.filter(one => one.path === pathOf(contract.accounts.list))

it('begins with the clients, each kind of account under a tab that counts it; partners have none', async () => {
  const totals = pathOf(contract.accounts.total, { type: '' })
  const asked = mountPage(breakdown.path, ({ path }) =>
    path.startsWith(totals) ? { body: { data: 1234 } } : page({ id: '7', name: 'Ann Opio', enabled: true }),
  )
  await screen.findByText('Ann Opio')
  screen.getByText('Accounts Management', { selector: 'h1' })
  expect(listed(asked).map(({ query }) => query.accountType)).toEqual(['INDIVIDUAL'])
  await waitFor(() =>
    expect(tabs()).toEqual([
      'Client Accounts1,234',
      'Business Accounts1,234',
      'Backoffice Accounts1,234',
      'MDA Accounts1,234',
      'Private Organisations1,234',
      'Official Receivers1',
    ]),
  )
})

it('shows an account as locked after too many wrong codes, and unlocks it after a question', async () => {
  const clerk = { id: '7', name: 'Ann Opio', enabled: true, locked: true }
  let row = clerk
  const asked = mountPage(
    staff.path ?? '',
    ({ method }) => {
      if (method === 'GET') return page(row)
      row = { ...clerk, locked: false }
      return { body: { status: 200, message: 'Done' } }
    },
    '?tab=staff',
  )
  await screen.findByText('Locked')
  fireEvent.click(await screen.findByLabelText(/^More/, ofRow))
  fireEvent.click(await screen.findByText('Unlock', { selector: '[role=menuitem], [role=menuitem] *' }))
  within(await screen.findByRole('dialog')).getByText('Are you sure of this action ?')
  const changes = () => asked.filter(({ method }) => method !== 'GET')
  expect(changes()).toEqual([])
  await press('YES')
  await screen.findByText('Active', { selector: 'tr *' })
  expect(changes()).toMatchObject([
    { path: pathOf(contract.accounts.setStatus), body: { userId: '7', status: 'ACTIVE' } },
  ])
})

it('offers to deactivate an account that was never activated while a link could activate it', async () => {
  let row = { id: '7', name: 'Ann Opio', enabled: false, invited: true }
  const asked = mountPage(
    staff.path ?? '',
    ({ method }) => {
      if (method === 'GET') return page(row)
      row = { ...row, invited: false }
      return { body: { status: 200, message: 'Done' } }
    },
    '?tab=staff',
  )
  const offered = async () => {
    fireEvent.click(await screen.findByLabelText(/^More/, ofRow))
    await screen.findByText('Activate', { selector: '[role=menuitem], [role=menuitem] *' })
    return screen.queryByText('Deactivate', { selector: '[role=menuitem], [role=menuitem] *' })
  }
  fireEvent.click((await offered()) ?? document.body)
  await screen.findByRole('dialog')
  await press('YES')
  await dialogCloses()
  expect(asked.filter(({ method }) => method !== 'GET')).toMatchObject([
    { path: pathOf(contract.accounts.setStatus), body: { userId: '7', status: 'INACTIVE' } },
  ])
  expect(await offered()).toBeNull()
})

it('lists integrators, ten to a page counted from zero, each with what is known of it and of its keys', async () => {
  const mda = { id: '7', name: 'Ministry of Water', email: 'water@example.org', enabled: true }
  const key = pathOf(contract.apiAccess.key, { id: '7' })
  let keys: object | null = null
  const asked = mountPage(mdas.path ?? '', ({ path }) => (path === key ? { body: { data: keys } } : page(mda)))
  await screen.findByText('Ministry of Water')
  expect(listed(asked).map(({ query }) => query)).toEqual([{ accountType: 'MDA', page: '0', perPage: '10' }])
  expect(tabs()).toEqual(['MDA Integrators', 'Partner Integrators', 'Settings'])
  expect(headings().slice(0, 6)).toEqual(['Name', 'Email', 'Phone', 'Nationality', 'Date Created', 'Status'])
  const view = async () => {
    fireEvent.click(screen.getByText('View', ofRow))
    return within(await screen.findByRole('dialog'))
  }
  const first = await view()
  first.getByText('water@example.org')
  await first.findByText('No keys have been generated yet.')
  await press('Close')
  await dialogCloses()
  keys = { apiKey: 'pk_12', secretKey: 'true', apiMode: 'SANDBOX', endPoints: [{ id: '1', serviceName: 'Directors' }] }
  const second = await view()
  await second.findByText('Directors')
  second.getByText('Access areas')
  await press('Close')
  await dialogCloses()
  fireEvent.click(screen.getByText('Partner Integrators'))
  await waitFor(() => expect(listed(asked).at(-1)?.query).toMatchObject({ accountType: 'PARTNER' }))
})

it('creates access levels; the dialogs to edit and delete one close, and no call is made', async () => {
  const rows: object[] = []
  const asked = mountPage(
    accessLevels.path ?? '',
    ({ method, body }) => {
      if (method === 'POST') rows.push({ ...(body as object), id: '9' })
      return { body: { data: rows } }
    },
    '?tab=settings',
  )
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
  fireEvent.click(await screen.findByText('Create Access Level'))
  await screen.findByRole('dialog')
  type(/^Endpoint/, '/entity/stamps')
  type(/^Service name/, 'Stamps')
  await press('Save')
  await screen.findByText('Access Level created')
  await dialogCloses()
  await screen.findByText('/entity/stamps', inRows)
  // Open dialogs say that somebody is there.
  const changes = () =>
    asked
      .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/portal/presence'))
      .map(({ path, body }) => [path, body])
  const created = [pathOf(contract.apiAccess.createLevel), { endPoint: '/entity/stamps', serviceName: 'Stamps' }]
  expect(changes()).toEqual([created])
  fireEvent.click(screen.getByText('Edit', ofRow))
  await screen.findByText('Edit Access Level')
  expect(screen.getByLabelText<HTMLInputElement>(/^Service name/, { selector: 'input' }).value).toBe('Stamps')
  type(/^Service name/, 'Seals')
  await press('Save')
  await screen.findByText('Access levels cannot be changed yet. Nothing was saved.')
  await dialogCloses()
  fireEvent.click(screen.getByText('Delete', ofRow))
  await screen.findByText('Are you sure of this action ?')
  await press('YES')
  await screen.findByText('Access levels cannot be deleted yet. Nothing was deleted.')
  await dialogCloses()
  screen.getByText('Stamps', inRows)
  expect(changes()).toEqual([created])
})
