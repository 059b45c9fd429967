import { refusals } from '@contract/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import enPages from '@/i18n/en/adminPages'
import en from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import nameSearch from '@/resources/configurations/nameSearch'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

const head = ['BRN', 'Name']

/** Worker that reads one sheet with one valid row. */
class ReadingWorker extends EventTarget {
  postMessage({ kind }: { kind: string }) {
    const rows = [head, ['80090000000001', 'Lake Traders']].map((cells, at) => ({ row: at + 1, cells }))
    const answer =
      kind === 'read'
        ? { kind: 'sheets', sheets: [{ name: 'List', rows: rows.length, head: rows.map(({ cells }) => cells) }] }
        : { kind: 'slice', rows, done: true }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
  }
  terminate() {}
}

/** Mounts the upload of a list of companies; `sent` answers the rows. */
const mount = (sent: () => Promise<{ body: unknown }>, search = '?open=create.2') =>
  mountListPage(
    blacklist,
    ({ method }) => (method === 'POST' ? sent() : { body: { content: [], totalElements: 0 } }),
    search,
  )
const fileInput = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('the file step is not there')
    return found
  })
const choose = async (name: string) => userEvent.upload(await fileInput(), new File(['x'], name))
const tab = (name: string) => screen.getByRole('tab', { name })
const selected = (name: string) => tab(name).getAttribute('aria-selected')
const unanswered = () => new Promise<never>(() => {})

const confirm = vi.fn<(question?: string) => boolean>()

beforeAll(() => {
  addWords(en)
  addWords(enPages)
})
beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker)
  vi.stubGlobal('confirm', confirm.mockReset())
})
afterEach(() => {
  unmountPages()
  vi.unstubAllGlobals()
})

describe('the other tab of a dialog with an import', () => {
  it('asks before it discards rows under review', async () => {
    mount(unanswered)
    await choose('list.xlsx')
    await screen.findByText('1 ready')
    confirm.mockReturnValue(false)
    await userEvent.click(tab('Enter BRN'))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Leave without saving your changes?')
    expect(selected('Upload File')).toBe('true')
    screen.getByText('1 ready')
    confirm.mockReturnValue(true)
    await userEvent.click(tab('Enter BRN'))
    await waitFor(() => expect(selected('Enter BRN')).toBe('true'))
    expect(screen.queryByText('1 ready')).toBeNull()
  })

  it('waits for the answer to rows that are being sent, as Esc does', async () => {
    let answer = (_: { body: unknown }) => {}
    mount(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    await choose('list.xlsx')
    await userEvent.click(await screen.findByRole('button', { name: 'Send ready rows' }))
    await screen.findByRole('button', { name: 'Stop' })
    await userEvent.click(tab('Enter BRN'))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(confirm).not.toHaveBeenCalled()
    expect(selected('Upload File')).toBe('true')
    answer({ body: { status: 200, data: { taken: 1, refused: [] } } })
    await screen.findByText('1 row was imported.')
  })

  it('does not ask about a typed form, whose draft comes back with its tab', async () => {
    sessionStorage.setItem('currentUser', JSON.stringify({ userId: 'me' }))
    mount(unanswered, '?open=create')
    const box = () => screen.getByLabelText<HTMLInputElement>(/^BRN/)
    await screen.findByLabelText(/^BRN/)
    fireEvent.change(box(), { target: { value: '8009' } })
    await userEvent.click(tab('Upload File'))
    await fileInput()
    await userEvent.click(tab('Enter BRN'))
    await waitFor(() => expect(box().value).toBe('8009'))
    expect(confirm).not.toHaveBeenCalled()
  })
})

it('keeps the rows of another file when the reading of the first one fails late', async () => {
  const readers: EventTarget[] = []
  vi.stubGlobal(
    'Worker',
    class extends ReadingWorker {
      isFirst = readers.push(this) === 1
      override postMessage(job: { kind: string }) {
        // The first file is long: its rows do not come.
        if (!this.isFirst || job.kind === 'read') super.postMessage(job)
      }
    },
  )
  mount(unanswered)
  await choose('long.xlsx')
  await waitFor(() => expect(readers).toHaveLength(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Another file' }))
  await choose('list.xlsx')
  await screen.findByText('1 ready')
  readers[0]?.dispatchEvent(new ErrorEvent('error'))
  // The refusal is told in a later task than the event.
  await new Promise(done => setTimeout(done))
  screen.getByText('1 ready')
})

const lists = (asked: { method: string }[]) => asked.filter(({ method }) => method === 'GET').length

it('reads the list again after Stop, because the registry may have written the rows', async () => {
  const { asked } = mount(unanswered)
  await choose('list.xlsx')
  await userEvent.click(await screen.findByRole('button', { name: 'Send ready rows' }))
  await screen.findByRole('button', { name: 'Stop' })
  const before = lists(asked)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText(/^Stopped\./)
  await waitFor(() => expect(lists(asked)).toBe(before + 1))
})

it('says that the rejected rows cannot be written when the code of the writer does not come', async () => {
  const refused = [{ row: 2, code: 'already-listed', reason: 'The BRN is already on the list.' }]
  mount(() => Promise.resolve({ body: { status: 200, data: { taken: 0, refused } } }))
  await choose('list.xlsx')
  await userEvent.click(await screen.findByRole('button', { name: 'Send ready rows' }))
  const download = await screen.findByRole('button', { name: 'Download these rows' })
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event('error')))
      }
      terminate() {}
    },
  )
  await userEvent.click(download)
  await screen.findByText(refusals['reader-missing'][1])
})

