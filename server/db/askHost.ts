import pg from 'pg'
import type { Host } from '../config/databaseHosts'
import { faultCode } from './databaseErrors'

/** Milliseconds in which a database server must answer. */
const ANSWER_WITHIN = 3000

/** State of a database server. `started` is the start of its process, which tells apart two servers of one name. */
export type HostState = { host: Host } & (
  | { kind: 'primary'; started: string }
  | { kind: 'standby' }
  | { kind: 'read-only' }
  | { kind: 'silent'; reason: string }
)

const KIND = `SELECT pg_postmaster_start_time()::text AS started, CASE WHEN pg_is_in_recovery() THEN 'standby'
  WHEN current_setting('transaction_read_only')::boolean THEN 'read-only' ELSE 'primary' END AS kind`

const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : ''
  return faultCode(error) ?? (/timeout/i.test(message) ? 'no answer in time' : message)
}

/** Runs one query on a server, with a connection of its own and a limit of time. */
export const askOnce = async <Row extends pg.QueryResultRow>(host: Host, text: string): Promise<Row | undefined> => {
  const client = new pg.Client({
    connectionString: host.address,
    connectionTimeoutMillis: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows[0]
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Asks a server if it is the primary. A standby replays what a primary writes; a read-only server refuses writes. */
export const stateOf = async (host: Host): Promise<HostState> => {
  try {
    const row = await askOnce<{ started: string; kind: 'primary' | 'standby' | 'read-only' }>(host, KIND)
    return row ? { host, ...row } : { host, kind: 'silent', reason: 'an empty answer' }
  } catch (error) {
    return { host, kind: 'silent', reason: reasonOf(error) }
  }
}

const saying = (state: HostState): string => {
  const { name } = state.host
  switch (state.kind) {
    case 'silent':
      return `${name} does not answer (${state.reason})`
    case 'standby':
      return `${name} is a standby`
    case 'read-only':
      return `${name} answers reads and refuses writes (default_transaction_read_only is on)`
    case 'primary':
      return `${name} accepts writes`
  }
}

/** Returns the sentence for the operator where no server accepts writes. */
export const noPrimary = (states: readonly HostState[]) =>
  states.every(({ kind }) => kind === 'silent')
    ? `No database server can be reached: ${states.map(saying).join(', ')}.`
    : `No database server accepts writes: ${states.map(saying).join(', ')}. Promote a standby, or start the primary.`

/** Returns the sentence for the operator where several servers accept writes. */
export const severalPrimaries = (names: readonly string[]) =>
  `Several database servers accept writes: ${names.join(', ')}. Stop all but the primary: what is written to the others is lost.`
