import { toId } from '@contract/id'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDataProvider } from 'react-admin'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import declared from '@/resources/registry/mdas'
import { mountListPageOn, unmountPages } from '../support/mountListPage'

beforeAll(() => addWords(en))
afterEach(() => {
  unmountPages()
  vi.restoreAllMocks()
})

/** Opens the list of MDAs with two rows. `reads` counts how often a cell has read the name of a row. */
const openPage = async (definition: Resource = declared) => {
  let reads = 0
  const rowOf = (no: string, name: string) => ({
    id: no,
    no: toId(no),
    status: 'ACTIVE',
    get name() {
      reads++
      return name
    },
  })
  const data = [rowOf('1', 'Ministry of Water'), rowOf('2', 'Ministry of Works')]
  const answer = { data, total: data.length }
  const getList = vi.fn(async () => answer as never)
  const answers = testDataProvider({ getList })
  mountListPageOn(answers, definition)
  await screen.findByText('Ministry of Works')
  return { reads: () => reads, requests: () => getList.mock.calls.length }
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

it('does not draw the rows again when a dialog opens over them and closes', async () => {
  const { reads } = await openPage()
  const before = reads()
  await userEvent.click(screen.getByRole('button', { name: 'Add MDA/Entity' }))
  const dialog = await screen.findByRole('dialog')
  expect(location.search).toBe('?open=create')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reads()).toBe(before)
})

it('does not draw the page itself again when a dialog opens over it', async () => {
  const { search } = declared
  if (!search) throw new Error('MDAs are searched')
  let reads = 0
  const read = () => {
    reads++
    return search.placeholder
  }
  await openPage({ ...declared, search: Object.defineProperty({ ...search }, 'placeholder', { get: read }) })
  await screen.findByText(/of 2/)
  const before = reads
  await userEvent.click(screen.getByRole('button', { name: 'Add MDA/Entity' }))
  await screen.findByRole('dialog')
  expect(reads).toBe(before)
})

it('does not draw the rows again when a refresh brings the same answer', async () => {
  const { reads, requests } = await openPage({ ...declared, watched: { seconds: 0.02 } })
  const [readBefore, sentBefore] = [reads(), requests()]
  await waitFor(() => expect(requests()).toBeGreaterThan(sentBefore + 3))
  expect(reads()).toBe(readBefore)
})

it('starts the first action of a row with Enter', async () => {
  await openPage()
  fireEvent.keyDown(row('Ministry of Works'), { key: 'Enter' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ministry of Works')
})

it('opens the menu of a row with Enter when none of its actions has a button', async () => {
  const edit = declared.actions?.edit
  if (!edit) throw new Error('MDAs are edited')
  await openPage({ ...declared, actions: { edit: { ...edit, primary: false } } })
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.keyDown(row('Ministry of Works'), { key: 'Enter' })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(location.search).toBe('?open=edit.2')
})

it('keeps a search that is entered while a dialog is still closing', async () => {
  await openPage()
  await userEvent.click(screen.getByRole('button', { name: 'Add MDA/Entity' }))
  const dialog = within(await screen.findByRole('dialog'))
  const box = screen.getByRole('searchbox', { hidden: true })
  // A browser goes back only after the events at hand; jsdom does so at once.
  const go = history.go.bind(history)
  vi.spyOn(history, 'go').mockImplementation(steps => void setTimeout(() => go(steps)))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.change(box, { target: { value: 'water' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(location.search).toBe('?open=create')
  await waitFor(() => expect(location.search).toBe('?search=water'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
