import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import fileHistory from '@/i18n/en/fileHistory'
import { addWords } from '@/i18n/words'
import { box, choose, filingAnswer, fill, mountFileChange, offered, present, press } from '../support/fileChangeForm'
import { unmountParts } from '../support/mountPart'

beforeAll(() => addWords(fileHistory))
afterEach(unmountParts)

const addName = async (name: string, day: string) => {
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'Name')
  fill('Day of effect', day)
  fill('New name', name)
  press('Add to the filing')
}
const effects = () => within(screen.getByRole('list', { name: 'What this filing changes' })).queryAllByRole('listitem')

it('puts several effects and a new person into one filing, and names them before it is sent', async () => {
  const { sent, close } = mountFileChange()
  await addName('KILIMO BORA LTD', '03-05-2024')
  await choose('Change', 'Appointment')
  await choose('Role', 'Director')
  await choose('Person', 'New natural person')
  fill('Given name', 'Nakirya')
  fill('Surname', 'Test')
  press('Add to the filing')
  await choose('Change', 'End of a role')
  await choose('Person and role', 'Anna Okello: Secretary')
  press('Add to the filing')
  press('File 3 changes')
  const question = await screen.findByRole('dialog', { name: 'File these changes of KILIMO LTD (80020001234567)?' })
  within(question).getByText('Name, Appointment, End of a role')
  fireEvent.click(within(question).getByRole('button', { name: 'YES' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      brn: present.brn,
      trackingNo: present.trackingNo,
      effects: [
        { kind: 'NAME', on: '2024-05-03', name: 'KILIMO BORA LTD' },
        { kind: 'APPOINTMENT', on: '2024-05-03', role: 'DIRECTOR', person: { added: 1 } },
        { kind: 'END_OF_ROLE', on: '2024-05-03', role: 'SECRETARY', person: { no: 1 } },
      ],
      people: [{ kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Test' }],
      documents: [],
    },
  ])
})

it('marks what is missing, and takes no effect until it is there', async () => {
  mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'Name')
  fill('Day of effect', '30-02-2024')
  press('Add to the filing')
  expect(box('Day of effect').getAttribute('aria-invalid')).toBe('true')
  expect(box('New name').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(box('Day of effect')))
})

it('files nothing while an effect is typed and not added, and says what to do with it', async () => {
  const { sent, close } = mountFileChange()
  await addName('KILIMO BORA LTD', '03-05-2024')
  await choose('Change', 'End of a role')
  const reminder = 'This change is not in the filing yet. Add it to the filing, or set Change back to None.'
  press('File the change')
  await screen.findByText(reminder)
  expect(screen.queryByRole('dialog', { name: /^File these changes/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Person and role/ })))
  await choose('Person and role', 'Anna Okello: Secretary')
  press('File the change')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add to the filing'))
  await choose('Change', 'None')
  expect(screen.queryByText(reminder)).toBeNull()
  press('File the change')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent).toMatchObject([{ effects: [{ kind: 'NAME' }] }])
})

it('adds an effect by Enter in one of its boxes, instead of filing without it', async () => {
  mountFileChange()
  await addName('KILIMO BORA LTD', '03-05-2024')
  await choose('Change', 'End of a role')
  await choose('Person and role', 'Anna Okello: Secretary')
  box('Day of effect').focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText(/Person and role: Anna Okello: Secretary/)
  expect(effects()).toHaveLength(2)
  expect(screen.queryByRole('dialog', { name: /^File these changes/ })).toBeNull()
})

