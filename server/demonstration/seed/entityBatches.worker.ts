import { parentPort, workerData } from 'node:worker_threads'
import { type EntityBatch, type EntityEnd, type EntityOptions, entityBatches } from './entityBatches'

export type EntityMessage = { batch: EntityBatch } | { end: EntityEnd }

const batches = entityBatches(workerData as EntityOptions)

// Each message from the other thread is a request for one more batch.
parentPort?.on('message', () => {
  const { done, value } = batches.next()
  const message: EntityMessage = done ? { end: value } : { batch: value }
  const buffers = done ? [] : Object.values(value).flatMap(pieces => pieces.map(({ buffer }) => buffer))
  parentPort?.postMessage(message, buffers)
})
