import { type ZodType, z } from 'zod'
import type { Sum } from './amount'
import { type Download, Said } from './answers'
import { bare, type Envelope, one, type Paging, paging, type Query, type Wrapping } from './dialects'
import type { Extension } from './extensions'
import type { Id } from './id'
import type { FilterSchema } from './listFilter'
import type { MediaType } from './media'
import type { Permit } from './permissions'
import type { FileKind, ReadsFile } from './personal'
import { withFlags, withNotes } from './portal/marks'
import type { ChangedRecord, RowRecord } from './portal/noteKinds'

export * from './answers'

/** Names in a path's braces: Params<'/a/{brn}/{no}'> is 'brn' | 'no'. */
type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Params<Rest> : never

/** Request that a caller must supply: exactly the parts that the call declares. */
type Request<P extends string, Q, B, U> = ([Params<P>] extends [never]
  ? unknown
  : { path: Record<Params<P>, string | number | Id> }) &
  (unknown extends Q ? unknown : { query: Q }) &
  (unknown extends B ? unknown : { body: B }) &
  (U extends { optional: true } ? { file?: File | undefined } : U extends Upload ? { file: File } : unknown)

/** The signed-in person, for bodies that name who acts. */
export type Asker = { userId: Id }
export type Parts = {
  path?: Record<string, string | number | Id>
  query?: Query | undefined
  body?: unknown
  file?: File | undefined
}

/** A call for one record, with the function that builds its request from the record. */
export type Sending<Row, A = any> = {
  call: CallFacts<any, any, any, A, any>
  request(row: Row, asker: Asker): Parts
  /** A look-up to make first; see `afterLookup`. */
  lookup?: { sending: Sending<Row>; join(row: Row, answer: unknown): unknown; isDone?(row: Row): boolean }
  /** Returns the call for this row, for rows that need different calls; see `chosenBy`. */
  chosen?(row: Row): Sending<Row, A>
}

/**
 * Multipart file of a call: field name, accepted file endings and largest size. With `types` the content of the file
 * decides, and its name is ignored. An `optional` file may be left out.
 */
export type Upload = {
  field: string
  accept: readonly string[]
  megabytes: number
  types?: readonly MediaType[]
  optional?: true
}

type About = {
  /** Id of the call in the catalogue of published calls; `PORTAL-` ids are our extension API. */
  id: string
  permit: Permit
  /** Reason why the path or shape is a guess; config.json can override the path of such a call by its id. */
  assumed?: string
  /**
   * Part of the extension API that the call belongs to. The portal never calls it on a host that does not announce this
   * part.
   */
  extension?: Extension
  /**
   * Query and body keys of the extension API, each with its part. The portal leaves out keys of parts that a host does
   * not announce.
   */
  extras?: Readonly<Partial<Record<string, Extension>>>
  /** File that the call reads: a reason for this file shows its personal data whole; see contract/personal.ts. */
  file?: ReadsFile
  /** The server makes the call for many rows at once; see contract/portal/bulk.ts. */
  many?: true
  /** Records that the call changes: a flag on one may refuse it (docs/decisions/070-notes-flags-reminders.md). */
  changesRecord?: ChangedRecord | readonly ChangedRecord[]
  /** Kind of files for which the call may end reasons: the portal asks which ones still hold. */
  endsReasons?: FileKind
  /** The answer also brings the notes and flags of the file that the call reads. */
  notes?: true
}
type Spec<Q, B, A, U, W> = Omit<About, 'id'> & {
  query?: ZodType<Q>
  body?: ZodType<B>
  upload?: U
  /** Set by `fileAnswer`. */
  download?: Download
  /** Wrapping of the answer; by default the body itself. See `one` in dialects. */
  wrapping?: Wrapping
  answer?: ZodType<A>
  /**
   * True when the call writes. By default every call but GET does; a GET that deletes and a POST that looks up set it.
   */
  changes?: boolean
  /**
   * True when the handler waits for something outside the database, such as a mail server: it then opens its own
   * transaction.
   */
  waits?: W
}

