import { filedChanges, type PresentFile } from '@contract/portal/filedChanges'
import { DEFAULT_CURRENCY } from '@contract/portalConfig'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import FileChangeDialog from '@/customPages/fileChange/FileChangeDialog'
import fileHistory from '@/i18n/en/fileHistory'
import { addWords } from '@/i18n/words'
import { mountPart, unmountParts } from '../support/mountPart'

beforeAll(() => addWords(fileHistory))
afterEach(unmountParts)

const present: PresentFile = {
  brn: '80020001234567',
  name: 'KILIMO LTD',
  kind: 'COMPANY',
  status: 'REGISTERED',
  isStruckOff: false,
  registeredOn: '2015-01-01',
  trackingNo: 'FC000000000001',
  address: 'Plot 1',
  people: [{ no: 1, name: 'Anna Okello', kind: 'INDIVIDUAL', roles: [{ role: 'SECRETARY', since: null }] }],
  shareClasses: [{ no: 1, name: 'ORDINARY', number: 100, value: 1000, allotted: 100 }],
  charges: [{ number: '2015/1', chargee: 'Equator Bank Ltd' }],
  holdings: [{ personNo: 1, classNo: 1, shares: 100 }],
}
const answer = {
  trackingNo: 'FC000000000001',
  brn: present.brn,
  filedOn: '2026-11-02',
  effectiveOn: '2024-05-03',
  changes: [],
}

type Reply = { status?: number; body: unknown }
const mount = (file: PresentFile = present, replies: Reply[] = [{ body: answer }]) => {
  const sent: unknown[] = []
  const close = vi.fn()
  mountPart(<FileChangeDialog brn={file.brn} close={close} />, ({ path, body }) => {
    if (path.startsWith(filedChanges.villages.path)) return { body: [{ id: 77, name: 'Kisimenti, Kamwokya, Nakawa' }] }
    if (path !== filedChanges.file.path) return { body: file }
    sent.push(body)
    return replies.shift() ?? { body: answer }
  })
  return { sent, close }
}

const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\s*\\*?$`))
const fill = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const offered = async () => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Change/ }))
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  return names.filter(name => name !== 'None')
}
const addName = async (name: string, day: string) => {
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'Name')
  fill('Day of effect', day)
  fill('New name', name)
  press('Add to the filing')
}
const effects = () => within(screen.getByRole('list', { name: 'What this filing changes' })).queryAllByRole('listitem')

it('puts several effects and a new person into one filing, and names them before it is sent', async () => {
  const { sent, close } = mount()
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
  mount()
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'Name')
  fill('Day of effect', '30-02-2024')
  press('Add to the filing')
  expect(box('Day of effect').getAttribute('aria-invalid')).toBe('true')
  expect(box('New name').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(box('Day of effect')))
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
  const { sent, close } = mount(present, [{ status: 400, body: refusal }, { body: answer }])
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
  mount(present, [{ status: 400, body }])
  await addName('TOO EARLY LTD', '01-01-1950')
  press('File the change')
  fireEvent.click(await screen.findByRole('button', { name: 'YES' }))
  await screen.findByText(/^Effect 1: the day 01-01-1950 is before/)
})

it('takes an effect out again, with the person whom it brought', async () => {
  mount()
  await addName('KILIMO BORA LTD', '03-05-2024')
  expect(effects()).toHaveLength(1)
  press('Remove change 1: Name')
  expect(effects()).toHaveLength(0)
  press(/^File/)
  await screen.findByText('Add at least one change.')
})

it('offers no shares where there are none', async () => {
  mount({ ...present, kind: 'BUSINESS_NAME', shareClasses: [], holdings: [] })
  await screen.findByText(/KILIMO LTD/)
  expect(await offered()).toContain('Name')
  expect(await offered()).not.toContain('Share capital')
})

it('offers the restoration first for an entity that is dissolved or struck off, then the rest', async () => {
  mount({ ...present, isStruckOff: true })
  await screen.findByText(/is on the list of de-registrations. File its restoration first/)
  unmountParts()
  const { sent } = mount({ ...present, status: 'CEASED' })
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
  const { sent } = mount()
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

it('files a new charge in the currency of the registry, and the satisfaction of one that is outstanding', async () => {
  const { sent } = mount()
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'New charge')
  fill('Day of effect', '03-05-2024')
  fill('Charge', '2024/7')
  await choose('Kind of charge', 'Fixed and floating charge')
  fill('Property charged', 'Factory machinery')
  fill('Chargee', 'Lakeside Bank Ltd')
  fill('Created on', '01-05-2024')
  fill('Amount secured', '2500000')
  press('Add to the filing')
  await choose('Change', 'Satisfaction of a charge')
  await choose('Charge', '2015/1, Equator Bank Ltd')
  press('Add to the filing')
  press('File 2 changes')
  press('YES')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    effects: [
      {
        ...{ kind: 'NEW_CHARGE', on: '2024-05-03', charge: '2024/7', chargeKind: 'FIXED_AND_FLOATING' },
        ...{ property: 'Factory machinery', chargee: 'Lakeside Bank Ltd', createdOn: '2024-05-01' },
        ...{ amount: 2_500_000, currency: DEFAULT_CURRENCY },
      },
      { kind: 'SATISFACTION', on: '2024-05-03', charge: '2015/1' },
    ],
  })
})

it('offers no satisfaction where no charge is outstanding', async () => {
  mount({ ...present, charges: [] })
  await screen.findByText(/KILIMO LTD/)
  const names = await offered()
  expect([names.includes('New charge'), names.includes('Satisfaction of a charge')]).toEqual([true, false])
})
