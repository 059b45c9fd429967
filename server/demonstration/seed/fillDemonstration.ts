import { sql } from 'drizzle-orm'
import { syncPermissions } from '../../accounts/syncPermissions'
import { addToTrail } from '../../audit/auditTrail'
import { writeAsOwner } from '../../db/connect'
import type { OwnedDatabase } from '../../db/database'
import { department, installation, mda, workItem } from '../../db/schema'
import { foldTotals } from '../../db/totals'
import { withoutVersions } from '../../registry/versions'
import { setCalendar } from '../../work/calendar'
import { setItemsAside } from '../../work/keepItems'
import { createRandom, type Random } from '../random'
import { accountTables } from './accountBatches'
import { addAccessLog } from './addAccessLog'
import { addConfigurations } from './addConfigurations'
import { addFiledChanges } from './addFiledChanges'
import { addForm20 } from './addForm20'
import { addInsolvency } from './addInsolvency'
import { addNotes } from './addNotes'
import { addPersonDecisions } from './addPersonDecisions'
import { addPractitioners } from './addPractitioners'
import { addReceivers } from './addReceivers'
import { addReference } from './addReference'
import { addSettings } from './addSettings'
import { addViews } from './addViews'
import { addWork } from './addWork'
import { bulkLoad, type LoadingPart } from './bulkLoad'
import { completeAccounts } from './completeAccounts'
import { copyRows, type LoadedTable } from './copyRows'
import { daysBefore } from './dates'
import { documentTables } from './documentBatches'
import { entityTables } from './entityBatches'
import { paymentTables } from './payments'
import { processTables } from './processes'
import { publicBodies } from './publicBodies'
import { addRepairs } from './repairs'
import { withRows } from './rowSource'
import { addStaff, hashStaff } from './staff'
import { filled, ofWork, refreshStatistics } from './statistics'
import { addStrikes } from './strikes'

const SEED = 20_261

const mdas = (random: Random, today: Date) =>
  publicBodies.map((name, index) => {
    const day = daysBefore(today, 3000 - index * 18)
    return [name, day, day, random.chance(0.96) ? 'ACTIVE' : 'INACTIVE'] as const
  })

/** A step of the filling, in this order. */
export type FillingStep =
  | 'entities'
  | 'documents'
  | 'processes'
  | 'accounts'
  | 'payments'
  | 'other records'
  | 'statistics'
  | 'work'

/** Large tables of each step, which are loaded without their indexes. */
export const tablesOfStep = {
  entities: entityTables,
  documents: documentTables,
  processes: processTables,
  accounts: accountTables,
  payments: paymentTables,
} satisfies Partial<Record<FillingStep, LoadedTable[]>>

type Options = {
  companies: number
  today?: Date
  staff?: boolean
  /** Called after each step. */
  onStep?(step: FillingStep): void
  /** Called after each part of a step that loads large tables. */
  onPart?(step: FillingStep, part: LoadingPart): void
}

/**
 * Fills an empty registry with a synthetic one of the given number of entities, in one transaction: the same size gives
 * the same registry, as it stood on `today`. Memory stays constant; a million entities go in by COPY.
 */
export const fillDemonstration = async (
  database: OwnedDatabase,
  { companies, today = new Date(), staff = true, onStep, onPart }: Options,
) => {
  await syncPermissions(database)
  const hashes = staff ? await hashStaff() : undefined
  const end = (step: FillingStep) => onStep?.(step)
  await writeAsOwner(database, async tx => {
    await tx.execute(sql`SET LOCAL synchronous_commit = off`)
    const addItems = await setItemsAside(tx)
    await withoutVersions(tx)
    await setCalendar(tx, { country: 'Uganda', weekend: [6, 7] })
    if (hashes) await addStaff(tx, hashes)
    const lists = await addReference(tx)
    const departments = await tx.select({ id: department.id }).from(department).orderBy(department.id)
    const rows = { companies, seed: SEED, today, lists, departments: departments.map(({ id }) => id) }
    const sample = await withRows(rows, async addRows => {
      const load = (step: keyof typeof tablesOfStep) => {
        const tables = tablesOfStep[step]
        return bulkLoad(
          tx,
          tables.map(({ table }) => table),
          () => addRows(tx, tables),
          part => onPart?.(step, part),
        )
      }
      const { sample, seed } = await load('entities')
      end('entities')
      const random = createRandom(seed)
      const some = Math.min(sample.length, companies)
      await addStrikes(tx, 'BLACKLIST', sample.slice(0, some * 0.3), random, today)
      await addStrikes(tx, 'DEREGISTRATION', sample.slice(some * 0.3, some * 0.48), random, today)
      await copyRows(tx, mda, ['name', 'createdAt', 'updatedAt', 'status'], mdas(random, today))
      await load('documents')
      end('documents')
      await addRepairs(tx, sample, today)
      await addPractitioners(tx, Math.min(90, companies), random, today)
      await load('processes')
      end('processes')
      await completeAccounts(tx, await load('accounts'), today)
      end('accounts')
      await load('payments')
      end('payments')
      return sample
    })
    await addReceivers(tx, today)
    await addSettings(tx, today)
    await addInsolvency(tx, companies, today)
    await addForm20(tx, today)
    await addConfigurations(tx)
    await addAccessLog(tx, sample, today)
    await addPersonDecisions(tx, companies)
    await addNotes(tx, today)
    await addViews(tx, today)
    await addFiledChanges(tx, lists, companies, today)
    end('other records')
    await refreshStatistics(tx, filled)
    end('statistics')
    await bulkLoad(tx, [workItem], addItems)
    await addWork(tx, today)
    await foldTotals(tx, 2)
    await refreshStatistics(tx, ofWork)
    end('work')
    const about = { companies, seed: SEED, today: today.toISOString().slice(0, 10) }
    await tx
      .insert(installation)
      .values({ key: 'demonstration', value: about })
      .onConflictDoUpdate({ target: installation.key, set: { value: about } })
    const subject = 'Demonstration registry'
    await addToTrail(tx, { address: 'the server', call: 'DEMONSTRATION', subject, after: about })
  })
}
