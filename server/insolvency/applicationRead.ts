import { Refusal } from '@contract/errors'
import type { OnWire } from '@contract/id'
import type { ApplicationMessage, InsolvencyDetails } from '@contract/insolvency/applications'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/** Files of the application in the order they were added. */
const attachments = sql`coalesce((
  SELECT json_agg(json_build_object('id', t.id::text, 'fileName', t.file_name, 'fileDescription', t.file_description,
    'type', t.type, 'status', t.status, 'dateOfEffect', t.date_of_effect, 'dateOfPublication', t.date_of_publication,
    'publication', t.publication) ORDER BY t.position, t.id)
  FROM insolvency_attachment t WHERE t.application_id = insolvency_application.id), '[]')`

/** Application as the list shows it: the arguments of json_build_object, over a row of its table. */
export const applicationFacts: SQL = sql`'id', insolvency_application.id::text, 'trackingNumber', insolvency_application.tracking_number, 'brn', insolvency_application.brn,
  'companyName', insolvency_application.company_name, 'type', insolvency_application.type, 'windingUpType', insolvency_application.winding_up_type, 'status', insolvency_application.status,
  'registrarName', insolvency_application.registrar_name, 'lastDateOfPublication', insolvency_application.last_date_of_publication,
  'dateOfConfirmation', insolvency_application.date_of_confirmation, 'dateOfDissolution', insolvency_application.date_of_dissolution, 'version', insolvency_application.version,
  'attachments', ${attachments}`

const history = sql`coalesce((
  SELECT json_agg(json_build_object('action', c.action, 'by', c.done_by, 'at', c.created_at, 'before', c.before,
    'after', c.after) ORDER BY c.id DESC)
  FROM insolvency_change c WHERE c.application_id = insolvency_application.id), '[]')`

/** Reads an application with all its details, by its tracking number in any letter case. Refuses an unknown one. */
export const readApplication = async (db: Db, number: string): Promise<OnWire<InsolvencyDetails>> => {
  const trackingNumber = number.trim().toUpperCase()
  const { rows } = await db.execute<{ details: OnWire<InsolvencyDetails> }>(sql`
    SELECT json_build_object(${applicationFacts}, 'taskId', insolvency_application.id::text,
      'entityType', e.kind, 'subType', e.sub_type, 'dateOfIncorporation', e.registered_on, 'createdAt', insolvency_application.created_at,
      'hasAsset', CASE WHEN insolvency_application.has_asset THEN 'YES' ELSE 'NO' END, 'applicant', insolvency_application.applicant, 'history', ${history})::jsonb
      || insolvency_application.records AS details
    FROM insolvency_application JOIN entity e USING (brn) WHERE insolvency_application.tracking_number = ${trackingNumber}`)
  const details = rows[0]?.details
  if (!details) throw new Refusal('unknown-application', { number: trackingNumber })
  return details
}

/**
 * Reads the messages about an application, in order. An unknown task is refused instead of answered with an empty list.
 */
export const messagesOf = async (db: Db, taskId: string): Promise<ApplicationMessage[]> => {
  if (!/^\d{1,15}$/.test(taskId)) throw new Refusal('no-such-entry')
  const { rows } = await db.execute<{ messages: ApplicationMessage[] }>(sql`
    SELECT coalesce((SELECT json_agg(json_build_object('name', m.name, 'user', json_build_object('fullName', m.full_name),
        'userType', m.user_type, 'description', m.description, 'createdAt', m.created_at,
        'statusLabel', m.status_label) ORDER BY m.id)
      FROM insolvency_message m WHERE m.application_id = a.id), '[]') AS messages
    FROM insolvency_application a WHERE a.id = ${taskId}`)
  const messages = rows[0]?.messages
  if (!messages) throw new Refusal('no-such-entry')
  return messages
}
