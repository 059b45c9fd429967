import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { syncPermissions } from '../../accounts/syncPermissions'
import type { Database, Db } from '../../db/database'
import { addToTrail } from '../../portal/auditTrail'
import { createRandom, type Random } from '../random'
import { accountsFor, addAccounts } from './addAccounts'
import { addConfigurations } from './addConfigurations'
import { addForm20 } from './addForm20'
import { addInsolvency } from './addInsolvency'
import { addPractitioners } from './addPractitioners'
import { addReceivers } from './addReceivers'
import { addSettings } from './addSettings'
import { copyRows } from './copyRows'
import { type DocumentEntity, documents } from './documents'
import { daysBefore, entityAt } from './entities'
import { addEntityDocuments, dropMissingForms } from './entityDocuments'
import { addEntityFiles } from './entityFiles'
import { addPayments } from './payments'
import { places } from './places'
import { addProcesses } from './processes'
import { publicBodies } from './publicBodies'
import { addRepairs } from './repairs'
import { addStaff, hashStaff } from './staff'
import { addStrikes } from './strikes'
import { tradingPartners } from './words'

const SEED = 20_261
const DOCUMENT_SEED = 20_262
const SAMPLE = 2000
/** Number of entities generated and written at a time, which bounds memory. */
const BATCH = 5000

const isicRows = () => {
  const text = readFileSync(new URL('../../data/isic-rev4.csv', import.meta.url), 'utf8')
  const { data } = Papa.parse<[string, string, string]>(text.trim(), { header: false })
  return data.slice(1).map(([code, parent, description]) => [code, parent || null, description] as const)
}

const countryRows = () => {
  const load = createRequire(import.meta.url)
  const english = load('i18n-iso-countries/langs/en.json') as { countries: Record<string, string | string[]> }
  return Object.entries(english.countries).map(([code, name]) => [code, [name].flat()[0] ?? code] as const)
}

const mdas = (random: Random, today: Date) =>
  publicBodies.map((name, index) => {
    const day = daysBefore(today, 3000 - index * 18)
    return [name, day, day, random.chance(0.96) ? 'ACTIVE' : 'INACTIVE'] as const
  })

/** Fills units, countries and ISIC codes; returns the values that entities choose from. */
const addReference = async (tx: Db) => {
  const villages: number[] = []
  const units = function* () {
    for (const place of places()) {
      if (place[1] === 'VILLAGE') villages.push(place[0])
      yield place
    }
  }
  const [countries, classes] = [countryRows(), isicRows()]
  await copyRows(tx, 'administrative_unit (id, level, name, parent_id)', units())
  await copyRows(tx, 'country (code, name)', countries)
  await copyRows(tx, 'isic (code, parent_code, description)', classes)
  return {
    villages,
    countries: tradingPartners.map(partner => countries.find(([code]) => code === partner)?.[1] ?? partner),
    isic: classes.map(([code]) => code).filter(code => code.length === 4),
  }
}

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
    `legal_document (instrument_number, document_type, subject_matter, filing_date, date_of_execution, edms_id,
      amount_secured, collateral, old_name, new_name, physical_address)`,
    rows(),
  )
  await copyRows(tx, 'legal_document_party (instrument_number, position, role, nature, facts)', parties())
}

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
    await copyRows(tx, 'mda (name, created_at, updated_at, status)', mdas(random, today))
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
    await tx.execute(sql`
      INSERT INTO installation (key, value) VALUES ('demonstration', ${JSON.stringify(about)}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`)
    await tx.execute(sql`
      SELECT refresh_statistics('entity', 'entity_person', 'share_class', 'shareholding', 'filing', 'entity_document',
        'strike_entry', 'strike_change', 'mda', 'legal_document', 'legal_document_party', 'practitioner',
        'practitioner_application', 'practitioner_document', 'practitioner_message', 'complaint', 'payment', 'payment_credit', 'used_prn', 'process',
        'data_correction', 'name_push',
        'administrative_unit', 'name_word', 'account', 'account_role', 'contact_person',
        'national_identity', 'api_request', 'api_key', 'api_key_end_point', 'official_receiver',
        'insolvency_application', 'insolvency_attachment', 'insolvency_message', 'tally')`)
    const subject = 'Demonstration registry'
    await addToTrail(tx, { address: 'the server', call: 'DEMONSTRATION', subject, after: about })
  })
}
