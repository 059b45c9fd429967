import { accountBatches, accountsFor } from './accountBatches'
import type { Batch } from './copyRows'
import { documentBatches } from './documentBatches'
import type { DocumentEntity } from './documents'
import type { SeedLists } from './entities'
import { entityBatches } from './entityBatches'
import { paymentBatches } from './payments'
import { processBatches } from './processes'

export type RowOptions = {
  companies: number
  seed: number
  today: Date
  lists: SeedLists
  /** Ids of the departments that members of the staff belong to. */
  departments: readonly number[]
}

/** Result of a step whose rows are all generated. */
export type StepEnd = {
  /** Even sample of companies, to which the other registers refer. */
  sample: DocumentEntity[]
  /** Seed that continues the random numbers of the step. */
  seed: number
  /** Some accounts that may use the API. */
  withAccess: string[]
}

export type RowMessage = { batch: Batch } | { end: StepEnd }

function* messagesOf<End>(batches: Generator<Batch, End>): Generator<RowMessage, End> {
  for (;;) {
    const { done, value } = batches.next()
    if (done) return value
    yield { batch: value }
  }
}

/**
 * Generates the rows of all large tables of a registry, step by step: entities, documents, processes, accounts and
 * payments. Each step has its batches, then its end.
 */
export function* rowBatches({
  companies,
  seed,
  today,
  lists,
  departments,
}: RowOptions): Generator<RowMessage, undefined> {
  const entities = yield* messagesOf(entityBatches({ companies, seed, today, lists }))
  const { sample } = entities
  const end: RowMessage = { end: { sample, seed: entities.seed, withAccess: [] } }
  yield end
  yield* messagesOf(documentBatches(Math.ceil(companies / 4), sample, today))
  yield end
  yield* messagesOf(processBatches(Math.ceil(companies * 0.8), sample, today))
  yield end
  const { payers, ...accounts } = yield* messagesOf(accountBatches(accountsFor(companies), sample, today, departments))
  yield { end: { sample, ...accounts } }
  yield* messagesOf(paymentBatches(Math.ceil(companies * 0.6), { today, payers, filings: entities.filings }))
  yield end
}
