import type { CallFacts } from '@contract/call'
import type { Database, Db } from '../db/database'
import type { AroundCalls } from './aroundCalls'
import { type Change, type Later, type Path, trailOf, type Who, type Writing } from './handlers'
import { checked } from './input'
import { refuseMasks } from './masks'
import { strictShape } from './strictShape'

type Values = { query: unknown; body: unknown }

/** Returns the query and the body of a call as its contract reads them. Throws the refusal that names the fields at fault. */
export const valuesOf = (call: CallFacts, { query, body }: Values): Values => {
  refuseMasks(call.body, body)
  return { query: checked(strictShape(call.query), query), body: checked(strictShape(call.body), body) }
}

type Writes = {
  /** Refuses the change where the registry does, such as for a flag. */
  check(db: Db): Promise<void>
  /** Does the work of the call in a transaction that is open. */
  within<T>(tx: Db, work: (writing: Writing) => Promise<T>): Promise<T>
  /** The same for a handler that opens its transaction by itself. */
  later: Pick<Later, 'write' | 'recordOutcome'>
}

/**
 * Returns how a call writes: in one transaction the registry may refuse the change, its handler works, and what changed is
 * added to the audit trail.
 */
export const writesOf = (
  database: Database,
  registry: AroundCalls,
  call: CallFacts,
  { who, address }: { who: Who; address: string },
  values: Values & Path,
): Writes => {
  const keep = (tx: Db, change: Change) => registry.record(tx, { actor: who, address, call: call.id, ...change })
  const check = (db: Db) => registry.beforeChange(db, call, values)
  const within: Writes['within'] = async (tx, work) => {
    await check(tx)
    const changes: Change[] = []
    const answer = await work({ db: tx, record: change => changes.push(change) })
    if (changes.length) await keep(tx, trailOf(changes))
    return answer
  }
  return {
    check,
    within,
    later: {
      write: work => database.write(tx => within(tx, work)),
      recordOutcome: outcome => keep(database.read, outcome),
    },
  }
}
