import type {
  PartnerAddress,
  PartnerCharge,
  PartnerDocument,
  PartnerEntity,
  PartnerFiling,
  PartnerInstrument,
  PartnerNaming,
  PartnerOwners,
  PartnerPerson,
  PartnerPractitioner,
  PartnerShareholder,
} from '@contract/access/partnerApi'
import { Refusal } from '@contract/errors'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
import { practitionerTotals } from '../db/schema'
import { likePrefix, likeSearch } from '../db/search'
import { total } from '../db/totals'
import { namedPlacesOf } from '../registry/addresses'
import { readOfEntity } from '../registry/entityRead'
import { owners } from './beneficialOwners'
import { charges, namings } from './legalOfEntity'
import type { Answers } from './partnerAnswers'

const MOST = 10
const MOST_FILINGS = 100
const PRACTITIONERS_A_PAGE = 50

const entity = sql`'brn', e.brn, 'name', e.name, 'kind', e.kind, 'status', e.status, 'registeredOn', e.registered_on`

// Public facts of a person: no contact details, and no numbers that identify them elsewhere.
const person = sql`json_build_object(
  'name', coalesce(p.registered_name, concat_ws(' ', p.given_name, p.middle_name, p.sur_name)), 'kind', p.kind,
  'nationality', coalesce(p.nationality, p.country_of_origin))`
const people = (role: 'DIRECTOR' | 'SECRETARY') => sql`coalesce((
  SELECT json_agg(${person} ORDER BY p.no) FROM entity_person p WHERE p.brn = e.brn AND ${role} = ANY (p.roles)), '[]')`

const shareholders = sql`coalesce((
  SELECT json_agg(json_build_object('name', s.name, 'holdings', s.holdings) ORDER BY s.no) FROM (
    SELECT p.no, coalesce(p.registered_name, concat_ws(' ', p.given_name, p.middle_name, p.sur_name)) AS name,
      json_agg(json_build_object('shareClass', coalesce(c.other_class_name, c.nominal_class),
        'numberOfShares', h.number_of_shares) ORDER BY h.class_no) AS holdings
    FROM shareholding h JOIN entity_person p ON (p.brn, p.no) = (h.brn, h.person_no)
      JOIN share_class c ON (c.brn, c.no) = (h.brn, h.class_no)
    WHERE h.brn = e.brn GROUP BY p.brn, p.no) s), '[]')`

const address = sql`(SELECT json_build_object('plot', e.plot, 'street', e.street, 'postalAddress', e.postal_address,
    'village', v.places->'village'->>'name', 'district', v.places->'district'->>'name')
  FROM (SELECT ${namedPlacesOf(sql`e.village_id`)}::jsonb AS places) v)`

const filings = sql`coalesce((
  SELECT json_agg(json_build_object('trackingNumber', f.tracking_no,
    'filedOn', ${dayOf(sql`f.filed_at`)}, 'changes', f.changes) ORDER BY f.filed_at DESC)
  FROM (SELECT * FROM filing WHERE brn = e.brn ORDER BY filed_at DESC LIMIT ${MOST_FILINGS}) f), '[]')`

const documents = sql`coalesce((
  SELECT json_agg(json_build_object('name', d.name, 'kind', d.kind,
    'filedOn', ${dayOf(sql`d.created_at`)}) ORDER BY d.created_at DESC, d.id DESC)
  FROM (SELECT * FROM entity_document WHERE brn = e.brn ORDER BY created_at DESC, id DESC LIMIT ${MOST_FILINGS}) d), '[]')`

const instrument = sql`instrument_number AS number, document_type AS "documentType", subject_matter AS "subjectMatter",
  filing_date::text AS "filedOn"`

const practitioner = sql`unique_practitioner_number AS number, concat_ws(' ', first_name, last_name) AS name, active`

/** Names differ in what says nothing of them: how the company is limited, and where. */
const telling = (name: string) =>
  name.replace(/\b(limited|ltd|company|co|plc|uganda|and|the|of|u)\b|[^\p{L}\p{N}\s]/giu, ' ').trim() || name

const rowsOf = async <T extends Record<string, unknown>>(db: Db, query: SQL) => (await db.execute<T>(query)).rows

const getInstrument = async (db: Db, number: string) => {
  const [found] = await rowsOf<PartnerInstrument>(
    db,
    sql`SELECT ${instrument} FROM legal_document WHERE instrument_number = ${number}`,
  )
  if (!found) throw new Refusal('unknown-instrument', { number })
  return found
}

