import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { legalDocumentTypes } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../db/copy'
import { connectionOf, type Database, type Db } from '../db/database'
import { addToTrail } from '../portal/trail'
import { daysBefore, entityAt, type SeedEntity } from './entities'
import { syncPermissions } from './permissions'
import { places } from './places'
import { createRandom, type Random } from './random'
import { addStaff } from './staff'
import { givenNames, professions, publicBodies, surnames } from './words'

export { demonstrationStaff } from './staff'

const SEED = 20_261
type Value = string | number | boolean | null

const copy = (tx: Db, target: string, rows: Iterable<readonly Value[]>) => {
  const lines = function* () {
    for (const row of rows) yield copyLine([...row])
  }
  return pipeline(Readable.from(lines()), connectionOf(tx).query(copyFrom(`COPY ${target} FROM STDIN`)))
}

const isicRows = () => {
  const text = readFileSync(new URL('../data/isic-rev4.csv', import.meta.url), 'utf8')
  const { data } = Papa.parse<[string, string, string]>(text.trim(), { header: false })
  return data.slice(1).map(([code, parent, description]) => [code, parent || null, description] as const)
}

const countryRows = () => {
  const load = createRequire(import.meta.url)
  const english = load('i18n-iso-countries/langs/en.json') as { countries: Record<string, string | string[]> }
  return Object.entries(english.countries).map(([code, name]) => [code, [name].flat()[0] ?? code] as const)
}

const person = (random: Random) => [random.pick(givenNames), random.pick(surnames)] as const
const clerk = (random: Random) => person(random).join(' ')

const moment = (day: string, random: Random) =>
  `${day}T${String(6 + random.below(9)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}Z`

/** Entries of one register, some of them reversed and some listed again, each with its past. */
function* strikes(register: string, brns: { brn: string; name: string }[], random: Random, today: Date) {
  for (const { brn, name } of brns) {
    // Far enough back that the later changes, at half and a quarter of it, are before today and in this order.
    const days = 8 + random.below(random.chance(0.5) ? 360 : 1500)
    const by = clerk(random)
    const changes: [string, string, string][] = [['ON', by, moment(daysBefore(today, days), random)]]
    let [status, since, last] = ['ON', changes[0]?.[2] ?? '', by]
    if (random.chance(0.15)) {
      last = clerk(random)
      changes.push(['OFF', last, moment(daysBefore(today, Math.floor(days / 2)), random)])
      status = 'OFF'
      if (random.chance(0.5)) {
        last = clerk(random)
        since = moment(daysBefore(today, Math.floor(days / 4)), random)
        changes.push(['ON', last, since])
        status = 'ON'
      }
    }
    yield {
      register,
      brn,
      name,
      status,
      by: status === 'ON' ? last : by,
      last,
      since,
      updated: changes.at(-1)?.[2] ?? since,
      changes,
    }
  }
}

const addStrikes = async (
  tx: Db,
  register: string,
  brns: { brn: string; name: string }[],
  random: Random,
  today: Date,
) => {
  const entries = [...strikes(register, brns, random, today)].sort((a, b) => a.since.localeCompare(b.since))
  await copy(
    tx,
    'strike_entry (register, brn, company_name, status, added_by, last_status_update_done_by, created_at, updated_at)',
    entries.map(({ brn, name, status, by, last, since, updated }) => [
      register,
      brn,
      name,
      status,
      by,
      last,
      since,
      updated,
    ]),
  )
  const past = entries.flatMap(({ brn, changes }) => changes.map(([status, by, at]) => ({ brn, status, by, at })))
  await tx.execute(sql`
    INSERT INTO strike_change (entry_id, from_status, added_by, created_at)
    SELECT e.id, c.status, c.by, c.at FROM jsonb_to_recordset(${JSON.stringify(past)}::jsonb) c(brn text, status text, by text, at timestamptz)
    JOIN strike_entry e ON e.register = ${register} AND e.brn = c.brn ORDER BY c.at`)
}

function* documents(amount: number, companies: string[], random: Random, today: Date) {
  for (let n = 0; n < amount; n++) {
    const type = legalDocumentTypes[n % legalDocumentTypes.length] ?? 'OTHER'
    const filed = random.below(2500)
    const [first, second] = [random.pick(companies), random.pick(companies)]
    const words = type.toLowerCase().replaceAll('_', ' ')
    const subject = random.chance(0.5)
      ? `${words} between ${first} and ${clerk(random)}`
      : `${words}: ${first} and ${second}`
    yield [
      `${2000 + (n % 26)}/${String(10_000 + n)}`,
      type,
      subject.charAt(0).toUpperCase() + subject.slice(1),
      daysBefore(today, filed),
      daysBefore(today, filed + random.below(60)),
    ] as const
  }
}

