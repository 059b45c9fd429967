import { refusals } from '@contract/errors'
import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import enPages from '@/i18n/en/adminPages'
import en from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import nameSearch from '@/resources/configurations/nameSearch'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

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

type Answer = { status?: number; body: unknown }
const LOOK_UP = pathOf(contract.entities.unknown)
const lookedUp = (unknown: string[]) => (): Answer => ({ body: { unknown } })

/** Mounts the upload of a list of companies; `sent` answers the rows, and `looked` their look-up in the register. */
const mount = (
  sent: () => Promise<Answer>,
  search = '?open=create.2',
  looked: (body: unknown) => Answer | Promise<Answer> = lookedUp([]),
  config: Parameters<typeof mountListPage>[3] = {},
) =>
  mountListPage(
    blacklist,
    ({ method, path, body }) => {
      if (path === LOOK_UP) return looked(body)
      return method === 'POST' ? sent() : { body: { content: [], totalElements: 0 } }
    },
    search,
    config,
  )
const fileInput = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('the file step is not there')
    return found
  })
const choose = async (name: string) => userEvent.upload(await fileInput(), new File(['x'], name))
/** Presses Send once the look-up of the rows has ended. */
const sendRows = async () => {
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send ready rows' })
  await waitFor(() => expect(send.disabled).toBe(false))
  await userEvent.click(send)
}
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
    await sendRows()
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
  await sendRows()
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
  await sendRows()
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
  await sendRows()
  await screen.findByText('1 name(s) were added.')
})

it('does not say that rows were added when every one was rejected', async () => {
  const refused = [{ row: 2, code: 'already-listed', reason: 'The BRN is already on the list.' }]
  mount(() => Promise.resolve({ body: { status: 200, data: { taken: 0, refused } } }))
  await choose('list.xlsx')
  await sendRows()
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
  await sendRows()
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
  await sendRows()
  await screen.findByText('2 rows were imported.')
  expect(jobs.at(-1)?.changes).toEqual({ sheet: 0, header: 0, headers: [[0, 'BRN']], rows: [1, 2], corrections: [] })
})

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const imported = () => Promise.resolve({ body: { status: 200, data: { taken: 1, refused: [] } } })

describe('rows that the register does not have', () => {
  it('are looked up in one request, stay out until ticked, and are sent then', async () => {
    const { asked } = mount(imported, undefined, lookedUp(['80090000000001']))
    await choose('list.xlsx')
    await screen.findByText('1 not in the register')
    screen.getByText('0 ready')
    const questions = asked.filter(({ path }) => path === LOOK_UP)
    expect(questions.map(({ body }) => body)).toEqual([{ brns: ['80090000000001'] }])
    await userEvent.click(button('Send ready rows'))
    await screen.findByText('No row is ready. Correct the rows, or tick those that are not in the register.')
    await userEvent.click(button('Include all that are not in the register'))
    screen.getByText('1 ready')
    screen.getByText('0 not in the register')
    await userEvent.click(button('Send ready rows'))
    await screen.findByText('1 row was imported.')
  })

  it('are counted and listed after the import when they were left out', async () => {
    const cells = [head, ['80090000000001', 'Lake'], ['80090000000002', 'River'], ['8002-ABC', 'Typing error']]
    const rows = cells.map((cells, at) => ({ row: at + 1, cells }))
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage({ kind }: { kind: string }) {
          const answer = {
            read: { kind: 'sheets', sheets: [{ name: 'List', rows: rows.length, head: cells }] },
            rows: { kind: 'slice', rows, done: true },
            rewrite: { kind: 'rewritten', format: 'xlsx', bytes: new Uint8Array() },
          }[kind]
          queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
        }
        terminate() {}
      },
    )
    mount(imported, undefined, lookedUp(['80090000000002']))
    await choose('list.xlsx')
    await screen.findByText('1 not in the register')
    screen.getByText('1 to correct')
    await userEvent.click(button('Send ready rows'))
    await screen.findByText('1 row was imported.')
    screen.getByText('1 row was not sent')
    screen.getByText('1 row is not in the register and was not sent')
  })

  it('are waited for before rows can be sent', async () => {
    let answer = (_: Answer) => {}
    mount(
      imported,
      undefined,
      () =>
        new Promise<Answer>(resolve => {
          answer = resolve
        }),
    )
    await choose('list.xlsx')
    await screen.findByText('Not in the register: checking…')
    expect(button('Send ready rows').disabled).toBe(true)
    answer({ body: { unknown: [] } })
    await screen.findByText('0 not in the register')
    expect(button('Send ready rows').disabled).toBe(false)
  })

  it('are not asked for where a host has no look-up of lists, which is said, and rows stay ready', async () => {
    const { asked } = mount(imported, undefined, undefined, { announced: [] })
    await choose('list.xlsx')
    await screen.findByText(/^Not in the register: could not be checked, because/)
    screen.getByText('1 ready')
    expect(asked.filter(({ path }) => path === LOOK_UP)).toEqual([])
  })

  it('are looked up again on request after a failure', async () => {
    const answers: Answer[] = [{ status: 503, body: { code: 'busy' } }, { body: { unknown: ['80090000000001'] } }]
    mount(imported, undefined, () => answers.shift() ?? { body: { unknown: [] } })
    await choose('list.xlsx')
    await screen.findByText(/^Not in the register: could not be checked\./)
    screen.getByText('1 ready')
    await userEvent.click(button('Check again'))
    await screen.findByText('1 not in the register')
  })
})
