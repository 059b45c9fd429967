import type { LegalDocumentDetails } from '@contract/registry/legalDocumentDetails'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

type Row = { facts: LegalDocumentDetails; parties: { key: string; facts: Record<string, unknown> }[] }

/**
 * Reads a legal document in the shape of the wire, its parties under the keys of their roles; undefined if there is
 * none.
 */
export const readDetails = async (db: Db, which: SQL): Promise<LegalDocumentDetails | undefined> => {
  const { rows } = await db.execute<Row>(sql`
    SELECT json_strip_nulls(json_build_object('instrumentNumber', instrument_number, 'documentType', document_type,
      'subjectMatter', subject_matter, 'filingDate', filing_date, 'dateOfExecution', date_of_execution,
      'edmsId', edms_id, 'amountSecured', amount_secured, 'collateral', collateral, 'oldName', old_name,
      'newName', new_name, 'physicalAddress', physical_address)) AS facts,
      coalesce((SELECT json_agg(json_build_object('key', p.nature || p.role, 'facts', p.facts) ORDER BY p.position)
        FROM legal_document_party p WHERE p.instrument_number = d.instrument_number), '[]') AS parties
    FROM legal_document d WHERE ${which}`)
  const [found] = rows
  if (!found) return undefined
  const parties: Record<string, unknown[]> = {}
  for (const { key, facts } of found.parties) parties[key] = [...(parties[key] ?? []), facts]
  return { ...found.facts, ...parties }
}
