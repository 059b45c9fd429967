import { sql } from 'drizzle-orm'
import {
  account,
  auditEntry,
  entity,
  entityPerson,
  insolvencyApplication,
  legalDocument,
  practitioner,
} from '../db/schema'
import { recordColumns } from '../identity/recordColumns'

const { call, subject } = auditEntry

/** Calls whose subject is the key of a record of any kind: notes, reminders, flags and reasons to see a file whole. */
const isOfRecord = sql`(${call} LIKE 'PORTAL-NOTE-%' OR ${call} LIKE 'PORTAL-REMINDER%' OR ${call} LIKE 'PORTAL-FLAG-%'
  OR ${call} = 'PORTAL-REASON')`

/**
 * Present name of the record that the subject of an entry tells by a number or an id: an entity by its BRN, an account, a
 * person, a practitioner, a legal document by its subject matter, an insolvency application by its company. Null where the
 * subject says all. Each is looked up in an index.
 */
export const subjectName = sql`CASE
  WHEN ${subject} ~ '^[0-9]{14}( |$)' THEN (
    SELECT ${entity.name} FROM ${entity} WHERE ${entity.brn} = left(${subject}, 14))
  WHEN ${call} LIKE 'INSOLVENCY-%' THEN (
    SELECT ${insolvencyApplication.companyName} FROM ${insolvencyApplication}
    WHERE ${insolvencyApplication.trackingNumber} = ${subject})
  WHEN ${call} = 'LEGAL-RETRY' THEN (
    SELECT ${legalDocument.subjectMatter} FROM ${legalDocument} WHERE ${legalDocument.instrumentNumber} = ${subject})
  WHEN NOT ${isOfRecord} THEN NULL
  WHEN ${subject} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (
    SELECT ${account.displayName} FROM ${account} WHERE ${account.id} = ${subject}::uuid)
  WHEN ${subject} ~ '^[0-9]{1,12}$' THEN (
    SELECT ${recordColumns.name} FROM ${entityPerson} WHERE ${entityPerson.id} = ${subject}::bigint)
  ELSE coalesce(
    (SELECT concat_ws(' ', ${practitioner.firstName}, ${practitioner.lastName}) FROM ${practitioner}
      WHERE ${practitioner.uniquePractitionerNumber} = ${subject}),
    (SELECT ${insolvencyApplication.companyName} FROM ${insolvencyApplication}
      WHERE ${insolvencyApplication.trackingNumber} = ${subject}),
    (SELECT ${legalDocument.subjectMatter} FROM ${legalDocument} WHERE ${legalDocument.instrumentNumber} = ${subject})) END`
