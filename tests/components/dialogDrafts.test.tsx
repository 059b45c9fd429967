import { apiAccess } from '@contract/access/apiAccess'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { emptyStorage } from '@/authProvider/session'
import RevealDialog from '@/components/personalData/RevealDialog'
import { AreasDialog } from '@/customPages/apiAccess/AreasDialog'
import personal from '@/i18n/en/personalData'
import { addWords } from '@/i18n/words'
import { mountPart, unmountParts } from '../support/mountPart'

const signIn = () => sessionStorage.setItem('currentUser', JSON.stringify({ userId: 'me' }))
beforeEach(signIn)
afterEach(unmountParts)
beforeAll(() => addWords({ daftari: { personal } }))

/** Ends the session as a refusal of the host does, and signs the same person in again. */
const endSession = () => {
  emptyStorage({ keepDrafts: true })
  cleanup()
  signIn()
}

it('has the reason to see personal data again after the end of the session, until it was sent', async () => {
  const close = vi.fn()
  const open = () => {
    mountPart(<RevealDialog kind="ENTITY" fileKey="80020001234567" name="A" close={close} />, ({ body }) => ({
      body: { ...(body as object), seconds: 1800 },
    }))
    return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${personal.reference}`))
  }
  fireEvent.change(open(), { target: { value: 'Complaint 12' } })
  endSession()
  expect(open().value).toBe('Complaint 12')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: new RegExp(`^${personal.reason}`) }))
  fireEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: personal.submit }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  cleanup()
  expect(open().value).toBe('')
})

it('has the access areas that were chosen again after the end of the session, until they were saved', async () => {
  const save = vi.fn(() => Promise.resolve(() => undefined))
  const areas = ['basic', 'full'].map(name => ({ id: name, endPoint: `/entity/${name}`, serviceName: name }))
  const open = () => {
    mountPart(<AreasDialog account="7" name="A" busy={false} save={save} close={() => undefined} />, ({ path }) => ({
      body: { data: path === apiAccess.endPoints.path ? areas : { endPoints: [areas[0]] } },
    }))
    return screen.findByRole<HTMLInputElement>('checkbox', { name: /^full/ })
  }
  await userEvent.click(await open())
  endSession()
  expect((await open()).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith({ endPoints: ['basic', 'full'], shown: ['basic'] }))
  cleanup()
  expect((await open()).checked).toBe(false)
})
