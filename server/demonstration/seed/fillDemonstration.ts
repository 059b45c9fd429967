import { getTableName, sql } from 'drizzle-orm'
import { syncPermissions } from '../../accounts/syncPermissions'
import type { Database, Db } from '../../db/database'
import {
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
} from '../../db/schema'
import { addToTrail } from '../../portal/auditTrail'
import { createRandom, type Random } from '../random'
import { accountsFor, addAccounts } from './addAccounts'
import { addConfigurations } from './addConfigurations'
import { addForm20 } from './addForm20'
import { addInsolvency } from './addInsolvency'
import { addPractitioners } from './addPractitioners'
import { addReceivers } from './addReceivers'
import { addReference } from './addReference'
import { addSettings } from './addSettings'
import { copyRows } from './copyRows'
import { type DocumentEntity, documents } from './documents'
import { daysBefore, entityAt } from './entities'
import { addEntityDocuments, dropMissingForms } from './entityDocuments'
import { addEntityFiles } from './entityFiles'
import { addPayments } from './payments'
import { addProcesses } from './processes'
import { publicBodies } from './publicBodies'
import { addRepairs } from './repairs'
import { addStaff, hashStaff } from './staff'
import { addStrikes } from './strikes'

const SEED = 20_261
const DOCUMENT_SEED = 20_262
const SAMPLE = 2000
/** Number of entities generated and written at a time, which bounds memory. */
const BATCH = 5000

const mdas = (random: Random, today: Date) =>
  publicBodies.map((name, index) => {
    const day = daysBefore(today, 3000 - index * 18)
    return [name, day, day, random.chance(0.96) ? 'ACTIVE' : 'INACTIVE'] as const
  })

/** Fills entities with their files; returns an even sample of companies for the other registers to refer to. */
const addEntities = async (tx: Db, amount: number, random: Random, today: Date) => {
  const lists = await addReference(tx)
  const sample: DocumentEntity[] = []
  const every = Math.max(1, Math.floor(amount / SAMPLE))
  for (let from = 0; from < amount; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, amount - from) }, (_, index) =>
      entityAt(from + index, random, today, lists),
    )
    for (const [index, { kind, brn, name, subType }] of batch.entries())
      if ((from + index) % every === 0 && kind === 'COMPANY') sample.push({ brn, name, subType })
    await addEntityFiles(tx, batch, { from, seed: SEED, today, lists })
    await addEntityDocuments(tx, batch, { from, seed: SEED, today })
  }
  await dropMissingForms(tx)
  return sample
}

const addDocuments = async (tx: Db, amount: number, entities: readonly DocumentEntity[], today: Date) => {
  const rows = function* () {
    for (const one of documents(amount, entities, DOCUMENT_SEED, today))
      yield [
        one.instrumentNumber,
        one.type,
        one.subject,
        one.filed,
        one.executed,
        one.edmsId,
        one.amountSecured,
        one.collateral,
        one.oldName,
        one.newName,
        one.physicalAddress,
      ] as const
  }
  const parties = function* () {
    for (const { instrumentNumber, parties } of documents(amount, entities, DOCUMENT_SEED, today))
      for (const [position, { role, nature, facts }] of parties.entries())
        yield [instrumentNumber, position + 1, role, nature, JSON.stringify(facts)] as const
  }
  await copyRows(
    tx,
    legalDocument,
    [
      'instrumentNumber',
      'documentType',
      'subjectMatter',
      'filingDate',
      'dateOfExecution',
      'edmsId',
      'amountSecured',
      'collateral',
      'oldName',
      'newName',
      'physicalAddress',
    ],
    rows(),
  )
  await copyRows(tx, legalDocumentParty, ['instrumentNumber', 'position', 'role', 'nature', 'facts'], parties())
}

/** Tables whose statistics the planner needs after the filling. */
const filled = [
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
  tally,
]

/**
 * Fills an empty registry with a synthetic one of the given number of entities, in one transaction: the same size gives
 * the same registry, as it stood on `today`. Memory stays constant; a million entities go in by COPY.
 */
export const fillDemonstration = async (
  database: Database,
  { companies, today = new Date(), staff = true }: { companies: number; today?: Date; staff?: boolean },
) => {
  await syncPermissions(database)
  const hashes = staff ? await hashStaff() : undefined
  await database.write(async tx => {
    const random = createRandom(SEED)
    await tx.execute(sql`SET LOCAL synchronous_commit = off`)
    // A million rows exceed the usual timeout.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    if (hashes) await addStaff(tx, hashes)
    const sample = await addEntities(tx, companies, random, today)
    const some = Math.min(sample.length, companies)
    const blacklisted = sample.slice(0, some * 0.3)
    const deRegistered = sample.slice(some * 0.3, some * 0.48)
    await addStrikes(tx, 'BLACKLIST', blacklisted, random, today)
    await addStrikes(tx, 'DEREGISTRATION', deRegistered, random, today)
    await copyRows(tx, mda, ['name', 'createdAt', 'updatedAt', 'status'], mdas(random, today))
    if (sample.length) await addDocuments(tx, Math.ceil(companies / 4), sample, today)
    await addRepairs(tx, sample, today)
    await addPractitioners(tx, Math.min(90, companies), random, today)
    await addPayments(tx, Math.ceil(companies * 0.6), today)
    await addProcesses(tx, Math.ceil(companies * 0.8), sample, today)
    await addAccounts(tx, accountsFor(companies), sample, today)
    await addReceivers(tx, today)
    await addSettings(tx, today)
    await addInsolvency(tx, companies, today)
    await addForm20(tx, today)
    await addConfigurations(tx)
    const about = { companies, seed: SEED, today: today.toISOString().slice(0, 10) }
    await tx
      .insert(installation)
      .values({ key: 'demonstration', value: about })
      .onConflictDoUpdate({ target: installation.key, set: { value: about } })
    await tx.execute(
      sql`SELECT refresh_statistics(${sql.join(
        filled.map(table => sql`${getTableName(table)}`),
        sql`, `,
      )})`,
    )
    const subject = 'Demonstration registry'
    await addToTrail(tx, { address: 'the server', call: 'DEMONSTRATION', subject, after: about })
  })
}
