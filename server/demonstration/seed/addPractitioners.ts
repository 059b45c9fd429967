import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import {
  administrativeUnit,
  complaint,
  practitioner,
  practitionerApplication,
  practitionerDocument,
  practitionerMessage,
} from '../../db/schema'
import { createRandom, type Random } from '../random'
import { copyRows } from './copyRows'
import { applicationsOf, complaintsAgainst } from './practitionerApplications'
import { practitioners } from './practitioners'

const DETAILS_SEED = 61_709
/** Step between the villages chosen from all over the country. */
const EVERY = 701

/** Fills the register of practitioners, with their applications, files and messages, and complaints against some. */
export const addPractitioners = async (tx: Db, amount: number, random: Random, today: Date) => {
  const { id, level } = administrativeUnit
  const villages = await tx
    .select({ id })
    .from(administrativeUnit)
    .where(and(eq(level, 'VILLAGE'), sql`${id} % ${EVERY} = 0`))
    .orderBy(id)
  const details = createRandom(DETAILS_SEED)
  const all = [
    ...practitioners(
      amount,
      random,
      details,
      today,
      villages.map(village => village.id),
    ),
  ]
  const applications = all.flatMap(one => [...applicationsOf(one, details, today)])
  await copyRows(
    tx,
    practitioner,
    [
      'uniquePractitionerNumber',
      'firstName',
      'lastName',
      'phoneNumber',
      'email',
      'registrationDate',
      'active',
      'gender',
      'dateOfBirth',
      'postalAddress',
      'country',
      'villageId',
      'professions',
      'bankAccounts',
      'qualifications',
      'indemnity',
      'conduct',
    ],
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
    practitionerApplication,
    ['id', 'practitionerNumber', 'applicationType', 'status', 'registrationDate', 'createdAt'],
    applications.map(one => [one.id, one.practitioner, one.type, one.status, one.registered, one.created]),
  )
  await copyRows(
    tx,
    practitionerDocument,
    ['filename', 'applicationId', 'kind', 'name', 'position'],
    applications.flatMap(({ id, papers }) => papers.map(one => [one.filename, id, one.kind, one.name, one.position])),
  )
  await copyRows(
    tx,
    practitionerMessage,
    ['applicationId', 'name', 'accountType', 'description', 'sentAt'],
    applications.flatMap(({ id, messages }) =>
      messages.map(one => [id, one.name, one.accountType, one.description, one.at]),
    ),
  )
  await copyRows(
    tx,
    complaint,
    ['practitionerNumber', 'complaint', 'description', 'complainantName', 'status', 'lodgedAt'],
    complaintsAgainst(all, details, today),
  )
}
