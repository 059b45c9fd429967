import { Refusal } from '@contract/errors'
import type { legalDocuments as contract, LegalDocument } from '@contract/registry/legalDocuments'
import { desc, eq, sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import { legalDocument, legalDocumentTotals } from '../db/schema'
import type { Edms } from '../edms/edms'
import { legalShelf } from '../edms/legalShelf'
import type { Handlers } from '../http/serve'
import { readDetails } from './legalDocumentDetails'

/** Handlers of legal documents: the list, the details, and the file. */
export const legalDocumentHandlers = (edms: Edms): Handlers<typeof contract> => ({
  list: ({ db, filter: { search, type }, page }) =>
    readPage<LegalDocument>(db, {
      table: legalDocument,
      key: legalDocument.instrumentNumber,
      order: [desc(legalDocument.filingDate), desc(legalDocument.instrumentNumber)],
      row: {
        instrumentNumber: legalDocument.instrumentNumber,
        documentType: legalDocument.documentType,
        subjectMatter: legalDocument.subjectMatter,
        filingDate: legalDocument.filingDate,
        dateOfExecution: legalDocument.dateOfExecution,
      },
      where: type ? eq(legalDocument.filedAs, type) : undefined,
      total: legalDocumentTotals.of('legalDocument', type || undefined),
      page,
      search,
      prefixes: [sql`upper(${legalDocument.instrumentNumber})`, sql`upper(${legalDocument.subjectMatter})`],
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
