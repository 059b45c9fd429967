import { describe, expect, it } from 'vitest'
import { fieldKinds } from '@/components/fields'
import { columnsOf } from '@/components/list/columns'
import type { Field } from '@/definition/field'
import { readableCode } from '@/definition/readableCode'
import { resources } from '../support/resources'

describe('a code without words of its own', () => {
  it.each([
    ['VOLUNTARY_WINDING_UP', 'Voluntary winding up'],
    ['NATIONAL_ID', 'National ID'],
    ['MALE', 'Male'],
    ['EDMS', 'EDMS'],
    ['UGX', 'UGX'],
    ['Registered', 'Registered'],
    ['KAMPALA MILLERS LTD', 'KAMPALA MILLERS LTD'],
    ['', ''],
  ])('%s reads %s', (code, words) => expect(readableCode(code)).toBe(words))

  it('reads in words in a cell, and so in an export', () => {
    const [resource] = resources.filter(({ name }) => name === 'billing/transactions')
    if (!resource) throw new Error('There is no such list')
    const [method] = columnsOf(resource, (_, params) => String(params?._ ?? ''), 'en', ['method'])
    expect(method?.text({ id: 1, paymentMethod: 'BANK_TRANSFER' })).toBe('Bank transfer')
  })
})

type Optioned = Pick<Field<never>, 'options' | 'kind'>

/** Every field of a list, its filters and its forms, by where it stands. */
const fieldsOf = ({ name, fields, computed, filters, create, buttons, actions }: (typeof resources)[number]) => {
  const forms = [
    ...(create?.ways.flatMap(way => ('form' in way ? [way.form] : [])) ?? []),
    ...Object.values(buttons ?? {}).map(({ form }) => form),
    ...Object.values(actions ?? {}).flatMap(action => (action.type === 'form' ? [action.form] : [])),
  ]
  const groups: Record<string, unknown>[] = [fields, computed ?? {}, filters ?? {}, ...forms.map(form => form.fields)]
  return groups.flatMap(group =>
    Object.entries(group).map(([source, field]) => [`${name}.${source}`, field as Optioned] as const),
  )
}

/** Values that the documents show as they are sent. */
const LITERAL = ['EDMS', 'UGX', 'CERTIFICATION', 'YES', 'NO', 'BOTH']

it('never appears as it is sent in any vocabulary', () => {
  const raw = resources.flatMap(resource =>
    fieldsOf(resource).flatMap(([at, { options, kind }]) =>
      fieldKinds[kind] && options
        ? Object.values(options)
            .filter(words => readableCode(words) !== words && !LITERAL.includes(words))
            .map(words => `${at}: ${words}`)
        : [],
    ),
  )
  expect(raw).toEqual([])
})
