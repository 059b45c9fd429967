import { z } from 'zod'
import { get, list, maybe, post, word } from '../call'
import { content, one, paging } from '../dialects'
import { dayFilter, sorting } from '../sorting'
import { EdmsFile } from './entityDocuments'
import { LegalDocumentDetails } from './legalDocumentDetails'

/** Types that the registry's filter offers, exactly as sent (docs/requirements/registries.md; decision C8). */
export const legalDocumentTypes = [
  'AGREEMENT',
  'GUARANTEE',
  'POWER_OF_ATTORNEY',
  'AFFIDAVIT',
  'STATUTORY_DECLARATION',
  'CHATTEL',
  'DEBENTURE',
  'DEMAND_PROMISSORY_NOTE',
  'REPORT_OF_DIRECTORS',
  'CONSTITUTION',
  'FACILITY_LETTER',
  'DEED_OF_ASSIGNMENT',
  'DEED_POLL',
  'MORTGAGE_DEED',
  'SPOUSAL_CONSENT',
  'WILL',
  'INDEPENDENT_ADVICE_FORM',
  'resolution',
  'OTHER',
] as const
export type LegalDocumentType = (typeof legalDocumentTypes)[number]

/** Types that documents also have, though the filter does not offer them. */
export const furtherDocumentTypes = [
  'MINUTES',
  'OTHERS',
  'RESOLUTION_AS_A_DOCUMENT',
  'DEED_OF_INTER_VIVOS',
  'DEED_OF_VARIATION',
  'DEED_OF_GIFT',
  'DEED_OF_INDEMNITY',
  'DEED_OF_TRUST',
  'INDEPENDENT_ADVISE_FORM',
] as const
export type AnyDocumentType = LegalDocumentType | (typeof furtherDocumentTypes)[number]

/** Two spellings of one type (decision C8): the filter offers the second of each pair. */
export const otherSpellings = {
  INDEPENDENT_ADVISE_FORM: 'INDEPENDENT_ADVICE_FORM',
  OTHERS: 'OTHER',
} as const satisfies Partial<Record<AnyDocumentType, LegalDocumentType>>

export const LegalDocument = z.object({
  instrumentNumber: maybe(word),
  documentType: maybe(z.string()),
  subjectMatter: maybe(z.string()),
  filingDate: maybe(z.string()),
  dateOfExecution: maybe(z.string()),
})
export type LegalDocument = z.infer<typeof LegalDocument>

/** Number at which our API stops counting the documents of a span of days. */
export const MOST_COUNTED_DOCUMENTS = 10_000

/** Permission that the viewers' routes require (decision A4). */
const VIEWER = 'can_view_reservation_settings'

export const legalDocuments = {
  list: list('LEGALDOC-LIST', '/legal-documents/registry', {
    permit: 'can_view_doc_registry',
    filter: z.object({
      search: z.string().max(200).optional(),
      type: z.enum(legalDocumentTypes).optional(),
      ...dayFilter,
    }),
    row: LegalDocument,
    rowRecord: { kind: 'LEGAL_DOCUMENT', key: 'instrumentNumber' },
    paging: paging.per_page,
    envelope: content,
    countsTo: MOST_COUNTED_DOCUMENTS,
    ...sorting(['instrumentNumber', 'subjectMatter', 'filingDate']),
  }),
  details: get('LEGALDOC-DETAILS', '/legal-documents/registry/details', {
    permit: VIEWER,
    file: { kind: 'LEGAL_DOCUMENT', key: 'instrumentNumber' },
    notes: true,
    query: z.strictObject({ instrumentNumber: z.string().trim().min(1).max(200) }),
    wrapping: one.data,
    answer: LegalDocumentDetails,
  }),
  file: post('LEGALDOC-FILE', '/integration/api/edms/legal-documents/files/all', {
    permit: VIEWER,
    file: { kind: 'DOCUMENT', key: 'documentHandle' },
    assumed: 'The path is not shown; its neighbours are the file calls of companies and business names (decision D7).',
    changes: false,
    body: z.strictObject({ documentHandle: z.string().trim().min(1).max(500) }),
    answer: EdmsFile,
  }),
}
