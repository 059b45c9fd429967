import { incorporationProcesses as incorporation } from '@contract/processes/incorporationProcesses'
import { registrationProcesses as registration } from '@contract/processes/registrationProcesses'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import incorporationProcesses from '@/resources/processes/incorporationProcesses'
import registrationProcesses, { registrationSection } from '@/resources/processes/registrationProcesses'
import { fill, openMenu, press } from '../support/fillBoxes'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

const BRN = '80030000000001'
const moments = { createdAt: '2026-01-31T08:00:00Z', updatedAt: '2026-02-01T09:30:15Z' }
const failed = {
  id: 1,
  brn: BRN,
  description: 'Tax registration',
  owner: 'MOROTO FOODS LTD',
  retries: 3,
  status: 'Failed',
}
const pending = { ...failed, id: 2, brn: '80030000000002', status: 'PENDING' }
const pageOf = (content: object[], totalElements = content.length) => ({ body: { content, totalElements } })
const headings = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent?.trim())
const closeMenu = () => {
  const menu = document.querySelector('[role=listbox]')
  if (menu) fireEvent.keyDown(menu, { key: 'Escape' })
}

it('lists the processes of the registration service, with those in the queue and the failed ones counted', async () => {
  const page =
    'shows' in registrationSection && 'list' in registrationSection.shows ? registrationSection.shows.page : undefined
  const { asked } = mountListPage(
    registrationProcesses,
    ({ query }) => {
      if (query.status === 'PENDING') return pageOf([pending], 41)
      return query.status === 'Failed'
        ? pageOf([failed], 7)
        : pageOf([
            { ...failed, ...moments },
            { ...pending, ...moments },
          ])
    },
    '',
    page && { page },
  )
  await screen.findByText('41')
  await waitFor(() => expect(document.querySelector('.list-counts')?.textContent).toBe('In Queue41Failed7'))
  await screen.findByText(BRN)
  expect(headings()).toEqual(['#', 'BRN', 'Type', 'Owner', 'Retry Count', 'Status', 'Date', 'Last Ran', 'Action'])
  expect(asked.map(({ query }) => query.status)).toContain('PENDING,Failed')
  const [first] = document.querySelectorAll('tbody tr')
  expect(first?.textContent).toMatch(/Failed.*31-01-2026 11:00:00.*01-02-2026 12:30:15/)
  // Retry is for what failed alone.
  expect(screen.getAllByText('Retry')).toHaveLength(1)
  expect(await openMenu('Status')).toEqual(['Pending and failed', 'Pending', 'Success', 'Sent', 'Failed'])
  closeMenu()
  expect(await openMenu('Rows')).toEqual(['12', '20', '50', '100'])
})

it('searches for a BRN with spaces, for a type that is pressed, and for nothing while the days are reversed', async () => {
  const { asked } = mountListPage(
    registrationProcesses,
    () => pageOf([failed]),
    '?start_date=2026-05-02&end_date=2026-05-01',
  )
  await screen.findByText(/^The end date is before the start date\./)
  expect(asked).toEqual([])
  await fill('End date', '31-05-2026')
  await screen.findByText(BRN)
  expect(asked.at(-1)?.query).toMatchObject({ start_date: '2026-05-02', end_date: '2026-05-31' })
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(search, { target: { value: '8003 0000000002' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  await waitFor(() => expect(asked.at(-1)?.query.search).toBe('80030000000002'))
  await press('Tax registration')
  await waitFor(() => expect(asked.at(-1)?.query.search).toBe('Tax registration'))
  expect(search.value).toBe('Tax registration')
  fireEvent.click(screen.getByText(BRN))
  await waitFor(() => expect(asked.at(-1)?.query.search).toBe(BRN))
})

it.each([
  ['our host, which is told the row', undefined, { id: '1' }],
  ['another host', [], {}],
])(
  'returns a failed process to the queue on %s, and says why a completed one cannot return',
  async (_, announced, seen) => {
    const words = `The process of ${BRN} is now successful.`
    let refuses = true
    const host: Parameters<typeof mountListPage>[1] = ({ method }) => {
      if (method === 'GET') return pageOf([refuses ? failed : { ...failed, status: 'PENDING' }])
      return refuses ? { status: 409, body: { message: words } } : { body: { message: 'Done' } }
    }
    const { asked } = mountListPage(registrationProcesses, host, '', announced && { announced })
    await screen.findByText('Failed')
    await press('Retry')
    await screen.findByText('Process failed to return to queue. Try again later')
    screen.getByText(words)
    refuses = false
    await press('Retry')
    await screen.findByText('Process returned to queue')
    await screen.findByText('Pending')
    expect(screen.queryByText('Retry')).toBeNull()
    const write = asked.find(({ method }) => method === 'POST')
    expect([write?.path, write?.query]).toEqual([
      registration.retry.path,
      { brn: BRN, 'sync-item': 'Tax registration', ...seen },
    ])
  },
)

it('lists the processes of the incorporation service, and repeats, runs and shows them', async () => {
  const base = {
    type: 'INSTANT_TIN',
    retryCount: 2,
    actionIdToken: 'A-7',
    owner: 'MOROTO',
    endPoint: '/tin',
    ...moments,
  }
  const rows = [
    { ...base, id: 1, brn: BRN, status: 'EXPIRED' },
    { ...base, id: 2, brn: '80030000000002', status: 'SENT' },
  ]
  const { asked } = mountListPage(incorporationProcesses, ({ method, path }) => {
    if (method === 'GET') return pageOf(rows)
    return path === incorporation.redo.path
      ? { body: { message: 'Process returned to queue' } }
      : { status: 409, body: { message: 'It has already been sent.' } }
  })
  await screen.findByText(BRN)
  expect(headings()).toEqual(['#', 'BRN', 'Type', 'Retry Count', 'Status', 'Date', 'Last Ran', 'Action'])
  expect(await openMenu('Status')).toEqual(['Not yet sent', 'Pending', 'Paused', 'In Progress', 'Sent', 'Expired'])
  closeMenu()
  await press('Redo')
  await screen.findByText('Process returned to queue')
  expect(screen.getAllByText('Redo')).toHaveLength(1)
  const [, sent] = document.querySelectorAll<HTMLElement>('tbody tr')
  if (!sent) throw new Error('There is no second row')
  fireEvent.click(within(sent).getByText('Run now'))
  await screen.findByText('It has already been sent.')
  expect(asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
    [incorporation.redo.path, { id: 1, status: 'PENDING' }],
    [incorporation.run.path, { actionId: 2 }],
  ])
  fireEvent.click(within(sent).getByText('View'))
  await screen.findByText('Endpoint')
  const labels = [...document.querySelectorAll('[role=dialog] th')].map(({ textContent }) => textContent)
  expect(labels).toEqual(
    expect.arrayContaining(['BRN', 'Type', 'Entity name', 'Action ID Token', 'Retries', 'Date', 'Endpoint']),
  )
})