it('keeps everything when the server refuses, marks the effect, and sends it again under the same number', async () => {
  const message = 'Effect 1: the day 2024-05-03 is still to come. Enter a day up to today.'
  const refusal = {
    code: 'effect-to-come',
    message,
    params: { effect: 1, day: '2024-05-03' },
    fields: { 'effects.0.on': message },
    faults: { 'effects.0.on': { code: 'effect-to-come', params: { effect: 1, day: '2024-05-03' } } },
  }
  const { sent, close } = mountFileChange(present, [{ status: 400, body: refusal }, { body: filingAnswer }])
  await addName('KILIMO BORA LTD', '03-05-2024')
  fill('Note for the filing history', 'By resolution')
  const send = async () => {
    press('File the change')
    fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  }
  await send()
  await screen.findByText('Effect 1: the day 03-05-2024 is still to come. Enter a day up to today.')
  expect(
    screen
      .getByText(/KILIMO BORA LTD/)
      .closest('li')
      ?.getAttribute('data-failed'),
  ).toBe('true')
  expect((box('Note for the filing history') as HTMLInputElement).value).toBe('By resolution')
  await send()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent[1]).toEqual(sent[0])
})

it('tells in the reader’s words that the day of an effect is before the registration', async () => {
  const params = { effect: 1, day: '1950-01-01', registered: '2015-01-01' }
  const code = 'effect-before-registration'
  const body = { code, message: 'Refused', params, fields: {}, faults: {} }
  mountFileChange(present, [{ status: 400, body }])
  await addName('TOO EARLY LTD', '01-01-1950')
  press('File the change')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await screen.findByText(/^Effect 1: the day 01-01-1950 is before/)
})

it('takes an effect out again, with the person whom it brought', async () => {
  mountFileChange()
  await addName('KILIMO BORA LTD', '03-05-2024')
  expect(effects()).toHaveLength(1)
  press('Remove change 1: Name')
  expect(effects()).toHaveLength(0)
  press(/^File/)
  await screen.findByText('Add at least one change.')
})

it('offers no shares where there are none', async () => {
  mountFileChange({ ...present, kind: 'BUSINESS_NAME', shareClasses: [], holdings: [] })
  await screen.findByText(/KILIMO LTD/)
  expect(await offered()).toContain('Name')
  expect(await offered()).not.toContain('Share capital')
})

it('offers the restoration first for an entity that is dissolved or struck off, then the rest', async () => {
  mountFileChange({ ...present, isStruckOff: true })
  await screen.findByText(/is on the list of de-registrations. File its restoration first/)
  unmountParts()
  const { sent } = mountFileChange({ ...present, status: 'CEASED' })
  await screen.findByText('KILIMO LTD (80020001234567) is dissolved. File its restoration first.')
  expect(await offered()).toEqual(['Restoration to the register'])
  await choose('Change', 'Restoration to the register')
  fill('Day of effect', '03-05-2024')
  fill('Number of the order', 'HC/MC/12/2024')
  fill('Day of the order', '02-02-2024')
  press('Add to the filing')
  expect(await offered()).toContain('Name')
  expect(await offered()).not.toContain('Restoration to the register')
  press('File the change')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    effects: [{ kind: 'RESTORATION', on: '2024-05-03', order: 'HC/MC/12/2024', orderedOn: '2024-02-02' }],
  })
})

it('sends sex and address of a new person, with the village that was found', async () => {
  const { sent } = mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'Appointment')
  fill('Day of effect', '03-05-2024')
  await choose('Role', 'Director')
  await choose('Person', 'New natural person')
  fill('Given name', 'Nakirya')
  fill('Surname', 'Test')
  await choose('Sex', 'Female')
  fill('Plot', 'Plot 7')
  fill('Street', 'New Road')
  fireEvent.focus(box('Village'))
  fill('Village', 'Kisi')
  fireEvent.click(await screen.findByRole('option', { name: 'Kisimenti, Kamwokya, Nakawa' }))
  expect((box('Village') as HTMLInputElement).value).toBe('Kisimenti, Kamwokya, Nakawa')
  press('Add to the filing')
  press('File the change')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    people: [
      {
        kind: 'INDIVIDUAL',
        givenName: 'Nakirya',
        surName: 'Test',
        sex: 'FEMALE',
        villageId: '77',
        plot: 'Plot 7',
        street: 'New Road',
      },
    ],
  })
})
