import { z } from 'zod'
import { defineQueue, type Queue } from '../jobs/queue'
import type { DownstreamSystem } from './downstream'

type Told = { process: string }

/** Each system has a queue of its own, so that one that is slow or gone holds up no other. */
const queueTo = (system: string): Queue<Told> =>
  defineQueue(`process-${system}`, z.object({ process: z.uuid() }), {
    retries: 5,
    retryAfterSeconds: 2,
    seconds: 15,
    atOnce: 200,
  })

export const processQueues: Record<DownstreamSystem, Queue<Told>> = {
  EDMS: queueTo('edms'),
  TAX: queueTo('tax'),
  REGISTRY: queueTo('registry'),
}
