import { type ZodType, z } from 'zod'
import type { Sum } from './amount'
import type { Download } from './answers'
import { bare, type Envelope, one, type Paging, paging, type Query, type Wrapping } from './dialects'
import type { Extension } from './extensions'
import type { Id } from './id'
import type { MediaType } from './media'
import type { Permit } from './permissions'

export { Base64File, type Download, type FileReference, fileAnswer, fileOrNull, orNull } from './answers'

/** The names in a path's braces: Params<'/a/{brn}/{no}'> is 'brn' | 'no'. */
export type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Params<Rest> : never

/** What a caller must supply: exactly the parts the call declares. */
export type Request<P extends string, Q, B, U> = ([Params<P>] extends [never]
  ? unknown
  : { path: Record<Params<P>, string | number | Id> }) &
  (unknown extends Q ? unknown : { query: Q }) &
  (unknown extends B ? unknown : { body: B }) &
  (U extends { optional: true } ? { file?: File | undefined } : U extends Upload ? { file: File } : unknown)

/** Who makes the call, for bodies that name the acting person. */
export type Asker = { userId: Id }
export type Parts = {
  path?: Record<string, string | number | Id>
  query?: Query | undefined
  body?: unknown
  file?: File | undefined
}

/** A call addressed to a record: how this record becomes the request. */
export type Sending<Row, A = any> = {
  call: CallFacts<any, any, any, A, any>
  request(row: Row, asker: Asker): Parts
  /** What must be found before this is sent at all; see `afterLookup`. */
  lookup?: { sending: Sending<Row>; join(row: Row, found: unknown): unknown }
  /** The call that takes this row, where what stands in it decides; see `chosenBy`. */
  chosen?(row: Row): Sending<Row, A>
}

/**
 * A multipart file: the name of its field, what may be chosen (file endings), and the largest size taken. With `types`
 * its content decides, and its name says nothing. An `optional` one may be left out.
 */
export type Upload = {
  field: string
  accept: readonly string[]
  megabytes: number
  types?: readonly MediaType[]
  optional?: true
}

type About = {
  /** The call's id in the catalogue of published calls; `PORTAL-` ones are our extension API. */
  id: string
  permit: Permit
  /** Why the path or shape is a guess; such a call's path can be overridden in config.json by its id. */
  assumed?: string
  /** The part of the extension API that the call belongs to: a host that does not announce it is never asked. */
  extension?: Extension
  /** Query and body keys of the extension API, each with its part: left out for a host that does not announce it. */
  extras?: Readonly<Partial<Record<string, Extension>>>
}
type Spec<Q, B, A, U, W> = {
  permit: Permit
  assumed?: string
  extension?: Extension
  extras?: About['extras']
  query?: ZodType<Q>
  body?: ZodType<B>
  upload?: U
  /** Given by `fileAnswer`. */
  download?: Download
  /** One thing by default as the body itself; see `one` in dialects. */
  wrapping?: Wrapping
  answer?: ZodType<A>
  /** Whether it changes anything. By default all but GET do: a GET that deletes and a POST that looks up say so. */
  changes?: boolean
  /** Waits for something beside the database, such as a mail server: its handler opens the call's transaction itself. */
  waits?: W
}

/** What a call is, without the verb to address it: what the wire, the server and openapi.json read. */
export type CallFacts<P extends string = any, Q = any, B = any, A = any, U = any, W = any> = About & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: P
  query?: ZodType<Q>
  body?: ZodType<B>
  upload?: U
  download?: Download
  wrapping: Wrapping
  answer: ZodType<A>
  changes: boolean
  waits?: W
}
export type Call<P extends string = any, Q = any, B = any, A = any, U = any, W = any> = CallFacts<P, Q, B, A, U, W> & {
  from<Row>(request: (row: Row, asker: Asker) => Request<P, Q, B, U>): Sending<Row, A>
}

export type ListCall<P extends string = any, F = any, Row = any> = About & {
  /** A list by POST carries its filter and its page in the body, by the same keys; it changes nothing. */
  method: 'GET' | 'POST'
  path: P
  filter: ZodType<F>
  row: ZodType<Row>
  paging: Paging
  envelope: Envelope
  /** Lists of the extension API: sort, range and filter as JSON, totals in Content-Range. */
  dialect?: 'simple-rest'
  sortable?: readonly (keyof Row & string)[]
  /** Where our API stops counting what a search finds: a total of just so many says 'at least'. */
  countsTo?: number
  /** The answer of our API also says what the amounts of all that is found come to, by currency; see `Sum`. */
  sums?: true
}

