import type { ListCall, Sending } from '@contract/call'
import { LARGEST_PAGE, type Page } from '@contract/dialects'

/** How a source asks: the data provider's readings, which end with the page that needs them. */
export type Asking = {
  read<Row, A>(sending: Sending<Row, A>, row: Row): Promise<A>
  rows<F, Row>(
    call: ListCall<string, F, Row>,
    page: Page,
    filter: Record<string, unknown>,
  ): Promise<{ rows: Row[]; total: number }>
}

/** What a source brings to a page. A query takes `undefined` for a failure, so a source that finds nothing brings null. */
export type Loaded = NonNullable<unknown> | null

/** Where a part of a page comes from. Parts with the same key are the same, and asked for once. */
export type Source<From, Data> = { key: string; load(from: From, ask: Asking): Promise<Data> }

/** The host has no such thing. */
export const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** A host in trouble: no answer came, or one that refuses nothing. */
export const isTrouble = (error: unknown) => {
  if (typeof error !== 'object' || error === null) return false
  const status = 'status' in error ? Number(error.status) : 0
  return ('code' in error && error.code === 'offline') || (status >= 500 && status !== 501)
}

/** How often, after a failure, and after how many milliseconds a host in trouble is asked again by itself. */
const PAUSES = [700, 2000]

/** Faults after which a reading is asked again by itself: a lost connection, or a host that says 503. */
const isPassing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'offline') || ('status' in error && error.status === 503))

/** When what failed for the `failures`-th time, counted from 0, is asked again; undefined when it is not. */
export const pauseBefore = (failures: number, error: unknown) => (isPassing(error) ? PAUSES[failures] : undefined)

/**
 * For what a page leaves out when the host has no such thing: nobody would see that it is missing because of a lost
 * connection, and there is no Reload to press.
 */
export const askAgain = {
  retry: (failures: number, error: unknown) => pauseBefore(failures, error) !== undefined,
  retryDelay: (failures: number, error: unknown) => pauseBefore(failures, error) ?? 0,
}

/** A host that answers 404 has nothing there: `nothing` then, and no failure (decision D5). */
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

/** One call. */
export const reading = <From, A>(sending: Sending<From, A>): Source<From, A> => ({
  key: sending.call.id,
  load: (from, ask) => ask.read(sending, from),
})

/** A list that arrives whole; `filter` also fills the braces of its path. */
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

/** How many rows a list has, or how many fit a filter, as its first page of the documents' size says. */
export const counting = <F, Row>(
  call: ListCall<string, F, Row>,
  filter: Partial<F> & Record<string, unknown>,
  perPage: number,
): Source<undefined, number> => ({
  key: `${call.id} ${JSON.stringify(filter)}`,
  load: async (_, ask) => (await ask.rows(call, { page: 1, perPage }, filter)).total,
})

/** What is at hand already. */
export const given = <From, Data>(key: string, of: (from: From) => Data): Source<From, Data> => ({
  key,
  load: async from => of(from),
})

/** The first source that has anything to say. */
export const firstOf = <From, Data>(
  one: Source<From, Data | undefined>,
  other: Source<From, Data>,
): Source<From, Data> => ({
  key: `${one.key}, ${other.key}`,
  load: async (from, ask) => (await one.load(from, ask)) ?? other.load(from, ask),
})

/** Several sources asked for at once. */
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
