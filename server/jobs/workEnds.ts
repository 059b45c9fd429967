import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../db/database'
import { type Connection, clientOf } from '../db/dedicatedConnection'

const CHANNEL = 'work_ended'
/** Milliseconds that a request waits for the work that it started. */
const LONGEST_WAIT = 2500

/** Notifies every waiting server, once this transaction commits, that a piece of work ended. */
export const announceEnd = (tx: Db, id: string) => tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${id})`)

/** Waits for the ends of work that any server on the database performs. */
export type WorkEnds = {
  /**
   * Resolves when all work that `readOpen` returns has ended, and at the latest after `LONGEST_WAIT`. `readOpen` is
   * called once, when notifications already arrive, so that no end is missed.
   */
  wait(readOpen: () => Promise<readonly string[]>): Promise<void>
}

type Waiter = { hear(id: string): void; lose(): void }

/**
 * Listens with a connection of its own, outside the pool, that exists only while a request waits. Without a connection,
 * and when it is lost, a wait ends at once: the work goes on, and its list shows the result.
 */
export const createWorkEnds = (connection: Connection): WorkEnds => {
  const waiters = new Set<Waiter>()
  let listening: Promise<pg.Client | undefined> | undefined

  const begin = async (client: pg.Client) => {
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      return client
    } catch {
      await client.end().catch(() => undefined)
      return undefined
    }
  }
  const listen = () => {
    const client = clientOf({ ...connection, connectionTimeoutMillis: LONGEST_WAIT })
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => {
      for (const { hear } of waiters) hear(payload)
    })
    const begun = begin(client)
    client.once('end', () => {
      if (listening !== begun) return
      listening = undefined
      for (const { lose } of waiters) lose()
    })
    return begun
  }

  const stopListening = () => {
    void listening?.then(client => client?.end()).catch(() => undefined)
    listening = undefined
  }

  return {
    async wait(readOpen) {
      const ended = new Set<string>()
      let isLost = false
      let check = () => {}
      const waiter: Waiter = {
        hear(id) {
          ended.add(id)
          check()
        },
        lose() {
          isLost = true
          check()
        },
      }
      waiters.add(waiter)
      try {
        listening ??= listen()
        if (!(await listening)) return
        const open = await readOpen()
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, LONGEST_WAIT)
          check = () => {
            if (!isLost && !open.every(id => ended.has(id))) return
            clearTimeout(timer)
            resolve()
          }
          check()
        })
      } finally {
        waiters.delete(waiter)
        if (!waiters.size) stopListening()
      }
    },
  }
}
