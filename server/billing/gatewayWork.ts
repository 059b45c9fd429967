import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { gatewayRequest } from '../db/schema'
import { enqueue } from '../jobs/enqueue'
import { openJob } from '../jobs/openJob'
import { type Worker, worker } from '../jobs/workers'
import { findRequest, giveUp, settle } from './applyAnswer'
import { answered, type PaymentGateway } from './gateway'
import { gatewayRequests } from './queues'

/** Returns the worker that sends waiting requests to the gateway until it answers or the tries are used up. */
export const gatewayWorker = (gateway: PaymentGateway): Worker =>
  worker(gatewayRequests, async ({ payload, attempt, last, signal, db, finish }) => {
    const request = await findRequest(db, payload.request)
    if (request?.state !== 'WAITING') return
    const { id, kind, prn } = request
    try {
      const answer = await answered(gateway, { request: id, kind, prn, attempt }, signal)
      await finish(tx => settle(tx, { ...answer, request: id }))
    } catch (error) {
      if (!last) throw error
      await finish(tx => giveUp(tx, id))
    }
  })

// Longer than all tries of a job together.
const FORGOTTEN_MINUTES = 15

/** Queues waiting requests again that have no job left: after a restore, or when a server died in the last try. */
export const askForgotten = (database: Database) =>
  database.write(async tx => {
    const rows = await tx
      .update(gatewayRequest)
      .set({ askedAt: sql`now()` })
      .where(
        and(
          eq(gatewayRequest.state, 'WAITING'),
          sql`${gatewayRequest.askedAt} < now() - ${FORGOTTEN_MINUTES} * interval '1 minute'`,
          notExists(openJob(gatewayRequests, 'request', gatewayRequest.id)),
        ),
      )
      .returning({ id: gatewayRequest.id })
    for (const { id } of rows) await enqueue(tx, gatewayRequests, { request: id })
  })
