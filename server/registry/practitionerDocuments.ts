import { and, eq, sql } from 'drizzle-orm'
import { dayOf } from '../db/days'
import { practitionerApplication, practitionerDocument } from '../db/schema'
import type { Shelf } from '../edms/edms'

export type StoredAs = 'PHOTO' | 'ATTACHMENT'

/** Returns the shelf of one kind of application files, so that a photo is never served as an attachment. */
export const practitionerShelf = (kind: StoredAs): Shelf => ({
  name: 'practitioner',
  async find(db, handle) {
    const [document] = await db
      .select({
        kind: practitionerDocument.kind,
        subject: practitionerApplication.practitionerNumber,
        name: practitionerDocument.name,
        filedAt: sql<string>`${dayOf(practitionerApplication.createdAt)}::text`,
      })
      .from(practitionerDocument)
      .innerJoin(practitionerApplication, eq(practitionerApplication.id, practitionerDocument.applicationId))
      .where(and(eq(practitionerDocument.filename, handle), eq(practitionerDocument.kind, kind)))
    return document
  },
})
