import { z } from 'zod'
import { Base64File, list, maybe, post } from '../call'
import { content, paging } from '../dialects'
import { Id } from '../id'
import { SocietyAttachment } from './entityFiles'

/** A document of a company; it can be opened once it has an EDMS id. */
export const CompanyDocument = z.object({
  name: maybe(z.string()),
  edmsId: maybe(Id),
  createdAt: maybe(z.string()),
})
export type CompanyDocument = z.infer<typeof CompanyDocument>

export const BusinessNameDocument = z.object({
  documentName: maybe(z.string()),
  edmsId: maybe(Id),
  createdAt: maybe(z.string()),
})
export type BusinessNameDocument = z.infer<typeof BusinessNameDocument>

const Stream = z.object({ Base64FileStream: Base64File })

/** File of a document, in base64; a host may wrap it in a list of one. */
export const EdmsFile = z.union([
  Stream,
  z
    .array(Stream)
    .min(1)
    .transform(([first], context) => {
      if (first) return first
      context.addIssue('there is no file')
      return z.NEVER
    }),
])
export type EdmsFile = z.infer<typeof EdmsFile>

/** Document kinds that a company can be sent again; the documents publish only the certificate. */
export const REGISTRATION_CERTIFICATE = 'REGISTRATION_CERTIFICATE'

const permit = 'can_view_reservation_settings'
const filter = z.object({ search: z.string().max(200).optional() })
const listed = {
  permit,
  file: { kind: 'ENTITY', key: 'brn' },
  filter,
  paging: paging.pageSize,
  envelope: content,
} as const
const file = {
  permit,
  file: { kind: 'DOCUMENT', key: 'documentHandle' },
  changes: false,
  body: z.strictObject({ documentHandle: Id }),
  answer: EdmsFile,
} as const
const Brn = z.string().trim().min(1).max(40)

export const entityDocuments = {
  ofCompany: list('CF-DOCUMENTS', '/incorporation/companies/continuous-filing/get-registered-documents/{brn}', {
    ...listed,
    row: CompanyDocument,
  }),
  ofBusinessName: list('BN-DOCUMENTS', '/business-registration/attachment/{brn}', {
    ...listed,
    paging: paging.per_page,
    row: BusinessNameDocument,
  }),
  /** Sent only when the file of a society has no attachments (decision D6). */
  ofBuildingSociety: list('BS-DOCUMENTS', '/building-society/societies/get-registered-documents/{brn}', {
    ...listed,
    row: SocietyAttachment,
  }),

  companyFile: post('EDMS-COMPANY-FILE', '/integration/api/edms/company/files/all', file),
  businessNameFile: post('EDMS-BUSINESS-NAME-FILE', '/integration/api/edms/business-name/files/all', file),
  buildingSocietyFile: post('EDMS-SOCIETY-FILE', '/integration/api/edms/building-society/files/all', {
    ...file,
    assumed: 'The path is not shown; its neighbours are those of companies and business names (decision D7).',
  }),

  resendToCompany: post('CF-RESEND', '/incorporation/companies/continuous-filing/resend-client-document', {
    permit,
    waits: true,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    body: z.strictObject({ type: z.string().trim().min(1).max(100), brn: Brn }),
  }),
  resendToBusinessName: post('BN-RESEND-CERTIFICATE', '/business-registration/resend-certificate', {
    permit,
    waits: true,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    assumed: 'Whether the BRN stands in the body or in the query is not shown.',
    body: z.strictObject({ brn: Brn }),
  }),
  resendCopy: post('BN-RESEND-COPY', '/business-registration/resend-document-copy', {
    permit,
    waits: true,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    assumed: 'The body is not shown: the document by its name and its EDMS id (decision D11).',
    body: z.strictObject({
      brn: Brn,
      documentName: z.string().trim().min(1).max(500),
      edmsId: Id,
    }),
  }),
}