/** A call without the method that sends it: the facts that the wire code, the server and openapi.json read. */
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
  /** A list by POST carries its filter and its page in the body, by the same keys; it writes nothing. */
  method: 'GET' | 'POST'
  path: P
  filter: ZodType<F>
  row: ZodType<Row>
  paging: Paging
  envelope: Envelope
  /** Dialect of the extension API's lists: sort, range and filter as JSON, totals in Content-Range. */
  dialect?: 'simple-rest'
  sortable?: readonly (keyof Row & string)[]
  /** Number at which our API stops counting the rows of a search: a total of exactly this number means 'at least'. */
  countsTo?: number
  /** Our API also answers the sums of the amounts of all rows found, by currency; see `Sum`. */
  sums?: true
  /** File that each row belongs to, by the row's field that is the file's key. */
  rowFile?: ReadsFile
  /** Record that each row stands for: our API answers its flags with the row. */
  rowRecord?: RowRecord
}

/**
 * A page of a list. `sums` covers all rows found; it is absent where the list has no sums or the count stopped early.
 * `mayFollow` is present where the host tells no total: it tells whether there may be more, and `total` counts the rows to
 * the end of this page.
 */
export type Listed<Row> = { rows: Row[]; total: number; sums?: Sum[] | undefined; mayFollow?: boolean }

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
      ...(spec.notes && spec.answer && { answer: withNotes(spec.answer) }),
      from: request => ({ call, request: request as Sending<any>['request'] }),
    }
    return call
  }

export const get = verb('GET')
export const post = verb('POST')
export const put = verb('PUT')
export const del = verb('DELETE')

type ListParts<P extends string, F, Row, Sent> = Omit<ListCall<P, F, Row>, 'id' | 'method' | 'path' | 'filter'> & {
  filter: FilterSchema<F, Sent>
}

export const list = <const P extends string, F, Row, Sent>(
  id: string,
  path: P,
  parts: ListParts<P, F, Row, Sent>,
): ListCall<P, F, Row> => ({
  id,
  method: 'GET',
  path,
  ...parts,
  ...(parts.rowRecord && { row: withFlags(parts.row) }),
})

/** Declares a search that is sent as a POST: a list whose filter and page stand in the body. */
export const listByPost = <const P extends string, F, Row, Sent>(
  ...call: Parameters<typeof list<P, F, Row, Sent>>
): ListCall<P, F, Row> => ({ ...list(...call), method: 'POST' })

/** Declares a list of our extension API, in the dialect of `ra-data-simple-rest`. */
export const extensionList = <const P extends string, F, Row, Sent>(
  id: string,
  path: P,
  parts: Pick<ListParts<P, F, Row, Sent>, 'permit' | 'filter' | 'row' | 'sortable' | 'countsTo'> & {
    extension?: Extension
  },
): ListCall<P, F, Row> => ({
  id,
  method: 'GET',
  path,
  paging: paging.simpleRest,
  envelope: bare,
  dialect: 'simple-rest',
  ...parts,
})

/**
 * Chains a look-up and a call: sends the call only when the look-up finds something, and joins the result to the
 * record. `isDone` tells that a record holds the result already: a form shows it before it is sent.
 */
export const afterLookup = <Row, Found, Next, A>(
  sending: Sending<Row, Found>,
  join: (row: Row, answer: Found) => Next,
  then: Sending<Next, A>,
  isDone?: (row: Row) => boolean,
): Sending<Row, A> => ({
  ...(then as unknown as Sending<Row, A>),
  lookup: { sending, join, ...(isDone && { isDone }) },
})

/** Picks the call for each row: the one that `choose` returns, else `usual`. */
export const chosenBy = <Row, A>(
  usual: Sending<Row, A>,
  choose: (row: Row) => Sending<Row, A> | undefined,
): Sending<Row, A> => ({ ...usual, chosen: row => choose(row) ?? usual })

export const isList = (call: CallFacts | ListCall): call is ListCall => 'envelope' in call

/** Accepts a field that a host may leave out or send as null. */
export const maybe = <T extends ZodType>(schema: T) => schema.nullish()

/** Accepts an object with at least one of its optional fields: with none, every wrapper object would match. */
export const anyOf = <T extends z.ZodRawShape>(shape: T) =>
  z.object(shape).refine(record => Object.keys(record).length > 0, 'The answer has none of its fields')
