import { statfs } from 'node:fs/promises'
import { type doctor as contract, type Diagnosis, doctorChecks, type Finding } from '@contract/portal/doctor'
import { sql } from 'drizzle-orm'
import { compareMigrations } from '../db/appliedMigrations'
import { faultCode } from '../db/databaseErrors'
import type { Handlers } from '../http/serve'
import { backupCheck } from './backupCheck'
import { type Check, finding, type Installation } from './check'
import { databaseCheck, objectsCheck } from './databaseChecks'
import { clockCheck, diskCheck, settingsCheck } from './machineChecks'
import { signingCheck } from './signingCheck'
import { permissionsCheck, queuesCheck, workCheck } from './staffChecks'
import { documentsCheck, mailCheck } from './systemChecks'
import { keysCheck, trailCheck } from './trailChecks'

/** All checks; their report follows the order of `doctorChecks`. */
const checks: readonly Check[] = [
  settingsCheck,
  databaseCheck,
  objectsCheck,
  clockCheck,
  diskCheck,
  mailCheck,
  documentsCheck,
  backupCheck,
  trailCheck,
  keysCheck,
  signingCheck,
  queuesCheck,
  permissionsCheck,
  workCheck,
]

/** Seconds that a check may take. */
const SECONDS = 8

type Limits = { seconds?: number }

const codeOf = (error: unknown) => faultCode(error) ?? (error instanceof Error ? error.name : 'unknown')

/** Ends work after the time limit of a check with `late`. The message of an error may hold secrets, so `failed` gets its code. */
const limited = async <T>(
  seconds: number,
  work: () => Promise<T>,
  { late, failed }: { late(): T; failed(code: string): T },
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<T>(resolve => {
    timer = setTimeout(() => resolve(late()), seconds * 1000)
  })
  return Promise.race([work().catch(error => failed(codeOf(error))), isLate]).finally(() => clearTimeout(timer))
}

/** Returns what keeps the checks of the database from being made; nothing where they can be. */
const databaseFault = ({ database: { read } }: Installation, seconds: number): Promise<Finding[]> =>
  limited<Finding[]>(
    seconds,
    async () => {
      await read.execute(sql`SELECT 1`)
      // Migrations that cannot be read are a finding of the check of the database.
      const isEarlier = await compareMigrations(read).then(
        state => state.isEarlier,
        () => false,
      )
      return isEarlier ? [finding('database-earlier')] : []
    },
    {
      late: () => [finding('database-unreachable', { code: 'ETIMEDOUT' })],
      failed: code => [finding('database-unreachable', { code })],
    },
  )

/**
 * Examines an installation. The checks run together, each within its time limit; a check that fails or is late is a finding
 * itself. It writes nothing.
 */
export const examine = async (installation: Installation, { seconds = SECONDS }: Limits = {}): Promise<Diagnosis> => {
  const fault = await databaseFault(installation, seconds)
  const run = ({ run }: Check) =>
    limited<Finding[]>(seconds, () => run(installation), {
      late: () => [finding('check-late', { seconds })],
      failed: code => [finding('check-failed', { code })],
    })
  const made = checks.filter(({ needsDatabase }) => !fault.length || !needsDatabase)
  const results = new Map(await Promise.all(made.map(async check => [check.name, await run(check)] as const)))
  if (fault.length) results.set('database', fault)
  return {
    at: new Date(installation.now()).toISOString(),
    checks: doctorChecks.flatMap(name => {
      const findings = results.get(name)
      return findings ? [{ name, findings }] : []
    }),
  }
}

/** The clock and the disks of this machine. */
export const thisMachine: Pick<Installation, 'now' | 'freeBytes'> = {
  now: () => Date.now(),
  async freeBytes(path) {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  },
}

/** Handlers of the doctor. An examination under way answers all who ask meanwhile. */
export const doctorHandlers = (
  installation: Pick<Installation, 'database' | 'settings'>,
): Handlers<typeof contract> => {
  let underWay: Promise<Diagnosis> | undefined
  return {
    examine() {
      underWay ??= examine({ ...installation, ...thisMachine }).finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}
