import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import { makeLegalPaper } from '../demonstration/papers/legalPaper'
import { readDetails } from '../registry/legalDocumentDetails'
import type { Filed, Shelf } from './edms'

/** Shelf of legal documents, each under the handle of its instrument. */
export const legalShelf: Shelf = {
  async find(db, handle) {
    const { rows } = await db.execute<Filed>(sql`
      SELECT 'INSTRUMENT' AS kind, instrument_number AS subject, subject_matter AS name,
        filing_date::text AS "filedAt"
      FROM legal_document WHERE edms_id = ${handle}`)
    return rows[0]
  },
  makers: {
    INSTRUMENT: makeLegalPaper(async ({ db, handle }) => {
      const details = await readDetails(db, sql`edms_id = ${handle}`)
      if (!details) throw new Refusal('no-such-document')
      return details
    }),
  },
}
