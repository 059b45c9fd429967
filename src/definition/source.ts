import type { ListCall, Sending } from '@contract/call'
import { LARGEST_PAGE, type Page } from '@contract/dialects'
import type { Permit } from '@contract/permissions'

/** Functions that a source reads with: the data provider's, aborted when the page that needs them is left. */
export type Asking = {
  read<Row, A>(sending: Sending<Row, A>, row: Row): Promise<A>
  rows<F, Row>(
    call: ListCall<string, F, Row>,
    page: Page,
    filter: Record<string, unknown>,
  ): Promise<{ rows: Row[]; total: number }>
}

/**
 * Data that a source brings to a page. TanStack Query treats `undefined` as a failure, so a source without data returns
 * null.
 */
export type Loaded = NonNullable<unknown> | null

/**
 * Source of a part of a page. Sources with the same key are the same and are read once. `permit`: the permissions that
 * reading it needs, where one call is read.
 */
export type Source<From, Data> = { key: string; permit?: Permit; load(from: From, ask: Asking): Promise<Data> }

/** Tells whether the host answered 404. */
export const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** Tells whether an error means a host in trouble: no answer, or an answer that is not a refusal. */
export const isTrouble = (error: unknown) => {
  if (typeof error !== 'object' || error === null) return false
  const status = 'status' in error ? Number(error.status) : 0
  return ('code' in error && error.code === 'offline') || (status >= 500 && status !== 501)
}

/** Pauses before each automatic retry after a failure, in milliseconds. */
const PAUSES = [700, 2000]

/** Tells whether an error is retried automatically: a lost connection, or a 503. */
const isPassing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'offline') || ('status' in error && error.status === 503))

/** Returns the pause before the retry after `failures` earlier failures, counted from 0; undefined for no retry. */
export const pauseBefore = (failures: number, error: unknown) => (isPassing(error) ? PAUSES[failures] : undefined)

/**
 * Retry options for data that a page leaves out after a 404: without a retry, nobody would notice that a lost
 * connection hid it, and there is no Reload button.
 */
export const askAgain = {
  retry: (failures: number, error: unknown) => pauseBefore(failures, error) !== undefined,
  retryDelay: (failures: number, error: unknown) => pauseBefore(failures, error) ?? 0,
}

/** Returns a source that brings `nothing` instead of failing when the host answers 404 (decision D5). */
export const orNothing = <From, Data, Nothing>(
  { key, load }: Source<From, Data>,
  nothing: Nothing,
): Source<From, Data | Nothing> => ({
  key,
  load: (from, ask) =>
    load(from, ask).catch((error: unknown) => {
      if (isNotFound(error)) return nothing
      throw error
    }),
})

/** Returns a source of one call. */
export const reading = <From, A>(sending: Sending<From, A>): Source<From, A> => ({
  key: sending.call.id,
  permit: sending.call.permit,
  load: (from, ask) => ask.read(sending, from),
})

/** Returns a source of a whole list; `filter` also fills the placeholders of its path. */
export const listing = <From, F, Row>(
  call: ListCall<string, F, Row>,
  filter: (from: From) => Record<string, unknown>,
): Source<From, Row[]> =>
  orNothing(
    {
      key: call.id,
      load: async (from, ask) => (await ask.rows(call, { page: 1, perPage: LARGEST_PAGE }, filter(from))).rows,
    },
    [],
  )

/**
 * Returns a source of the number of rows in a list, or of those that match a filter, read from its first page of the
 * documents' size.
 */
export const counting = <F, Row>(
  call: ListCall<string, F, Row>,
  filter: Partial<F> & Record<string, unknown>,
  perPage: number,
): Source<undefined, number> => ({
  key: `${call.id} ${JSON.stringify(filter)}`,
  load: async (_, ask) => (await ask.rows(call, { page: 1, perPage }, filter)).total,
})

/** Returns a source of data that needs no request. */
export const derived = <From, Data>(key: string, of: (from: From) => Data): Source<From, Data> => ({
  key,
  load: async from => of(from),
})

/** Returns a source that tries `one` and reads `other` only if `one` has no data. */
export const firstOf = <From, Data>(
  one: Source<From, Data | undefined>,
  other: Source<From, Data>,
): Source<From, Data> => ({
  key: `${one.key}, ${other.key}`,
  load: async (from, ask) => (await one.load(from, ask)) ?? other.load(from, ask),
})

/** Returns a source that reads several sources in parallel. */
export const together = <From, Parts extends object>(
  parts: {
    [K in keyof Parts]: Source<From, Parts[K]>
  },
): Source<From, Parts> => {
  const entries = Object.entries<Source<From, unknown>>(parts)
  return {
    key: entries.map(([, { key }]) => key).join(' & '),
    load: async (from, ask) => {
      const loaded = await Promise.all(entries.map(async ([name, source]) => [name, await source.load(from, ask)]))
      return Object.fromEntries(loaded)
    },
  }
}
