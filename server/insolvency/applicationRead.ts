import { Refusal } from '@contract/errors'
import { fileKey } from '@contract/fileKeys'
import type { OnWire } from '@contract/id'
import type { ApplicationMessage, InsolvencyDetails } from '@contract/insolvency/applications'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonObject, jsonRows } from '../db/json'
import { entity, insolvencyApplication, insolvencyAttachment, insolvencyChange, insolvencyMessage } from '../db/schema'

/** Files of the application in the order they were added. */
const attachments = jsonRows(
  {
    id: sql`${insolvencyAttachment.id}::text`,
    fileName: insolvencyAttachment.fileName,
    fileDescription: insolvencyAttachment.fileDescription,
    type: insolvencyAttachment.type,
    status: insolvencyAttachment.status,
    dateOfEffect: insolvencyAttachment.dateOfEffect,
    dateOfPublication: insolvencyAttachment.dateOfPublication,
    publication: insolvencyAttachment.publication,
  },
  {
    from: insolvencyAttachment,
    where: eq(insolvencyAttachment.applicationId, insolvencyApplication.id),
    orderBy: [insolvencyAttachment.position, insolvencyAttachment.id],
  },
)

/** Application as the list shows it. */
export const applicationFields = {
  id: sql`${insolvencyApplication.id}::text`,
  trackingNumber: insolvencyApplication.trackingNumber,
  brn: insolvencyApplication.brn,
  companyName: insolvencyApplication.companyName,
  type: insolvencyApplication.type,
  windingUpType: insolvencyApplication.windingUpType,
  status: insolvencyApplication.status,
  registrarName: insolvencyApplication.registrarName,
  lastDateOfPublication: insolvencyApplication.lastDateOfPublication,
  dateOfConfirmation: insolvencyApplication.dateOfConfirmation,
  dateOfDissolution: insolvencyApplication.dateOfDissolution,
  version: insolvencyApplication.version,
  attachments,
}

const history = jsonRows(
  {
    action: insolvencyChange.action,
    by: insolvencyChange.doneBy,
    at: insolvencyChange.createdAt,
    before: insolvencyChange.before,
    after: insolvencyChange.after,
  },
  {
    from: insolvencyChange,
    where: eq(insolvencyChange.applicationId, insolvencyApplication.id),
    orderBy: [desc(insolvencyChange.id)],
  },
)

const details = sql<OnWire<InsolvencyDetails>>`${jsonObject({
  ...applicationFields,
  taskId: sql`${insolvencyApplication.id}::text`,
  entityType: entity.kind,
  subType: entity.subType,
  dateOfIncorporation: entity.registeredOn,
  createdAt: insolvencyApplication.createdAt,
  hasAsset: sql`CASE WHEN ${insolvencyApplication.hasAsset} THEN 'YES' ELSE 'NO' END`,
  applicant: insolvencyApplication.applicant,
  history,
})}::jsonb || ${insolvencyApplication.records}`

/** Reads an application with all its details, by its tracking number in any letter case. Refuses an unknown one. */
export const readApplication = async (db: Db, number: string): Promise<OnWire<InsolvencyDetails>> => {
  const trackingNumber = fileKey('APPLICATION', number)
  const [application] = await db
    .select({ details })
    .from(insolvencyApplication)
    .innerJoin(entity, eq(entity.brn, insolvencyApplication.brn))
    .where(eq(insolvencyApplication.trackingNumber, trackingNumber))
  if (!application) throw new Refusal('unknown-application', { number: trackingNumber })
  return application.details
}

const messages = jsonRows(
  {
    name: insolvencyMessage.name,
    user: jsonObject({ fullName: insolvencyMessage.fullName }),
    userType: insolvencyMessage.userType,
    description: insolvencyMessage.description,
    createdAt: insolvencyMessage.createdAt,
    statusLabel: insolvencyMessage.statusLabel,
  },
  {
    from: insolvencyMessage,
    where: eq(insolvencyMessage.applicationId, insolvencyApplication.id),
    orderBy: [insolvencyMessage.id],
  },
)

/**
 * Reads the messages about an application, in order. An unknown task is refused instead of answered with an empty list, and
 * so is the task of another application than the one that `number` names: its file decides what is masked.
 */
export const messagesOf = async (db: Db, taskId: string, number?: string): Promise<ApplicationMessage[]> => {
  if (!/^\d{1,15}$/.test(taskId)) throw new Refusal('no-such-entry')
  const { id, trackingNumber } = insolvencyApplication
  const [application] = await db
    .select({ messages: sql<ApplicationMessage[]>`${messages}` })
    .from(insolvencyApplication)
    .where(and(eq(id, Number(taskId)), number ? eq(trackingNumber, fileKey('APPLICATION', number)) : undefined))
  if (!application) throw new Refusal('no-such-entry')
  return application.messages
}
