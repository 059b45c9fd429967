import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { emptyStorage } from '@/authProvider/session'
import enPages from '@/i18n/en/adminPages'
import en from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

/** Worker that reads one sheet with three rows, one of them invalid, and keeps the files that it was given. */
class ReadingWorker extends EventTarget {
  static files: File[] = []
  postMessage({ kind, file }: { kind: string; file?: File }) {
    if (file) ReadingWorker.files.push(file)
    const rows = [
      { row: 1, cells: ['BRN', 'Name'] },
      { row: 2, cells: ['80090000000001', 'Lake Traders'] },
      { row: 3, cells: ['NO DIGITS', 'River Traders'] },
      { row: 4, cells: ['80090000000002', 'Hill Traders'] },
    ]
    const answers: Record<string, object> = {
      read: { kind: 'sheets', sheets: [{ name: 'List', rows: rows.length, head: rows.map(({ cells }) => cells) }] },
      rows: { kind: 'slice', rows, done: true },
      rewrite: { kind: 'rewritten', format: 'xlsx', bytes: new Uint8Array([65]) },
    }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answers[kind] })))
  }
  terminate() {}
}

const signIn = () => sessionStorage.setItem('currentUser', JSON.stringify({ userId: 'me' }))

beforeAll(() => {
  addWords(en)
  addWords(enPages)
})
beforeEach(() => {
  ReadingWorker.files = []
  signIn()
  vi.stubGlobal('Worker', ReadingWorker)
  // The table draws the rows that fit into it.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  unmountPages()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Look-up of the numbers of a file. */
const UNKNOWN = '/portal/entities/unknown'

const mount = () =>
  mountListPage(
    blacklist,
    ({ method, path }) => {
      if (method !== 'POST') return { body: { content: [], totalElements: 0 } }
      return { body: path === UNKNOWN ? { unknown: [] } : { data: { taken: 2, refused: [] } } }
    },
    '?open=create.2',
  )
const fileInput = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('the file step is not there')
    return found
  })
const choose = async (content = 'x') => userEvent.upload(await fileInput(), new File([content], 'list.xlsx'))
const button = (name: string) => screen.getByRole('button', { name })
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** Ends the session as a refusal of the host does, and shows the page to the same person, who has signed in again. */
const endSession = () => {
  emptyStorage({ keepDrafts: true })
  cleanup()
  signIn()
  return mount()
}

/** Reviews the file: corrects the invalid BRN, and leaves a row out. */
const review = async (content = 'x') => {
  mount()
  await choose(content)
  await screen.findByText('2 ready')
  await screen.findByLabelText('BRN 3')
  fireEvent.change(cell('BRN 3'), { target: { value: '80090000000003' } })
  await userEvent.click(screen.getByRole('switch', { name: 'Only rows to correct' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Exclude' })[2] as HTMLElement)
  await screen.findByText('1 excluded')
}

it('brings rows under review back after the session ended, with corrections and rows left out', async () => {
  await review()
  const { asked } = endSession()
  await screen.findByText('Your earlier input was restored.')
  expect(cell('BRN 3').value).toBe('80090000000003')
  screen.getByText('2 ready')
  screen.getByText('1 excluded')
  expect(await ReadingWorker.files.at(-1)?.text()).toBe('x')
  await waitFor(() => expect(button('Send ready rows')).toHaveProperty('disabled', false))
  await userEvent.click(button('Send ready rows'))
  await screen.findByText('2 rows were imported.')
  expect(asked.filter(({ method, path }) => method === 'POST' && path !== UNKNOWN)).toHaveLength(1)
})

it.each<[string, () => unknown]>([
  [
    'sent',
    async () => {
      // Until the numbers of the file were looked up.
      await waitFor(() => expect(button('Send ready rows')).toHaveProperty('disabled', false))
      await userEvent.click(button('Send ready rows'))
    },
  ],
  ['left', () => userEvent.click(button('Cancel'))],
  ['given up for another file', () => userEvent.click(button('Another file'))],
  ['part of a file that no draft has room for', () => undefined],
])('keeps no rows that were %s', async (how, act) => {
  await review(how.startsWith('part') ? 'x'.repeat(500_001) : 'x')
  await act()
  await waitFor(() => expect(how.startsWith('part') || !screen.queryByText('2 ready')).toBe(true))
  endSession()
  await fileInput()
  expect(screen.queryByText('Your earlier input was restored.')).toBeNull()
})

it('leaves nothing of the rows in storage after sign-out', async () => {
  await review()
  emptyStorage()
  expect(Object.keys(sessionStorage)).toEqual([])
})
