import { sql } from 'drizzle-orm'
import { dayOf } from '../db/days'
import type { Shelf } from '../edms/edms'

export type StoredAs = 'PHOTO' | 'ATTACHMENT'

/** Returns the shelf of one kind of application files, so that a photo is never served as an attachment. */
export const practitionerShelf = (kind: StoredAs): Shelf => ({
  name: 'practitioner',
  async find(db, handle) {
    const { rows } = await db.execute<{ kind: string; subject: string; name: string; filedAt: string }>(sql`
      SELECT d.kind, a.practitioner_number AS subject, d.name, ${dayOf(sql`a.created_at`)}::text AS "filedAt"
      FROM practitioner_document d JOIN practitioner_application a ON a.id = d.application_id
      WHERE d.filename = ${handle} AND d.kind = ${kind}`)
    return rows[0]
  },
})
