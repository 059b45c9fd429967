import { adminRefusals } from '@contract/errors'
import { persons } from '@contract/portal/persons'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { decide } from '@/authProvider/guard'
import PeopleSearch from '@/customPages/people/PeopleSearch'
import peopleWords from '@/i18n/en/people'
import { addWords } from '@/i18n/words'
import { visibleMenu } from '@/routes/menu'
import { mountPart, unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'
import { menu } from '../support/siteMap'

beforeAll(() => addWords(peopleWords))
afterEach(unmountParts)

type Answer = { status?: number; body?: unknown }

const agnes = {
  key: '1',
  name: 'Agnes Zumaridi',
  idType: 'NATIONAL_ID',
  idNumber: 'CF85000123450A',
  dateOfBirth: '1985-03-04',
  nationality: 'Uganda',
  entities: 2,
  certainty: 'exact',
  reasons: ['sameName', 'sameBirth'],
}
const found = (...people: object[]): Answer => ({ body: { people, more: false } })

const open = (host: () => Answer) => {
  const { asked } = mountPart(<PeopleSearch />, host, { address: '/home/people', path: '/home/people' })
  return () => asked.filter(({ path }) => path === pathOf(persons.search)).map(({ body }) => body)
}
const box = () => screen.getByLabelText<HTMLInputElement>('ID number or name')
const search = async (text: string, born?: string) => {
  await screen.findByText('Type a whole ID number, or a name')
  fireEvent.change(box(), { target: { value: text } })
  if (born !== undefined)
    fireEvent.change(screen.getByLabelText('Date of birth', { selector: 'input' }), { target: { value: born } })
  fireEvent.submit(box().form as HTMLFormElement)
}

it('finds by a name and a date of birth, and says how certain a match is and why', async () => {
  const sent = open(() => found(agnes))
  await search('zumaridi agnes', '04-03-1985')
  const person = (await screen.findByText('Agnes Zumaridi')).closest('li')
  for (const text of ['in 2 entities', 'Certain', 'same name, same date of birth', 'National ID CF85000123450A'])
    expect(person?.textContent).toContain(text)
  expect(sent()).toEqual([{ name: 'zumaridi agnes', born: '1985-03-04' }])
  expect(window.location.search).toBe('')
  expect(box().value).toBe('zumaridi agnes')
})

it.each([
  ['CF8500012345', { number: 'CF8500012345' }, found(), 'A NIN has 14 characters; this has 12.'],
  ['%_\\ xy', { name: '%_\\ xy' }, found(), 'Check the spelling, leave out a name, or leave out the date of birth.'],
  ['مرحبا', { name: 'مرحبا' }, found(), 'Nobody was found'],
  [
    '🏦',
    { name: '🏦' },
    { status: 400, body: { code: 'no-name-words', message: adminRefusals['no-name-words'][1] } },
    'Enter a name with at least two letters in a row.',
  ],
])('answers %s with a sentence, and keeps it', async (text, body, answer, sentence) => {
  const sent = open(() => answer)
  await search(text)
  await screen.findByText(sentence)
  expect(sent()).toEqual([body])
  expect(box().value).toBe(text)
})

it.each([
  ['a text that is too long', 'x'.repeat(10_000), undefined, 'Type at most 200 letters. This has 10,000.'],
  ['a day that the calendar does not have', 'Agnes', '31-02-1985', /^31-02-1985 is not a day of the calendar\./],
])('refuses %s without a request, and keeps what was typed', async (_, text, born, sentence) => {
  const sent = open(() => found(agnes))
  await search(text, born)
  await screen.findByText(sentence)
  expect(box().value).toBe(text)
  expect(screen.queryByText('Agnes Zumaridi')).toBeNull()
  expect(sent()).toEqual([])
})

it('says that it failed, and reloads', async () => {
  let answer: Answer = { status: 500, body: {} }
  open(() => answer)
  await search('Agnes Zumaridi')
  const reload = await screen.findByText('Reload')
  answer = found(agnes)
  fireEvent.click(reload)
  await screen.findByText('Agnes Zumaridi')
  await waitFor(() => expect(screen.queryByText('Reload')).toBeNull())
})

it('is in the menu, and open, for those who may search people and nobody else', () => {
  const shown = (...held: string[]) =>
    visibleMenu(menu, { exists: () => true, isHeld: permit => held.includes(permit) }).map(({ path }) => path)
  const enter = (...held: string[]) =>
    decide('/home/people', { user: true, token: true, holds: action => held.includes(action) })
  expect(shown('can_access_dashboard')).not.toContain('people')
  expect(shown('can_search_people')).toContain('people')
  expect(enter('can_access_dashboard')).toEqual({ go: '/forbidden', because: 'refused' })
  expect(enter('can_search_people')).toEqual({ show: 'admin' })
})
