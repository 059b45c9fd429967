import { parentPort, workerData } from 'node:worker_threads'
import { type RowOptions, rowBatches } from './rowBatches'

const messages = rowBatches(workerData as RowOptions)

// Each message from the other thread is a request for one more.
parentPort?.on('message', () => {
  const { done, value } = messages.next()
  if (done) return
  const buffers = 'batch' in value ? value.batch.flatMap(pieces => pieces.map(({ buffer }) => buffer)) : []
  parentPort?.postMessage(value, buffers)
})
