import { z } from 'zod'
import { list, maybe } from '../call'
import { content, paging } from '../dialects'

/** The types the registry's filter offers, exactly as they are sent (000 section 3; decision C8). */
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

export const LegalDocument = z.object({
  instrumentNumber: z.coerce.string(),
  documentType: maybe(z.string()),
  subjectMatter: maybe(z.string()),
  filingDate: maybe(z.string()),
  dateOfExecution: maybe(z.string()),
})
export type LegalDocument = z.infer<typeof LegalDocument>

export const legalDocuments = {
  list: list('LEGALDOC-LIST', '/legal-documents/registry', {
    permit: 'can_view_doc_registry',
    filter: z.object({ search: z.string().max(200).optional(), type: z.enum(legalDocumentTypes).optional() }),
    row: LegalDocument,
    paging: paging.per_page,
    envelope: content,
  }),
}
