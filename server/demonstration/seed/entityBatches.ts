import { charge, entity, entityDocument, entityPerson, filing, shareClass, shareholding } from '../../db/schema'
import { createRandom } from '../random'
import { type Batch, CopyText, loadedTable } from './copyRows'
import type { DocumentEntity } from './documents'
import { entityAt, type SeedEntity, type SeedLists } from './entities'
import { documentRows } from './entityDocuments'
import {
  chargeRows,
  entityRow,
  fileOf,
  filingRows,
  type PaidFiling,
  paidFilings,
  personRows,
  shareClassRows,
  shareholdingRows,
} from './entityFiles'
import { personColumns } from './peopleOfEntities'

const SAMPLE = 2000
/** Most entities whose filings payments may be for, which bounds memory. */
const MOST_PAID = 50_000
/** Number of entities in a batch, which bounds memory. A company is owned by companies of its own batch. */
const BATCH = 5000

/** Tables of the files of entities. */
export const entityTables = [
  loadedTable(entity, [
    'brn',
    'name',
    'kind',
    'subType',
    'status',
    'registeredOn',
    'isicCode',
    'villageId',
    'plot',
    'street',
    'postalAddress',
    'addressDescription',
    'shareCapital',
    'numberOfShares',
    'missingForms',
    'lockedDown',
    'historySince',
    'recordedAt',
  ]),
  loadedTable(entityPerson, personColumns),
  loadedTable(shareClass, ['brn', 'no', 'nominalClass', 'otherClassName', 'number', 'value', 'subClasses']),
  loadedTable(shareholding, [
    'brn',
    'personNo',
    'classNo',
    'numberOfShares',
    'amountPaid',
    'amountUnpaid',
    'subClasses',
  ]),
  loadedTable(charge, [
    'brn',
    'number',
    'kind',
    'property',
    'amount',
    'currency',
    'chargee',
    'chargeeNumber',
    'dateOfCreation',
    'dateOfRegistration',
    'dateOfSatisfaction',
  ]),
  loadedTable(filing, ['trackingNo', 'brn', 'filedAt', 'changes', 'narrations']),
  loadedTable(entityDocument, ['brn', 'kind', 'name', 'edmsId', 'migrating', 'createdAt']),
]

export type EntityOptions = { companies: number; seed: number; today: Date; lists: SeedLists }

/**
 * Result after the last batch: an even sample of companies, to which the other registers refer, filings of an even sample
 * of entities, and the seed that continues the random numbers.
 */
export type EntityEnd = { sample: DocumentEntity[]; filings: PaidFiling[]; seed: number }

/** Generates the entities of a registry with their people, shares, charges, filings and documents. */
export function* entityBatches({ companies, seed, today, lists }: EntityOptions): Generator<Batch, EntityEnd> {
  const random = createRandom(seed)
  const sample: DocumentEntity[] = []
  const filings: PaidFiling[] = []
  const every = Math.max(1, Math.floor(companies / SAMPLE))
  const everyPaid = Math.ceil(companies / MOST_PAID)
  const texts = {
    entity: new CopyText(),
    entityPerson: new CopyText(),
    shareClass: new CopyText(),
    shareholding: new CopyText(),
    charge: new CopyText(),
    filing: new CopyText(),
    entityDocument: new CopyText(),
  }
  for (let from = 0; from < companies; from += BATCH) {
    const owners: SeedEntity[] = []
    for (let index = from; index < Math.min(from + BATCH, companies); index++) {
      const one = entityAt(index, random, today, lists)
      const { kind, brn, name, subType } = one
      if (index % every === 0 && kind === 'COMPANY') sample.push({ brn, name, subType })
      const file = fileOf(index, one, { seed, today, lists, companies: owners })
      if (kind === 'COMPANY') owners.push(one)
      texts.entity.add(entityRow(file))
      for (const row of personRows(file)) texts.entityPerson.add(row)
      for (const row of shareClassRows(file)) texts.shareClass.add(row)
      for (const row of shareholdingRows(file)) texts.shareholding.add(row)
      for (const row of chargeRows(file)) texts.charge.add(row)
      for (const row of filingRows(file)) texts.filing.add(row)
      if (index % everyPaid === 0) filings.push(...paidFilings(file))
      for (const row of documentRows(index, one, { seed, today, missing: file.missing })) texts.entityDocument.add(row)
    }
    yield [
      texts.entity.take(),
      texts.entityPerson.take(),
      texts.shareClass.take(),
      texts.shareholding.take(),
      texts.charge.take(),
      texts.filing.take(),
      texts.entityDocument.take(),
    ]
  }
  return { sample, filings, seed: random.seed }
}
