import { type ZodType, z } from 'zod'
import { fault } from './fault'

declare const opaque: unique symbol

/**
 * Id of a record as its host sent it. At run time it is a string or a number, and it is sent back with the same type
 * and the same text. At compile time it is a symbol, the only type for which the compiler refuses arithmetic,
 * comparison by order, concatenation, template literals and indexing alike (docs/decisions/028-ids-are-opaque.md).
 */
export type Id = symbol & { readonly [opaque]: 'id'; toString: never; valueOf: never }

declare global {
  /** `String(id)` and `Number(id)` are typed as ids, so that the result passes neither for text nor for a number. */
  interface StringConstructor {
    (value: Id): Id
    <T>(value: T): Converted<T, string>
  }
  interface NumberConstructor {
    (value: Id): Id
    <T>(value: T): Converted<T, number>
  }
}
type Converted<T, Into> = 0 extends 1 & T ? Into : [Extract<T, Id>] extends [never] ? Into : Id

const Sent = z.union([z.number(), z.string()])

/** Accepts an id in an answer, a body or a query: a string or a number, unchanged. */
export const Id = Sent as unknown as ZodType<Id, WireId>

/** Id on the wire. */
export type WireId = string | number

/** A type of the contract with ids as strings and numbers: for the server, which issues them. */
export type OnWire<T, Spelt = WireId> = 0 extends 1 & T
  ? T
  : T extends Id
    ? Spelt
    : T extends string | number | boolean | bigint | null | undefined | Blob
      ? T
      : T extends readonly (infer Entry)[]
        ? OnWire<Entry, Spelt>[]
        : T extends object
          ? { [Name in keyof T]: OnWire<T[Name], Spelt> }
          : T

/**
 * A row or an answer of our API: ids as the database returns them, or as another part of the contract declares them.
 */
export type Issued<T> = OnWire<T, Id | WireId>

/** Returns the id that a host would have sent as this string or number: for ids that come from an address. */
export const toId = (wire: WireId): Id => Id.parse(wire)

type Given = Id | string | number | null | undefined

/** Returns an id as text, for addresses, React keys and comparison; nothing becomes the empty text. */
export const idText = (id: Given): string => `${(id as string | number | null | undefined) ?? ''}`

/** Tells whether two ids name the same record; some hosts send the same id as a number here and as text there. */
export const sameId = (one: Given, other: Given): boolean => idText(one) === idText(other)

/** Returns the text that a form holds for an id: JSON, so that `idOfKey` returns the id with its type. */
export const idKey = (id: Given): string => (id === undefined || id === null || id === '' ? '' : JSON.stringify(id))

/** Returns the ids of a text of `idKey`, or of several with commas between; none where the text holds anything else. */
export const idsOfKeys = (keys: string): Id[] => {
  try {
    return z.array(Id).parse(JSON.parse(`[${keys}]`))
  } catch {
    return []
  }
}

/** Returns the id of a text of `idKey`; undefined for the empty text. */
export const idOfKey = (key: string): Id | undefined => idsOfKeys(key)[0]

/** Id that a person must choose: the empty text of an empty form is refused. */
export const ChosenId = Id.refine(id => idText(id) !== '', fault('empty'))
