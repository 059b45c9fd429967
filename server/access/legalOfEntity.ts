import type { PartyRole } from '@contract/registry/legalDocumentDetails'
import type { AnyDocumentType } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'
import { legalDocument, legalDocumentParty } from '../db/schema'
import { entityOfFile } from '../registry/entityRead'

const MOST = 100

const { instrumentNumber, role, nature, facts } = legalDocumentParty

/** Documents that secure a debt on property, with the roles of both sides. Guarantees and promises secure nothing. */
const securities = ['DEBENTURE', 'MORTGAGE_DEED', 'CHATTEL'] satisfies AnyDocumentType[]
const givers = ['Borrowers', 'Borrower', 'Mortgagors'] satisfies PartyRole[]
const takers = ['Lenders', 'Mortgagees', 'Mortgagee', 'Creditor'] satisfies PartyRole[]

const oneOf = (words: readonly string[]) => sql`ANY (${sql.param([...words])}::text[])`

const nameOf = sql`coalesce(${legalDocumentParty.facts}->>'registeredName', ${legalDocumentParty.facts}->>'name',
  concat_ws(' ', ${legalDocumentParty.facts}->>'givenName', ${legalDocumentParty.facts}->>'middleName', ${legalDocumentParty.facts}->>'surName'))`

/** The newest legal documents that name the entity `e`, with its parts there. */
export const namings = sql`coalesce((
  SELECT json_agg(json_build_object('number', d.instrument_number, 'documentType', d.document_type,
    'subjectMatter', d.subject_matter, 'filedOn', d.filing_date, 'roles', d.roles)
    ORDER BY d.filing_date DESC, d.instrument_number DESC)
  FROM (
    SELECT ${legalDocument}.*, named.roles FROM (
      SELECT ${instrumentNumber}, array_agg(DISTINCT ${role} ORDER BY ${role}) AS roles FROM ${legalDocumentParty}
      WHERE ${nature} = 'entity' AND ${facts}->>'brn' = ${entityOfFile.brn} GROUP BY ${instrumentNumber}) named
    JOIN ${legalDocument} ON ${legalDocument.instrumentNumber} = named.instrument_number
    ORDER BY ${legalDocument.filingDate} DESC, ${legalDocument.instrumentNumber} DESC LIMIT ${MOST}) d), '[]')`

/** The newest charges on what the entity `e` owns, with those who hold them. */
export const charges = sql`coalesce((
  SELECT json_agg(json_build_object('number', d.instrument_number, 'documentType', d.document_type,
    'amountSecured', d.amount_secured, 'collateral', d.collateral, 'filedOn', d.filing_date,
    'holders', coalesce((SELECT json_agg(${nameOf} ORDER BY ${legalDocumentParty.position}) FROM ${legalDocumentParty}
      WHERE ${legalDocumentParty.instrumentNumber} = d.instrument_number AND ${legalDocumentParty.role} = ${oneOf(takers)}), '[]'))
    ORDER BY d.filing_date DESC, d.instrument_number DESC)
  FROM (
    SELECT * FROM ${legalDocument}
    WHERE ${legalDocument.documentType} = ${oneOf(securities)} AND EXISTS (
      SELECT FROM ${legalDocumentParty} WHERE ${legalDocumentParty.instrumentNumber} = ${legalDocument.instrumentNumber} AND ${legalDocumentParty.nature} = 'entity'
        AND ${legalDocumentParty.facts}->>'brn' = ${entityOfFile.brn} AND ${legalDocumentParty.role} = ${oneOf(givers)})
    ORDER BY ${legalDocument.filingDate} DESC, ${legalDocument.instrumentNumber} DESC LIMIT ${MOST}) d), '[]')`