/** A page of a list. `sums` are of all that is found, where the list has them and everything was counted. */
export type Listed<Row> = { rows: Row[]; total: number; sums?: Sum[] | undefined }

/**
 * What most writes answer: a message when the host has one, and, from our API, its code for translation. With `caution`
 * it was done, and something beside it was not: its own sentence says what.
 */
export const Said = z.preprocess(
  // Every part may be absent, so a message that a host wraps one level deeper would be passed over (decision A16).
  body =>
    z.looseObject({ message: z.undefined().optional(), data: z.looseObject({ message: z.string() }) }).safeParse(body)
      .data?.data ?? body,
  z.looseObject({ message: z.string().nullish(), code: z.string().nullish(), caution: z.boolean().nullish() }),
)
export type Said = z.infer<typeof Said>

const verb =
  (method: CallFacts['method']) =>
  <
    const P extends string,
    Q = unknown,
    B = unknown,
    A = Said,
    const U = undefined,
    W extends true | undefined = undefined,
  >(
    id: string,
    path: P,
    spec: Spec<Q, B, A, U, W>,
  ): Call<P, Q, B, A, U, W> => {
    const call: Call<P, Q, B, A, U, W> = {
      id,
      method,
      path,
      wrapping: one.bare,
      answer: Said as unknown as ZodType<A>,
      changes: method !== 'GET',
      ...spec,
      from: request => ({ call, request: request as Sending<any>['request'] }),
    }
    return call
  }

export const get = verb('GET')
export const post = verb('POST')
export const put = verb('PUT')
export const del = verb('DELETE')

export const list = <const P extends string, F, Row>(
  id: string,
  path: P,
  parts: Omit<ListCall<P, F, Row>, 'id' | 'method' | 'path'>,
): ListCall<P, F, Row> => ({ id, method: 'GET', path, ...parts })

/** A search that is sent as a POST: a list whose filter and page stand in the body. */
export const listByPost = <const P extends string, F, Row>(
  ...call: Parameters<typeof list<P, F, Row>>
): ListCall<P, F, Row> => ({ ...list(...call), method: 'POST' })

/** A list of our extension API, in the dialect that `ra-data-simple-rest` speaks. */
export const extensionList = <const P extends string, F, Row>(
  id: string,
  path: P,
  parts: Pick<ListCall<P, F, Row>, 'permit' | 'filter' | 'row' | 'sortable'> & { extension?: Extension },
): ListCall<P, F, Row> => ({
  id,
  method: 'GET',
  path,
  paging: paging.simpleRest,
  envelope: bare,
  dialect: 'simple-rest',
  ...parts,
})

/** Looks something up first, and sends only when it is found: what was found joins the record. */
export const afterLookup = <Row, Found, Next, A>(
  sending: Sending<Row, Found>,
  join: (row: Row, found: Found) => Next,
  then: Sending<Next, A>,
): Sending<Row, A> => ({ ...(then as unknown as Sending<Row, A>), lookup: { sending, join } })

/** Sends each row by the call that what stands in it asks for: `usual`, unless `choose` names another. */
export const chosenBy = <Row, A>(
  usual: Sending<Row, A>,
  choose: (row: Row) => Sending<Row, A> | undefined,
): Sending<Row, A> => ({ ...usual, chosen: row => choose(row) ?? usual })

export const isList = (call: CallFacts | ListCall): call is ListCall => 'envelope' in call

/** A field a host may leave out or send as null. */
export const maybe = <T extends ZodType>(schema: T) => schema.nullish()

/**
 * A thing all of whose fields may be missing: it must have one of them, or it would be found in any wrapper around
 * what is meant.
 */
export const anyOf = <T extends z.ZodRawShape>(shape: T) =>
  z.object(shape).refine(found => Object.keys(found).length > 0, 'None of its fields is there')

/** Words and numbers that are names, which some hosts send as numbers. */
export const word = z.union([z.string(), z.number()]).transform(String)

/** A number, which some hosts send as text. */
export const figure = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?[\d,]+(\.\d+)?$/)
    .transform(text => Number(text.replaceAll(',', ''))),
])
