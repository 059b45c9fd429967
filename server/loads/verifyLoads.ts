import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { auditEntry } from '../db/schema'
import { digestOfLoad } from './digest'

/** A load of the audit trail, and whether its rows still have the digest of its entry. */
type LoadProof = { load: number; entry: number; fits: boolean }

/** Computes the digest of each load anew, and compares it with the one in its entry of the audit trail. */
export const verifyLoads = async (db: Db): Promise<LoadProof[]> => {
  const entries = await db
    .select({
      entry: auditEntry.id,
      load: sql<number>`(${auditEntry.after}->>'load')::int`,
      digest: sql<string | null>`${auditEntry.after}->>'digest'`,
    })
    .from(auditEntry)
    .where(eq(auditEntry.call, 'LOAD'))
    .orderBy(asc(auditEntry.id))
  const proofs: LoadProof[] = []
  for (const { entry, load, digest } of entries)
    proofs.push({ load, entry, fits: ((await digestOfLoad(db, load)) ?? null) === digest })
  return proofs
}
