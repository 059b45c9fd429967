import { createRandom } from '../random'
import { CopyText } from './copyRows'
import type { DocumentEntity } from './documents'
import { entityAt, type SeedEntity, type SeedLists } from './entities'
import { documentRows } from './entityDocuments'
import { entityRow, fileOf, filingRows, personRows, shareClassRows, shareholdingRows } from './entityFiles'

const SAMPLE = 2000
/** Number of entities in a batch, which bounds memory. A company is owned by companies of its own batch. */
const BATCH = 5000

type FileTable = 'entity' | 'entityPerson' | 'shareClass' | 'shareholding' | 'filing' | 'entityDocument'

/** Rows of a batch in COPY's text format, by table. */
export type EntityBatch = Record<FileTable, Uint8Array<ArrayBuffer>[]>

export type EntityOptions = { companies: number; seed: number; today: Date; lists: SeedLists }

/**
 * Result after the last batch: an even sample of companies, to which the other registers refer, and the seed that
 * continues the random numbers.
 */
export type EntityEnd = { sample: DocumentEntity[]; seed: number }

const newTexts = (): Record<FileTable, CopyText> => ({
  entity: new CopyText(),
  entityPerson: new CopyText(),
  shareClass: new CopyText(),
  shareholding: new CopyText(),
  filing: new CopyText(),
  entityDocument: new CopyText(),
})

/** Generates the entities of a registry with their people, shares, filings and documents. */
export function* entityBatches({ companies, seed, today, lists }: EntityOptions): Generator<EntityBatch, EntityEnd> {
  const random = createRandom(seed)
  const sample: DocumentEntity[] = []
  const every = Math.max(1, Math.floor(companies / SAMPLE))
  const texts = newTexts()
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
      for (const row of filingRows(file)) texts.filing.add(row)
      for (const row of documentRows(index, one, { seed, today, missing: file.missing })) texts.entityDocument.add(row)
    }
    yield {
      entity: texts.entity.take(),
      entityPerson: texts.entityPerson.take(),
      shareClass: texts.shareClass.take(),
      shareholding: texts.shareholding.take(),
      filing: texts.filing.take(),
      entityDocument: texts.entityDocument.take(),
    }
  }
  return { sample, seed: random.seed }
}
