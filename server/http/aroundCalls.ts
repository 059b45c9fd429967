import type { CallFacts, ListCall } from '@contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database'
import type { Change, Path, Who } from './handlers'

type Values = Path & { query: unknown; body: unknown }

/** Completes the answer of a call, or the rows of a list, after its handler. */
export type Complete = (
  db: Db,
  caller: { who: Who; token?: string | undefined },
  request: FastifyRequest,
  values: unknown[],
) => Promise<unknown[]>

/** Entry of a call in the audit trail. */
type Entry = Change & { actor: Who; address: string; call: string }

/** Functions that the registry runs around every call; `serve` itself knows no area. */
export type AroundCalls = {
  /** Returns the person behind the token of a call. Throws when it opens no session. */
  identify(token: string | undefined): Promise<Who>
  /** Called before a change, in its transaction, and before a handler that waits for another system. Throws to refuse it. */
  beforeChange(db: Db, call: CallFacts, values: Values): Promise<void>
  /** Adds what changed to the audit trail, in the transaction of the change. */
  record(tx: Db, entry: Entry): Promise<void>
  /** Returns what completes the answers of a call; undefined for a call whose answers stay as they are. */
  completionOf(call: CallFacts | ListCall): Complete | undefined
  /** Called before the body of an answer to a call that reads a file is sent. */
  opened?(call: CallFacts | ListCall, who: Who, request: FastifyRequest, reply: FastifyReply): Promise<void>
}
