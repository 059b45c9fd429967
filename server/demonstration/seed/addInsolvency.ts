import type { ApplicationType } from '@contract/insolvency/applications'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { dissolutionAfter } from '../../insolvency/dissolution'
import { createRandom } from '../random'
import { copyRows } from './copyRows'
import { applicationAbout, type SeedCompany, type SeedInsolvency } from './insolvencyApplications'
import { type RecordsAbout, reasonWords } from './insolvencyRecords'
import { bodiesOf } from './words'

const SEED = 40_117
const MOST = { windingUp: 400, foreign: 120, open: 200 }

const bodies: readonly (readonly [string, string, string])[] = [
  ['Law Society', 'LS', 'Advocate'],
  ['Institute of Certified Public Accountants', 'ICPA', 'Accountant'],
  ['Institute of Chartered Secretaries', 'ICS', 'Chartered Secretary'],
  ['Institute of Internal Auditors', 'IIA', 'Auditor'],
]
const academic = [
  'Bachelor of Laws',
  'Bachelor of Commerce',
  'Bachelor of Business Administration',
  'Master of Laws',
  'Postgraduate Diploma in Legal Practice',
]
const professional: readonly (readonly [string, string])[] = [
  ['Certified Public Accountant', 'Accountant'],
  ['Chartered Accountant', 'Accountant'],
  ['Chartered Secretary', 'Chartered Secretary'],
  ['Certified Internal Auditor', 'Auditor'],
  ['Practising Certificate', 'Advocate'],
]

/** Fills the reference data of insolvency practitioners and applications. */
const addWords = async (tx: Db) => {
  await copyRows(tx, 'professional_body (name, abbreviation, profession)', bodies)
  await copyRows(
    tx,
    'academic_qualification (name)',
    academic.map(name => [name]),
  )
  for (const [name, profession] of professional)
    await tx.execute(sql`
      INSERT INTO professional_qualification (name, professional_body_id)
      SELECT ${name}, id FROM professional_body WHERE name = ${bodiesOf[profession] ?? ''}`)
  await copyRows(
    tx,
    'insolvency_reason (name)',
    reasonWords.map(name => [name]),
  )
}

const companies = async (tx: Db, where: SQL, most: number) => {
  const { rows } = await tx.execute<SeedCompany>(sql`
    SELECT brn, name, (
      WITH RECURSIVE place AS (
        SELECT u.level, u.name, u.parent_id FROM administrative_unit u WHERE u.id = e.village_id
        UNION ALL SELECT u.level, u.name, u.parent_id FROM administrative_unit u JOIN place ON u.id = place.parent_id)
      SELECT coalesce(jsonb_object_agg(lower(level), jsonb_build_object('name', initcap(name))), '{}') FROM place) AS place
    FROM entity e WHERE ${where} ORDER BY registered_on, brn LIMIT ${most}`)
  return rows
}

const practitionersOf = async (tx: Db) => {
  const { rows } = await tx.execute<RecordsAbout['practitioner']>(sql`
    SELECT last_name AS "surName", first_name AS "givenName", unique_practitioner_number AS no,
      email AS "emailAddress", phone_number AS "phoneNumber"
    FROM practitioner WHERE active ORDER BY unique_practitioner_number LIMIT 40`)
  return rows
}

const write = async (tx: Db, all: readonly SeedInsolvency[]) => {
  await copyRows(
    tx,
    `insolvency_application (tracking_number, brn, company_name, type, winding_up_type, status, registrar_name,
      has_asset, last_date_of_publication, date_of_confirmation, created_at, applicant, records)`,
    all.map(one => [
      one.trackingNumber,
      one.company.brn,
      one.company.name,
      one.type,
      one.windingUpType,
      one.status,
      one.registrar,
      one.hasAsset,
      one.lastPublished,
      one.confirmed,
      one.created,
      one.applicant && JSON.stringify(one.applicant),
      JSON.stringify(one.records),
    ]),
  )
  await tx.execute(sql`
    UPDATE insolvency_application SET date_of_dissolution = ${dissolutionAfter(sql`last_date_of_publication`)}
    WHERE status = 'APPROVED' AND last_date_of_publication IS NOT NULL`)
  const { rows } = await tx.execute<{ id: number; number: string }>(
    sql`SELECT id::int, tracking_number AS number FROM insolvency_application`,
  )
  const ids = new Map(rows.map(({ id, number }) => [number, id]))
  const idOf = ({ trackingNumber }: SeedInsolvency) => ids.get(trackingNumber) ?? 0
  await copyRows(
    tx,
    `insolvency_attachment (application_id, position, file_name, file_description, type, status, date_of_effect,
      date_of_publication, publication)`,
    all.flatMap(one =>
      one.attachments.map((file, position) => [
        idOf(one),
        position,
        file.fileName,
        file.description,
        file.type,
        file.status,
        file.effect,
        file.published,
        file.publication,
      ]),
    ),
  )
  await copyRows(
    tx,
    'insolvency_message (application_id, name, full_name, user_type, description, status_label, created_at)',
    all.flatMap(one =>
      one.messages.map(({ name, fullName, userType, description, status, at }) => [
        idOf(one),
        name,
        fullName,
        userType,
        description,
        status,
        at,
      ]),
    ),
  )
}

/**
 * Fills reference data and applications: approved ones for the companies that are insolvent or ceased, and some open
 * ones.
 */
export const addInsolvency = async (tx: Db, amount: number, today: Date) => {
  await addWords(tx)
  const practitioners = await practitionersOf(tx)
  const random = createRandom(SEED)
  const share = (of: number) => Math.min(of, Math.ceil(amount / 50))
  const wound = await companies(tx, sql`kind = 'COMPANY' AND status = 'INSOLVENT'`, MOST.windingUp)
  const left = await companies(tx, sql`kind = 'FOREIGN_COMPANY' AND status = 'CEASED'`, MOST.foreign)
  const open = await companies(tx, sql`kind = 'COMPANY' AND status = 'REGISTERED'`, share(MOST.open))
  const all: SeedInsolvency[] = []
  const add = (about: readonly SeedCompany[], type: ApplicationType, approved: boolean) => {
    for (const company of about) {
      const facts = { type, approved, number: all.length }
      const nobody = { surName: '', givenName: '', no: '', emailAddress: '', phoneNumber: '' }
      const practitioner = practitioners.length ? random.pick(practitioners) : nobody
      all.push(applicationAbout(company, facts, random, today, practitioner))
    }
  }
  add(wound, 'WINDING_UP', true)
  add(left, 'FOREIGN_COMPANY_DE_REGISTRATION', true)
  add(open.slice(0, open.length / 2), 'WINDING_UP', false)
  add(open.slice(open.length / 2), 'PETITION', false)
  await write(tx, all)
}
