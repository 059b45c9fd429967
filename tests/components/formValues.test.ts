import { accounts } from '@contract/accounts/accounts'
import { idKey, toId } from '@contract/id'
import { describe, expect, it } from 'vitest'
import { draftOf, formatValue, initialValues, parseText } from '@/components/form/formValues'
import {
  count,
  date,
  type Field,
  flag,
  listOptions,
  money,
  oneByOne,
  oneOf,
  ownId,
  several,
  text,
  tick,
} from '@/definition/field'

const staff = listOptions(accounts.staff, { value: ({ id }) => id, label: ({ email }) => email ?? '' })
const fields = {
  name: text('Name'),
  price: money('Price'),
  position: count('Position'),
  day: date('Day'),
  active: flag('Active', { true: 'Yes', false: 'No' }),
  also: tick('Also'),
  years: oneByOne('Years', ['2023', '2024']),
  owner: oneOf('Owner', staff),
  others: several('Others', staff),
  id: ownId('Number'),
} as unknown as Record<string, Field<never>>

describe('a value of a form', () => {
  it.each([
    ['name', ' A ', ' A '],
    ['price', 'UGX 1,250,000.50', 1_250_000.5],
    ['position', '7', 7],
    ['day', '31-01-2025', '2025-01-31'],
    ['active', 'false', false],
    ['also', 'true', true],
    ['years', '2024,2023', ['2024', '2023']],
    ['owner', idKey(toId('007')), '007'],
    ['others', [toId(5), toId('06')].map(idKey).join(','), [5, '06']],
  ])('of %s is parsed from %j', (source, typed, value) => {
    expect(parseText(fields[source], typed)).toEqual(value)
  })

  it.each([
    ['price', 'much'],
    ['position', '12a'],
    ['position', '12345678901234567890'],
    ['day', '31-02-2025'],
  ])('of %s stays the text %j, which is none', (source, typed) => {
    expect(parseText(fields[source], typed)).toBe(typed)
  })

  it.each([
    ['years', ['2023', '2024'], '2023,2024'],
    ['active', false, 'false'],
    ['price', 1250.5, '1250.5'],
    ['name', null, ''],
    ['owner', 7, '7'],
  ])('of %s is formatted', (source, value, shown) => {
    expect(formatValue(fields[source], value)).toBe(shown)
  })
})

it('starts from the draft, and from an empty value of each other field', () => {
  expect(initialValues({ fields }, { id: toId(12), version: 3, price: 5 })).toEqual({
    name: null,
    price: 5,
    position: null,
    day: null,
    active: null,
    also: false,
    years: [],
    owner: null,
    others: [],
    id: 12,
    version: 3,
  })
})

it('leaves empty fields out of the draft, and nothing else', () => {
  const values = initialValues({ fields }, { id: toId(12), version: null })
  expect(draftOf(fields, values)).toEqual({ also: false, years: [], others: [], id: 12, version: null })
})
