import { complaints as calls } from '@contract/registry/complaints'
import { practitioners } from '@contract/registry/practitioners'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as session from '@/authProvider/session'
import { Complaints } from '@/customPages/practitioner/Complaints'
import complaints from '@/resources/registry/complaints'
import { mountPart, unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'
import { resources } from '../support/resources'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'

afterEach(() => {
  vi.restoreAllMocks()
  unmountParts()
})

type Answer = { status?: number; body?: unknown }
type Host = { lodge?: () => Answer; read?: (number: string) => Answer | Promise<Answer> }

const file = (n: string) => pathOf(practitioners.read, { n })

/** Opens the dialog that lodges a complaint about Ann Opio. Returns the requests, and how to press its buttons. */
const open = async ({ lodge, read }: Host = {}, user = { surName: 'Okello', givenName: 'Moses' }) => {
  session.start({ accessToken: 't', user: { userId: 'me' as never, ...user } })
  const { asked } = mountPart(
    <Complaints resource={complaints} number="IP-1001" name="Ann Opio" />,
    ({ method, path }) => {
      if (method === 'POST') return lodge?.() ?? { body: { message: 'Complaint IPC-9 was lodged.' } }
      if (path === calls.list.path) return { body: { content: [], totalElements: 0 } }
      const number = decodeURIComponent(path.split('/').at(-1) ?? '')
      return read?.(number) ?? { body: { data: { firstName: 'Ann', lastName: 'Opio' } } }
    },
    { definitions: resources },
  )
  const lodgeButton = await screen.findByRole('button', { name: 'Lodge Complaint' })
  fireEvent.click(lodgeButton)
  const dialog = await screen.findByRole('dialog', { name: 'Lodge Complaint' })
  return {
    asked,
    dialog,
    lodgeButton,
    sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body),
    save: () => fireEvent.click(within(dialog).getByText('Save')),
  }
}
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
const fill = (label: RegExp, value: string) => fireEvent.change(box(label), { target: { value } })
const isWrong = (label: RegExp) => box(label).getAttribute('aria-invalid')
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const NUMBER = /^Practitioner No\./
const TITLE = /^Complaint\b/
const DESCRIPTION = /^Description/

it('shows the documents’ message for each missing field, and names the complainant', async () => {
  const { save, sent } = await open()
  expect(box(/^Complainant/).value).toBe('Okello Moses')
  expect(box(/^Complainant/).readOnly).toBe(true)
  fill(NUMBER, ' ')
  save()
  for (const text of ['description name missing', 'complaint missing', 'practitioner number missing'])
    await notices().findByText(text)
  expect(notices().queryByText('complainant name missing')).toBeNull()
  expect(sent()).toEqual([])
})

it('misses the complainant too, when the signed-in person has no name', async () => {
  const { save } = await open({}, { surName: '', givenName: '' })
  save()
  await notices().findByText('complainant name missing')
})

it('requires a title of 5 characters and a description of 10 to 200, which cuts off the rest', async () => {
  const { dialog, save, sent } = await open()
  fill(TITLE, 'Fees')
  fill(DESCRIPTION, 'Too short')
  within(dialog).getByText('Description needs to be at least 10 characters')
  save()
  await waitFor(() => expect([isWrong(TITLE), isWrong(DESCRIPTION)]).toEqual(['true', 'true']))
  fill(TITLE, 'Fees!')
  fill(DESCRIPTION, 'Too short.')
  await within(dialog).findByText('190 characters left')
  await waitFor(() => expect(isWrong(TITLE)).toBe('false'))
  fill(DESCRIPTION, 'x'.repeat(250))
  expect(box(DESCRIPTION).value).toBe('x'.repeat(200))
  await within(dialog).findByText('At most 200 characters: 50 were cut off · 0 characters left')
  expect(sent()).toEqual([])
})

it('looks the number up on typing, and ignores late answers for older numbers', async () => {
  const unknown = 'No insolvency practitioner is registered under number IP-9999.'
  let answerLate = (_: Answer) => {}
  const { asked, dialog } = await open({
    read: number => {
      if (number === 'IP-1002') return new Promise(answer => (answerLate = answer))
      if (number !== 'IP-9999') return { body: { data: { firstName: 'Ann', lastName: 'Opio' } } }
      return {
        status: 404,
        body: { code: 'no-such-practitioner', params: { number }, message: unknown },
      }
    },
  })
  const found = within(dialog)
  await found.findByText('Ann Opio')
  fill(NUMBER, ' IP-1002 ')
  await waitFor(() => expect(asked.at(-1)?.path).toBe(file('IP-1002')))
  fill(NUMBER, 'IP-9999')
  await found.findByText(unknown)
  await act(async () => answerLate({ body: { data: { firstName: 'Too', lastName: 'Late' } } }))
  found.getByText(unknown)
  expect(found.queryByText('Too Late')).toBeNull()
  fill(NUMBER, '  ip-1001 ')
  await found.findByText('Ann Opio')
})

it('keeps the input with the host’s message when saving fails, and sends it again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isDry = true
  const { lodgeButton, save, sent } = await open({
    lodge: () =>
      isDry
        ? { status: 503, body: { message: 'The pen is dry' } }
        : { body: { message: 'Complaint IPC-9 was lodged.' } },
  })
  fill(TITLE, ' Meetings never held ')
  fill(DESCRIPTION, 'The creditors were never called to any meeting.')
  save()
  await notices().findByText('The pen is dry')
  expect(warned.mock.calls).toEqual([['complaints create0: not saved 503']])
  expect(box(TITLE).value).toBe(' Meetings never held ')
  expect(box(DESCRIPTION).value).toBe('The creditors were never called to any meeting.')
  isDry = false
  save()
  await notices().findByText('Complaint IPC-9 was lodged.')
  expect(sent().at(-1)).toEqual({
    complaint: 'Meetings never held',
    complainantName: 'Okello Moses',
    descriptionOfComplaint: 'The creditors were never called to any meeting.',
    uniquePractitionerNumber: 'IP-1001',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(lodgeButton)
  await screen.findByRole('dialog')
  expect(box(TITLE).value).toBe('')
})
