import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { hostsOf } from '../config/databaseHosts'
import { askOnce } from './askHost'
import type { Db } from './database'
import type { FairPool } from './fairPool'
import * as schema from './schema'

/** Milliseconds between two looks at what the replicas have replayed. */
const LOOK_EVERY = 1000
/** Milliseconds that a replica may be behind the primary; further behind, it answers nothing. */
const MOST_BEHIND = 10_000

/** Reads a place in the log of PostgreSQL, such as 0/16B3748, as a number that grows. */
const positionIn = (text: string | null | undefined): bigint | undefined => {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined
}

/** Returns the place in the log up to which the primary has written. */
export const readPosition = async (primary: Db): Promise<string> => {
  const { rows } = await primary.execute<{ position: string }>(sql`SELECT pg_current_wal_lsn()::text AS position`)
  return rows[0]?.position ?? ''
}

/** Copies of the database that only answer reads. */
export type Replicas = {
  /** Returns a replica that has replayed the log up to `position` and is not far behind; undefined where none has. */
  at(position: string | undefined): Db | undefined
  /** Takes no reads to this replica until it is looked at again. */
  avoid(db: Db): boolean
  close(): Promise<void>
}

const REPLAYED = 'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position'

/** Opens a pool on each replica of an address, and follows what they have replayed. */
export const openReplicas = (address: string, primary: Db, connect: (address: string) => FairPool): Replicas => {
  const replicas = hostsOf(address).map(host => {
    const pool = connect(host.address)
    const db: Db = drizzle(pool, { schema })
    return { host, pool, db }
  })
  const replayed = new Map<Db, bigint>()
  let written: { at: number; position: bigint }[] = []
  let isClosed = false
  let turn = 0

  const look = async () => {
    const position = positionIn(await readPosition(primary).catch(() => undefined))
    const now = Date.now()
    if (position !== undefined) written.push({ at: now, position })
    const oldest = written.findLastIndex(({ at }) => at <= now - MOST_BEHIND)
    written = written.slice(Math.max(0, oldest))
    await Promise.all(
      replicas.map(async ({ host, db }) => {
        const row = await askOnce<{ position: string | null }>(host, REPLAYED).catch(() => undefined)
        const position = positionIn(row?.position)
        if (position === undefined) replayed.delete(db)
        else replayed.set(db, position)
      }),
    )
  }
  const follow = async () => {
    while (!isClosed) {
      await look()
      await pause(LOOK_EVERY, undefined, { ref: false })
    }
  }
  void follow()

  return {
    at(position) {
      // The primary had written this much when its log was last old enough.
      const floor = written[0]?.position
      if (floor === undefined) return undefined
      const own = position === undefined ? floor : positionIn(position)
      if (own === undefined) return undefined
      const wanted = own > floor ? own : floor
      const ready = replicas.filter(({ db }) => (replayed.get(db) ?? -1n) >= wanted)
      turn++
      return ready[turn % ready.length]?.db
    },
    avoid: db => replayed.delete(db),
    async close() {
      isClosed = true
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}
