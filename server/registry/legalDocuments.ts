import { Refusal } from '@contract/errors'
import type { legalDocuments as contract, LegalDocument } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import type { Edms } from '../edms/edms'
import { legalShelf } from '../edms/legalShelf'
import type { Handlers } from '../http/serve'
import { readDetails } from './legalDocumentDetails'

/** Handlers of legal documents: the list, the details, and the file. */
export const legalDocumentHandlers = (edms: Edms): Handlers<typeof contract> => ({
  list: ({ db, filter: { search, type }, page }) =>
    readPage<LegalDocument>(db, {
      table: sql`legal_document`,
      key: sql`instrument_number`,
      sortKeys: sql`filing_date, instrument_number`,
      order: sql`filing_date DESC, instrument_number DESC`,
      row: sql`'instrumentNumber', instrument_number, 'documentType', document_type, 'subjectMatter', subject_matter,
        'filingDate', filing_date, 'dateOfExecution', date_of_execution`,
      ...(type && { where: sql`filed_as = ${type}` }),
      totalKey: type ? `legalDocument:${type}` : 'legalDocument',
      page,
      search,
      prefixes: [sql`upper(instrument_number)`, sql`upper(subject_matter)`],
    }),

  async details({ db, query: { instrumentNumber } }) {
    const found = await readDetails(db, sql`instrument_number = ${instrumentNumber}`)
    if (!found) throw new Refusal('unknown-instrument', { number: instrumentNumber })
    return found
  },

  file: async ({ db, body }) => ({
    Base64FileStream: (await edms.open(db, legalShelf, body.documentHandle)).bytes,
  }),
})
