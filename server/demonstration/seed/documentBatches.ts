import { legalDocument, legalDocumentParty } from '../../db/schema'
import { type Batch, CopyText, loadedTable } from './copyRows'
import { type DocumentEntity, documents } from './documents'

const DOCUMENT_SEED = 20_262
/** Number of documents in a batch. */
const BATCH = 5000

/** Legal documents and their parties. */
export const documentTables = [
  loadedTable(legalDocument, [
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
  ]),
  loadedTable(legalDocumentParty, ['instrumentNumber', 'position', 'filingDate', 'role', 'nature', 'facts']),
]

/** Generates legal documents between these entities and invented people, with their parties. */
export function* documentBatches(amount: number, entities: readonly DocumentEntity[], today: Date): Generator<Batch> {
  if (!entities.length) return
  const [rows, parties] = [new CopyText(), new CopyText()]
  let number = 0
  for (const one of documents(amount, entities, DOCUMENT_SEED, today)) {
    rows.add([
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
    ])
    for (const [position, { role, nature, facts }] of one.parties.entries())
      parties.add([one.instrumentNumber, position + 1, one.filed, role, nature, JSON.stringify(facts)])
    if (++number % BATCH === 0) yield [rows.take(), parties.take()]
  }
  yield [rows.take(), parties.take()]
}
