import type { PartnerInstrument, PartnerPractitioner } from '@contract/access/partnerApi'
import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import { registryToday } from '@contract/registryDay'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { searchFold } from '../db/search'
import { summaryOf } from '../registry/changes/fileChanges'
import { normalNumber } from '../registry/practitionerFile'
import type { Answers } from './partnerAnswers'
import { debenture, type SandboxFile, sandboxFiles } from './sandboxFiles'

const practitioners: readonly PartnerPractitioner[] = [
  { number: 'SB-UPN-1', name: 'Paula Example', active: true },
  { number: 'SB-UPN-2', name: 'Simon Sample', active: false },
]

const instruments: readonly PartnerInstrument[] = [
  { number: 'SB/INST/1', documentType: 'DEED_POLL', subjectMatter: 'A made-up deed poll', filedOn: '2023-05-02' },
  debenture,
]

const getInstrument = (number: string) => {
  const instrument = instruments.find(one => one.number === number.toUpperCase())
  if (!instrument) throw new Refusal('unknown-instrument', { number })
  return instrument
}

const fileOf = (typed: string): SandboxFile => {
  const brn = normalBrn(typed)
  const file = sandboxFiles.find(({ entity }) => entity.brn === brn)
  if (!file) throw new Refusal('unknown-brn', { brn })
  return file
}

const similarTo = async (db: Db, name: string) => {
  const folded = searchFold(sql`${name}`)
  const { rows } = await db.execute<{ brn: string; name: string; likeness: number }>(sql`
    SELECT s.brn, s.name, round(similarity(s.name, ${folded})::numeric, 2)::float8 AS likeness
    FROM jsonb_to_recordset(${JSON.stringify(sandboxFiles.map(({ entity }) => entity))}::jsonb) AS s (brn text, name text)
    WHERE s.name % ${folded} ORDER BY similarity(s.name, ${folded}) DESC, s.brn`)
  return rows
}

/** Answers for sandbox keys. */
export const sandboxAnswers: Answers = {
  async registrationStatus(_, { brn }) {
    const { entity } = fileOf(brn)
    return { brn: entity.brn, status: entity.status, standing: entity.standing }
  },
  entityBasic: async (_, { brn }) => fileOf(brn).entity,
  async entityFull(_, { brn }) {
    const { entity, address, directors, secretary, shareholders } = fileOf(brn)
    return { ...entity, address, directors, secretary, shareholders }
  },
  directors: async (_, { brn }) => ({ people: fileOf(brn).directors }),
  secretary: async (_, { brn }) => ({ secretary: fileOf(brn).secretary }),
  shareholders: async (_, { brn }) => ({ shareholders: fileOf(brn).shareholders }),
  beneficialOwners: async (_, { brn }) => fileOf(brn).owners,
  async charges(_, { brn }) {
    const { charges, registered } = fileOf(brn)
    return { charges, registered }
  },
  addresses: async (_, { brn }) => ({ address: fileOf(brn).address }),
  filings: async (_, { brn }) => ({ filings: fileOf(brn).filings }),
  attachments: async (_, { brn }) => ({ documents: fileOf(brn).documents }),
  legalDocuments: async (_, { brn }) => ({ documents: fileOf(brn).namings }),
  async documentVerification(_, { number }) {
    const { subjectMatter: __, ...details } = getInstrument(number)
    return details
  },
  documentDetails: async (_, { number }) => getInstrument(number),
  async practitioners(_, { page }) {
    const active = practitioners.filter(one => one.active)
    return { total: active.length, practitioners: page === 1 ? active : [] }
  },
  searchLegalDocuments: async (_, { name }) => ({
    documents: instruments.filter(one => one.subjectMatter.toLowerCase().includes(name.toLowerCase())),
  }),
  async insolvencyStatus(_, { brn }) {
    const { entity } = fileOf(brn)
    return { brn: entity.brn, insolvent: entity.status === 'INSOLVENT' }
  },
  async practitionerStatus(_, { number: typed }) {
    const number = normalNumber(typed)
    const practitioner = practitioners.find(one => one.number === number)
    if (!practitioner) throw new Refusal('unknown-practitioner', { number })
    return practitioner
  },
  async fileChanges(_, { brn, trackingNo, filedOn = registryToday(), effects }) {
    const { entity } = fileOf(brn)
    if (entity.status === 'CEASED' && !effects.some(({ kind }) => kind === 'RESTORATION'))
      throw new Refusal('entity-ceased', { brn: entity.brn })
    return { trackingNo, brn: entity.brn, filedOn, ...summaryOf(effects) }
  },
  searchEntity: async (_, { name }) => ({
    entities: sandboxFiles.flatMap(({ entity: { brn, name: own } }) =>
      own.startsWith(name.toUpperCase()) ? [{ brn, name: own }] : [],
    ),
  }),
  nameSimilarity: async (db, { name }) => ({ similar: await similarTo(db, name) }),
  searchPractitioners: async (_, { name }) => ({
    practitioners: practitioners.filter(one => one.name.toLowerCase().includes(name.toLowerCase())),
  }),
}
