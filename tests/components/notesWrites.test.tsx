import { notes as calls } from '@contract/portal/notes'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { forgetNotices } from '@/components/notices'
import { addNotesWords, openNotes } from '../support/openNotes'
import { recordedHttp } from '../support/recordedHttp'
import { withDays } from '../support/withDays'

beforeAll(addNotesWords)
afterEach(() => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
})

type Body = Record<string, unknown>
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

const GRACE = '5f0c0a4e-4f0b-4c8f-9a53-0d1f6a1f2b01'
const kind = { needsReason: true, needsDocument: true, effect: 'REFUSES', masksAddresses: false, lastDay: null }
const state = () => ({
  notes: [] as object[],
  older: false,
  flags: [] as object[],
  settable: [{ ...kind, id: 3, name: 'Court order' }],
  asker: { id: GRACE, name: 'Grace Nakato' },
  today: '2026-11-26',
})
const owners = { body: [{ id: GRACE, name: 'Grace Nakato' }], headers: { 'content-range': 'items 0-0/1' } }
const noteOf = (id: number, text: string, more: object = {}) => ({
  ...{ id, text, version: 1, author: 'Grace Nakato', own: true, createdAt: '2026-11-26T08:00:00Z' },
  ...more,
})

/**
 * Opens the notes of a record before a host that answers each write by `write`, which changes the record as it stands, and each
 * reading by `read` or with the record. Returns what was written.
 */
const open = async (
  write: (body: Body, record: ReturnType<typeof state>, path: string) => Answer | undefined,
  { record = state(), read }: { record?: ReturnType<typeof state>; read?: (path: string) => Answer | undefined } = {},
) => {
  const { http, asked } = recordedHttp(({ method, path, query, body }) => {
    if (method !== 'GET') return write((body ?? {}) as Body, record, path) ?? { body: { message: 'Saved' } }
    const own = read?.(query.before ? `${path}?before=${query.before}` : path)
    return own ?? (path === calls.owners.path ? owners : { body: structuredClone(record) })
  })
  openNotes(http)
  await box('New note')
  return () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body: body as Body }))
}
const box = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string | RegExp, value: string) => fireEvent.change(await box(label), { target: { value } })
/** Types a day, which is read when its box is left. */
const typeDay = async (value: string) => {
  const day = await box(/^Day/)
  fireEvent.focus(day)
  fireEvent.change(day, { target: { value } })
  fireEvent.blur(day)
}
const press = async (text: string) => fireEvent.click(await screen.findByText(text))

it('keeps a note that is too long, holds markup or fails to be stored, and shows markup as text', async () => {
  let fails = true
  const written = await open(({ text }, record) => {
    if (fails) return { status: 503, body: { message: 'Down for a moment' } }
    record.notes = [noteOf(1, String(text))]
    return undefined
  })
  const note = await box('New note')
  const long = 'x'.repeat(100_000)
  await type('New note', long)
  await screen.findByText('At most 5,000 characters: remove 95,000')
  await press('Add note')
  expect(note.value).toBe(long)
  expect(written()).toEqual([])
  const html = '<img src=x onerror="document.title=1"> <b>bold</b>'
  await type('New note', html)
  await press('Add note')
  await screen.findByRole('alert')
  expect(note.value).toBe(html)
  fails = false
  await press('Add note')
  await waitFor(() => expect(document.querySelector('.notes-list .note-text')?.textContent).toBe(html))
  expect(document.querySelector('.notes-dialog img')).toBeNull()
  expect(written().map(({ body }) => body.text)).toEqual([html, html])
})

