import type { ZodType } from 'zod'
import { isMasked, otherFileOf, type PersonalMark, personalMarkOf, type ReadsFile } from './personal'
import { maskAddressesAnywhere, maskAnywhere, maskParts } from './personalText'

/**
 * Returns what becomes of a marked value; `path` names its place, with dots between. `within` returns the leaf for the
 * values of an object of another file.
 */
type Leaf = {
  (mark: PersonalMark, value: unknown, path: string): unknown
  within?(file: ReadsFile, value: unknown): Leaf
}

/** Returns the value with its marked parts replaced; the value itself is not changed. */
type Walk = (value: unknown, leaf: Leaf, path: string) => unknown

/** Parts of the definitions of all kinds of schemas. */
type Definition = {
  shape?: Record<string, ZodType>
  catchall?: ZodType
  element?: ZodType
  valueType?: ZodType
  items?: readonly ZodType[]
  rest?: ZodType | null
  innerType?: ZodType
  in?: ZodType
  out?: ZodType
  options?: readonly ZodType[]
  left?: ZodType
  right?: ZodType
  getter?(): ZodType
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const walks = new WeakMap<ZodType, { walk: Walk | undefined }>()

const inTurn = (walks: readonly (Walk | null | undefined)[]): Walk | undefined => {
  const [first, ...more] = walks.filter(walk => walk !== undefined && walk !== null)
  if (!first || !more.length) return first
  return (value, leaf, path) => more.reduce((sum, walk) => walk(sum, leaf, path), first(value, leaf, path))
}

const anyText: Walk = (value, leaf, path) => leaf('anywhere', value, path)

const ofFields = ({ shape = {}, catchall, valueType }: Definition): Walk | undefined => {
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, personalWalk(field)]))
  const declared = inTurn([catchall, valueType].map(schema => schema && personalWalk(schema)))
  const marked = [...fields].filter((field): field is [string, Walk] => field[1] !== undefined)
  if (!marked.length && !declared) return undefined
  // A host may answer fields that the schema does not name: they are read like free text.
  const others = catchall || valueType ? declared : anyText
  return (value, leaf, path) => {
    if (!isObject(value)) return value
    const result = { ...value }
    const below = (name: string) => (path ? `${path}.${name}` : name)
    for (const [name, walk] of marked) if (name in value) result[name] = walk(value[name], leaf, below(name))
    if (others)
      for (const [name, part] of Object.entries(value))
        if (!fields.has(name)) result[name] = others(part, leaf, below(name))
    return result
  }
}

const ofEntries = ({ element, items = [], rest }: Definition): Walk | undefined => {
  const walk = inTurn([element, ...items, rest].map(schema => schema && personalWalk(schema)))
  return (
    walk &&
    ((value, leaf, path) =>
      Array.isArray(value) ? value.map((entry, index) => walk(entry, leaf, `${path}.${index}`)) : value)
  )
}

const compile = (schema: ZodType): Walk | undefined => {
  const mark = personalMarkOf(schema)
  if (mark) return (value, leaf, path) => leaf(mark, value, path)
  const definition = schema.def as Definition
  const { innerType, in: input, out, options = [], left, right, getter } = definition
  const same = [innerType, input, out, ...options, left, right, getter?.()]
  const walk = inTurn([...same.map(inner => inner && personalWalk(inner)), ofFields(definition), ofEntries(definition)])
  const file = otherFileOf(schema)
  return walk && file ? (value, leaf, path) => walk(value, leaf.within?.(file, value) ?? leaf, path) : walk
}

/**
 * Returns the function that finds the marked parts of values of a schema, compiled once for each schema; undefined when
 * the schema has none. A value that does not fit the schema is left as it is.
 */
const personalWalk = (schema: ZodType): Walk | undefined => {
  const known = walks.get(schema)
  if (known) return known.walk
  const entry: { walk: Walk | undefined } = {
    // For a schema that holds itself, until it is compiled.
    walk: (value, leaf, path) => (entry.walk === undefined ? value : entry.walk(value, leaf, path)),
  }
  walks.set(schema, entry)
  entry.walk = compile(schema)
  return entry.walk
}

const maskLeaf: Leaf = (mark, value) => (mark === 'anywhere' ? maskAnywhere(value) : maskParts(mark, value))

/** Returns the function that masks the personal data of values of a schema; undefined when it marks none. */
export const maskOf = (schema: ZodType): ((value: unknown) => unknown) | undefined => {
  const walk = personalWalk(schema)
  return walk && (value => walk(value, maskLeaf, ''))
}

/**
 * Returns the function that masks the personal data of other files in values of a schema, but for those that `isRevealed`;
 * undefined when the schema marks none.
 */
export const otherFilesMaskOf = (schema: ZodType) => {
  const walk = personalWalk(schema)
  return (
    walk &&
    ((value: unknown, isRevealed: (file: ReadsFile, value: unknown) => boolean) => {
      const keep: Leaf = (_, own) => own
      keep.within = (file, other) => (isRevealed(file, other) ? keep : maskLeaf)
      return walk(value, keep, '')
    })
  )
}

const maskAddress: Leaf = (mark, value) => {
  if (mark === 'anywhere') return maskAddressesAnywhere(value)
  return mark === 'address' ? maskParts(mark, value) : value
}

/** Returns the function that masks the addresses alone of values of a schema; undefined when it marks none. */
export const addressMaskOf = (schema: ZodType): ((value: unknown) => unknown) | undefined => {
  const walk = personalWalk(schema)
  return walk && (value => walk(value, maskAddress, ''))
}

/** Returns the places of marked values that hold a mask, such as `contact.email`. Free text may hold one. */
export const maskedPlaces = (schema: ZodType, value: unknown): string[] => {
  const places: string[] = []
  personalWalk(schema)?.(
    value,
    (mark, part, path) => {
      if (mark !== 'anywhere' && isMasked(part)) places.push(path)
      return part
    },
    '',
  )
  return places
}
