import { ownerNotices } from './auth/ownerNotices'
import { resetRequests } from './auth/queues'
import { supervisorNotices } from './auth/supervisorNotices'
import { gatewayRequests } from './billing/queues'
import { bulkActs } from './bulk/queues'
import type { Queue } from './jobs/queue'
import { loadWork } from './portalLoads/queues'
import { processQueues } from './processes/queues'
import { repairQueues } from './processes/repairQueues'
import { broadcastParts } from './settings/queues'

/** All queues: the owner of the database creates them before the server starts. */
// biome-ignore lint/suspicious/noExplicitAny: each queue's payload is checked where it is sent and where it is worked on
export const queues: Queue<any>[] = [
  broadcastParts,
  bulkActs,
  gatewayRequests,
  loadWork,
  ownerNotices,
  resetRequests,
  supervisorNotices,
  ...Object.values(processQueues),
  ...repairQueues,
]
