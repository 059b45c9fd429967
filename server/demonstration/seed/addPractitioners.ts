import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { createRandom, type Random } from '../random'
import { copyRows } from './copyRows'
import { applicationsOf, complaintsAgainst } from './practitionerApplications'
import { practitioners } from './practitioners'

const DETAILS_SEED = 61_709
/** Step between the villages chosen from all over the country. */
const EVERY = 701

/** Fills the register of practitioners, with their applications, files and messages, and complaints against some. */
export const addPractitioners = async (tx: Db, amount: number, random: Random, today: Date) => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM administrative_unit WHERE level = 'VILLAGE' AND id % ${EVERY} = 0 ORDER BY id`,
  )
  const details = createRandom(DETAILS_SEED)
  const all = [
    ...practitioners(
      amount,
      random,
      details,
      today,
      rows.map(({ id }) => id),
    ),
  ]
  const applications = all.flatMap(one => [...applicationsOf(one, details, today)])
  await copyRows(
    tx,
    `practitioner (unique_practitioner_number, first_name, last_name, phone_number, email, registration_date, active,
      gender, date_of_birth, postal_address, country, village_id, professions, bank_accounts, qualifications, indemnity,
      conduct)`,
    all.map(one => [
      one.number,
      one.given,
      one.family,
      one.phone,
      `${one.given}.${one.family}@practice.example`.toLowerCase(),
      one.registered,
      one.active,
      one.gender,
      one.born,
      one.postalAddress,
      'Uganda',
      one.village ?? null,
      JSON.stringify(one.professions),
      JSON.stringify(one.bankAccountInformation),
      JSON.stringify(one.qualifications),
      JSON.stringify(one.indemnity),
      JSON.stringify(one.profConductDetails),
    ]),
  )
  await copyRows(
    tx,
    'practitioner_application (id, practitioner_number, application_type, status, registration_date, created_at)',
    applications.map(one => [one.id, one.practitioner, one.type, one.status, one.registered, one.created]),
  )
  await copyRows(
    tx,
    'practitioner_document (filename, application_id, kind, name, position)',
    applications.flatMap(({ id, papers }) => papers.map(one => [one.filename, id, one.kind, one.name, one.position])),
  )
  await copyRows(
    tx,
    'practitioner_message (application_id, name, account_type, description, sent_at)',
    applications.flatMap(({ id, messages }) =>
      messages.map(one => [id, one.name, one.accountType, one.description, one.at]),
    ),
  )
  await copyRows(
    tx,
    'complaint (practitioner_number, complaint, description, complainant_name, status, lodged_at)',
    complaintsAgainst(all, details, today),
  )
}
