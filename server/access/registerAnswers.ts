import type {
  FiledPerson,
  FiledShareholder,
  PartnerAddress,
  PartnerCharges,
  PartnerDocument,
  PartnerEntity,
  PartnerFiling,
  PartnerInstrument,
  PartnerNaming,
  PartnerOwners,
  PartnerPractitioner,
} from '@contract/access/partnerApi'
import { Refusal } from '@contract/errors'
import { desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
import { instrumentNumberOf } from '../db/instrumentNumber'
import {
  entity,
  entityDocument,
  entityPerson,
  type entityRole,
  filing,
  legalDocument,
  practitioner,
  practitionerTotals,
  shareClass,
  shareholding,
} from '../db/schema'
import { hasWords, likePrefix, likeSearch, makesTrigrams, searchFold } from '../db/search'
import { total } from '../db/totals'
import { namedPlacesOf } from '../registry/addresses'
import { entityOfFile, readOfEntity } from '../registry/entityRead'
import { normalNumber } from '../registry/practitionerFile'
import { standingOf } from '../registry/standing'
import { owners } from './beneficialOwners'
import { charges, namings, registeredCharges } from './legalOfEntity'
import type { Answers } from './partnerAnswers'
import { fileForPartner } from './partnerFilings'

const MOST = 10
const MOST_FILINGS = 100
const PRACTITIONERS_A_PAGE = 50

const standing = sql`'standing', coalesce(${standingOf(entityOfFile.brn)}, '[]')`
const entityFields = sql`'brn', ${entityOfFile.brn}, 'name', ${entityOfFile.name}, 'kind', ${entityOfFile.kind},
  'status', ${entityOfFile.status}, 'registeredOn', ${entityOfFile.registeredOn}, ${standing}`

// Public facts of a person: no contact details, and no numbers that identify them elsewhere.
const personFacts = sql`
  'name', coalesce(${entityPerson.registeredName}, concat_ws(' ', ${entityPerson.givenName}, ${entityPerson.middleName}, ${entityPerson.surName})), 'kind', ${entityPerson.kind},
  'nationality', coalesce(${entityPerson.nationality}, ${entityPerson.countryOfOrigin})`

type Role = (typeof entityRole.$inferSelect)['role']
/** People of the entity that is read with a role, as the public may see them; `more` are facts before theirs. */
export const publicPeople = (role: Role, more = sql``) => sql`coalesce((
  SELECT json_agg(json_build_object(${more}${personFacts}) ORDER BY ${entityPerson.no}) FROM ${entityPerson} WHERE ${entityPerson.brn} = ${entityOfFile.brn} AND ${role} = ANY (${entityPerson.roles})), '[]')`

/** The same with their numbers in the file, by which filings name them. */
const filedPeople = (role: Role) => publicPeople(role, sql`'no', ${entityPerson.no}, `)

/** Holdings of the entity that is read, by holder; `ofHolder` and `ofClass` are facts before theirs. */
const shareholders = (ofHolder = sql``, ofClass = sql``) => sql`coalesce((
  SELECT json_agg(json_build_object(${ofHolder}'name', s.name, 'holdings', s.holdings) ORDER BY s.no) FROM (
    SELECT ${entityPerson.no}, coalesce(${entityPerson.registeredName}, concat_ws(' ', ${entityPerson.givenName}, ${entityPerson.middleName}, ${entityPerson.surName})) AS name,
      json_agg(json_build_object(${ofClass}'shareClass', coalesce(${shareClass.otherClassName}, ${shareClass.nominalClass}),
        'numberOfShares', ${shareholding.numberOfShares}) ORDER BY ${shareholding.classNo}) AS holdings
    FROM ${shareholding} JOIN ${entityPerson} ON (${entityPerson.brn}, ${entityPerson.no}) = (${shareholding.brn}, ${shareholding.personNo})
      JOIN ${shareClass} ON (${shareClass.brn}, ${shareClass.no}) = (${shareholding.brn}, ${shareholding.classNo})
    WHERE ${shareholding.brn} = ${entityOfFile.brn} GROUP BY 1, 2) s), '[]')`
export const publicShareholders = shareholders()
const filedShareholders = shareholders(sql`'no', s.no, `, sql`'classNo', ${shareholding.classNo}, `)

/** Address of the entity that is read. */
export const publicAddress = sql`(SELECT json_build_object('plot', ${entityOfFile.plot}, 'street', ${entityOfFile.street}, 'postalAddress', ${entityOfFile.postalAddress},
    'village', v.places->'village'->>'name', 'district', v.places->'district'->>'name')
  FROM (SELECT ${namedPlacesOf(sql`${entityOfFile.villageId}`)}::jsonb AS places) v)`

const filings = sql`coalesce((
  SELECT json_agg(json_build_object('trackingNumber', ${filing.trackingNo},
    'filedOn', ${dayOf(filing.filedAt)}, 'changes', ${filing.changes}) ORDER BY ${filing.filedAt} DESC)
  FROM (SELECT * FROM ${filing} WHERE ${filing.brn} = ${entityOfFile.brn} ORDER BY ${filing.filedAt} DESC LIMIT ${MOST_FILINGS}) ${filing}), '[]')`

const documents = sql`coalesce((
  SELECT json_agg(json_build_object('name', ${entityDocument.name}, 'kind', ${entityDocument.kind},
    'filedOn', ${dayOf(entityDocument.createdAt)}) ORDER BY ${entityDocument.createdAt} DESC, ${entityDocument.id} DESC)
  FROM (SELECT * FROM ${entityDocument} WHERE ${entityDocument.brn} = ${entityOfFile.brn}
    ORDER BY ${entityDocument.createdAt} DESC, ${entityDocument.id} DESC LIMIT ${MOST_FILINGS}) ${entityDocument}), '[]')`

const instrument = {
  number: legalDocument.instrumentNumber,
  documentType: legalDocument.documentType,
  subjectMatter: legalDocument.subjectMatter,
  filedOn: legalDocument.filingDate,
}

const practitionerFields = {
  number: practitioner.uniquePractitionerNumber,
  name: sql<string>`concat_ws(' ', ${practitioner.firstName}, ${practitioner.lastName})`,
  active: practitioner.active,
}

/** Names differ in what says nothing of them: how the company is limited, and where. */
const telling = (name: string) =>
  name.replace(/\b(limited|ltd|company|co|plc|uganda|and|the|of|u)\b|[^\p{L}\p{N}\s]/giu, ' ').trim() || name

const getInstrument = async (db: Db, number: string): Promise<PartnerInstrument> => {
  const [document] = await db
    .select(instrument)
    .from(legalDocument)
    .where(eq(legalDocument.instrumentNumber, instrumentNumberOf(number)))
  if (!document) throw new Refusal('unknown-instrument', { number })
  return document
}

/** Returns the condition of legal documents with a text: anywhere, or at the start when it has no trigram. */
const namesInstrument = (text: string) =>
  makesTrigrams(text)
    ? sql`${legalDocument.searchText} LIKE ${likeSearch(text)}`
    : or(
        ...[legalDocument.instrumentNumber, legalDocument.subjectMatter].map(
          column => sql`${searchFold(column)} LIKE ${likePrefix(text)}`,
        ),
      )

/** Answers for live keys, read from the register. */
export const registerAnswers: Answers = {
  registrationStatus: (db, { brn }) =>
    readOfEntity(
      { db },
      brn,
      sql`json_build_object('brn', ${entityOfFile.brn}, 'status', ${entityOfFile.status}, ${standing})`,
    ),
  entityBasic: (db, { brn }) => readOfEntity<PartnerEntity>({ db }, brn, sql`json_build_object(${entityFields})`),
  entityFull: (db, { brn }) =>
    readOfEntity(
      { db },
      brn,
      sql`json_build_object(${entityFields}, 'address', ${publicAddress}, 'directors', ${filedPeople('DIRECTOR')},
        'secretary', ${filedPeople('SECRETARY')}->0, 'shareholders', ${filedShareholders})`,
    ),
  directors: async (db, { brn }) => ({
    people: await readOfEntity<FiledPerson[]>({ db }, brn, filedPeople('DIRECTOR')),
  }),
  async secretary(db, { brn }) {
    const [secretary = null] = await readOfEntity<FiledPerson[]>({ db }, brn, filedPeople('SECRETARY'))
    return { secretary }
  },
  shareholders: async (db, { brn }) => ({
    shareholders: await readOfEntity<FiledShareholder[]>({ db }, brn, filedShareholders),
  }),
  beneficialOwners: (db, { brn }) => readOfEntity<PartnerOwners>({ db }, brn, owners),
  charges: (db, { brn }) =>
    readOfEntity<PartnerCharges>(
      { db },
      brn,
      sql`json_build_object('charges', ${charges}, 'registered', ${registeredCharges})`,
    ),
  addresses: async (db, { brn }) => ({ address: await readOfEntity<PartnerAddress>({ db }, brn, publicAddress) }),
  filings: async (db, { brn }) => ({ filings: await readOfEntity<PartnerFiling[]>({ db }, brn, filings) }),
  attachments: async (db, { brn }) => ({ documents: await readOfEntity<PartnerDocument[]>({ db }, brn, documents) }),
  legalDocuments: async (db, { brn }) => ({ documents: await readOfEntity<PartnerNaming[]>({ db }, brn, namings) }),
  async documentVerification(db, { number }) {
    const { subjectMatter: _, ...details } = await getInstrument(db, number)
    return details
  },
  documentDetails: (db, { number }) => getInstrument(db, number),
  async practitioners(db, { page }) {
    const practitioners: PartnerPractitioner[] = await db
      .select(practitionerFields)
      .from(practitioner)
      .where(sql`${practitioner.active}`)
      .orderBy(practitioner.uniquePractitionerNumber)
      .limit(PRACTITIONERS_A_PAGE)
      .offset((page - 1) * PRACTITIONERS_A_PAGE)
    return { total: await total(db, practitionerTotals.of('practitioner:active')), practitioners }
  },
  searchLegalDocuments: async (db, { name }) => ({
    documents: await db
      .select(instrument)
      .from(legalDocument)
      .where(namesInstrument(name))
      .orderBy(desc(legalDocument.filingDate), desc(legalDocument.instrumentNumber))
      .limit(MOST),
  }),
  insolvencyStatus: (db, { brn }) =>
    readOfEntity(
      { db },
      brn,
      sql`json_build_object('brn', ${entityOfFile.brn}, 'insolvent', ${entityOfFile.status} = 'INSOLVENT')`,
    ),

  async practitionerStatus(db, { number: typed }) {
    const number = normalNumber(typed)
    const [row]: PartnerPractitioner[] = await db
      .select(practitionerFields)
      .from(practitioner)
      .where(eq(practitioner.uniquePractitionerNumber, number))
    if (!row) throw new Refusal('unknown-practitioner', { number })
    return row
  },
  fileChanges: fileForPartner,
  searchEntity: async (db, { name }) => ({
    entities: await db
      .select({ brn: entity.brn, name: entity.name })
      .from(entity)
      .where(
        sql`${entity.register} IN ('COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY') AND ${searchFold(entity.name)} LIKE ${likePrefix(name)}`,
      )
      .orderBy(entity.name, entity.brn)
      .limit(MOST),
  }),
  async nameSimilarity(db, { name }) {
    if (!hasWords(name)) return { similar: [] }
    const similar = await db
      .select({
        brn: entity.brn,
        name: entity.name,
        likeness: sql<number>`round(similarity(${searchFold(entity.name)}, ${searchFold(sql`${name}`)})::numeric, 2)::float8`,
      })
      .from(entity)
      .where(sql`${searchFold(sql`${telling(name)}`)} <% ${entity.searchText}`)
      .orderBy(desc(sql`similarity(${searchFold(entity.name)}, ${searchFold(sql`${name}`)})`), entity.brn)
      .limit(MOST)
    return { similar }
  },
  async searchPractitioners(db, { name }) {
    if (!hasWords(name)) return { practitioners: [] }
    const practitioners: PartnerPractitioner[] = await db
      .select(practitionerFields)
      .from(practitioner)
      .where(sql`${searchFold(sql`${name}`)} <% ${practitioner.searchText}`)
      .orderBy(
        desc(sql`word_similarity(${searchFold(sql`${name}`)}, ${practitioner.searchText})`),
        practitioner.uniquePractitionerNumber,
      )
      .limit(MOST)
    return { practitioners }
  },
}
