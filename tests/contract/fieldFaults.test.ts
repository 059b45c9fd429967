import { Email, Phone } from '@contract/accounts/account'
import { type CallFacts, isList } from '@contract/call'
import { Refusal, refusals } from '@contract/errors'
import { fault } from '@contract/fault'
import { fieldFaults } from '@contract/fieldFaults'
import { contract } from '@contract/index'
import { bodyOf } from '@server/http/errorBody'
import { checked } from '@server/http/input'
import { expect, it } from 'vitest'
import { z } from 'zod'

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  fee: z.number().positive(),
  day: z.iso.date(),
  note: z.string().refine(text => text !== 'x', fault('control-characters')),
  several: z.string().refine(text => text !== 'x', { error: fault('several-of'), params: { values: 'A, B' } }),
})
const refusalOf = (value: unknown, fields: z.ZodType = schema) => {
  try {
    checked(fields, value)
  } catch (error) {
    return error instanceof Refusal ? bodyOf(error) : error
  }
}

it('gives each error of a field its code and parameters beside its sentence', () => {
  expect(refusalOf({ name: 'too long', fee: 0, day: 'May', note: 'x', several: 'x', more: 1 })).toMatchObject({
    fields: {
      name: 'At most 5 characters',
      fee: 'Enter more than 0',
      day: 'The format is not valid',
      note: 'Control characters are not allowed',
      several: 'One or more of A, B',
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

it('counts characters of a text that is too short, and says how an address and a telephone are written', () => {
  const contacts = z.strictObject({ email: Email, other: Email, phone: Phone, line: Phone, note: z.string().min(5) })
  const sent = { email: 'anna@@registry', other: 'a', phone: '07x', line: '07700900x', note: 'abc' }
  expect(refusalOf(sent, contacts)).toMatchObject({
    fields: {
      email: 'Enter an email address, for example name@office.example',
      other: 'Enter an email address, for example name@office.example',
      phone: 'Enter a phone number of 7 to 15 digits, for example 0700 123456 or +256 700 123456',
      line: 'Enter a phone number of 7 to 15 digits, for example 0700 123456 or +256 700 123456',
      note: 'At least 5 characters',
    },
  })
})

it('gives the error of a field in the words of a refusal the code of that refusal', () => {
  const params = { name: 'Water' }
  expect(bodyOf(new Refusal('name-taken', params, { name: { code: 'name-taken', params } }))).toMatchObject({
    fields: { name: new Refusal('name-taken', params).message },
    faults: { name: { code: 'name-taken', params } },
  })
})

it('has no code that is also one of a refusal', () => {
  expect(Object.keys(fieldFaults).filter(code => code in refusals)).toEqual([])
})

type Part = { error?: (issue: object) => unknown; checks?: { _zod: { def: Part } }[] } & Record<string, unknown>
const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns what a schema and its parts say of what they refuse; zod's own words are left out. */
const messagesIn = (schema: unknown, seen = new Set<unknown>()): string[] => {
  if (!isPart(schema) || seen.has(schema)) return []
  seen.add(schema)
  if (Array.isArray(schema)) return schema.flatMap(one => messagesIn(one, seen))
  if (!(schema instanceof z.ZodType) && !('_zod' in schema))
    return Object.values(schema).flatMap(one => messagesIn(one, seen))
  const { error, getter, ...parts } = (schema as { _zod: { def: Part } })._zod.def
  const said = error?.({ code: 'custom', input: undefined, path: [] })
  const inner = typeof getter === 'function' ? [getter()] : []
  return [...(typeof said === 'string' ? [said] : []), ...messagesIn([...inner, parts], seen)]
}

it('has words for everything that the schemas of requests say', () => {
  const calls: CallFacts[] = Object.values(contract).flatMap(area => Object.values(area))
  const messages = calls.flatMap(call =>
    messagesIn([call.query, call.body, isList(call) ? call.filter : undefined]).map(message => [call.id, message]),
  )
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter(([, message = '']) => !(message in fieldFaults))).toEqual([])
})
