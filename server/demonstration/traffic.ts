import { incorporationKinds } from '@contract/processes/incorporationProcesses'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
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
      const { rows: today } = await tx.execute<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM process WHERE service IN ('REGISTRATION', 'INCORPORATION')
          AND status IN ('SENT', 'SUCCESS') AND created_at > now() - interval '1 day'`,
      )
      if ((today[0]?.n ?? 0) >= MOST_A_DAY) return
      const { rows: newest } = await tx.execute<{ brn: string; name: string }>(sql`
        SELECT brn, name FROM entity WHERE register = 'COMPANY' ORDER BY registered_on DESC, brn LIMIT 200`)
      const from = Math.floor(Math.random() * Math.max(1, newest.length - 1))
      const rows = newest.slice(from, from + 2)
      const wanted = rows.map(({ brn, name }, n): NewProcess => {
        const service = n ? 'INCORPORATION' : 'REGISTRATION'
        const kinds = n ? incorporationKinds : registrationKinds
        const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0]
        const system = systemOf(kind)
        return { service, kind, system, brn, owner: name, endPoint: endPoints[system], request: { kind, brn, name } }
      })
      await startProcesses(tx, wanted)
    })
  const timer = setInterval(() => void register().catch(() => undefined), EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
