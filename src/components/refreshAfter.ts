/** Longest pause that failures lead to, in milliseconds. */
const LONGEST = 60_000
/** Longest pause that a host may ask for, in milliseconds. */
const LONGEST_ASKED = 60 * 60_000

/** Query of TanStack Query, as `refetchInterval` is given it. */
export type Refreshed = { state: { status: 'pending' | 'error' | 'success'; error: unknown; errorUpdateCount: number } }

/** Failures of each query until its last success. */
const failuresUntilSuccess = new WeakMap<Refreshed, number>()

/** Returns the milliseconds for which the host asked to wait with `Retry-After`. */
const askedPause = (error: unknown) => {
  const seconds = typeof error === 'object' && error !== null && 'retryAfter' in error && error.retryAfter
  return typeof seconds === 'number' ? Math.min(LONGEST_ASKED, seconds * 1000) : 0
}

/**
 * Returns the milliseconds until data that refreshes by itself is requested again: `interval` after a success, twice as
 * long after each failure in a row, up to a minute or the longer interval, and at least as long as the host asked for. False stops refreshing.
 * TanStack Query sends nothing while the tab is hidden.
 */
export const refreshAfter = (interval: number | false, query: Refreshed): number | false => {
  const { status, error, errorUpdateCount } = query.state
  if (status === 'success') failuresUntilSuccess.set(query, errorUpdateCount)
  if (interval === false || status !== 'error') return interval
  const failures = errorUpdateCount - (failuresUntilSuccess.get(query) ?? 0)
  return Math.max(askedPause(error), interval, Math.min(LONGEST, interval * 2 ** failures))
}