it('adds a note again under its token, and one that was changed after a lost answer under another', async () => {
  const answers: Answer[] = [{ status: 504 }, { status: 504 }]
  const written = await open(({ text }, record) => {
    record.notes = [noteOf(record.notes.length + 1, String(text)), ...record.notes]
    return answers.shift()
  })
  const note = await box('New note')
  await type('New note', 'Rang about the seal')
  await press('Add note')
  for (const count of [1, 2]) {
    await waitFor(() => expect(written()).toHaveLength(count))
    await screen.findByRole('alert')
    await waitFor(() => expect(note.disabled).toBe(false))
    if (count === 2) await type('New note', 'Rang about the seal. She rings back on Monday')
    await press('Add note')
  }
  await waitFor(() => expect(note.value).toBe(''))
  await waitFor(() =>
    expect(document.querySelector('.notes-list .note-text')?.textContent).toContain('She rings back on Monday'),
  )
  const [first, second, third] = written().map(({ body }) => body.token)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('sets no flag without the reason and the document of its kind, and lifts one with a reason', async () => {
  const written = await open(({ reason, document }, record, path) => {
    const [flag] = record.flags
    const stands = { colour: 'RED', icon: 'GAVEL', setBy: 'Grace Nakato', setAt: '2026-11-26T08:00:00Z' }
    const ended = { endedAt: '2026-11-26T09:00:00Z', liftedBy: 'Grace Nakato', liftReason: reason, mayLift: false }
    record.flags = path.endsWith('/lift')
      ? [{ ...flag, ...ended }]
      : [{ ...stands, ...kind, id: 7, kindId: 3, name: 'Court order', reason, document, mayLift: true }]
    return undefined
  })
  await press('Set a flag')
  await press('Set flag')
  await screen.findByText('Choose a flag')
  fireEvent.mouseDown(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: 'Court order' }))
  await press('Set flag')
  await screen.findByText('Enter the reason')
  screen.getByText('Enter the number of the document')
  expect(written()).toEqual([])
  await type(/^Reason/, 'Freezing order')
  await type(/^Document number/, 'HC 12')
  await press('Set flag')
  await screen.findByText('Document HC 12')
  await press('Lift “Court order”')
  await type(/^Reason to lift/, 'Order set aside')
  await press('Lift flag')
  await screen.findByText(/Lifted by Grace Nakato.*Order set aside/)
  expect(written().map(({ body }) => body)).toEqual([
    {
      ...{ kind: 'ENTITY', key: '80020001234567', kindId: 3 },
      ...{ reason: 'Freezing order', document: 'HC 12', lastDay: null },
    },
    { reason: 'Order set aside' },
  ])
})

it('adds a reminder with its day and the asker as its owner, and marks it as done', async () => {
  const written = await open(({ text, reminder }, record, path) => {
    const done = path.endsWith('/done') && { doneAt: '2026-11-26T09:00:00Z', doneBy: 'Grace Nakato' }
    const due = { id: 3, day: '2098-12-31', ownerId: GRACE, owner: 'Grace Nakato', ...done }
    record.notes = reminder || done ? [noteOf(1, String(text ?? 'Call the secretary'), { reminder: due })] : []
    return undefined
  })
  await type('New note', 'Call the secretary')
  fireEvent.click(screen.getByLabelText('With a reminder'))
  await typeDay('31-12-2098')
  await press('Add note')
  await screen.findByText(withDays('Reminds Grace Nakato on 31-12-2098'))
  expect(written()[0]?.body).toMatchObject({
    text: 'Call the secretary',
    reminder: { day: '2098-12-31', ownerId: GRACE },
  })
  await press('Mark reminder as done')
  await screen.findByText(withDays('Reminder of 31-12-2098 done by Grace Nakato'))
  expect(written()[1]?.path).toBe('/portal/reminders/3/done')
})

it('shows older notes when they are asked for, also after a failure', async () => {
  const numbered = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => noteOf(from - at, `Note ${from - at}.`))
  let fails = true
  await open(() => undefined, {
    record: { ...state(), notes: numbered(12, 2), older: true },
    read: path => {
      if (!path.endsWith('?before=11')) return undefined
      return fails ? { status: 503, body: {} } : { body: { ...state(), notes: numbered(10, 10) } }
    },
  })
  await screen.findByText('Note 12.')
  expect(screen.queryByText('Note 1.')).toBeNull()
  await press('Show older notes')
  const banner = (await screen.findByText('Older notes could not be loaded.')).closest<HTMLElement>('[role=alert]')
  fails = false
  if (banner) fireEvent.click(within(banner).getByText('Reload'))
  await screen.findByText('Note 1.')
  screen.getByText('Note 12.')
  expect(screen.queryByText('Show older notes')).toBeNull()
})

it('says that the owners of a reminder did not load, and offers them after Reload', async () => {
  let fails = true
  await open(() => undefined, {
    read: path =>
      path === calls.owners.path && fails ? { status: 503, body: { message: 'Down for a moment' } } : undefined,
  })
  fireEvent.click(screen.getByLabelText('With a reminder'))
  await screen.findByText('The owners could not be loaded.')
  fails = false
  await press('Reload')
  await waitFor(() => expect(screen.queryByText('The owners could not be loaded.')).toBeNull())
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Owner/ }))
  await screen.findByRole('option', { name: 'Grace Nakato' })
})