function* practitioners(amount: number, random: Random, today: Date) {
  for (let n = 0; n < amount; n++) {
    const [first, last] = person(random)
    const held = random.chance(0.1) ? [] : [{ professionName: random.pick(professions) }]
    yield [
      `IP-${String(1001 + n)}`,
      first,
      last,
      `+256 77${random.below(9)} ${String(100_000 + random.below(899_999))}`,
      daysBefore(today, random.below(3000)),
      random.chance(0.85),
      JSON.stringify(held),
    ] as const
  }
}

/**
 * Fills an empty registry with a synthetic one of the given number of entities: the same seed and size give the same
 * registry, as it stood on `today`. Memory stays constant; a million entities go in by COPY.
 */
export const fillDemonstration = async (
  database: Database,
  { companies, today = new Date(), staff = true }: { companies: number; today?: Date; staff?: boolean },
) => {
  await syncPermissions(database)
  if (staff) await addStaff(database)
  const random = createRandom(SEED)
  const isic = isicRows()
  await database.write(async tx => {
    await tx.execute(sql`SET LOCAL synchronous_commit = off`)
    // A million rows take their time.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    const villages: number[] = []
    const units = function* () {
      for (const place of places()) {
        if (place[1] === 'VILLAGE') villages.push(place[0])
        yield place
      }
    }
    await copy(tx, 'administrative_unit (id, level, name, parent_id)', units())
    await copy(tx, 'country (code, name)', countryRows())
    await copy(tx, 'isic (code, parent_code, description)', isic)

    const sample: { brn: string; name: string }[] = []
    const every = Math.max(1, Math.floor(companies / 2000))
    const codes = isic.map(([code]) => code).filter(code => code.length === 4)
    const entities = function* () {
      for (let index = 0; index < companies; index++) {
        const one: SeedEntity = entityAt(index, random, today, villages, codes)
        if (index % every === 0 && one.kind === 'COMPANY') sample.push(one)
        yield [one.brn, one.name, one.kind, one.subType, one.status, one.registeredOn, one.village, one.isic] as const
      }
    }
    await copy(tx, 'entity (brn, name, kind, sub_type, status, registered_on, village_id, isic_code)', entities())

    const some = (share: number) => Math.min(Math.floor(sample.length * share), Math.floor(companies * share))
    await addStrikes(tx, 'BLACKLIST', sample.slice(0, some(0.3)), random, today)
    await addStrikes(tx, 'DEREGISTRATION', sample.slice(some(0.3), some(0.3) + some(0.2)), random, today)
    const bodies = publicBodies.map(
      name => [name, daysBefore(today, 400 + random.below(3000)), random.chance(0.96) ? 'ACTIVE' : 'INACTIVE'] as const,
    )
    await copy(tx, 'mda (name, created_at, status)', bodies)
    const names = sample.map(({ name }) => name)
    if (names.length)
      await copy(
        tx,
        'legal_document (instrument_number, document_type, subject_matter, filing_date, date_of_execution)',
        documents(Math.ceil(companies / 4), names, random, today),
      )
    await copy(
      tx,
      'practitioner (unique_practitioner_number, first_name, last_name, phone_number, registration_date, active, professions)',
      practitioners(Math.min(90, companies), random, today),
    )
    await tx.execute(
      sql`INSERT INTO installation (key, value) VALUES ('demonstration', ${JSON.stringify({ companies })}::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    )
    await tx.execute(
      sql`SELECT refresh_statistics('entity', 'strike_entry', 'strike_change', 'mda', 'legal_document', 'practitioner', 'administrative_unit')`,
    )
    await addToTrail(tx, {
      address: 'the server',
      call: 'DEMONSTRATION',
      subject: 'Demonstration registry',
      after: { companies },
    })
  })
}

/** Whether the registry holds demonstration data, and whether anybody can sign in at all. */
export const installationOf = async (db: Db) => {
  const { rows } = await db.execute<{ demonstration: boolean; accounts: boolean; entities: boolean }>(sql`
    SELECT EXISTS (SELECT FROM installation WHERE key = 'demonstration') AS demonstration,
      EXISTS (SELECT FROM account) AS accounts, EXISTS (SELECT FROM entity) AS entities`)
  return rows[0] ?? { demonstration: false, accounts: false, entities: false }
}
