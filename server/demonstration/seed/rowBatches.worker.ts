import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, reuseBuffers } from './copyRows'
import { type RowOptions, rowBatches } from './rowBatches'

const messages = rowBatches(workerData as RowOptions)

// Each message from the other thread is a request for one more, with buffers that it no longer needs.
parentPort?.on('message', (stored: ArrayBuffer[]) => {
  reuseBuffers(stored)
  const { done, value } = messages.next()
  if (!done) parentPort?.postMessage(value, 'batch' in value ? buffersOf(value.batch) : [])
})
