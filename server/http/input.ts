import type { Query } from '@contract/dialects'
import { type FieldError, Refusal } from '@contract/errors'
import { type ZodType, z } from 'zod'
import { isUnstorable } from '../db/storableText'
import { isFaultCode } from './errorBody'

type Issue = z.core.$ZodIssue

/** Says what is wrong with one field, in words for staff that repeat nothing of what was sent. */
const faultFor = (issue: Issue): FieldError => {
  // Words of the contract come first: its schemas have the code of a fault for their message.
  if (isFaultCode(issue.message))
    return { code: issue.message, ...(issue.code === 'custom' && issue.params && { params: issue.params }) }
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'not-accepted' }
    case 'invalid_type':
      return issue.input === undefined ? { code: 'required' } : { code: 'wrong-type', params: { type: issue.expected } }
    case 'too_small':
      if (issue.inclusive === false) return { code: 'not-above', params: { least: Number(issue.minimum) } }
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'empty' }
      return { code: issue.origin === 'string' ? 'too-short' : 'too-small', params: { least: Number(issue.minimum) } }
    case 'too_big':
      return { code: issue.origin === 'string' ? 'too-long' : 'too-big', params: { most: Number(issue.maximum) } }
    case 'invalid_format':
      return { code: 'bad-format' }
    default:
      return { code: 'not-valid' }
  }
}

const refuse = (fields: Record<string, FieldError>): never => {
  throw new Refusal('invalid-fields', { fields: Object.keys(fields).slice(0, 10).join(', ') }, fields)
}

const findUnstorable = (value: unknown, name: string): string | undefined => {
  if (typeof value === 'string') return isUnstorable(value) ? name : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = findUnstorable(inner, name === 'body' ? key : `${name}.${key}`)
    if (path) return path
  }
  return undefined
}

/**
 * Parses what came in. What does not fit its schema, and text that cannot be kept, is refused as 'invalid-fields'
 * with a sentence for each field.
 */
export const checked = <T extends ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) {
    const bad = findUnstorable(parsed.data, 'body')
    return bad ? refuse({ [bad.slice(0, 60)]: { code: 'not-storable' } }) : parsed.data
  }
  const fields = new Map<string, FieldError>()
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']
    for (const name of names.map(name => name.slice(0, 60))) if (!fields.has(name)) fields.set(name, faultFor(issue))
  }
  // Made by fromEntries, so that a field called __proto__ is one like any other.
  return refuse(Object.fromEntries(fields))
}

/** Returns the query of a list without its page, and without empty values of keys that the list knows. */
export const withoutPage = (query: Query, pageKeys: readonly string[], filter: z.ZodType) => {
  const shape = filter instanceof z.ZodObject ? filter.shape : {}
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => !pageKeys.includes(key) && (value !== '' || !(key in shape))),
  )
}
