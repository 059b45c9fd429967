import type { Query } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import { type ZodType, z } from 'zod'

type Issue = z.core.$ZodIssue

/** Words of the contract about a limit, where it has any. */
const ownWords = ({ message }: Issue) => (/^Too (small|big): /.test(message) ? undefined : message)

/** Says what is wrong with one field, in words for staff that repeat nothing of what was sent. */
const wordsFor = (issue: Issue): string => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'This field is not accepted'
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required' : `This must be a ${issue.expected}`
    case 'too_small':
      if (ownWords(issue)) return issue.message
      if (issue.inclusive === false) return `Enter more than ${issue.minimum}`
      return issue.origin === 'string' && issue.minimum === 1 ? 'This must not be empty' : `At least ${issue.minimum}`
    case 'too_big':
      if (ownWords(issue)) return issue.message
      return issue.origin === 'string' ? `At most ${issue.maximum} characters` : `At most ${issue.maximum}`
    case 'invalid_format':
      return 'The format is not valid'
    // The words of the contract come first.
    case 'custom':
    case 'invalid_union':
      return issue.message === 'Invalid input' ? 'This is not valid' : issue.message
    default:
      return 'This is not valid'
  }
}

const refuse = (fields: Record<string, string>): never => {
  throw new Refusal('invalid-fields', { fields: Object.keys(fields).slice(0, 10).join(', ') }, fields)
}

/** Text that no database keeps: a NUL character, or half of a character. */
const unstorable = (text: string) => /[\0\p{Cs}]/u.test(text)

const findUnstorable = (value: unknown, name: string): string | undefined => {
  if (typeof value === 'string') return unstorable(value) ? name : undefined
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
    return bad ? refuse({ [bad.slice(0, 60)]: 'This contains characters that cannot be stored' }) : parsed.data
  }
  const fields = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']
    for (const name of names.map(name => name.slice(0, 60))) if (!fields.has(name)) fields.set(name, wordsFor(issue))
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
