import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { complaint, practitioner, practitionerApplication, practitionerMessage } from '../../db/schema'
import { declareWork } from './workRows'

const nameOf = (number: typeof complaint.practitionerNumber | typeof practitionerApplication.practitionerNumber) =>
  sql`(SELECT ${practitioner.firstName} || ' ' || ${practitioner.lastName} FROM ${practitioner}
    WHERE ${practitioner.uniquePractitionerNumber} = ${number})`

export const complaintWork = declareWork({
  source: 'COMPLAINT',
  table: complaint,
  record: complaint.id,
  rows: sql`${complaint.status} = 'PENDING'`,
  key: complaint.trackingNumber,
  kind: complaint.practitionerNumber,
  subject: nameOf(complaint.practitionerNumber),
  about: complaint.complaint,
  since: complaint.lodgedAt,
  days: 10,
})

/** Sender of the last message about an application. */
const lastSender = sql`(SELECT ${practitionerMessage.accountType} FROM ${practitionerMessage}
  WHERE ${practitionerMessage.applicationId} = ${practitionerApplication.id}
  ORDER BY ${practitionerMessage.id} DESC LIMIT 1)`

const later = alias(practitionerMessage, 'later')

/** Moment of the registry's first message after the last one of the applicant. */
const askedAt = sql`(SELECT min(${practitionerMessage.sentAt}) FROM ${practitionerMessage}
  WHERE ${practitionerMessage.applicationId} = ${practitionerApplication.id} AND NOT EXISTS (
    SELECT FROM ${practitionerMessage} AS "later" WHERE ${later.applicationId} = ${practitionerApplication.id}
      AND ${later.id} >= ${practitionerMessage.id} AND ${later.accountType} = 'INDIVIDUAL'))`

/** Applications that nobody decided. They wait for the applicant while the last message is the registry's. */
export const practitionerApplicationWork = declareWork({
  source: 'PRACTITIONER_APPLICATION',
  table: practitionerApplication,
  record: practitionerApplication.id,
  rows: sql`${practitionerApplication.status} IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')`,
  key: practitionerApplication.practitionerNumber,
  kind: practitionerApplication.applicationType,
  subject: nameOf(practitionerApplication.practitionerNumber),
  since: practitionerApplication.createdAt,
  days: 15,
  paused: sql`(${practitionerApplication.status} = 'QUERIED' OR coalesce(${lastSender} <> 'INDIVIDUAL', false))`,
  pausedSince: askedAt,
  watches: [{ table: practitionerMessage, record: practitionerMessage.applicationId }],
})