/** Answers for live keys, read from the register. */
export const registerAnswers: Answers = {
  registrationStatus: (db, { brn }) => readOfEntity(db, brn, sql`json_build_object('brn', e.brn, 'status', e.status)`),
  entityBasic: (db, { brn }) => readOfEntity<PartnerEntity>(db, brn, sql`json_build_object(${entity})`),
  entityFull: (db, { brn }) =>
    readOfEntity(
      db,
      brn,
      sql`json_build_object(${entity}, 'address', ${address}, 'directors', ${people('DIRECTOR')},
        'secretary', ${people('SECRETARY')}->0, 'shareholders', ${shareholders})`,
    ),
  directors: async (db, { brn }) => ({ people: await readOfEntity<PartnerPerson[]>(db, brn, people('DIRECTOR')) }),
  async secretary(db, { brn }) {
    const [secretary = null] = await readOfEntity<PartnerPerson[]>(db, brn, people('SECRETARY'))
    return { secretary }
  },
  shareholders: async (db, { brn }) => ({
    shareholders: await readOfEntity<PartnerShareholder[]>(db, brn, shareholders),
  }),
  beneficialOwners: (db, { brn }) => readOfEntity<PartnerOwners>(db, brn, owners),
  charges: async (db, { brn }) => ({ charges: await readOfEntity<PartnerCharge[]>(db, brn, charges) }),
  addresses: async (db, { brn }) => ({ address: await readOfEntity<PartnerAddress>(db, brn, address) }),
  filings: async (db, { brn }) => ({ filings: await readOfEntity<PartnerFiling[]>(db, brn, filings) }),
  attachments: async (db, { brn }) => ({ documents: await readOfEntity<PartnerDocument[]>(db, brn, documents) }),
  legalDocuments: async (db, { brn }) => ({ documents: await readOfEntity<PartnerNaming[]>(db, brn, namings) }),
  async documentVerification(db, { number }) {
    const { subjectMatter: _, ...details } = await getInstrument(db, number)
    return details
  },
  documentDetails: (db, { number }) => getInstrument(db, number),
  async practitioners(db, { page }) {
    const practitioners = await rowsOf<PartnerPractitioner>(
      db,
      sql`SELECT ${practitioner} FROM practitioner WHERE active ORDER BY unique_practitioner_number
        LIMIT ${PRACTITIONERS_A_PAGE} OFFSET ${(page - 1) * PRACTITIONERS_A_PAGE}`,
    )
    return { total: await total(db, practitionerTotals.of('practitioner:active')), practitioners }
  },
  searchLegalDocuments: async (db, { name }) => ({
    documents: await rowsOf<PartnerInstrument>(
      db,
      sql`SELECT ${instrument} FROM legal_document WHERE search_text LIKE ${likeSearch(name)}
        ORDER BY filing_date DESC, instrument_number DESC LIMIT ${MOST}`,
    ),
  }),
  insolvencyStatus: (db, { brn }) =>
    readOfEntity(db, brn, sql`json_build_object('brn', e.brn, 'insolvent', e.status = 'INSOLVENT')`),

  async practitionerStatus(db, { number }) {
    const [found] = await rowsOf<PartnerPractitioner>(
      db,
      sql`SELECT ${practitioner} FROM practitioner WHERE unique_practitioner_number = ${number}`,
    )
    if (!found) throw new Refusal('unknown-practitioner', { number })
    return found
  },
  searchEntity: async (db, { name }) => ({
    entities: await rowsOf<{ brn: string; name: string }>(
      db,
      sql`SELECT brn, name FROM entity
        WHERE register IN ('COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY') AND upper(name) LIKE ${likePrefix(name)}
        ORDER BY name, brn LIMIT ${MOST}`,
    ),
  }),
  nameSimilarity: async (db, { name }) => ({
    similar: await rowsOf<{ brn: string; name: string; likeness: number }>(
      db,
      sql`SELECT brn, name, round(similarity(upper(name), upper(${name}))::numeric, 2)::float8 AS likeness
        FROM entity WHERE upper(${telling(name)}) <% search_text
        ORDER BY similarity(upper(name), upper(${name})) DESC, brn LIMIT ${MOST}`,
    ),
  }),
  searchPractitioners: async (db, { name }) => ({
    practitioners: await rowsOf<PartnerPractitioner>(
      db,
      sql`SELECT ${practitioner} FROM practitioner WHERE upper(${name}) <% search_text
        ORDER BY word_similarity(upper(${name}), search_text) DESC, unique_practitioner_number LIMIT ${MOST}`,
    ),
  }),
}
