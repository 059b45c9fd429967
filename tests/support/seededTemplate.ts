import { createHash } from 'node:crypto'
import { connectDatabase } from '@server/db/connect'
import type { Connection } from '@server/db/embeddedConnection'
import { fillDemonstration } from '@server/demonstration'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './postgres'

const lockOf = (name: string) => createHash('sha256').update(name).digest().readInt32BE()

const fill = async (postgres: Connection, database: string, companies: number, today: Date) => {
  const filling = connectDatabase({ ...postgres, database }, { connections: 2 })
  try {
    await fillDemonstration(filling, { companies, today })
  } finally {
    await filling.close()
  }
}

/**
 * Returns the name of a template database with a demonstration of this size and date. The first file of a run that
 * needs it creates it, and others wait; it gets its name only when it is complete.
 */
export const seededTemplate = async (companies: number, today: Date): Promise<string> => {
  const postgres = inject('postgres')
  const name = `seed_${companies}_${today.toISOString().slice(0, 10).replaceAll('-', '')}`
  const admin = new pg.Client({ ...postgres, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [lockOf(name)])
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return name
    const part = `${name}_part`
    await admin.query(`DROP DATABASE IF EXISTS ${part} WITH (FORCE)`)
    await admin.query(`CREATE DATABASE ${part} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
    await fill(postgres, part, companies, today)
    await admin.query(`ALTER DATABASE ${part} RENAME TO ${name}`)
    return name
  } finally {
    // Closing the connection releases the lock.
    await admin.end()
  }
}
