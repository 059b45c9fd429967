import { Refusal } from '@contract/errors'
import type { PractitionerFile } from '@contract/registry/practitioners'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/** Returns a practitioner number as certificates show it: trimmed, in capitals. */
export const normalNumber = (number: string) => number.trim().toUpperCase()

const files = (kind: 'ATTACHMENT' | 'PHOTO', one: SQL) => sql`coalesce((
  SELECT json_agg(${one} ORDER BY d.position) FROM practitioner_document d
  WHERE d.application_id = a.id AND d.kind = ${kind}), '[]')`

/** The oldest application is the one that made the person a practitioner, or is meant to. */
const applications = sql`coalesce((
  SELECT json_agg(json_build_object('id', a.id, 'taskId', a.id, 'status', a.status, 'applicationType', a.application_type,
    'registrationDate', a.registration_date, 'createdAt', a.created_at, 'firstName', p.first_name, 'lastName', p.last_name,
    'gender', p.gender, 'professions', p.professions,
    'passportPhotos', ${files('PHOTO', sql`json_build_object('filename', d.filename)`)},
    'form1AttachmentList', ${files('ATTACHMENT', sql`json_build_object('insolvencyDocument', json_build_object('filename', d.filename, 'name', d.name))`)})
    ORDER BY a.created_at, a.id)
  FROM practitioner_application a WHERE a.practitioner_number = p.unique_practitioner_number), '[]')`

/** Places around the village; the country is there even if the village is unknown. */
const address = sql`(
  WITH RECURSIVE place AS (
    SELECT u.level, u.name, u.parent_id FROM administrative_unit u WHERE u.id = p.village_id
    UNION ALL SELECT u.level, u.name, u.parent_id FROM administrative_unit u JOIN place ON u.id = place.parent_id)
  SELECT jsonb_build_object('country', p.country) || coalesce(jsonb_object_agg(lower(level), initcap(name)), '{}') FROM place)`

/** Reads a practitioner with all details. Refuses an unknown number. */
export const readPractitioner = async (db: Db, number: string): Promise<PractitionerFile> => {
  const upn = normalNumber(number)
  const { rows } = await db.execute<{ file: PractitionerFile }>(sql`
    SELECT json_build_object('uniquePractitionerNumber', unique_practitioner_number, 'firstName', first_name,
      'lastName', last_name, 'phoneNumber', phone_number, 'email', email, 'registrationDate', registration_date,
      'active', active, 'gender', gender, 'dateOfBirth', date_of_birth, 'postalAddress', postal_address,
      'villageId', village_id::text, 'address', ${address}, 'profConductDetails', conduct,
      'bankAccountInformation', bank_accounts, 'qualifications', qualifications, 'professions', professions,
      'indemnity', indemnity, 'form1s', ${applications}) AS file
    FROM practitioner p WHERE unique_practitioner_number = ${upn}`)
  const file = rows[0]?.file
  if (!file) throw new Refusal('unknown-practitioner', { number: upn })
  return file
}
