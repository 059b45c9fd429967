import type { Db } from '../db/database'
import { auditEntry } from '../db/schema'

/** What happened, for the trail: before and after are what a reader compares. */
export type TrailEntry = {
  actor?: { accountId: string; name: string }
  address: string
  call: string
  subject: string
  before?: unknown
  after?: unknown
}

/** Adds one entry to the audit trail, in the given transaction. Number, time and hashes are the database's own. */
export const addToTrail = async (tx: Db, { actor, address, call, subject, before, after }: TrailEntry) => {
  await tx.insert(auditEntry).values({
    // The database numbers the chain itself; the value given here is replaced.
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
