import type { FastifyInstance } from 'fastify'

/** Lets the server end as soon as what it has taken is answered, instead of waiting for clients to hang up. */
export const closeConnections = (app: FastifyInstance) => {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
