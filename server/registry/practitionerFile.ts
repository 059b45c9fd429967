import { Refusal } from '@contract/errors'
import { fileKey } from '@contract/fileKeys'
import type { PractitionerFile } from '@contract/registry/practitioners'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { type JsonFields, jsonObject, jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { administrativeUnit, practitioner, practitionerApplication, practitionerDocument } from '../db/schema'

/** Returns a practitioner number as certificates show it: trimmed, in capitals. */
export const normalNumber = (number: string) => fileKey('PRACTITIONER', number)

const filesOf = (kind: 'ATTACHMENT' | 'PHOTO', fields: JsonFields) =>
  jsonRows(fields, {
    from: practitionerDocument,
    where: and(eq(practitionerDocument.applicationId, practitionerApplication.id), eq(practitionerDocument.kind, kind)),
    orderBy: [practitionerDocument.position],
  })

const { filename, name } = practitionerDocument

/** The oldest application is the one that made the person a practitioner, or is meant to. */
const applications = jsonRows(
  {
    id: practitionerApplication.id,
    taskId: practitionerApplication.id,
    status: practitionerApplication.status,
    applicationType: practitionerApplication.applicationType,
    registrationDate: practitionerApplication.registrationDate,
    createdAt: practitionerApplication.createdAt,
    firstName: practitioner.firstName,
    lastName: practitioner.lastName,
    gender: practitioner.gender,
    professions: practitioner.professions,
    passportPhotos: filesOf('PHOTO', { filename }),
    form1AttachmentList: filesOf('ATTACHMENT', { insolvencyDocument: jsonObject({ filename, name }) }),
  },
  {
    from: practitionerApplication,
    where: eq(practitionerApplication.practitionerNumber, practitioner.uniquePractitionerNumber),
    orderBy: [asc(practitionerApplication.createdAt), asc(practitionerApplication.id)],
  },
)

const unit = alias(administrativeUnit, 'unit')

/** Places around the village; the country is there even if the village is unknown. */
const address = sql`(
  WITH RECURSIVE place (level, name, parent) AS (
    SELECT ${unit.level}, ${unit.name}, ${unit.parentId} FROM ${administrativeUnit} ${unit}
      WHERE ${unit.id} = ${practitioner.villageId}
    UNION ALL SELECT ${unit.level}, ${unit.name}, ${unit.parentId} FROM ${administrativeUnit} ${unit}
      JOIN place ON ${unit.id} = place.parent)
  SELECT jsonb_build_object('country', ${practitioner.country})
    || coalesce(jsonb_object_agg(lower(level), initcap(name)), '{}') FROM place)`

const file = renderOnce(
  jsonObject({
    uniquePractitionerNumber: practitioner.uniquePractitionerNumber,
    firstName: practitioner.firstName,
    lastName: practitioner.lastName,
    phoneNumber: practitioner.phoneNumber,
    email: practitioner.email,
    registrationDate: practitioner.registrationDate,
    active: practitioner.active,
    gender: practitioner.gender,
    dateOfBirth: practitioner.dateOfBirth,
    postalAddress: practitioner.postalAddress,
    villageId: sql`${practitioner.villageId}::text`,
    address,
    profConductDetails: practitioner.conduct,
    bankAccountInformation: practitioner.bankAccounts,
    qualifications: practitioner.qualifications,
    professions: practitioner.professions,
    indemnity: practitioner.indemnity,
    form1s: applications,
  }),
)

/** Reads a practitioner with all details. Refuses an unknown number. */
export const readPractitioner = async (db: Db, number: string): Promise<PractitionerFile> => {
  const upn = normalNumber(number)
  const [row] = await db
    .select({ file: sql<PractitionerFile>`${file}` })
    .from(practitioner)
    .where(eq(practitioner.uniquePractitionerNumber, upn))
  if (!row) throw new Refusal('unknown-practitioner', { number: upn })
  return row.file
}
