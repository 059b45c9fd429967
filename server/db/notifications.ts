import pg from 'pg'
import { type Connection, clientOf } from './dedicatedConnection'

/** Milliseconds until a lost connection is opened again; each failure doubles them. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
const CONNECT_WITHIN = 5000

type Listener = {
  notified(payload: string): void
  /** Called each time that listening begins: notifications before it were missed. */
  began(): void
}

/**
 * Listens to a channel with one connection outside the pool, which is opened again when it is lost. Returns the function
 * that stops listening.
 */
export const listenTo = (connection: Connection, channel: string, { notified, began }: Listener) => {
  let isStopped = false
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE

  const openAgain = () => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(open, pause).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
  const open = async () => {
    const client = clientOf({ ...connection, keepAlive: true, connectionTimeoutMillis: CONNECT_WITHIN })
    current = client
    // A client that fails also ends, and is replaced then.
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => notified(payload))
    client.once('end', () => {
      if (current === client) openAgain()
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      if (isStopped) return
      pause = FIRST_PAUSE
      began()
    } catch {
      current = undefined
      await client.end().catch(() => undefined)
      openAgain()
    }
  }

  void open()
  return () => {
    isStopped = true
    clearTimeout(timer)
    void current?.end().catch(() => undefined)
  }
}
