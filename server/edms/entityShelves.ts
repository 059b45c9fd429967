import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { Filed, Shelf } from './edms'

const shelfOf = (...kinds: string[]): Shelf => ({
  name: 'entity',
  async find(db: Db, handle) {
    const { rows } = await db.execute<Filed>(sql`
      SELECT d.kind, d.brn AS subject, d.name, to_json(d.created_at) #>> '{}' AS "filedAt"
      FROM entity_document d JOIN entity e ON e.brn = d.brn
      WHERE d.edms_id = ${handle} AND e.kind IN (${sql.join(
        kinds.map(kind => sql`${kind}`),
        sql`, `,
      )})`)
    return rows[0]
  },
})

/** Shelves of entity documents: each register opens only its own. */
export const shelves = {
  company: shelfOf('COMPANY', 'FOREIGN_COMPANY'),
  businessName: shelfOf('BUSINESS_NAME'),
  buildingSociety: shelfOf('BUILDING_SOCIETY'),
}
