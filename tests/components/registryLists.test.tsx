import { contract } from '@contract/index'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import audit from '@/resources/portal/audit'
import blacklist from '@/resources/registry/blacklist'
import deRegistrations from '@/resources/registry/deRegistrations'
import legalDocuments from '@/resources/registry/legalDocuments'
import mdas from '@/resources/registry/mdas'
import practitioners from '@/resources/registry/practitioners'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(() => {
  unmountPages()
  vi.useRealTimers()
})

type Host = Parameters<typeof mountListPage>[1]

const DAY = '2026-01-05T08:00:00Z'
const struck = { brn: '80020001234567', companyName: 'MOROTO FOODS LTD', createdAt: DAY, addedBy: 'Grace Nakato' }
const practitioner = { uniquePractitionerNumber: 'P-1', firstName: 'Amina', registrationDate: DAY }
const rows: Record<string, object> = {
  mda: { no: 1, name: 'Lake Authority', createdAt: DAY, status: 'ACTIVE' },
  document: { id: 1, instrumentNumber: 'G/1', type: 'deed', filingDate: DAY, executionDate: DAY, status: 'FILED' },
  practitioners: { ...practitioner, active: true },
}
const pageOf = (content: object[], total = content.length) => ({
  body: { content, data: content, total, totalElements: total, totalPages: 1 },
})
/** Answers each page of a list of 60 entries. */
const many: Host = ({ query }) => {
  const first = (Number(query.page) - 1) * Number(query.pageSize ?? query.limit)
  return pageOf([{ ...struck, no: first + 1, name: `Authority ${first + 1}`, brn: `8002000000${first + 1000}` }], 60)
}
const headings = () =>
  [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent).filter(text => text !== 'Actions')
const shown = () => waitFor(() => expect(document.querySelector('tr[data-key]')).not.toBeNull())
const pressed = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'ArrowDown' })
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const notices = async () => within(await screen.findByRole('region', { name: 'Notices' }))

describe('the columns and the request of each list', () => {
  it.each<[string, Resource, string, string[], object]>([
    [
      'business',
      blacklist,
      pathOf(contract.blacklist.list),
      ['BRN', 'Name', 'Date', 'Added By'],
      { page: '1', pageSize: '15', limit: '15', offset: '0', status: 'ON' },
    ],
    [
      'de-registration',
      deRegistrations,
      pathOf(contract.deRegistrations.list),
      ['BRN', 'Name', 'Date', 'Added By'],
      { page: '1', pageSize: '15', status: 'ON' },
    ],
    ['mda', mdas, pathOf(contract.mdas.list), ['Number', 'Name', 'Date', 'Status'], { page: '1', limit: '15' }],
    [
      'document',
      legalDocuments,
      pathOf(contract.legalDocuments.list),
      ['Instrument No.', 'Document Type', 'Subject', 'Filing Date', 'Execution Date', 'Status'],
      { page: '1', per_page: '15' },
    ],
    [
      'practitioners',
      practitioners,
      pathOf(contract.practitioners.list),
      ['Practitioner No.', 'Name', 'Phone', 'Profession', 'Registration Date', 'Status'],
      { page: '1', perPage: '10' },
    ],
  ])('%s', async (name, definition, path, columns, query) => {
    const { asked } = mountListPage(definition, () => pageOf([rows[name] ?? struck]))
    await shown()
    expect(headings()).toEqual(columns)
    expect(asked.map(one => [one.path, one.query])).toEqual([[path, query]])
    const dates = columns.findIndex(heading => /Date$/.test(heading))
    expect(firstCells(dates)).toEqual(['05-01-2026'])
  })

  it('audit trail, newest first, over the simple-rest dialect', async () => {
    const entry = { id: 1, at: DAY, actorName: 'Jane', call: 'BLACKLIST-REMOVE', subject: struck.brn }
    const { asked } = mountListPage(audit, () => ({
      body: [{ ...entry, actorId: null, address: null, before: null, after: null }],
      headers: { 'content-range': 'audit 0-0/1' },
    }))
    await shown()
    expect(headings()).toEqual(['When', 'What happened', 'From'])
    expect(asked[0]?.query).toMatchObject({ range: expect.any(String) })
    fireEvent.click(screen.getByText('When', { selector: 'th *' }))
    await waitFor(() => expect(window.location.search).toMatch(/^\?sort=at\./))
  })
})

it('offers 15, 20, 50 and 100 rows, and sends the choice, which the address keeps', async () => {
  const { asked } = mountListPage(blacklist, many, '?page=3')
  await screen.findByText(/^31 - 45 of/)
  pressed(within(screen.getByLabelText('Pages')).getByRole('combobox'))
  await screen.findByRole('listbox')
  expect(options()).toEqual(['15', '20', '50', '100'])
  fireEvent.click(screen.getByText('20', { selector: '[role=option]' }))
  await screen.findByText(/^1 - 20 of/)
  expect(window.location.search).toContain('size=20')
  fireEvent.click(await screen.findByText('Next'))
  await screen.findByText(/^21 - 40 of/)
  await waitFor(() =>
    expect(asked.slice(1).map(({ query }) => query)).toEqual([
      { page: '1', pageSize: '20', limit: '20', offset: '0', status: 'ON' },
      { page: '2', pageSize: '20', limit: '20', offset: '20', status: 'ON' },
    ]),
  )
})

