import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../../db/database'
import { entity, entityDocument, entityPerson, filing, shareClass, shareholding } from '../../db/schema'
import { copyText } from './copyRows'
import { type EntityBatch, type EntityEnd, type EntityOptions, entityBatches } from './entityBatches'
import type { EntityMessage } from './entityBatches.worker'
import { personColumns } from './peopleOfEntities'

/** Least number of entities for which starting a worker takes less time than it saves. */
const MANY = 50_000
/** Batches that the worker may be ahead of PostgreSQL, about 10 MB each. */
const AHEAD = 6

/** Tables of the files of entities. */
export const entityTables = [entity, entityPerson, shareClass, shareholding, filing, entityDocument]

const addBatch = async (tx: Db, batch: EntityBatch) => {
  await copyText(
    tx,
    entity,
    [
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
    ],
    batch.entity,
  )
  await copyText(tx, entityPerson, personColumns, batch.entityPerson)
  await copyText(
    tx,
    shareClass,
    ['brn', 'no', 'nominalClass', 'otherClassName', 'number', 'value', 'subClasses'],
    batch.shareClass,
  )
  await copyText(
    tx,
    shareholding,
    ['brn', 'personNo', 'classNo', 'numberOfShares', 'amountPaid', 'amountUnpaid', 'subClasses'],
    batch.shareholding,
  )
  await copyText(tx, filing, ['trackingNo', 'brn', 'filedAt', 'changes', 'narrations'], batch.filing)
  await copyText(tx, entityDocument, ['brn', 'kind', 'name', 'edmsId', 'migrating', 'createdAt'], batch.entityDocument)
}

/** Generates the same batches in a thread of its own, some of them before they are asked for. */
export async function* entityBatchesInWorker(options: EntityOptions): AsyncGenerator<EntityBatch, EntityEnd> {
  const worker = new Worker(new URL('./entityBatches.start.mjs', import.meta.url), { workerData: options })
  try {
    for (let asked = 0; asked < AHEAD; asked++) worker.postMessage('next')
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[EntityMessage]>) {
      if ('end' in message) return message.end
      worker.postMessage('next')
      yield message.batch
    }
    throw new Error('The thread that generates entities ended before its work.')
  } finally {
    await worker.terminate()
  }
}

/** Fills entities with their files; returns the sample and the seed that continues the random numbers. */
export const addEntities = async (tx: Db, options: EntityOptions): Promise<EntityEnd> => {
  const batches = options.companies < MANY ? entityBatches(options) : entityBatchesInWorker(options)
  for (;;) {
    const { done, value } = await batches.next()
    if (done) return value
    await addBatch(tx, value)
  }
}
