import { toId } from '@contract/id'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { start } from '@/authProvider/session'
import { forgetNotices } from '@/components/notices'
import { addNotesWords, openNotes } from '../support/openNotes'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(addNotesWords)
afterEach(() => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
})

it('brings a new note back after the session ended, until it is added or left', async () => {
  vi.stubGlobal('confirm', () => true)
  start({ accessToken: 'token', user: { userId: toId('me') } })
  const answer = {
    notes: [],
    older: false,
    flags: [],
    settable: [],
    asker: { id: 'me', name: 'Ann' },
    today: '2026-11-26',
  }
  let status = 401
  const { http } = recordedHttp(({ method }) => (method === 'GET' ? { body: answer } : { status }))
  const box = () => screen.findByLabelText<HTMLTextAreaElement>('New note')
  openNotes(http)
  fireEvent.change(await box(), { target: { value: 'Rang about the seal' } })
  fireEvent.click(screen.getByText('Add note'))
  await screen.findByRole('alert')
  cleanup()

  openNotes(http)
  expect((await box()).value).toBe('Rang about the seal')
  status = 200
  fireEvent.click(screen.getByText('Add note'))
  await waitFor(async () => expect((await box()).value).toBe(''))
  cleanup()

  openNotes(http)
  expect((await box()).value).toBe('')
  fireEvent.change(await box(), { target: { value: 'Not needed' } })
  fireEvent.click(screen.getByLabelText('Close'))
  cleanup()

  openNotes(http)
  expect((await box()).value).toBe('')
  vi.unstubAllGlobals()
})

describe('a form that is open when the session ends', () => {
  const note = { id: 1, text: 'Rang', version: 1, author: 'Ann', own: true, createdAt: '2026-11-26T08:00:00Z' }
  const look = { colour: 'RED', icon: 'GAVEL', setBy: 'Ann', setAt: '2026-11-26T08:00:00Z', effect: 'NONE' }
  const answer = {
    notes: [note],
    older: false,
    flags: [{ ...look, id: 2, kindId: 4, name: 'Fraud watch', reason: 'Tip', masksAddresses: false, mayLift: true }],
    settable: [{ id: 3, name: 'Court order', needsReason: true, needsDocument: false }],
    asker: { id: 'me', name: 'Ann' },
    today: '2026-11-26',
  }
  const box = (name: string | RegExp) => screen.findByLabelText<HTMLTextAreaElement>(name)
  const cancel = () => fireEvent.click(screen.getByText('Cancel'))

  it.each([
    ['an edited note', 'Edit', 'Edit', 'Rang twice'],
    ['the day of a reminder', 'Remind', /^Day/, '01-02-2031'],
    ['a flag', 'Set a flag', /^Reason/, 'By order of the court'],
    ['the reason to lift a flag', 'Lift “Fraud watch”', /^Reason to lift/, 'Order set aside'],
  ])('brings %s back, until it is given up', async (_, button, label, text) => {
    start({ accessToken: 'token', user: { userId: toId('me') } })
    const { http } = recordedHttp(() => ({ body: answer }))
    openNotes(http)
    fireEvent.click(await screen.findByText(button))
    fireEvent.focus(await box(label))
    fireEvent.change(await box(label), { target: { value: text } })
    fireEvent.blur(await box(label))
    cleanup()

    openNotes(http)
    expect((await box(label)).value).toBe(text)
    cancel()
    cleanup()

    openNotes(http)
    fireEvent.click(await screen.findByText(button))
    expect((await box(label)).value).toBe(label === 'Edit' ? note.text : '')
  })
})
