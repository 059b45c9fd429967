import type { Db } from '../db/database'
import { auditEntry } from '../db/schema'

/** An entry of the audit trail; readers compare `before` and `after`. */
export type TrailEntry = {
  actor?: { accountId: string; name: string }
  address: string
  call: string
  subject: string
  before?: unknown
  after?: unknown
}

/** Adds an entry to the audit trail, in the given transaction. The database sets its number, time and hashes. */
export const addToTrail = async (tx: Db, { actor, address, call, subject, before, after }: TrailEntry) => {
  await tx.insert(auditEntry).values({
    // A trigger numbers the chain and replaces this value.
    id: 0,
    actorId: actor?.accountId ?? null,
    actorName: actor?.name ?? null,
    address,
    call,
    subject,
    before: before ?? null,
    after: after ?? null,
    previousHash: '',
    hash: '',
  })
}
