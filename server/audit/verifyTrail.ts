import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { auditEntry } from '../db/schema'
import type { Anchor } from './anchorFile'

/**
 * A fault at an entry: `edited` content that does not fit its hash; a number that is `missing`; `unlinked`, an entry
 * that does not follow the one before it; `rehashed`, a hash other than that of an anchor; `shortened`, an anchor of an
 * entry beyond the end of the trail; `empty`, no entry at all.
 */
export type TrailFault = {
  id: number
  fault: 'edited' | 'missing' | 'unlinked' | 'rehashed' | 'shortened' | 'empty'
}

const SLICE = 5000

/**
 * Same hash as `audit_hash` in the database, computed without it: an attacker with the owner's role could replace that
 * function and the schemas it is looked up in.
 */
const hashNow = sql`pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.jsonb_build_array(
  ${auditEntry.previousHash}, ${auditEntry.id}, extract(epoch from ${auditEntry.at})::pg_catalog.text,
  ${auditEntry.actorId}, ${auditEntry.actorName}, ${auditEntry.address}, ${auditEntry.call}, ${auditEntry.subject},
  ${auditEntry.before}, ${auditEntry.after})::pg_catalog.text, 'UTF8')), 'hex')`

/**
 * Returns the anchors that the current trail must fit. A restore starts again at the entry of its anchor: earlier
 * anchors of later entries refer to entries that the backup did not have.
 */
export const anchorsInForce = (anchors: readonly Anchor[]) => {
  const inForce: Anchor[] = []
  let begins = Number.POSITIVE_INFINITY
  for (const anchor of anchors.toReversed()) {
    if (anchor.entry <= begins) inForce.push(anchor)
    if (anchor.reason === 'restore') begins = Math.min(begins, anchor.entry)
  }
  return inForce
}

/** Returns the hash that the first verified entry must follow. */
const hashOf = async (db: Db, entry: number) => {
  if (!entry) return '0'.repeat(64)
  const [row] = await db.select({ hash: auditEntry.hash }).from(auditEntry).where(eq(auditEntry.id, entry))
  return row?.hash ?? ''
}

/**
 * Verifies the audit trail after an entry, by default all of it, and returns its faults, within itself and against anchors
 * stored outside the database: without anchors, a truncated or rehashed trail looks intact.
 */
export const verifyTrail = async (
  db: Db,
  anchors: readonly Pick<Anchor, 'entry' | 'hash'>[] = [],
  after = 0,
): Promise<{ entries: number; faults: TrailFault[] }> => {
  const faults: TrailFault[] = []
  const anchored = new Map<number, Set<string>>()
  for (const { entry, hash } of anchors) anchored.set(entry, (anchored.get(entry) ?? new Set()).add(hash))
  let [last, hash, entries] = [after, await hashOf(db, after), 0]
  for (;;) {
    const { rows } = await db.execute<{ id: number; previous: string; hash: string; fits: boolean }>(sql`
      SELECT ${auditEntry.id}::int AS id, ${auditEntry.previousHash} AS previous, ${auditEntry.hash},
        ${hashNow} = ${auditEntry.hash} AS fits
      FROM public.${auditEntry} WHERE ${auditEntry.id} > ${last} ORDER BY ${auditEntry.id} LIMIT ${SLICE}`)
    if (!rows.length) break
    for (const row of rows) {
      for (let id = last + 1; id < row.id; id++) faults.push({ id, fault: 'missing' })
      if (!row.fits) faults.push({ id: row.id, fault: 'edited' })
      else if (row.previous !== hash) faults.push({ id: row.id, fault: 'unlinked' })
      const hashes = anchored.get(row.id)
      if (hashes && (hashes.size > 1 || !hashes.has(row.hash))) faults.push({ id: row.id, fault: 'rehashed' })
      ;[last, hash] = [row.id, row.hash]
      entries++
    }
  }
  if (!entries) faults.push({ id: 1, fault: 'empty' })
  for (const entry of [...anchored.keys()].sort((a, b) => a - b))
    if (entry > last) faults.push({ id: entry, fault: 'shortened' })
  return { entries, faults }
}
