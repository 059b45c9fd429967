import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { rowVersion } from '../db/schema'

type Version = typeof rowVersion.$inferSelect

/** Facts of the versions that statements add from now on, in the open transaction; absent ones are the usual: a change of today. */
export type VersionFacts = {
  /** Day from which the change holds, as YYYY-MM-DD; `-infinity` for what was always so. */
  effectiveOn?: string
  act?: Version['act']
  /** Tracking number of the filing. */
  filing?: string
  /** Number of the load. */
  load?: number
}

/** Sets the facts of the versions that later statements of this transaction add (`keep_versions`, docs/decisions/120-versions.md). */
export const setVersionFacts = async (
  tx: Db,
  { effectiveOn = '', act = 'CHANGE', filing = '', load }: VersionFacts,
) => {
  await tx.execute(sql`SELECT set_config('daftari.effective_on', ${effectiveOn}, true), set_config('daftari.act', ${act}, true),
    set_config('daftari.filing', ${filing}, true), set_config('daftari.load', ${load === undefined ? '' : `${load}`}, true)`)
}

/** Adds no versions until the transaction ends: rows that are brought into an empty register are its first state. */
export const withoutVersions = async (tx: Db) => {
  await tx.execute(sql`SELECT set_config('daftari.versions', 'off', true)`)
}

/** Adds versions again, after `withoutVersions` in the same transaction. */
export const withVersions = async (tx: Db) => {
  await tx.execute(sql`SELECT set_config('daftari.versions', 'on', true)`)
}
