import { fieldRefusal, Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import type { ApplicationChange } from '@contract/insolvency/applications'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { getSeen } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { insolvencyApplication, insolvencyAttachment, insolvencyChange } from '../db/schema'
import type { Who, Writing } from '../http/serve'
import { reopen } from '../work/settlements'
import { dissolutionAfter, takeStandingBack } from './dissolution'

type Application = typeof insolvencyApplication.$inferSelect
type ChangedFields = Record<string, string | null>

/** Refuses a change of a decided application with its reason: another person was quicker, or it was never approved. */
const refuseUnapproved = async (db: Db, { id, trackingNumber: number }: Application) => {
  const [last] = await db
    .select({ name: insolvencyChange.doneBy })
    .from(insolvencyChange)
    .where(and(eq(insolvencyChange.applicationId, id), eq(insolvencyChange.action, 'ROLLBACK')))
    .orderBy(desc(insolvencyChange.id))
    .limit(1)
  if (last) throw new Refusal('rolled-back-already', { number, name: last.name })
  throw new Refusal('application-not-approved', { number })
}

/**
 * Returns the approved application with its row locked until the transaction ends: a second change waits and then sees
 * the first.
 */
const holdApproved = async (db: Db, id: number, version?: number): Promise<Application> => {
  const rows = await db.select().from(insolvencyApplication).where(eq(insolvencyApplication.id, id)).for('update')
  const application = getSeen(rows, undefined)
  if (application.status !== 'APPROVED') await refuseUnapproved(db, application)
  return getSeen(rows, version)
}

const addChange = async (
  { db, record }: Writing,
  who: Who,
  { id, trackingNumber }: Application,
  { action, before, after }: Pick<ApplicationChange, 'action'> & { before: ChangedFields; after: ChangedFields },
) => {
  await db.insert(insolvencyChange).values({ applicationId: id, action, doneBy: who.name, before, after })
  record({ subject: trackingNumber, before, after })
}

const nextVersion = sql`${insolvencyApplication.version} + 1`

/**
 * Rolls an approval back: the application returns to its registrar, or to the queue, without the dates of the approval,
 * and the company's status is recomputed. The history keeps the values before.
 */
export const rollBackApplication = async (writing: Writing, who: Who, id: string) => {
  const { db } = writing
  const application = await holdApproved(db, rowNumber(id))
  const status = application.registrarName ? 'ASSIGNED' : 'SUBMITTED'
  await db
    .update(insolvencyApplication)
    .set({ status, dateOfConfirmation: null, dateOfDissolution: null, version: nextVersion })
    .where(eq(insolvencyApplication.id, application.id))
  await reopen(db, 'INSOLVENCY_APPLICATION', String(application.id), who.name)
  const standing = await takeStandingBack(db, application)
  const { dateOfConfirmation, dateOfDissolution } = application
  await addChange(writing, who, application, {
    action: 'ROLLBACK',
    before: { status: application.status, dateOfConfirmation, dateOfDissolution },
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
  throw fieldRefusal('newDate', 'publication-date-not-past')
}

/**
 * Corrects the publication date of an attachment. The last publication date of the application is the latest of all;
 * its date of dissolution follows on request. The same dates sent again leave version and history as they are.
 */
export const fixPublicationDate = async (writing: Writing, who: Who, correction: Correction) => {
  const { db } = writing
  const { newDate, updateDateOfDissolution, version } = correction
  const attachmentId = rowNumber(correction.attachmentId)
  await refuseNotPast(db, newDate)
  const ofAttachment = eq(insolvencyAttachment.id, attachmentId)
  const [attachment] = await db
    .select({ applicationId: insolvencyAttachment.applicationId })
    .from(insolvencyAttachment)
    .where(ofAttachment)
  if (!attachment) throw new Refusal('unknown-attachment')
  const { applicationId } = attachment
  const application = await holdApproved(db, applicationId, version)
  // Read once more: another change may have ended while this one waited for the lock.
  const [file] = await db
    .select({ name: insolvencyAttachment.fileName, dateOfPublication: insolvencyAttachment.dateOfPublication })
    .from(insolvencyAttachment)
    .where(ofAttachment)
  await db.update(insolvencyAttachment).set({ dateOfPublication: newDate }).where(ofAttachment)
  const latest = sql`(${db
    .select({ day: max(insolvencyAttachment.dateOfPublication) })
    .from(insolvencyAttachment)
    .where(eq(insolvencyAttachment.applicationId, applicationId))})`
  const isApplication = eq(insolvencyApplication.id, applicationId)
  const [dates] = await db
    .update(insolvencyApplication)
    .set({
      lastDateOfPublication: latest,
      ...(updateDateOfDissolution && { dateOfDissolution: dissolutionAfter(latest) }),
    })
    .where(isApplication)
    .returning({
      lastDateOfPublication: insolvencyApplication.lastDateOfPublication,
      dateOfDissolution: insolvencyApplication.dateOfDissolution,
    })
  const { lastDateOfPublication, dateOfDissolution } = application
  const isSame =
    file?.dateOfPublication === newDate &&
    dates?.lastDateOfPublication === lastDateOfPublication &&
    dates.dateOfDissolution === dateOfDissolution
  if (isSame) return
  await db.update(insolvencyApplication).set({ version: nextVersion }).where(isApplication)
  await addChange(writing, who, application, {
    action: 'PUBLICATION_DATE',
    before: {
      attachment: file?.name ?? null,
      dateOfPublication: file?.dateOfPublication ?? null,
      lastDateOfPublication,
      dateOfDissolution,
    },
    after: { attachment: file?.name ?? null, dateOfPublication: newDate, ...dates },
  })
}
