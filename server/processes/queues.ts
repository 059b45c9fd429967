import { z } from 'zod'
import { defineQueue, type Queue } from '../jobs/queue'
import type { DownstreamSystem } from './downstream'

type ProcessJob = { process: string }

/** Declares the queue of a system: one for each, so that a slow or unreachable one does not delay the others. */
const queueTo = (system: string): Queue<ProcessJob> =>
  defineQueue(`process-${system}`, z.object({ process: z.uuid() }), {
    retries: 5,
    retryAfterSeconds: 2,
    seconds: 15,
    atOnce: 200,
  })

export const processQueues: Record<DownstreamSystem, Queue<ProcessJob>> = {
  EDMS: queueTo('edms'),
  TAX: queueTo('tax'),
  REGISTRY: queueTo('registry'),
}
