import { incorporationKinds } from '@contract/processes/incorporationProcesses'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { entity, process } from '../db/schema'
import { type NewProcess, startProcesses } from '../processes/process'
import { registrationKinds } from '../processes/registrationProcesses'
import { endPoints, systemOf } from './processSystems'

const EVERY = 20_000
/** Limits the growth of a demonstration that runs for weeks. */
const MOST_A_DAY = 1000

/**
 * Registers an entity now and then in a demonstration, so that its queues show activity. Returns a function that stops
 * it.
 */
export const demonstrationTraffic = (database: Database): (() => void) => {
  const register = () =>
    database.write(async tx => {
      const accepted = and(
        inArray(process.service, ['REGISTRATION', 'INCORPORATION']),
        inArray(process.status, ['SENT', 'SUCCESS']),
        sql`${process.createdAt} > now() - interval '1 day'`,
      )
      if ((await tx.$count(process, accepted)) >= MOST_A_DAY) return
      const newest = await tx
        .select({ brn: entity.brn, name: entity.name })
        .from(entity)
        .where(eq(entity.register, 'COMPANY'))
        .orderBy(desc(entity.registeredOn), entity.brn)
        .limit(200)
      const from = Math.floor(Math.random() * Math.max(1, newest.length - 1))
      const rows = newest.slice(from, from + 2)
      const processes = rows.map(({ brn, name }, n): NewProcess => {
        const service = n ? 'INCORPORATION' : 'REGISTRATION'
        const kinds = n ? incorporationKinds : registrationKinds
        const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0]
        const system = systemOf(kind)
        return { service, kind, system, brn, owner: name, endPoint: endPoints[system], request: { kind, brn, name } }
      })
      await startProcesses(tx, processes)
    })
  const timer = setInterval(() => void register().catch(() => undefined), EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
