import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { forgetNotices } from '@/components/notices'
import { addNotesWords, openNotes } from '../support/openNotes'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(addNotesWords)
afterEach(() => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
})

it('shows the state of a note whose answer was lost, so that it can be saved again', async () => {
  let note = { id: 1, text: 'Rang', version: 1, author: 'Ann', own: true, createdAt: '2026-11-26T08:00:00Z' }
  const lost = [true]
  const { http, asked } = recordedHttp(({ method, body }) => {
    if (method === 'GET') {
      const answer = { older: false, flags: [], settable: [], asker: { id: 'me', name: 'Ann' }, today: '2026-11-26' }
      return { body: { ...answer, notes: [note] } }
    }
    const { text, version } = body as { text: string; version: number }
    if (version !== note.version) return { status: 409, body: { message: 'Changed meanwhile' } }
    note = { ...note, text, version: version + 1 }
    return lost.pop() ? { status: 504 } : { body: { message: 'Saved' } }
  })
  openNotes(http)
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Edit'), { target: { value: text } })
  fireEvent.click(await screen.findByText('Edit'))
  type('Rang twice')
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText(/It is unclear whether this was saved/)
  await waitFor(() => expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(2))
  type('Rang three times')
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(note).toMatchObject({ text: 'Rang three times', version: 3 }))
})

const written = { id: 1, text: 'Rang', version: 1, author: 'Ann', own: true, createdAt: '2026-11-26T08:00:00Z' }
const answerWith = (note: unknown) => ({
  ...{ older: false, flags: [], settable: [], asker: { id: 'me', name: 'Ann' }, today: '2026-11-26' },
  notes: [note],
})

it('empties the box of a note that is stored before the notes are read again', async () => {
  let answerSecondRead = () => {}
  const secondRead = new Promise<void>(done => {
    answerSecondRead = done
  })
  const { http, asked } = recordedHttp(async ({ method }) => {
    if (method !== 'GET') return { body: { message: 'Saved' } }
    if (asked.some(one => one.method === 'POST')) await secondRead
    return { body: answerWith(written) }
  })
  openNotes(http)
  const box = await screen.findByLabelText<HTMLTextAreaElement>('New note')
  fireEvent.change(box, { target: { value: 'Rang twice' } })
  fireEvent.click(screen.getByText('Add note'))
  await waitFor(() => expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(2))
  await waitFor(() => expect(box.value).toBe(''))
  expect(box.disabled).toBe(true)
  answerSecondRead()
  await waitFor(() => expect(box.disabled).toBe(false))
})

it('saves typed text over a note that was changed elsewhere meanwhile', async () => {
  let note = { ...written }
  const { http, asked } = recordedHttp(({ method, body }) => {
    if (method === 'GET') return { body: answerWith(note) }
    const { text, version } = body as { text: string; version: number }
    if (version !== note.version) return { status: 409, body: { code: 'changed-meanwhile', message: 'Changed' } }
    note = { ...note, text, version: version + 1 }
    return { body: { message: 'Saved' } }
  })
  openNotes(http)
  fireEvent.click(await screen.findByText('Edit'))
  fireEvent.change(screen.getByLabelText('Edit'), { target: { value: 'Rang twice' } })
  note = { ...note, text: 'Wrote', version: 2 }
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText(/Someone else has changed this entry/)
  await waitFor(() => expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(2))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Edit').value).toBe('Rang twice')
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(note).toMatchObject({ text: 'Rang twice', version: 3 }))
})

it('keeps typed text on the screen when its note was removed elsewhere meanwhile', async () => {
  const removed = { removedAt: '2026-11-26T09:00:00Z', removedBy: 'Ben', text: '', version: 2 }
  let note: object = written
  const { http } = recordedHttp(({ method }) =>
    method === 'GET'
      ? { body: answerWith(note) }
      : { status: 409, body: { code: 'note-gone', message: 'Gone', params: { name: 'Ben' } } },
  )
  openNotes(http)
  fireEvent.click(await screen.findByText('Edit'))
  fireEvent.change(screen.getByLabelText('Edit'), { target: { value: 'Rang twice' } })
  note = { ...written, ...removed }
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText(/^Removed by Ben/)
  expect(screen.getByText(/Ben has removed this note/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Edit').value).toBe('Rang twice')
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByLabelText('Edit')).toBeNull())
})

it('moves a reminder from the day and owner that are shown', async () => {
  const due = { day: '2030-05-01', ownerId: 'me' }
  const note = {
    ...{ id: 1, text: 'Rang', version: 1, author: 'Ann', own: false, createdAt: '2026-11-26T08:00:00Z' },
    reminder: { id: 3, ...due, owner: 'Ann' },
  }
  const asker = { id: 'me', name: 'Ann' }
  const { http, asked } = recordedHttp(({ method }) => ({
    body: method === 'GET' ? { notes: [note], older: false, flags: [], settable: [], asker, today: '2026-11-26' } : {},
  }))
  openNotes(http)
  fireEvent.click(await screen.findByText('Move reminder'))
  const day = await screen.findByLabelText(/^Day/)
  fireEvent.focus(day)
  fireEvent.change(day, { target: { value: '01-02-2031' } })
  fireEvent.blur(day)
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      day: '2031-02-01',
      ownerId: 'me',
      seen: due,
    }),
  )
})

it('keeps a typed last day of a flag when its kind is changed', async () => {
  const kind = { needsReason: false, needsDocument: false }
  const settable = [
    { ...kind, id: 1, name: 'Court order', lastDay: '2027-01-31' },
    { ...kind, id: 2, name: 'Investigation', lastDay: '2027-02-28' },
  ]
  const { http } = recordedHttp(() => ({
    body: {
      notes: [],
      older: false,
      flags: [],
      settable,
      asker: { id: 'me', name: 'Ann' },
      today: '2026-11-26',
    },
  }))
  openNotes(http)
  fireEvent.click(await screen.findByText('Set a flag'))
  const choose = async (name: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Flag/ }))
    fireEvent.click(await screen.findByRole('option', { name }))
  }
  const day = () => screen.getByLabelText<HTMLInputElement>('Last day')
  await choose('Court order')
  expect(day().value).toBe('31-01-2027')
  await choose('Investigation')
  expect(day().value).toBe('28-02-2027')
  fireEvent.focus(day())
  fireEvent.change(day(), { target: { value: '15-03-2027' } })
  fireEvent.blur(day())
  await choose('Court order')
  expect(day().value).toBe('15-03-2027')
})

it('focuses the first box with an error of a form that cannot be sent', async () => {
  const { http } = recordedHttp(() => ({ body: answerWith(written) }))
  openNotes(http)
  fireEvent.click(await screen.findByText('Add note'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New note')))
})
