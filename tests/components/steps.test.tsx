import { blacklist } from '@contract/registry/blacklist'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetReturn } from '@/components/list/listReturn'
import blackList from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(() => {
  unmountPages()
  forgetReturn('default')
})

const SIZE = blackList.size
const TOTAL = SIZE + 2
const entryAt = (place: number) => ({
  strikeId: place,
  brn: `800200000000${String(place).padStart(2, '0')}`,
  companyName: `COMPANY ${place} LTD`,
  status: 'ON',
  createdAt: '2026-11-01',
})

/** Returns all requests so far. */
let requests: () => string[]

/** Opens the black list, whose last two rows are on a second page; returns the pages that were requested so far. */
const openList = async (search = '') => {
  const { asked } = mountListPage(
    blackList,
    ({ path, query }) => {
      if (path !== pathOf(blacklist.list)) return { body: [{ fromStatus: 'ON', addedBy: `Clerk of ${path}` }] }
      const first = query.page === '2' ? SIZE : 0
      const all = Array.from({ length: TOTAL }, (_, at) => entryAt(at + 1))
      return { body: { content: all.slice(first, first + SIZE), total: TOTAL, totalElements: TOTAL } }
    },
    search,
  )
  await screen.findAllByText(/COMPANY \d/)
  requests = () => asked.map(({ path, query }) => `${path} ${query.page ?? ''}`)
  return () => asked.filter(({ path }) => path === pathOf(blacklist.list)).map(({ query }) => query.page)
}
const rowOf = (place: number) => screen.getByRole('row', { name: new RegExp(`COMPANY ${place} LTD`) })
const dialogOf = (place: number) => screen.findByRole('dialog', { name: new RegExp(`COMPANY ${place} LTD`) })
const openHistory = (place: number) => userEvent.click(within(rowOf(place)).getByRole('button', { name: /History/ }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('steps through the rows of a list in the dialog of one, with buttons and keys, and asks for no rows', async () => {
  const pages = await openList()
  await openHistory(3)
  const dialog = within(await dialogOf(3))
  expect(dialog.getByRole('group', { name: 'Step through the list' }).textContent).toBe(`3 of ${TOTAL}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Next record (j)' }))
  await dialogOf(4)
  expect(location.search).toBe('?open=history.80020000000004')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Next record (j)')
  await userEvent.keyboard('j')
  await dialogOf(5)
  await userEvent.keyboard('k')
  await dialogOf(4)
  expect(pages()).toEqual(['1'])
})

it('makes one request for a step, that of the next record, and reads the list at no step again', async () => {
  await openList()
  await openHistory(3)
  await dialogOf(3)
  const settled = async (place: number) => {
    await within(await dialogOf(place)).findByText(new RegExp(`Clerk of .*${entryAt(place).brn}`))
    return requests()
  }
  const before = await settled(3)
  await userEvent.keyboard('j')
  const after = await settled(4)
  expect(after.slice(before.length)).toEqual([`${pathOf(blacklist.history, { brn: entryAt(4).brn })} `])
  await userEvent.keyboard('j')
  expect((await settled(5)).length).toBe(after.length + 1)
})

it('goes over the edge of a page, and returns to the row that was shown last', async () => {
  const pages = await openList()
  await openHistory(SIZE)
  await dialogOf(SIZE)
  await userEvent.keyboard('j')
  await dialogOf(SIZE + 1)
  expect(new URLSearchParams(location.search).get('page')).toBe('2')
  await userEvent.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(rowOf(SIZE + 1)))
  expect(location.search).toBe('?page=2')
  expect(pages()).toEqual(['1', '2'])
})

it('returns to the row that was shown last on the same page', async () => {
  await openList()
  await openHistory(1)
  await dialogOf(1)
  await userEvent.keyboard('j')
  await dialogOf(2)
  await userEvent.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(rowOf(2)))
})

it('says which record is the first and which the last', async () => {
  await openList()
  await openHistory(1)
  const first = within(await dialogOf(1)).getByRole('button', { name: 'This is the first record of the list' })
  expect(first.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('k')
  expect(await screen.findByText('This is the first record of the list')).toBeDefined()
  await dialogOf(1)
})

it('offers no steps in a dialog that was opened by a link', async () => {
  await openList('?open=history.80020000000002')
  const dialog = within(await dialogOf(2))
  expect(dialog.queryByRole('group', { name: 'Step through the list' })).toBeNull()
})

it('asks for nothing beside the rows while a list is merely shown', async () => {
  const pages = await openList()
  await new Promise(done => requestAnimationFrame(done))
  expect(pages()).toEqual(['1'])
})