it('searches on Enter, not before, and from page 1', async () => {
  const { asked } = mountListPage(blacklist, many, '?page=2')
  await screen.findByText(/^16 - 30 of/)
  const box = screen.getByRole('searchbox')
  vi.useFakeTimers()
  fireEvent.change(box, { target: { value: 'ltd' } })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(asked).toHaveLength(1)
  vi.useRealTimers()
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText(/^1 - /)
  expect(asked.slice(1).map(({ query }) => query)).toEqual([
    { page: '1', pageSize: '15', limit: '15', offset: '0', status: 'ON', search: 'ltd' },
  ])
  fireEvent.click(screen.getByText('Clear all'))
  await waitFor(() => expect(window.location.search).not.toContain('search='))
})

it.each(['%', '_', '\\', "' OR 1=1 --", '٪'])('searches for %s as it was typed, and keeps it', async text => {
  const { asked } = mountListPage(mdas, () => pageOf([]), `?search=${encodeURIComponent(text)}`)
  await screen.findByText('No results found')
  expect(asked[0]?.query.search).toBe(text)
  expect(document.querySelector<HTMLInputElement>('[role=searchbox], input[type=search]')?.value).toBe(text)
})

it('keeps the former rows, dimmed, until a slow page arrives', async () => {
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  mountListPage(mdas, async asked => {
    if (asked.query.page === '2') await held
    return many(asked)
  })
  await screen.findByText('Authority 1')
  fireEvent.click(await screen.findByText('Next'))
  await waitFor(() => expect(document.querySelector('table')?.getAttribute('aria-busy')).toBe('true'))
  screen.getByText('Authority 1')
  release()
  await screen.findByText('Authority 16')
  expect(document.querySelector('table')?.getAttribute('aria-busy')).toBe('false')
})

describe('de-registration', () => {
  it('has a button for a file alone, and a toast when the list fails', async () => {
    let fails = true
    mountListPage(deRegistrations, () =>
      fails ? { status: 500, body: { message: 'No room left' } } : pageOf([struck]),
    )
    await screen.findByText('Failed to load tasks, Try again later.')
    await (await notices()).findByText('Failed to load registry data')
    expect(screen.getAllByText('No room left').length).toBeGreaterThan(0)
    fails = false
    fireEvent.click(screen.getByText('Reload'))
    await shown()
    fireEvent.click(screen.getByText('De-register Company'))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Choose a file')
    expect(dialog.queryAllByRole('tab')).toEqual([])
    expect(dialog.queryAllByRole('textbox')).toEqual([])
  })

  it('has its own words when an entry is reversed, and in its history', async () => {
    const change = { fromStatus: 'ON', createdAt: DAY, addedBy: 'Grace Nakato' }
    const host: Host = ({ method, path }) => {
      if (method === 'POST') return { body: {} }
      return path === pathOf(contract.deRegistrations.list)
        ? pageOf([struck])
        : { body: { ...struck, history: [change] } }
    }
    mountListPage(deRegistrations, host)
    await shown()
    fireEvent.click(await screen.findByText('History'))
    const history = within(await screen.findByRole('dialog'))
    await history.findByText('Added to the de-registered list')
    expect(history.queryByText(/black list/)).toBeNull()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(await screen.findByText('Reverse'))
    const said = await (await notices()).findByText(/Removed from\s+the de-registered list/)
    expect(said.textContent).toBe('Removed from  the de-registered list')
  })
})

describe('legal documents', () => {
  it('are searched once after a pause in typing, and at once on Enter', async () => {
    const { asked } = mountListPage(legalDocuments, () => pageOf([rows.document ?? {}]))
    await shown()
    const box = screen.getByRole('searchbox')
    for (const value of ['d', 'de', 'dee', 'deed']) fireEvent.change(box, { target: { value } })
    expect(asked).toHaveLength(1)
    await waitFor(() => expect(asked.map(({ query }) => query.search)).toEqual([undefined, 'deed']))
    fireEvent.change(box, { target: { value: 'deeds' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await waitFor(() => expect(asked.map(({ query }) => query.search)).toEqual([undefined, 'deed', 'deeds']))
  })

  it('are filtered by every type with its label', async () => {
    mountListPage(legalDocuments, () => pageOf([rows.document ?? {}]), '?type=resolution')
    await shown()
    pressed(screen.getByLabelText('Document Type', { selector: '[role=combobox]' }))
    await screen.findByRole('listbox')
    expect(options()).toHaveLength(20)
    const some = ['Power of Attorney', 'Chattel', 'Demand Promissory Note', 'Resolution', 'Other', 'All']
    expect(options()).toEqual(expect.arrayContaining(some))
  })
})

it('counts a single page of practitioners without a pager, and marks the missing profession', async () => {
  const others = { ...practitioner, uniquePractitionerNumber: 'P-2', professions: [{ professionName: 'Lawyer' }] }
  mountListPage(practitioners, () =>
    pageOf([
      { ...practitioner, active: true },
      { ...others, active: false },
    ]),
  )
  await screen.findByText('1 - 2 of 2')
  expect(screen.queryByLabelText('Pages')).toBeNull()
  expect(screen.getByText('None').closest('.tone')?.className).toContain('tone-bad')
  expect(firstCells(5).map(text => text.trim())).toEqual(['Active', 'Inactive'])
})
