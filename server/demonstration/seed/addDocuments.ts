import type { Db } from '../../db/database'
import { legalDocument, legalDocumentParty } from '../../db/schema'
import { copyRows } from './copyRows'
import { type DocumentEntity, documents } from './documents'

const DOCUMENT_SEED = 20_262

/** Fills legal documents between these entities and invented people, with their parties. */
export const addDocuments = async (tx: Db, amount: number, entities: readonly DocumentEntity[], today: Date) => {
  const rows = function* () {
    for (const one of documents(amount, entities, DOCUMENT_SEED, today))
      yield [
        one.instrumentNumber,
        one.type,
        one.subject,
        one.filed,
        one.executed,
        one.edmsId,
        one.amountSecured,
        one.collateral,
        one.oldName,
        one.newName,
        one.physicalAddress,
      ] as const
  }
  const parties = function* () {
    for (const { instrumentNumber, parties } of documents(amount, entities, DOCUMENT_SEED, today))
      for (const [position, { role, nature, facts }] of parties.entries())
        yield [instrumentNumber, position + 1, role, nature, JSON.stringify(facts)] as const
  }
  await copyRows(
    tx,
    legalDocument,
    [
      'instrumentNumber',
      'documentType',
      'subjectMatter',
      'filingDate',
      'dateOfExecution',
      'edmsId',
      'amountSecured',
      'collateral',
      'oldName',
      'newName',
      'physicalAddress',
    ],
    rows(),
  )
  await copyRows(tx, legalDocumentParty, ['instrumentNumber', 'position', 'role', 'nature', 'facts'], parties())
}
