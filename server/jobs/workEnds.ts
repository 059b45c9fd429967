import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../db/database'

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

/**
 * Listens with a connection of its own, outside the pool, that exists only while a request waits. Without a connection
 * a wait ends at once: the work goes on, and its list shows the result.
 */
export const createWorkEnds = (connection: pg.ClientConfig): WorkEnds => {
  const listeners = new Set<(id: string) => void>()
  let listening: Promise<pg.Client | undefined> | undefined

  const listen = async () => {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: LONGEST_WAIT })
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => {
      for (const hear of listeners) hear(payload)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      return client
    } catch {
      await client.end().catch(() => undefined)
      return undefined
    }
  }

  const stopListening = () => {
    void listening?.then(client => client?.end()).catch(() => undefined)
    listening = undefined
  }

  return {
    async wait(readOpen) {
      const ended = new Set<string>()
      let check = () => {}
      const hear = (id: string) => {
        ended.add(id)
        check()
      }
      listeners.add(hear)
      try {
        listening ??= listen()
        if (!(await listening)) return
        const open = await readOpen()
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, LONGEST_WAIT)
          check = () => {
            if (!open.every(id => ended.has(id))) return
            clearTimeout(timer)
            resolve()
          }
          check()
        })
      } finally {
        listeners.delete(hear)
        if (!listeners.size) stopListening()
      }
    },
  }
}
