import type { legalDocuments as contract, LegalDocument } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import type { Handlers } from '../http/serve'

export const legalDocumentHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search, type }, page }) =>
    readPage<LegalDocument>(db, {
      table: sql`legal_document`,
      key: sql`instrument_number`,
      sortKeys: sql`filing_date, instrument_number`,
      order: sql`filing_date DESC, instrument_number DESC`,
      row: sql`'instrumentNumber', instrument_number, 'documentType', document_type, 'subjectMatter', subject_matter,
        'filingDate', filing_date, 'dateOfExecution', date_of_execution`,
      ...(type && { where: sql`document_type = ${type}` }),
      totalKey: type ? `legalDocument:${type}` : 'legalDocument',
      page,
      search,
      prefixes: [sql`upper(instrument_number)`, sql`upper(subject_matter)`],
    }),
}
