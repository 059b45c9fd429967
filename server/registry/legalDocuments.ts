import { Refusal } from '@contract/errors'
import type { legalDocuments as contract, LegalDocument } from '@contract/registry/legalDocuments'
import { desc, eq } from 'drizzle-orm'
import { instrumentNumberOf } from '../db/instrumentNumber'
import { readPage } from '../db/page'
import { legalDocument, legalDocumentTotals } from '../db/schema'
import { searchFold } from '../db/search'
import type { Edms } from '../edms/edms'
import { legalShelf } from '../edms/legalShelf'
import type { Handlers } from '../http/serve'
import { readDetails } from './legalDocumentDetails'

const newestFirst = [desc(legalDocument.filingDate), desc(legalDocument.instrumentNumber)]

const documentFields = {
  instrumentNumber: legalDocument.instrumentNumber,
  documentType: legalDocument.documentType,
  subjectMatter: legalDocument.subjectMatter,
  filingDate: legalDocument.filingDate,
  dateOfExecution: legalDocument.dateOfExecution,
}

/** Handlers of legal documents: the list, the details, and the file. */
export const legalDocumentHandlers = (edms: Edms): Handlers<typeof contract> => ({
  list: ({ db, filter: { search, type }, page }) =>
    readPage<LegalDocument>(db, {
      table: legalDocument,
      key: legalDocument.instrumentNumber,
      order: newestFirst,
      row: documentFields,
      where: type ? eq(legalDocument.filedAs, type) : undefined,
      total: legalDocumentTotals.of('legalDocument', type || undefined),
      page,
      search,
      numbers: [legalDocument.instrumentNumber],
      prefixes: [searchFold(legalDocument.instrumentNumber), searchFold(legalDocument.subjectMatter)],
    }),

  async details({ db, query: { instrumentNumber } }) {
    const details = await readDetails(db, eq(legalDocument.instrumentNumber, instrumentNumberOf(instrumentNumber)))
    if (!details) throw new Refusal('unknown-instrument', { number: instrumentNumber })
    return details
  },

  file: async ({ db, body }) => ({
    Base64FileStream: (await edms.open(db, legalShelf, body.documentHandle)).bytes,
  }),
})
