import { post } from '../call'

/** Filing a document of an entity that has not arrived in the EDMS. */
export const documentFiling = {
  /** Sends the document to the EDMS again, by the number of its row; the message is the outcome. */
  ask: post('PORTAL-EDMS-ASK', '/portal/documents/{document}/edms', {
    permit: 'can_view_reservation_settings',
    extension: 'work',
    waits: true,
    changesRecord: { kind: 'ENTITY', key: 'document', by: 'document' },
  }),
}
