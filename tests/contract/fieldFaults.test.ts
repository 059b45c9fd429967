import { Refusal } from '@contract/errors'
import { checked } from '@server/http/input'
import { expect, it } from 'vitest'
import { z } from 'zod'

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  fee: z.number().positive(),
  day: z.iso.date(),
  note: z.string().refine(text => text !== 'x', 'Control characters are not allowed'),
  other: z.string().refine(text => text !== 'x', 'Too odd'),
})
const refusalOf = (value: unknown) => {
  try {
    checked(schema, value)
  } catch (error) {
    return error instanceof Refusal ? error.toBody() : error
  }
}

it('gives each error of a field its code and parameters beside its sentence', () => {
  expect(refusalOf({ name: 'too long', fee: 0, day: 'May', note: 'x', other: 'x', more: 1 })).toMatchObject({
    fields: {
      name: 'At most 5 characters',
      fee: 'Enter more than 0',
      day: 'The format is not valid',
      note: 'Control characters are not allowed',
      other: 'Too odd',
      more: 'This field is not accepted',
    },
    faults: {
      name: { code: 'too-long', params: { most: 5 } },
      fee: { code: 'not-above', params: { least: 0 } },
      day: { code: 'bad-format' },
      note: { code: 'control-characters' },
      more: { code: 'not-accepted' },
    },
  })
})

it('sends no codes where no field has one', () => {
  expect(new Refusal('invalid-fields', { fields: 'a' }, { a: 'Too odd' }).toBody()).toEqual({
    status: 400,
    code: 'invalid-fields',
    message: 'Some fields are not valid: a. Correct them and try again.',
    params: { fields: 'a' },
    fields: { a: 'Too odd' },
  })
})
