import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  cleanup()
  unmountPages()
})

const MOROTO = '80020001234567'
const moroto = {
  entity_name: 'MOROTO FOODS LTD',
  entity_type: 'COMPANY',
  entity_status: 'REGISTERED',
  listed: [] as string[],
}
type Answer = { status?: number; body?: unknown }

/**
 * Opens the dialog on a host whose look-ups the test answers; each names the number that was asked for. The first submits are
 * answered by `refusals`.
 */
const openDialog = async (refusals: Answer[] = []) => {
  const lookUps: { brn: string; answer(answer: Answer): void }[] = []
  const { asked } = mountListPage(
    blacklist,
    ({ path, method, body }) => {
      if (method === 'GET') return { body: { content: [], totalElements: 0 } }
      if (path.endsWith('/add')) return refusals.shift() ?? { body: { message: 'Added to black list' } }
      const { registration_no: brn } = body as { registration_no: string }
      return new Promise<Answer>(answer => lookUps.push({ brn, answer }))
    },
    '?open=create',
  )
  const dialog = within(await screen.findByRole('dialog'))
  const box = dialog.getByRole('textbox', { name: /^BRN/ })
  const adds = () => asked.filter(({ path }) => path.endsWith('/add')).map(({ path, body }) => ({ path, body }))
  const answer = async (body: object = moroto, status = 200) => {
    await waitFor(() => expect(lookUps.length).toBeGreaterThan(0))
    lookUps.pop()?.answer({ status, body: status === 200 ? { data: body } : body })
  }
  return { dialog, box, adds, answer, lookUps }
}
const submitButton = (name: string | RegExp) => screen.findByRole('button', { name })
const NAMED = 'Strike off MOROTO FOODS LTD'

it('shows the company of a complete number and names it on the button, before anything is sent', async () => {
  const { dialog, box, adds, answer, lookUps } = await openDialog()
  await userEvent.type(box, ' 8002 0001 234567')
  await answer()
  await dialog.findByText('MOROTO FOODS LTD · Company · Registered')
  expect(adds()).toEqual([])
  await userEvent.click(await submitButton(NAMED))
  const body = { brn: MOROTO, companyName: 'MOROTO FOODS LTD' }
  await waitFor(() => expect(adds()).toEqual([{ path: `/data-update/blacklisted-brns/${MOROTO}/add`, body }]))
  // The name that was shown is sent: nothing is looked up again.
  expect(lookUps).toEqual([])
})

it('waits on Enter for the look-up, then leads to the named button, and strikes at the next Enter alone', async () => {
  const { dialog, box, adds, answer } = await openDialog()
  await userEvent.type(box, `${MOROTO}{Enter}{Enter}`)
  await dialog.findByText('Looking up…')
  expect(box.getAttribute('aria-invalid')).toBe('false')
  await answer()
  const button = await submitButton(NAMED)
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(adds()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(adds()).toHaveLength(1))
})

it('has a tab for a file beside the number, which is required', async () => {
  const { dialog, adds } = await openDialog()
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Enter BRN', 'Upload File'])
  await userEvent.click(await submitButton('Submit'))
  await dialog.findByText('This field is required')
  expect(adds()).toEqual([])
})

it('drops the name as soon as the number changes, and never sends that of an older number', async () => {
  const { dialog, box, adds, answer, lookUps } = await openDialog()
  await userEvent.type(box, MOROTO)
  await answer()
  await submitButton(NAMED)
  await userEvent.type(box, '{Backspace}8{Enter}')
  await submitButton('Submit')
  expect(dialog.queryByText(/MOROTO/)).toBeNull()
  await waitFor(() => expect(lookUps.at(-1)?.brn).toBe('80020001234568'))
  expect(adds()).toEqual([])
  await answer({ ...moroto, entity_name: 'KIDEPO MILLS LTD' })
  await submitButton('Strike off KIDEPO MILLS LTD')
})

it('is closed while a look-up hangs, and sends nothing', async () => {
  const { dialog, box, adds, answer, lookUps } = await openDialog()
  await userEvent.type(box, `${MOROTO}{Enter}`)
  await dialog.findByText('Looking up…')
  await waitFor(() => expect(lookUps).toHaveLength(1))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await answer()
  expect(adds()).toEqual([])
})

it('refuses a number that is not found in the words of the host, beside the field and in a toast', async () => {
  const { dialog, box, adds, answer } = await openDialog()
  await userEvent.type(box, `${MOROTO}{Enter}`)
  await answer({ message: 'There is no such company' }, 404)
  await dialog.findByText('There is no such company')
  await waitFor(() => expect(screen.getAllByText('There is no such company')).toHaveLength(2))
  expect(adds()).toEqual([])
  expect((box as HTMLInputElement).value).toBe(MOROTO)
})

it('refuses a company that is on the list already, with its name', async () => {
  const { dialog, box, adds, answer } = await openDialog()
  await userEvent.type(box, MOROTO)
  await answer({ ...moroto, listed: ['BLACKLIST'] })
  await dialog.findByText('MOROTO FOODS LTD · Company · Registered · Already on the list')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  expect(adds()).toEqual([])
})

it('looks a number of another length up at the first submit', async () => {
  const { box, adds, answer, lookUps } = await openDialog()
  await userEvent.type(box, '95011')
  await userEvent.click(await submitButton('Submit'))
  await waitFor(() => expect(lookUps.at(-1)?.brn).toBe('95011'))
  await answer()
  const button = await submitButton(NAMED)
  expect(adds()).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(adds()).toHaveLength(1))
})

it('shows which flag refuses the change and why, keeps the number, and strikes once the flag is lifted', async () => {
  const params = { flag: 'Court order', record: MOROTO, reason: 'Order of 3 May' }
  const refused = { status: 409, body: { code: 'flagged', message: 'Flagged', params } }
  const { dialog, box, adds, answer } = await openDialog([refused])
  fireEvent.change(box, { target: { value: MOROTO } })
  await answer()
  fireEvent.click(await submitButton(NAMED))
  await dialog.findByText(`The flag “Court order” on ${MOROTO} refuses this change (Order of 3 May).`)
  expect(box).toHaveProperty('value', MOROTO)
  fireEvent.click(await submitButton(NAMED))
  await screen.findByText('Added to black list')
  expect(adds()).toHaveLength(2)
})
