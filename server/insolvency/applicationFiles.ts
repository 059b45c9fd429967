import { sql } from 'drizzle-orm'
import { dayOf } from '../db/days'
import type { Filed, Shelf } from '../edms/edms'

/** Shelf of the files of insolvency applications, each under its name on the wire. */
export const insolvencyShelf: Shelf = {
  name: 'insolvency',
  async find(db, handle) {
    const { rows } = await db.execute<Filed>(sql`
      SELECT 'ATTACHMENT' AS kind, a.tracking_number AS subject, t.file_description AS name,
        coalesce(t.date_of_effect, ${dayOf(sql`a.created_at`)})::text AS "filedAt"
      FROM insolvency_attachment t JOIN insolvency_application a ON a.id = t.application_id
      WHERE t.file_name = ${handle}`)
    return rows[0]
  },
}
