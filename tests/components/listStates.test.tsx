import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import transactions from '@/resources/billing/transactions'
import incorporationProcesses from '@/resources/processes/incorporationProcesses'
import legalDocuments from '@/resources/registry/legalDocuments'
import mdas from '@/resources/registry/mdas'
import practitioners from '@/resources/registry/practitioners'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  vi.restoreAllMocks()
})

const row = (no: number, name: string) => ({ no, name, createdAt: '2026-01-31T08:00:00Z', status: 'ACTIVE' })
const pageOf = (...data: object[]) => ({ body: { data, total: data.length, totalElements: data.length } })

it('says that the rows are being loaded until the host answers', async () => {
  let answer = (_: ReturnType<typeof pageOf>) => {}
  mountListPage(mdas, () => new Promise(done => (answer = done)))
  const table = await screen.findByRole('table', { name: 'MDA Registry' })
  expect(table.getAttribute('aria-busy')).toBe('true')
  expect(table.querySelectorAll('.list-skeleton')).toHaveLength(15)
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  answer(pageOf(row(1, 'Ministry of Water')))
  await screen.findByText('Ministry of Water')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  expect(document.querySelector('.list-skeleton')).toBeNull()
})

it.each(['page=0', 'page=-3', 'page=x', 'size=0', 'size=99999', 'page=1e9'])(
  'opens with a valid state for %s in its address',
  async search => {
    const { asked } = mountListPage(
      mdas,
      ({ query }) => ({ body: { data: query.page === '1' ? [row(1, 'Ministry of Water')] : [], total: 1 } }),
      `?${search}`,
    )
    await screen.findByText('1 - 1 of 1')
    const pages = search === 'page=1e9' ? ['1000000000', '1'] : ['1']
    expect(asked.map(({ query }) => [query.page, query.limit])).toEqual(pages.map(page => [page, '15']))
    expect(screen.queryByText(/^Failed to load tasks/)).toBeNull()
  },
)

it.each([
  ['legal documents', legalDocuments],
  ['practitioners', practitioners],
])('shows the reason of a failure in a toast too, for %s', async (name, definition: Resource) => {
  mountListPage(definition, () => ({ status: 502, body: { message: `Away: ${name}` } }))
  const notices = await screen.findByRole('region', { name: 'Notices' })
  await within(notices).findByText(`Away: ${name}`)
  const banner = screen.getAllByRole('alert').find(one => !notices.contains(one))
  expect(banner?.textContent).toContain(`Away: ${name}`)
})

it('says that nothing was found, with the next step of the definition', async () => {
  mountListPage(mdas, () => pageOf(), '?search=watr')
  await screen.findByText('No results found')
  screen.getByText('Check the spelling, or add the entity to the register.')
  screen.getByText('0 - 0 of 0')
})

it.each([
  ['nothing was typed', mdas, '', 'There are no entries yet.'],
  ['only a filter was chosen', transactions, '?status=PENDING', 'Choose other filters, or clear them.'],
  ['a filter was typed', transactions, '?prn=12', 'Check the number, or clear a filter.'],
])('suggests a fitting step where %s', async (_, definition: Resource, search, hint) => {
  mountListPage(definition, () => pageOf(), search)
  await screen.findByText('No results found')
  screen.getByText(hint)
  expect(screen.queryByText(/spelling/)).toBeNull()
})

it('shows why the rows failed to load, and the rows after Reload', async () => {
  let fails = true
  const { asked } = mountListPage(mdas, () =>
    fails ? { status: 503, body: { message: 'Closed for the night' } } : pageOf(row(1, 'Ministry of Water')),
  )
  const banner = within(await screen.findByRole('alert'))
  banner.getByText('Failed to load tasks, Try again later.')
  banner.getByText('Closed for the night')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  fails = false
  const before = asked.length
  await userEvent.click(banner.getByRole('button', { name: 'Reload' }))
  await screen.findByText('Ministry of Water')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toHaveLength(before + 1)
})

it.each([
  ['the portal', '?startDate=yesterday', () => pageOf()],
  [
    'the host',
    '?startDate=2026-01-31',
    () => ({
      status: 400,
      body: { code: 'invalid-fields', message: 'Not valid: startDate', params: { fields: 'startDate' } },
    }),
  ],
])('names the label of a filter that %s refuses', async (_, search, host) => {
  mountListPage(incorporationProcesses, host, search)
  const banner = within(await screen.findByRole('alert'))
  banner.getByText('Some fields are not valid: Start date. Correct them and try again.')
})

it('keeps the rows in view when reading them again fails', async () => {
  let fails = false
  mountListPage(mdas, ({ query }) =>
    fails && query.search ? { status: 500, body: {} } : pageOf(row(1, 'Ministry of Water')),
  )
  await screen.findByText('Ministry of Water')
  fails = true
  await userEvent.type(screen.getByRole('searchbox'), 'works{Enter}')
  within(await screen.findByRole('alert')).getByText('The registry could not answer (error 500).')
  screen.getByText('Ministry of Water')
})

it('names the missing permission in place of the rows', async () => {
  mountListPage(mdas, () => ({ status: 403, body: { message: 'Forbidden' } }))
  await screen.findByText('You do not have access')
  screen.getByText(/^This needs the permission .*\(can_view_blacklist_registry\)\. Ask an administrator for it\.$/)
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

it('says that an answer could not be read without naming its call, which the console has, and keeps the page', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  mountListPage(mdas, () => ({ body: { content: [{ name: 7 }], totalElements: 1 } }))
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('Failed to load tasks, Try again later.')
  expect(banner.textContent).toContain('The answer of the registry could not be read.')
  expect(banner.textContent).not.toMatch(/MDA-LIST|Invalid input/)
  expect(logged.mock.calls.some(([said]) => String(said).includes('MDA-LIST'))).toBe(true)
  screen.getByRole('heading', { name: 'MDA Registry' })
})
