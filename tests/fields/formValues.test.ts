import { accounts } from '@contract/accounts/accounts'
import { idKey, toId } from '@contract/id'
import { expect, it } from 'vitest'
import { count, flag, listOptions, money, oneByOne, oneOf, ownId, text, tick } from '@/definition/field'
import { draftOf, heldText } from '@/fields/formValues'

const staff = listOptions(accounts.staff, { value: ({ id }) => id, label: ({ email }) => email ?? '' })
const fields = {
  name: text('Name'),
  price: money('Price'),
  position: count('Position'),
  active: flag('Active', { true: 'Yes', false: 'No' }),
  also: tick('Also'),
  years: oneByOne('Years', ['2023', '2024']),
  owner: oneOf('Owner', staff),
  id: ownId('Number'),
}

it('gives a draft numbers, booleans, lists and ids in their own types', () => {
  const texts = {
    name: ' A ',
    price: 'UGX 1,250,000.50',
    position: '7',
    active: 'false',
    also: 'true',
    years: '2024,2023',
    owner: idKey(toId('007')),
  }
  expect(draftOf(fields as never, { id: toId(12), version: 3 }, texts)).toEqual({
    name: ' A ',
    price: 1250000.5,
    position: 7,
    active: false,
    also: true,
    years: ['2024', '2023'],
    owner: '007',
    id: 12,
    version: 3,
  })
})

it('turns an empty field into undefined, and an untouched switch into false', () => {
  expect(draftOf(fields as never, {}, {})).toMatchObject({
    name: '',
    price: undefined,
    position: undefined,
    active: undefined,
    also: false,
    years: [],
  })
})

it('holds the text of the values that a draft starts from', () => {
  expect(heldText(fields.years, ['2023', '2024'])).toBe('2023,2024')
  expect(heldText(fields.active, false)).toBe('false')
  expect(heldText(fields.price, 1250.5)).toBe('1250.5')
  expect(heldText(fields.name, undefined)).toBe('')
})
