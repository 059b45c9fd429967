import type { Readable } from 'node:stream'
import type { Base64File, CallFacts, ListCall, Listed } from '@contract/call'
import type { Page } from '@contract/dialects'
import type { Issued, OnWire } from '@contract/id'
import type { Permit } from '@contract/permissions'
import type { Locale } from '@contract/portalConfig'
import type { AsOf } from '@contract/registry/asOf'
import type { z } from 'zod'
import type { Db } from '../db/database'
import type { ServedFile } from './download'
import type { Uploaded } from './upload'

/** Person who makes a call, as the session says it; nothing of this ever comes from a body. */
export type Who = { accountId: string; name: string; permissions: ReadonlySet<string> }

/** Tells whether a person may make the calls of a permit. */
export const holds = ({ permissions }: Who, permit: Permit): boolean =>
  permit === 'signed-in' || [permit].flat().some(permission => permissions.has(permission))

/** Entry that a change leaves in the audit trail. */
export type Change = { subject: string; before?: unknown; after?: unknown }

/** Returns the one audit entry of a call, however many things it changed. */
export const trailOf = (changes: Change[]) => {
  const [only] = changes
  if (changes.length === 1 && only) return only
  return {
    subject: changes
      .map(({ subject }) => subject)
      .join(', ')
      .slice(0, 500),
    before: changes.map(({ before }) => before ?? null),
    after: changes.map(({ after }) => after ?? null),
  }
}

/** Context that every handler is given beside the parts of its call. */
export type Around = {
  /** The person. Calls that anybody may make have nobody here. */
  who: Who
  address: string
  /** The mark of the browser, where it has one; see `deviceOf`. */
  device?: string | undefined
  /** First language of the request that the portal speaks; see `languageOf`. */
  language?: Locale | undefined
  token: string | undefined
  /** Moment at which a file of an entity is read; absent for today. */
  asOf?: AsOf | undefined
  /** For calls that change something this is a transaction, which commits when the handler is done. */
  db: Db
  /** Adds what changed to this call's audit entry, in the same transaction. Without it nothing was changed. */
  record(change: Change): void
}

/** Transaction of a change, and its place in the audit trail. */
export type Writing = Pick<Around, 'db' | 'record'>

/**
 * Context of a call that takes long before it changes anything: its handler opens the call's transaction by
 * itself, and no connection waits meanwhile. `write` may run its work again, and is called once.
 */
export type Later = Omit<Around, keyof Writing> & {
  write<T>(work: (tx: Writing) => Promise<T>): Promise<T>
  /** Adds an audit entry of this call on its own: the outcome of work that follows the commit, such as a mail. */
  recordOutcome(outcome: Change): Promise<void>
}

/** An upload takes long to read. `signal` is aborted when its sender leaves before the answer. */
export type AroundUpload = Later & { file: Uploaded; signal: AbortSignal }
export type AroundOptionalUpload = Later & { file: Uploaded | undefined; signal: AbortSignal }

/** Context of a call that waits long for another system; `db` is for reading meanwhile. */
export type AroundWaiting = Later & { db: Db }

/** Answer of a handler: a file where the portal is given a Blob, and its bytes where it is given one as text. */
type Out<T> =
  T extends z.ZodType<infer V>
    ? [V] extends [Blob | null]
      ? ServedFile
      : { [Field in keyof V]: V[Field] extends Base64File ? Readable : Issued<V[Field]> }
    : never

type Handler<C> =
  C extends ListCall<any, infer F, infer Row>
    ? (call: Around & { filter: OnWire<F>; page: Page; path: Record<string, string> }) => Promise<Listed<Issued<Row>>>
    : C extends CallFacts<any, infer Q, infer B, any, infer U, infer W>
      ? (
          call: (U extends { optional: true }
            ? AroundOptionalUpload
            : U extends object
              ? AroundUpload
              : W extends true
                ? AroundWaiting
                : Around) & {
            query: OnWire<Q>
            body: OnWire<B>
            path: Record<string, string>
          },
        ) => Promise<C extends { answer: infer A } ? Out<A> : never>
      : never

export type Handlers<Area> = { [Name in keyof Area]: Handler<Area[Name]> }

/** Serves the calls of one area of the contract. */
export type Serve = <Area extends Record<string, CallFacts | ListCall>>(
  area: Area,
  handlers: Handlers<Area>,
  options?: ServeAreaOptions,
) => void

type ServeAreaOptions = {
  /**
   * Called with the token that a call shows, before its body is read; throws to refuse the call. Returns the id of the
   * organisation whose key the token holds.
   */
  arrives?(db: Db, token: string | undefined): Promise<string | undefined>
}

export type Path = { path: Record<string, string> }
/** Handler of a call or of a list once `Serve` has checked it against its contract: its parts are of any type here. */
export type CallHandler = (call: Called & Path & { query: unknown; body: unknown }) => Promise<unknown>
/** Parts that a handler is given: a transaction, or the means to open one, and a file where the call takes one. */
type Called = Omit<Around, keyof Writing> & Partial<Writing & Omit<AroundOptionalUpload, keyof Around>>
export type ListHandler = (call: Around & Path & { page: Page; filter: unknown }) => Promise<Listed<unknown>>

const isHandler = <H extends CallHandler | ListHandler>(handle: unknown): handle is H => typeof handle === 'function'

/** Returns the handler of a call, whose type `Serve` has checked. Throws where there is none. */
export const handlerOf = <H extends CallHandler | ListHandler>({ id }: { id: string }, handle: unknown): H => {
  if (!isHandler<H>(handle)) throw new Error(`${id} has no handler`)
  return handle
}
