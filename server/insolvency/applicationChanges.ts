import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import type { ApplicationChange } from '@contract/insolvency/applications'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { getSeen } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Who, Writing } from '../http/serve'
import { dissolutionAfter, takeStandingBack } from './dissolution'

type Approved = {
  id: string
  trackingNumber: string
  brn: string
  type: string
  status: string
  registrarName: string | null
  version: number
  lastDateOfPublication: string | null
  dateOfConfirmation: string | null
  dateOfDissolution: string | null
}
type Touched = Record<string, string | null>

/** Refuses a change of a decided application with its reason: another person was quicker, or it was never approved. */
const refuseUnapproved = async (db: Db, { id, trackingNumber: number }: Approved) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT done_by AS name FROM insolvency_change WHERE application_id = ${id} AND action = 'ROLLBACK'
    ORDER BY id DESC LIMIT 1`)
  const [last] = rows
  if (last) throw new Refusal('rolled-back-already', { number, name: last.name })
  throw new Refusal('application-not-approved', { number })
}

/**
 * Returns the approved application with its row locked until the transaction ends: a second change waits and then sees
 * the first.
 */
const holdApproved = async (db: Db, which: SQL, version?: number): Promise<Approved> => {
  const { rows } = await db.execute<Approved>(sql`
    SELECT id::text, tracking_number AS "trackingNumber", brn, type, status, registrar_name AS "registrarName", version,
      last_date_of_publication::text AS "lastDateOfPublication", date_of_confirmation::text AS "dateOfConfirmation",
      date_of_dissolution::text AS "dateOfDissolution"
    FROM insolvency_application WHERE ${which} FOR UPDATE`)
  const found = getSeen(rows, undefined)
  if (found.status !== 'APPROVED') await refuseUnapproved(db, found)
  return getSeen(rows, version)
}

const keepChange = async (
  { db, record }: Writing,
  who: Who,
  { id, trackingNumber }: Approved,
  { action, before, after }: Pick<ApplicationChange, 'action'> & { before: Touched; after: Touched },
) => {
  await db.execute(sql`
    INSERT INTO insolvency_change (application_id, action, done_by, before, after)
    VALUES (${id}, ${action}, ${who.name}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`)
  record({ subject: trackingNumber, before, after })
}

/**
 * Rolls an approval back: the application returns to its registrar, or to the queue, without the dates of the approval,
 * and the company's status is recomputed. The history keeps the values before.
 */
export const rollBackApplication = async (writing: Writing, who: Who, id: string) => {
  const { db } = writing
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('no-such-entry')
  const found = await holdApproved(db, sql`id = ${id}`)
  const status = found.registrarName ? 'ASSIGNED' : 'SUBMITTED'
  await db.execute(sql`
    UPDATE insolvency_application SET status = ${status}, date_of_confirmation = NULL, date_of_dissolution = NULL,
      version = version + 1 WHERE id = ${found.id}`)
  const standing = await takeStandingBack(db, found)
  const { dateOfConfirmation, dateOfDissolution } = found
  await keepChange(writing, who, found, {
    action: 'ROLLBACK',
    before: { status: found.status, dateOfConfirmation, dateOfDissolution },
    after: {
      status,
      dateOfConfirmation: null,
      dateOfDissolution: null,
      ...(standing && { entityStatus: standing }),
    },
  })
}

type Correction = {
  attachmentId: WireId
  newDate: string
  updateDateOfDissolution: boolean
  version?: number | undefined
}

const refuseNotPast = async (db: Db, day: string) => {
  const { rows } = await db.execute<{ past: boolean }>(sql`SELECT ${day}::date < ${today} AS past`)
  if (rows[0]?.past) return
  const refusal = new Refusal('publication-date-not-past')
  throw new Refusal(refusal.code, {}, { newDate: refusal.message })
}

/**
 * Corrects the publication date of an attachment. The last publication date of the application is the latest of all;
 * its date of dissolution follows on request.
 */
export const fixPublicationDate = async (writing: Writing, who: Who, correction: Correction) => {
  const { db } = writing
  const { newDate, updateDateOfDissolution, version } = correction
  const attachmentId = rowNumber(correction.attachmentId)
  await refuseNotPast(db, newDate)
  const { rows: attached } = await db.execute<{ applicationId: string }>(
    sql`SELECT application_id::text AS "applicationId" FROM insolvency_attachment WHERE id = ${attachmentId}`,
  )
  const applicationId = attached[0]?.applicationId
  if (!applicationId) throw new Refusal('unknown-attachment')
  const found = await holdApproved(db, sql`id = ${applicationId}`, version)
  const { rows: files } = await db.execute<{ fileName: string; dateOfPublication: string | null }>(sql`
    SELECT file_name AS "fileName", date_of_publication::text AS "dateOfPublication"
    FROM insolvency_attachment WHERE id = ${attachmentId}`)
  await db.execute(sql`UPDATE insolvency_attachment SET date_of_publication = ${newDate} WHERE id = ${attachmentId}`)
  const latest = sql`(SELECT max(date_of_publication) FROM insolvency_attachment WHERE application_id = ${applicationId})`
  const { rows } = await db.execute<{ lastDateOfPublication: string; dateOfDissolution: string | null }>(sql`
    UPDATE insolvency_application SET last_date_of_publication = ${latest}, version = version + 1,
      date_of_dissolution = ${updateDateOfDissolution ? dissolutionAfter(latest) : sql`date_of_dissolution`}
    WHERE id = ${applicationId}
    RETURNING last_date_of_publication::text AS "lastDateOfPublication", date_of_dissolution::text AS "dateOfDissolution"`)
  const file = files[0]?.fileName ?? null
  const { lastDateOfPublication, dateOfDissolution } = found
  await keepChange(writing, who, found, {
    action: 'PUBLICATION_DATE',
    before: {
      attachment: file,
      dateOfPublication: files[0]?.dateOfPublication ?? null,
      lastDateOfPublication,
      dateOfDissolution,
    },
    after: { attachment: file, dateOfPublication: newDate, ...rows[0] },
  })
}
