import type { LoggedFile } from '@contract/portal/accessLog'
import { sql } from 'drizzle-orm'
import {
  accessEntry,
  account,
  entity,
  entityDocument,
  entityPerson,
  insolvencyApplication,
  legalDocument,
  practitioner,
} from '../db/schema'
import { recordColumns } from '../identity/recordColumns'

const { fileKind, fileKey } = accessEntry

/** Condition of entries about one kind of file. */
export const isFile = (one: LoggedFile) => sql`${fileKind} = ${sql`${one}`.inlineParams()}`

/**
 * Name of the file as the register has it now, of a document with that of its entity, or of the person whose reads were
 * looked up; UUIDs are of accounts.
 */
export const fileName = sql`CASE
  WHEN ${isFile('ENTITY')} THEN (SELECT ${entity.name} FROM ${entity} WHERE ${entity.brn} = ${fileKey})
  WHEN ${isFile('PRACTITIONER')} THEN (
    SELECT concat_ws(' ', ${practitioner.firstName}, ${practitioner.lastName}) FROM ${practitioner}
    WHERE ${practitioner.uniquePractitionerNumber} = ${fileKey})
  WHEN ${isFile('PERSON')} AND ${fileKey} ~ '^[0-9]{1,15}$' THEN (
    SELECT ${recordColumns.name} FROM ${entityPerson} WHERE ${entityPerson.id} = ${fileKey}::bigint)
  WHEN ${isFile('APPLICATION')} THEN (
    SELECT ${insolvencyApplication.companyName} FROM ${insolvencyApplication}
    WHERE ${insolvencyApplication.trackingNumber} = ${fileKey})
  WHEN ${isFile('DOCUMENT')} THEN coalesce((
    SELECT ${entityDocument.name} || ' · ' || ${entity.name}
    FROM ${entityDocument} JOIN ${entity} ON ${entity.brn} = ${entityDocument.brn}
    WHERE ${entityDocument.edmsId} = ${fileKey}), (
    SELECT ${legalDocument.instrumentNumber} || ' · ' || ${legalDocument.subjectMatter} FROM ${legalDocument}
    WHERE ${legalDocument.edmsId} = ${fileKey}))
  WHEN (${isFile('ACCOUNT')} OR ${isFile('ACCESS_LOG')}) AND ${fileKey} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (
    SELECT ${account.displayName} FROM ${account} WHERE ${account.id} = ${fileKey}::uuid) END`
