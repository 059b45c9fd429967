import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'

export type TrailFault = { id: number; fault: 'edited' | 'missing' | 'unlinked' }

const SLICE = 5000

/**
 * Walks the audit trail from its first entry and finds what does not hold: an entry whose content no longer fits its
 * hash (edited), a number that is not there (missing), a link that leads elsewhere (swapped or replaced).
 */
export const verifyTrail = async (db: Db): Promise<{ entries: number; faults: TrailFault[] }> => {
  const faults: TrailFault[] = []
  let [last, hash, entries] = [0, '0'.repeat(64), 0]
  for (;;) {
    const { rows } = await db.execute<{ id: number; previous: string; hash: string; fits: boolean }>(sql`
      SELECT id::int AS id, previous_hash AS previous, hash, audit_hash(e) = hash AS fits
      FROM audit_entry e WHERE id > ${last} ORDER BY id LIMIT ${SLICE}`)
    if (!rows.length) return { entries, faults }
    for (const row of rows) {
      for (let id = last + 1; id < row.id; id++) faults.push({ id, fault: 'missing' })
      if (!row.fits) faults.push({ id: row.id, fault: 'edited' })
      else if (row.previous !== hash) faults.push({ id: row.id, fault: 'unlinked' })
      ;[last, hash] = [row.id, row.hash]
      entries++
    }
  }
}
