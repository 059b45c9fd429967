import type { LegalDocumentDetails } from '@contract/registry/legalDocumentDetails'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonObject, jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { legalDocument, legalDocumentParty } from '../db/schema'

type PartyRow = { key: string; facts: Record<string, unknown> }

const facts = renderOnce(
  sql`json_strip_nulls(${jsonObject({
    instrumentNumber: legalDocument.instrumentNumber,
    documentType: legalDocument.documentType,
    subjectMatter: legalDocument.subjectMatter,
    filingDate: legalDocument.filingDate,
    dateOfExecution: legalDocument.dateOfExecution,
    edmsId: legalDocument.edmsId,
    amountSecured: legalDocument.amountSecured,
    collateral: legalDocument.collateral,
    oldName: legalDocument.oldName,
    newName: legalDocument.newName,
    physicalAddress: legalDocument.physicalAddress,
  })})`,
)

const partyRows = jsonRows(
  { key: sql`${legalDocumentParty.nature} || ${legalDocumentParty.role}`, facts: legalDocumentParty.facts },
  {
    from: legalDocumentParty,
    where: eq(legalDocumentParty.instrumentNumber, legalDocument.instrumentNumber),
    orderBy: [legalDocumentParty.position],
  },
)

/**
 * Reads the legal document that meets the condition in the shape of the wire, its parties under the keys of their roles;
 * undefined if there is none.
 */
export const readDetails = async (db: Db, condition: SQL): Promise<LegalDocumentDetails | undefined> => {
  const [row] = await db
    .select({ facts: sql<LegalDocumentDetails>`${facts}`, parties: sql<PartyRow[]>`${partyRows}` })
    .from(legalDocument)
    .where(condition)
  if (!row) return undefined
  const parties: Record<string, unknown[]> = {}
  for (const party of row.parties) parties[party.key] = [...(parties[party.key] ?? []), party.facts]
  return { ...row.facts, ...parties }
}
