import { sql } from 'drizzle-orm'
import type { Filed, Shelf } from './edms'

/** Shelf of legal documents, each under the handle of its instrument. */
export const legalShelf: Shelf = {
  name: 'legal',
  async find(db, handle) {
    const { rows } = await db.execute<Filed>(sql`
      SELECT 'INSTRUMENT' AS kind, instrument_number AS subject, subject_matter AS name,
        filing_date::text AS "filedAt"
      FROM legal_document WHERE edms_id = ${handle}`)
    return rows[0]
  },
}
