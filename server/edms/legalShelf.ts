import { eq } from 'drizzle-orm'
import { legalDocument } from '../db/schema'
import type { Shelf } from './edms'

/** Shelf of legal documents, each under the handle of its instrument. */
export const legalShelf: Shelf = {
  name: 'legal',
  async find(db, handle) {
    const [document] = await db
      .select({
        subject: legalDocument.instrumentNumber,
        name: legalDocument.subjectMatter,
        filedAt: legalDocument.filingDate,
      })
      .from(legalDocument)
      .where(eq(legalDocument.edmsId, handle))
    return document && { kind: 'INSTRUMENT', ...document }
  },
}
