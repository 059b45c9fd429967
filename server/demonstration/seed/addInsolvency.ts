import type { ApplicationType } from '@contract/insolvency/applications'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import {
  academicQualification,
  administrativeUnit,
  entity,
  insolvencyApplication,
  insolvencyAttachment,
  insolvencyMessage,
  insolvencyReason,
  practitioner,
  professionalBody,
  professionalQualification,
} from '../../db/schema'
import { dissolutionAfter } from '../../insolvency/dissolution'
import { createRandom } from '../random'
import { copyRows } from './copyRows'
import { applicationAbout, type SeedCompany, type SeedInsolvency } from './insolvencyApplications'
import { reasonWords } from './insolvencyRecords'
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
  await copyRows(tx, professionalBody, ['name', 'abbreviation', 'profession'], bodies)
  await copyRows(
    tx,
    academicQualification,
    ['name'],
    academic.map(name => [name]),
  )
  const awarding = await tx.select({ id: professionalBody.id, name: professionalBody.name }).from(professionalBody)
  const qualifications = professional.flatMap(([name, profession]) => {
    const body = awarding.find(one => one.name === bodiesOf[profession])
    return body ? [[name, body.id]] : []
  })
  await copyRows(tx, professionalQualification, ['name', 'professionalBodyId'], qualifications)
  await copyRows(
    tx,
    insolvencyReason,
    ['name'],
    reasonWords.map(name => [name]),
  )
}

const unit = alias(administrativeUnit, 'unit')

const placeOfEntity = sql`(
  WITH RECURSIVE place (level, name, parent) AS (
    SELECT ${unit.level}, ${unit.name}, ${unit.parentId} FROM ${administrativeUnit} ${unit}
      WHERE ${unit.id} = ${entity.villageId}
    UNION ALL SELECT ${unit.level}, ${unit.name}, ${unit.parentId} FROM ${administrativeUnit} ${unit}
      JOIN place ON ${unit.id} = place.parent)
  SELECT coalesce(jsonb_object_agg(lower(level), jsonb_build_object('name', initcap(name))), '{}') FROM place)`

type Entity = typeof entity.$inferSelect

const companies = (tx: Db, kind: Entity['kind'], status: Entity['status'], most: number): Promise<SeedCompany[]> =>
  tx
    .select({ brn: entity.brn, name: entity.name, place: sql<SeedCompany['place']>`${placeOfEntity}` })
    .from(entity)
    .where(and(eq(entity.kind, kind), eq(entity.status, status)))
    .orderBy(entity.registeredOn, entity.brn)
    .limit(most)

const practitionersOf = (tx: Db) =>
  tx
    .select({
      surName: practitioner.lastName,
      givenName: practitioner.firstName,
      no: practitioner.uniquePractitionerNumber,
      emailAddress: sql<string>`${practitioner.email}`,
      phoneNumber: sql<string>`${practitioner.phoneNumber}`,
    })
    .from(practitioner)
    .where(eq(practitioner.active, true))
    .orderBy(practitioner.uniquePractitionerNumber)
    .limit(40)

const write = async (tx: Db, all: readonly SeedInsolvency[]) => {
  await copyRows(
    tx,
    insolvencyApplication,
    [
      'trackingNumber',
      'brn',
      'companyName',
      'type',
      'windingUpType',
      'status',
      'registrarName',
      'hasAsset',
      'lastDateOfPublication',
      'dateOfConfirmation',
      'createdAt',
      'applicant',
      'records',
    ],
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
  const { id, trackingNumber, status, lastDateOfPublication } = insolvencyApplication
  await tx
    .update(insolvencyApplication)
    .set({ dateOfDissolution: dissolutionAfter(sql`${lastDateOfPublication}`) })
    .where(and(eq(status, 'APPROVED'), isNotNull(lastDateOfPublication)))
  const numbered = await tx.select({ id, trackingNumber }).from(insolvencyApplication)
  const ids = new Map(numbered.map(row => [row.trackingNumber, row.id]))
  const idOf = ({ trackingNumber }: SeedInsolvency) => ids.get(trackingNumber) ?? 0
  await copyRows(
    tx,
    insolvencyAttachment,
    [
      'applicationId',
      'position',
      'fileName',
      'fileDescription',
      'type',
      'status',
      'dateOfEffect',
      'dateOfPublication',
      'publication',
    ],
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
    insolvencyMessage,
    ['applicationId', 'name', 'fullName', 'userType', 'description', 'statusLabel', 'createdAt'],
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
  const wound = await companies(tx, 'COMPANY', 'INSOLVENT', MOST.windingUp)
  const left = await companies(tx, 'FOREIGN_COMPANY', 'CEASED', MOST.foreign)
  const open = await companies(tx, 'COMPANY', 'REGISTERED', share(MOST.open))
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
