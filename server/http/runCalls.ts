import type { CallFacts } from '@contract/call'
import { Refusal } from '@contract/errors'
import { z } from 'zod'
import type { Database, Db } from '../db/database'
import type { AroundCalls } from './aroundCalls'
import { type CallHandler, holds, type Who } from './handlers'
import { checked } from './input'
import { valuesOf, writesOf } from './writes'

type Caller = { who: Who; address: string }
type Parts = { path?: Record<string, string | number> | undefined; query?: unknown; body?: unknown }

const PathTexts = z.record(z.string(), z.coerce.string().min(1).max(200))

/**
 * Calls that are made without a request, by work of the server: with the permission, the checks, the flags and the audit
 * entry that a request has. `isWaiting` tells whether a call opens its own transaction.
 */
export const createRuns = (database: Database, around: AroundCalls) => {
  const known = new Map<string, { call: CallFacts; handle: CallHandler }>()
  const find = (id: string) => {
    const found = known.get(id)
    if (!found) throw new Refusal('no-such-entry')
    return found
  }
  return {
    add(call: CallFacts, handle: CallHandler) {
      if (call.many) known.set(call.id, { call, handle })
    },
    isWaiting: (id: string) => find(id).call.waits === true,
    /** Makes a call in a transaction; one that waits is given the database, and opens transactions of its own. */
    async run(id: string, { who, address }: Caller, parts: Parts, db: Db) {
      const { call, handle } = find(id)
      if (!holds(who, call.permit)) throw new Refusal('forbidden')
      const values = {
        path: checked(PathTexts, parts.path ?? {}),
        ...valuesOf(call, { query: parts.query ?? {}, body: parts.body ?? {} }),
      }
      const { check, within, later } = writesOf(database, around, call, { who, address }, values)
      const caller = { who, address, token: undefined, ...values }
      if (!call.waits) return within(db, writing => handle({ ...caller, ...writing }))
      await check(db)
      return handle({ ...caller, db, ...later })
    },
  }
}

export type Runs = ReturnType<typeof createRuns>
