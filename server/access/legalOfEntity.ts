import type { PartyRole } from '@contract/registry/legalDocumentDetails'
import type { AnyDocumentType } from '@contract/registry/legalDocuments'
import { sql } from 'drizzle-orm'
import { legalDocument, legalDocumentParty } from '../db/schema'
import { chargeFields, chargesOf } from '../registry/charges'
import { entityOfFile } from '../registry/entityRead'

const MOST = 100

const { instrumentNumber, filingDate, role, nature, facts } = legalDocumentParty

/** Documents that secure a debt on property, with the roles of both sides. Guarantees and promises secure nothing. */
const securities = ['DEBENTURE', 'MORTGAGE_DEED', 'CHATTEL'] satisfies AnyDocumentType[]
const givers = ['Borrowers', 'Borrower', 'Mortgagors'] satisfies PartyRole[]
const takers = ['Lenders', 'Mortgagees', 'Mortgagee', 'Creditor'] satisfies PartyRole[]

const oneOf = (words: readonly string[]) => sql`ANY (${sql.param([...words])}::text[])`

const nameOf = sql`coalesce(${legalDocumentParty.facts}->>'registeredName', ${legalDocumentParty.facts}->>'name',
  concat_ws(' ', ${legalDocumentParty.facts}->>'givenName', ${legalDocumentParty.facts}->>'middleName', ${legalDocumentParty.facts}->>'surName'))`

const newestFirst = sql`${legalDocument.filingDate} DESC, ${legalDocument.instrumentNumber} DESC`

/** The newest legal documents that name the entity `e`, with its parts there. */
export const namings = sql`coalesce((
  SELECT json_agg(json_build_object('number', ${legalDocument.instrumentNumber}, 'documentType', ${legalDocument.documentType},
    'subjectMatter', ${legalDocument.subjectMatter}, 'filedOn', ${legalDocument.filingDate}, 'roles', ${legalDocument}.roles)
    ORDER BY ${newestFirst})
  FROM (
    SELECT ${legalDocument}.*, part.roles FROM (
      SELECT ${instrumentNumber} AS number, array_agg(DISTINCT ${role} ORDER BY ${role}) AS roles FROM ${legalDocumentParty}
      WHERE ${nature} = 'entity' AND ${facts}->>'brn' = ${entityOfFile.brn} GROUP BY ${filingDate}, ${instrumentNumber}
      ORDER BY ${filingDate} DESC, ${instrumentNumber} DESC LIMIT ${MOST}) part
    JOIN ${legalDocument} ON ${legalDocument.instrumentNumber} = part.number) ${legalDocument}), '[]')`

/** The newest charges on what the entity `e` owns, with those who hold them. */
export const charges = sql`coalesce((
  SELECT json_agg(json_build_object('number', ${legalDocument.instrumentNumber}, 'documentType', ${legalDocument.documentType},
    'amountSecured', ${legalDocument.amountSecured}, 'collateral', ${legalDocument.collateral}, 'filedOn', ${legalDocument.filingDate},
    'holders', coalesce((SELECT json_agg(${nameOf} ORDER BY ${legalDocumentParty.position}) FROM ${legalDocumentParty}
      WHERE ${instrumentNumber} = ${legalDocument.instrumentNumber} AND ${role} = ${oneOf(takers)}), '[]'))
    ORDER BY ${newestFirst})
  FROM (
    SELECT * FROM ${legalDocument}
    WHERE ${legalDocument.documentType} = ${oneOf(securities)} AND EXISTS (
      SELECT FROM ${legalDocumentParty} WHERE ${instrumentNumber} = ${legalDocument.instrumentNumber} AND ${nature} = 'entity'
        AND ${facts}->>'brn' = ${entityOfFile.brn} AND ${role} = ${oneOf(givers)})
    ORDER BY ${newestFirst} LIMIT ${MOST}) ${legalDocument}), '[]')`

// The number of a chargee identifies a person elsewhere.
const { chargeeNumber: _number, trackingNo: _filing, ...publicCharge } = chargeFields

/** All charges of the entity `e` in the register of charges. */
export const registeredCharges = chargesOf(publicCharge)
