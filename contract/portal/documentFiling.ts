import { post } from '../call'

/** File of a document: what the viewer of entity files opens. */
export const DOCUMENT_FILE = {
  field: 'file',
  accept: ['.pdf'],
  types: ['application/pdf'],
  megabytes: 25,
} as const

const part = {
  extension: 'work',
  changesRecord: { kind: 'ENTITY', key: 'document', by: 'document' },
} as const

/** Filing a document of an entity that has not arrived in the EDMS. */
export const documentFiling = {
  /** Sends the document to the EDMS again, by the number of its row; the message is the outcome. */
  ask: post('PORTAL-EDMS-ASK', '/portal/documents/{document}/edms', {
    ...part,
    permit: 'can_view_reservation_settings',
    waits: true,
  }),
  /** Files this file as the document, by the number of its row: the EDMS does not have it and did not supply it. */
  upload: post('PORTAL-DOCUMENT-FILE', '/portal/documents/{document}/file', {
    ...part,
    permit: 'can_file_documents',
    upload: DOCUMENT_FILE,
  }),
}
