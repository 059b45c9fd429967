import type { Person } from '@contract/registry/people'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { sortNameOf } from './sortName'

export const legalDocument = pgTable(
  'legal_document',
  {
    instrumentNumber: text('instrument_number').primaryKey(),
    documentType: text('document_type').notNull(),
    /** Type in the spelling that the filter offers (decision C8). */
    filedAs: text('filed_as')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE document_type WHEN 'INDEPENDENT_ADVISE_FORM' THEN 'INDEPENDENT_ADVICE_FORM' WHEN 'OTHERS' THEN 'OTHER' ELSE document_type END`,
      ),
    subjectMatter: text('subject_matter').notNull(),
    filingDate: date('filing_date', { mode: 'string' }).notNull(),
    dateOfExecution: date('date_of_execution', { mode: 'string' }),
    /** Absent until the document reaches the EDMS. */
    edmsId: text('edms_id'),
    amountSecured: numeric('amount_secured', { mode: 'number' }),
    collateral: text(),
    oldName: text('old_name'),
    newName: text('new_name'),
    physicalAddress: text('physical_address'),
    searchText: text('search_text').generatedAlwaysAs(sql`search_fold(instrument_number || ' ' || subject_matter)`),
    sortName: sortNameOf(sql`subject_matter`),
  },
  table => [
    index('legal_document_newest').on(table.filingDate.desc().nullsFirst(), table.instrumentNumber.desc().nullsFirst()),
    index('legal_document_filed_as').on(
      table.filedAs,
      table.filingDate.desc().nullsFirst(),
      table.instrumentNumber.desc().nullsFirst(),
    ),
    // Type and day follow the order, so that a page of rare ones is found in the index alone.
    index('legal_document_by_number').on(table.instrumentNumber, table.filedAs, table.filingDate),
    index('legal_document_by_subject').on(table.sortName, table.instrumentNumber, table.filedAs, table.filingDate),
    uniqueIndex('legal_document_edms').on(table.edmsId),
    index('legal_document_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)

export const legalDocumentTotals = declareTotals(legalDocument, [
  { key: 'legalDocument' },
  { key: 'legalDocument', by: [legalDocument.filedAs] },
])

/**
 * Parties of a legal document, in the order it names them. Roles are those of the wire, without `individual` and
 * `entity`.
 */
export const legalDocumentParty = pgTable(
  'legal_document_party',
  {
    instrumentNumber: text('instrument_number')
      .notNull()
      .references(() => legalDocument.instrumentNumber),
    position: integer().notNull(),
    /** Filing day of the document, which triggers keep equal to it. */
    filingDate: date('filing_date', { mode: 'string' }).notNull(),
    role: text().notNull(),
    nature: text({ enum: ['individual', 'entity'] }).notNull(),
    facts: jsonb().$type<Person>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.instrumentNumber, table.position] }),
    index('legal_document_party_brn_role').on(sql`(facts->>'brn')`, table.role).where(sql`nature = 'entity'`),
    index('legal_document_party_newest')
      .on(sql`(facts->>'brn')`, table.filingDate.desc().nullsFirst(), table.instrumentNumber.desc().nullsFirst())
      .where(sql`nature = 'entity'`),
    index('legal_document_party_number').on(sql`person_number(facts->>'idNumber')`),
  ],
)
