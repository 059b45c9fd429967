import type { CallFacts, ListCall } from '@contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Db } from '../db/database'
import { databaseRefusal, mayRunAgain } from '../db/databaseErrors'
import { readPosition } from '../db/replicas'

const NAME = 'daftari_written'
/** Seconds for which a browser names its last write: replicas are never so far behind. */
const SECONDS = 60

/** Returns the place in the log of the last write of the browser; undefined where it wrote nothing for a minute. */
const writtenBy = ({ headers }: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\dA-F]+/[\\dA-F]+)(?:;|$)`).exec(headers.cookie ?? '')?.[1]

/**
 * Runs the reading of a list or a file on a replica that has what the browser wrote before, and on the primary where none
 * has, or where the replica fails. Calls of the extension API stay on the primary: live updates tell when to make them.
 */
export const readNear = async <T>(
  { read, replicas }: Database,
  call: CallFacts | ListCall,
  request: FastifyRequest,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const replica = call.extension ? undefined : replicas?.at(writtenBy(request))
  if (!replica) return work(read)
  try {
    return await work(replica)
  } catch (error) {
    if (!databaseRefusal(error) && !mayRunAgain(error)) throw error
    replicas?.avoid(replica)
    return work(read)
  }
}

/** A place that no replica reaches: the primary answers. */
const BEYOND = 'FFFFFFFF/FFFFFFFF'

/** Gives the browser the place in the log of the write that it just made, also of one that failed or may have. */
export const markWritten = async ({ read, replicas }: Database, request: FastifyRequest, reply: FastifyReply) => {
  if (!replicas) return
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const position = await readPosition(read).catch(() => BEYOND)
  reply.header('Set-Cookie', `${NAME}=${position}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`)
}
