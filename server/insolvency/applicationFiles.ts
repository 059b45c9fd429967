import { eq, sql } from 'drizzle-orm'
import { dayOf } from '../db/days'
import { insolvencyApplication, insolvencyAttachment } from '../db/schema'
import type { Shelf } from '../edms/edms'

/** Shelf of the files of insolvency applications, each under its name on the wire. */
export const insolvencyShelf: Shelf = {
  name: 'insolvency',
  async find(db, handle) {
    const [attachment] = await db
      .select({
        subject: insolvencyApplication.trackingNumber,
        name: insolvencyAttachment.fileDescription,
        filedAt: sql<string>`coalesce(${insolvencyAttachment.dateOfEffect}, ${dayOf(insolvencyApplication.createdAt)})::text`,
      })
      .from(insolvencyAttachment)
      .innerJoin(insolvencyApplication, eq(insolvencyApplication.id, insolvencyAttachment.applicationId))
      .where(eq(insolvencyAttachment.fileName, handle))
    return attachment && { kind: 'ATTACHMENT', ...attachment }
  },
}
