import { z } from 'zod'
import { post } from '../call'

export const legalRetry = {
  /** Sends the attachment of a legal document to the EDMS again; the host's message is the outcome. */
  retry: post('LEGAL-RETRY', '/legal-documents/attachments/retry', {
    permit: 'can_access_internal_processing',
    waits: true,
    changesRecord: [
      { kind: 'LEGAL_DOCUMENT', key: 'instrumentNo' },
      { kind: 'ENTITY', key: 'instrumentNo', by: 'instrument' },
    ],
    query: z.object({ instrumentNo: z.string().trim().min(1).max(80) }),
  }),
}
