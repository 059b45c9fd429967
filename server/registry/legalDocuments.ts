import { Refusal } from '@contract/errors'
import {
  type legalDocuments as contract,
  type LegalDocument,
  MOST_COUNTED_DOCUMENTS,
} from '@contract/registry/legalDocuments'
import { and, desc, eq } from 'drizzle-orm'
import { daysWithin } from '../db/days'
import { instrumentNumberOf } from '../db/instrumentNumber'
import { bothWays, type Orders, orderOf } from '../db/orders'
import { readPage } from '../db/page'
import { legalDocument, legalDocumentTotals } from '../db/schema'
import { searchFold } from '../db/search'
import type { Edms } from '../edms/edms'
import { legalShelf } from '../edms/legalShelf'
import type { Handlers } from '../http/serve'
import { readDetails } from './legalDocumentDetails'

const newestFirst = [desc(legalDocument.filingDate), desc(legalDocument.instrumentNumber)]
const orders: Orders = {
  instrumentNumber: bothWays(legalDocument.instrumentNumber),
  subjectMatter: bothWays(legalDocument.sortName, legalDocument.instrumentNumber),
  filingDate: bothWays(legalDocument.filingDate, legalDocument.instrumentNumber),
}

const documentFields = {
  instrumentNumber: legalDocument.instrumentNumber,
  documentType: legalDocument.documentType,
  subjectMatter: legalDocument.subjectMatter,
  filingDate: legalDocument.filingDate,
  dateOfExecution: legalDocument.dateOfExecution,
}

/** Handlers of legal documents: the list, the details, and the file. */
export const legalDocumentHandlers = (edms: Edms): Handlers<typeof contract> => ({
  list: ({ db, filter: { search, type, from, to }, page }) =>
    readPage<LegalDocument>(db, {
      table: legalDocument,
      key: legalDocument.instrumentNumber,
      order: orderOf(page, orders, newestFirst),
      row: documentFields,
      where: type ? eq(legalDocument.filedAs, type) : undefined,
      total: legalDocumentTotals.of('legalDocument', type || undefined),
      page,
      search,
      sought: and(...daysWithin(legalDocument.filingDate, { from, to })),
      countTo: from || to ? MOST_COUNTED_DOCUMENTS : undefined,
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
