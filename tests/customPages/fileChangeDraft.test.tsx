import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { emptyStorage } from '@/authProvider/session'
import fileHistory from '@/i18n/en/fileHistory'
import { addWords } from '@/i18n/words'
import { box, choose, fill, mountFileChange, press } from '../support/fileChangeForm'
import { unmountParts } from '../support/mountPart'

const signIn = () => sessionStorage.setItem('currentUser', JSON.stringify({ userId: 'me' }))
beforeAll(() => addWords(fileHistory))
beforeEach(signIn)
afterEach(() => {
  vi.unstubAllGlobals()
  unmountParts()
})

/** Ends the session as a refusal of the host does, and shows the dialog to the same person, who has signed in again. */
const endSession = () => {
  emptyStorage({ keepDrafts: true })
  cleanup()
  signIn()
  return mountFileChange()
}
const addName = async () => {
  await choose('Change', 'Name')
  fill('Day of effect', '03-05-2024')
  fill('New name', 'KILIMO BORA LTD')
  press('Add to the filing')
}
const typed = (label: string) => (box(label) as HTMLInputElement).value
const RESTORED = /Your earlier input was restored/

it('has all that was typed again after the end of the session, and asks for the files anew', async () => {
  mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await addName()
  fill('Note for the filing history', 'By resolution')
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF-1.4'], 'Resolution.pdf', { type: 'application/pdf' }),
  )
  await screen.findByText('Resolution')
  await choose('Change', 'Appointment')
  await choose('Role', 'Director')
  await choose('Person', 'New natural person')
  fill('Given name', 'Nakirya')
  fill('Surname', 'Test')
  fireEvent.focus(box('Village'))
  fill('Village', 'Kisi')
  fireEvent.click(await screen.findByRole('option', { name: 'Kisimenti, Kamwokya, Nakawa' }))
  const { sent } = endSession()
  await screen.findByText('Your earlier input was restored. Choose its documents again: files cannot be kept.')
  screen.getByText(/KILIMO BORA LTD/)
  expect([typed('Note for the filing history'), typed('Given name'), typed('Village')]).toEqual([
    'By resolution',
    'Nakirya',
    'Kisimenti, Kamwokya, Nakawa',
  ])
  press('Add to the filing')
  press('File 2 changes')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    note: 'By resolution',
    effects: [
      { kind: 'NAME', name: 'KILIMO BORA LTD' },
      { kind: 'APPOINTMENT', role: 'DIRECTOR', person: { added: 1 } },
    ],
    people: [{ givenName: 'Nakirya', surName: 'Test', villageId: '77' }],
  })
})

it('forgets what was typed once it is filed, or given up after a question', async () => {
  const ask = vi.fn(() => true)
  vi.stubGlobal('confirm', ask)
  const { close } = mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await addName()
  press('File the change')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(ask).not.toHaveBeenCalled()
  cleanup()
  const again = mountFileChange()
  await screen.findByText('Nothing yet. Choose the first change below.')
  expect(screen.queryByText(RESTORED)).toBeNull()
  await addName()
  press('Cancel')
  expect([ask.mock.calls.length, again.close.mock.calls.length]).toEqual([1, 1])
  cleanup()
  mountFileChange()
  await screen.findByText('Nothing yet. Choose the first change below.')
})

it('has what was typed again when its page is opened anew, and asks before it is given up', async () => {
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await addName()
  cleanup()
  const { close } = mountFileChange()
  await screen.findByText(RESTORED)
  screen.getByText(/KILIMO BORA LTD/)
  press('Cancel')
  expect([ask.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
})
