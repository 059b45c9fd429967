import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { entity, entityDocument } from '../db/schema'
import type { Shelf } from './edms'

const shelfOf = (...kinds: (typeof entity.$inferSelect)['kind'][]): Shelf => ({
  name: 'entity',
  async find(db: Db, handle) {
    const [document] = await db
      .select({
        kind: entityDocument.kind,
        subject: entityDocument.brn,
        name: entityDocument.name,
        filedAt: sql<string>`to_json(${entityDocument.createdAt}) #>> '{}'`,
      })
      .from(entityDocument)
      .innerJoin(entity, eq(entity.brn, entityDocument.brn))
      .where(and(eq(entityDocument.edmsId, handle), inArray(entity.kind, kinds)))
    return document
  },
})

/** Shelves of entity documents: each register opens only its own. */
export const shelves = {
  company: shelfOf('COMPANY', 'FOREIGN_COMPANY'),
  businessName: shelfOf('BUSINESS_NAME'),
  buildingSociety: shelfOf('BUILDING_SOCIETY'),
}
