import type { FastifyReply } from 'fastify'

/** Returns the signal that is aborted when the caller hangs up before the answer is written. */
export const disconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const control = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) control.abort()
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return control.signal
}
