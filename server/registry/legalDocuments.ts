import { Refusal } from '@contract/errors'
import type { LegalDocumentDetails } from '@contract/registry/legalDocumentDetails'
import type { legalDocuments as contract, LegalDocument } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import type { Handlers } from '../http/serve'

type Row = { facts: LegalDocumentDetails; parties: { key: string; facts: Record<string, unknown> }[] }

export const legalDocumentHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search, type }, page }) =>
    readPage<LegalDocument>(db, {
      table: sql`legal_document`,
      key: sql`instrument_number`,
      sortKeys: sql`filing_date, instrument_number`,
      order: sql`filing_date DESC, instrument_number DESC`,
      row: sql`'instrumentNumber', instrument_number, 'documentType', document_type, 'subjectMatter', subject_matter,
        'filingDate', filing_date, 'dateOfExecution', date_of_execution`,
      ...(type && { where: sql`filed_as = ${type}` }),
      totalKey: type ? `legalDocument:${type}` : 'legalDocument',
      page,
      search,
      prefixes: [sql`upper(instrument_number)`, sql`upper(subject_matter)`],
    }),

  async details({ db, query: { instrumentNumber } }) {
    const { rows } = await db.execute<Row>(sql`
      SELECT json_strip_nulls(json_build_object('instrumentNumber', instrument_number, 'documentType', document_type,
        'subjectMatter', subject_matter, 'filingDate', filing_date, 'dateOfExecution', date_of_execution,
        'edmsId', edms_id, 'amountSecured', amount_secured, 'collateral', collateral, 'oldName', old_name,
        'newName', new_name, 'physicalAddress', physical_address)) AS facts,
        coalesce((SELECT json_agg(json_build_object('key', p.nature || p.role, 'facts', p.facts) ORDER BY p.position)
          FROM legal_document_party p WHERE p.instrument_number = d.instrument_number), '[]') AS parties
      FROM legal_document d WHERE instrument_number = ${instrumentNumber}`)
    const found = rows[0]
    if (!found) throw new Refusal('unknown-instrument', { number: instrumentNumber })
    const parties: Record<string, unknown[]> = {}
    for (const { key, facts } of found.parties) parties[key] = [...(parties[key] ?? []), facts]
    return { ...found.facts, ...parties }
  },
}
