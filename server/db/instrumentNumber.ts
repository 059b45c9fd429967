import { type SQL, sql } from 'drizzle-orm'
import { legalDocument } from './schema'
import { searchFold } from './search'

/**
 * Returns SQL for the number of the legal document that somebody typed in any letter case: numbers are stored as they were
 * issued. The index `legal_document_number_prefix` finds it; of two that differ by case alone, it is the one typed exactly.
 */
export const instrumentNumberOf = (typed: string): SQL =>
  sql`(SELECT found.number FROM (
    SELECT ${legalDocument.instrumentNumber} AS number FROM ${legalDocument}
    WHERE ${searchFold(legalDocument.instrumentNumber)} = ${searchFold(sql`${typed}`)}) found
    ORDER BY found.number = ${typed.trim()} DESC LIMIT 1)`
