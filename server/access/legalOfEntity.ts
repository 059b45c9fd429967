import type { PartyRole } from '@contract/registry/legalDocumentDetails'
import type { AnyDocumentType } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'

const MOST = 100

/** Documents that secure a debt on property, with the roles of both sides. Guarantees and promises secure nothing. */
const securities = ['DEBENTURE', 'MORTGAGE_DEED', 'CHATTEL'] satisfies AnyDocumentType[]
const givers = ['Borrowers', 'Borrower', 'Mortgagors'] satisfies PartyRole[]
const takers = ['Lenders', 'Mortgagees', 'Mortgagee', 'Creditor'] satisfies PartyRole[]

const oneOf = (words: readonly string[]) => sql`ANY (${sql.param([...words])}::text[])`

const nameOf = sql`coalesce(t.facts->>'registeredName', t.facts->>'name',
  concat_ws(' ', t.facts->>'givenName', t.facts->>'middleName', t.facts->>'surName'))`

/** The newest legal documents that name the entity `e`, with its parts there. */
export const namings = sql`coalesce((
  SELECT json_agg(json_build_object('number', d.instrument_number, 'documentType', d.document_type,
    'subjectMatter', d.subject_matter, 'filedOn', d.filing_date, 'roles', d.roles)
    ORDER BY d.filing_date DESC, d.instrument_number DESC)
  FROM (
    SELECT l.*, named.roles FROM (
      SELECT instrument_number, array_agg(DISTINCT role ORDER BY role) AS roles FROM legal_document_party
      WHERE nature = 'entity' AND facts->>'brn' = e.brn GROUP BY instrument_number) named
    JOIN legal_document l ON l.instrument_number = named.instrument_number
    ORDER BY l.filing_date DESC, l.instrument_number DESC LIMIT ${MOST}) d), '[]')`

/** The newest charges on what the entity `e` owns, with those who hold them. */
export const charges = sql`coalesce((
  SELECT json_agg(json_build_object('number', d.instrument_number, 'documentType', d.document_type,
    'amountSecured', d.amount_secured, 'collateral', d.collateral, 'filedOn', d.filing_date,
    'holders', coalesce((SELECT json_agg(${nameOf} ORDER BY t.position) FROM legal_document_party t
      WHERE t.instrument_number = d.instrument_number AND t.role = ${oneOf(takers)}), '[]'))
    ORDER BY d.filing_date DESC, d.instrument_number DESC)
  FROM (
    SELECT * FROM legal_document l
    WHERE l.document_type = ${oneOf(securities)} AND EXISTS (
      SELECT FROM legal_document_party p WHERE p.instrument_number = l.instrument_number AND p.nature = 'entity'
        AND p.facts->>'brn' = e.brn AND p.role = ${oneOf(givers)})
    ORDER BY l.filing_date DESC, l.instrument_number DESC LIMIT ${MOST}) d), '[]')`
