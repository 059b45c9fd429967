import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@contract/index'
import { addRoles } from '@server/accounts/startingRoles'
import { syncPermissions } from '@server/accounts/syncPermissions'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import type { Database } from '@server/db/database'
import { openDatabase } from '@server/openDatabase'
import { sql } from 'drizzle-orm'
import { addColleagues } from './manyStaff'
import { pathOf } from './pathOf'

/** Record of what clerks were told about their writes, and of what the database holds of them. */
export type ClerkReport = {
  acknowledged: number
  /** Acknowledged writes that are missing. */
  lost: string[]
  /** Writes of which there are two rows or audit entries, or one without the other. */
  uneven: string[]
  /** Writes that were refused as not written, and are there. */
  denied: string[]
  /** Writes of which the server said that nobody knows, and the number of those that are there. */
  unknown: number
  unknownWritten: number
  /** Answers that a failover does not explain. */
  strange: string[]
}

/** Names of bodies that clerks added, by what they were told; `strange` are answers that nothing explains. */
type Told = Record<'acknowledged' | 'refused' | 'unknown' | 'strange', string[]>

/** Compares what clerks were told about their writes with the database. */
export const compareWrites = async (
  { read }: Pick<Database, 'read'>,
  { acknowledged, refused, unknown, strange }: Told,
): Promise<ClerkReport> => {
  const count = async (query: ReturnType<typeof sql>) => {
    const { rows } = await read.execute<{ name: string; n: number }>(query)
    return new Map(rows.map(({ name, n }) => [name, n]))
  }
  const rows = await count(sql`SELECT name, count(*)::int AS n FROM mda GROUP BY name`)
  const entries = await count(
    sql`SELECT subject AS name, count(*)::int AS n FROM audit_entry WHERE call = ${contract.mdas.create.id} GROUP BY subject`,
  )
  const names = new Set([...rows.keys(), ...entries.keys()])
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(name => !rows.has(name)),
    uneven: [...names].filter(name => rows.get(name) !== 1 || entries.get(name) !== 1),
    denied: refused.filter(name => rows.has(name)),
    unknown: unknown.length,
    unknownWritten: unknown.filter(name => rows.has(name)).length,
    strange,
  }
}

/**
 * Starts a registry on the servers of an address, and clerks who add one body after another over HTTP. `written` counts
 * acknowledged writes; `finish` lets them end, and compares what they were told with the database.
 */
export const startClerks = async (
  address: string,
  { clerks, dataDir, readAddress = '' }: { clerks: number; dataDir: string; readAddress?: string },
) => {
  const urls = { DATABASE_URL: address, DATABASE_READ_URL: readAddress }
  // Clerks who do not pause make more requests than people do.
  const limits = { REQUESTS_PER_MINUTE: '1000000' }
  const settings = readSettings({ ...urls, ...limits, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
  const warnings: string[] = []
  const database = await openDatabase(settings, message => warnings.push(message))
  await syncPermissions(database)
  await database.write(addRoles)
  const colleagues = await addColleagues(database, clerks)
  const app = await createApp({
    database,
    settings,
    delivery: { send: async () => undefined },
    portalFolder: '/nowhere',
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const said: Told = { acknowledged: [], refused: [], unknown: [], strange: [] }
  let isWorking = true

  const send = async (token: string, name: string): Promise<keyof typeof said> => {
    const answer = await fetch(`${url}${pathOf(contract.mdas.create)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    if (answer.ok) return 'acknowledged'
    const { code } = (await answer.json()) as { code: string }
    if (code === 'write-unknown') return 'unknown'
    if (answer.status === 503) return 'refused'
    said.strange.push(`${name}: ${answer.status} ${code}`)
    return 'refused'
  }
  const clerk = async (token: string, who: number) => {
    for (let n = 0; isWorking; n++) {
      const name = `Body ${who}-${n}`
      const outcome = await send(token, name)
      said[outcome].push(name)
      if (outcome !== 'acknowledged') await pause(100)
    }
  }
  const working = colleagues.map(({ token }, who) => clerk(token, who))

  return {
    app,
    url,
    database,
    warnings,
    token: colleagues[0]?.token ?? '',
    written: () => said.acknowledged.length,
    async finish(): Promise<ClerkReport> {
      isWorking = false
      await Promise.all(working)
      return compareWrites(database, said)
    },
    async close() {
      isWorking = false
      await Promise.all(working)
      await app.close()
      await database.close()
    },
  }
}
