import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { syncPermissions } from '../../accounts/syncPermissions'
import type { Db, OwnedDatabase } from '../../db/database'
import { writeAsOwner } from '../../db/open'
import {
  accessEntry,
  account,
  accountRole,
  administrativeUnit,
  apiKey,
  apiKeyEndPoint,
  apiRequest,
  complaint,
  contactPerson,
  dataCorrection,
  entity,
  entityDocument,
  entityPerson,
  filing,
  insolvencyApplication,
  insolvencyAttachment,
  insolvencyMessage,
  installation,
  legalDocument,
  legalDocumentParty,
  mda,
  namePush,
  nameWord,
  nationalIdentity,
  officialReceiver,
  payment,
  paymentCredit,
  personDecision,
  personPair,
  personWord,
  practitioner,
  practitionerApplication,
  practitionerDocument,
  practitionerMessage,
  process,
  shareClass,
  shareholding,
  strikeChange,
  strikeEntry,
  tally,
  usedPrn,
  workDone,
  workItem,
} from '../../db/schema'
import { foldTotals } from '../../db/totals'
import { addToTrail } from '../../portal/auditTrail'
import { setCalendar } from '../../work/calendar'
import { setItemsAside } from '../../work/keepItems'
import { createRandom, type Random } from '../random'
import { addAccessLog } from './addAccessLog'
import { accountsFor, addAccounts } from './addAccounts'
import { addConfigurations } from './addConfigurations'
import { addDocuments } from './addDocuments'
import { addEntities, entityTables } from './addEntities'
import { addForm20 } from './addForm20'
import { addInsolvency } from './addInsolvency'
import { addNotes } from './addNotes'
import { addPersonDecisions } from './addPersonDecisions'
import { addPractitioners } from './addPractitioners'
import { addReceivers } from './addReceivers'
import { addReference } from './addReference'
import { addSettings } from './addSettings'
import { addWork } from './addWork'
import { bulkLoad, type LoadingPart } from './bulkLoad'
import { copyRows } from './copyRows'
import { daysBefore } from './dates'
import { addPayments } from './payments'
import { addProcesses } from './processes'
import { publicBodies } from './publicBodies'
import { addRepairs } from './repairs'
import { addStaff, hashStaff } from './staff'
import { addStrikes } from './strikes'

const SEED = 20_261

const mdas = (random: Random, today: Date) =>
  publicBodies.map((name, index) => {
    const day = daysBefore(today, 3000 - index * 18)
    return [name, day, day, random.chance(0.96) ? 'ACTIVE' : 'INACTIVE'] as const
  })

/** Tables whose statistics the planner needs. */
const filled = [
  accessEntry,
  entity,
  entityPerson,
  shareClass,
  shareholding,
  filing,
  entityDocument,
  strikeEntry,
  strikeChange,
  mda,
  legalDocument,
  legalDocumentParty,
  practitioner,
  practitionerApplication,
  practitionerDocument,
  practitionerMessage,
  complaint,
  payment,
  paymentCredit,
  usedPrn,
  process,
  dataCorrection,
  namePush,
  administrativeUnit,
  nameWord,
  account,
  accountRole,
  contactPerson,
  nationalIdentity,
  apiRequest,
  apiKey,
  apiKeyEndPoint,
  officialReceiver,
  insolvencyApplication,
  insolvencyAttachment,
  insolvencyMessage,
  personDecision,
  personPair,
  personWord,
]

/** Tables of work, which are filled last: the queries for its items need the statistics of all other tables. */
const ofWork = [tally, workDone, workItem]

/** A step of the filling, in this order. */
export type FillingStep =
  | 'entities'
  | 'documents'
  | 'payments'
  | 'processes'
  | 'accounts'
  | 'rest'
  | 'statistics'
  | 'work'

/** Large tables of each step, which are loaded without their indexes. */
export const tablesOfStep = {
  entities: entityTables,
  documents: [legalDocument, legalDocumentParty],
  payments: [payment, paymentCredit, usedPrn],
  processes: [process],
} satisfies Partial<Record<FillingStep, PgTable[]>>

type Options = {
  companies: number
  today?: Date
  staff?: boolean
  /** Called after each step. */
  onStep?(step: FillingStep): void
  /** Called after each part of a step that loads large tables. */
  onPart?(step: FillingStep, part: LoadingPart): void
}

const refreshStatistics = (tx: Db, tables: readonly PgTable[]) =>
  tx.execute(
    sql`SELECT refresh_statistics(${sql.join(
      tables.map(table => sql`${getTableName(table)}`),
      sql`, `,
    )})`,
  )

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
    const load = <T>(step: keyof typeof tablesOfStep, add: () => Promise<T>) =>
      bulkLoad(tx, tablesOfStep[step], add, part => onPart?.(step, part))
    await setCalendar(tx, { country: 'Uganda', weekend: [6, 7] })
    if (hashes) await addStaff(tx, hashes)
    const lists = await addReference(tx)
    const { sample, seed } = await load('entities', () => addEntities(tx, { companies, seed: SEED, today, lists }))
    end('entities')
    const random = createRandom(seed)
    const some = Math.min(sample.length, companies)
    await addStrikes(tx, 'BLACKLIST', sample.slice(0, some * 0.3), random, today)
    await addStrikes(tx, 'DEREGISTRATION', sample.slice(some * 0.3, some * 0.48), random, today)
    await copyRows(tx, mda, ['name', 'createdAt', 'updatedAt', 'status'], mdas(random, today))
    if (sample.length) await load('documents', () => addDocuments(tx, Math.ceil(companies / 4), sample, today))
    end('documents')
    await addRepairs(tx, sample, today)
    await addPractitioners(tx, Math.min(90, companies), random, today)
    await load('payments', () => addPayments(tx, Math.ceil(companies * 0.6), today))
    end('payments')
    await load('processes', () => addProcesses(tx, Math.ceil(companies * 0.8), sample, today))
    end('processes')
    await addAccounts(tx, accountsFor(companies), sample, today)
    end('accounts')
    await addReceivers(tx, today)
    await addSettings(tx, today)
    await addInsolvency(tx, companies, today)
    await addForm20(tx, today)
    await addConfigurations(tx)
    await addAccessLog(tx, sample, today)
    await addPersonDecisions(tx, companies)
    await addNotes(tx, today)
    end('rest')
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