it.each(['names-uploaded', 200])('says what the host says of an upload, with %s as its code', async code => {
  const answer = { message: '1 name(s) were added.', code, params: { taken: 1 } }
  mountListPage(nameSearch, ({ method }) => ({ body: method === 'POST' ? answer : [] }), '?open=create')
  await choose('list.xlsx')
  await userEvent.click(await screen.findByRole('button', { name: 'Send ready rows' }))
  await screen.findByText('1 name(s) were added.')
})

it('does not say that rows were added when every one was rejected', async () => {
  const refused = [{ row: 2, code: 'already-listed', reason: 'The BRN is already on the list.' }]
  mount(() => Promise.resolve({ body: { status: 200, data: { taken: 0, refused } } }))
  await choose('list.xlsx')
  await userEvent.click(await screen.findByRole('button', { name: 'Send ready rows' }))
  await screen.findByText('1 row was rejected')
  screen.getByText('0 rows were imported.')
  expect(screen.queryByText('Added files to black list')).toBeNull()
})

it.each([
  [1, 'TaskAltOutlinedIcon', 'WarningAmberOutlinedIcon'],
  [0, 'WarningAmberOutlinedIcon', 'TaskAltOutlinedIcon'],
])('has the sign of its result where %i rows were imported', async (taken, sign, other) => {
  mount(() => Promise.resolve({ body: { status: 200, data: { taken, refused: [] } } }))
  await choose('list.xlsx')
  await userEvent.click(await screen.findByRole('button', { name: 'Send ready rows' }))
  const summary = (await screen.findByText(/imported\.$/)).parentElement ?? document.body
  within(summary).getByTestId(sign)
  expect(within(summary).queryByTestId(other)).toBeNull()
})

it('reviews the first row too where it is an entry and not a header', async () => {
  const cells = [
    ['80090000000001', 'Lake Traders'],
    ['80090000000002', 'River Traders'],
  ]
  const rows = cells.map((cells, at) => ({ row: at + 1, cells }))
  const jobs: { kind: string; changes?: unknown }[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(job: { kind: string }) {
        jobs.push(job)
        const answer = {
          read: { kind: 'sheets', sheets: [{ name: 'List', rows: rows.length, head: cells }] },
          rows: { kind: 'slice', rows, done: true },
          rewrite: { kind: 'rewritten', format: 'xlsx', bytes: new Uint8Array() },
        }[job.kind]
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
      }
      terminate() {}
    },
  )
  mount(() => Promise.resolve({ body: { status: 200, data: { taken: 2, refused: [] } } }))
  await choose('list.xlsx')
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^BRN/ }))
  await userEvent.click(screen.getByRole('option', { name: '80090000000001' }))
  await userEvent.click(screen.getByRole('button', { name: 'Review rows' }))
  await screen.findByText('2 ready')
  await userEvent.click(screen.getByRole('button', { name: 'Send ready rows' }))
  await screen.findByText('2 rows were imported.')
  expect(jobs.at(-1)?.changes).toEqual({ sheet: 0, header: 0, headers: [[0, 'BRN']], rows: [1, 2], corrections: [] })
})
