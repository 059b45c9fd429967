import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { hashOf } from './tokens'

/** Origin of a call: its address, and the device cookie if there is one. */
export type Origin = { address: string; device: string | undefined }

/** Days for which an unused address or device stays known, and the most that an account has. */
export const KNOWN_DAYS = 90
const KNOWN_AT_MOST = 20

/** Addresses and devices are stored as hashes. */
export const sourceOf = {
  address: (address: string) => hashOf(`address ${address}`),
  device: (mark: string) => hashOf(`device ${mark}`),
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

const sourcesOf = ({ address, device }: Origin) => [
  sourceOf.address(address),
  ...(device ? [sourceOf.device(device)] : []),
]

/** Returns true when the account signed in successfully from this device or address before; unknown names never did. */
export const isKnownSource = async (
  db: Db,
  accountId: string | undefined,
  origin: Origin,
): Promise<'device' | 'address' | undefined> => {
  const { rows } = await db.execute<{ source: string }>(sql`
    SELECT source FROM sign_in_source WHERE account_id = ${accountId ?? NOBODY} AND source IN ${sourcesOf(origin)}
      AND last_used_at > now() - make_interval(days => ${KNOWN_DAYS})`)
  const known = new Set(rows.map(({ source }) => source))
  if (origin.device && known.has(sourceOf.device(origin.device))) return 'device'
  return known.has(sourceOf.address(origin.address)) ? 'address' : undefined
}

/** Remembers the origin of a complete sign-in; the longest unused ones are deleted. */
export const rememberSource = async (db: Db, accountId: string, origin: Origin) => {
  for (const source of sourcesOf(origin))
    await db.execute(sql`
      INSERT INTO sign_in_source (account_id, source) VALUES (${accountId}, ${source})
      ON CONFLICT (account_id, source) DO UPDATE SET last_used_at = now()`)
  await db.execute(sql`
    DELETE FROM sign_in_source WHERE account_id = ${accountId} AND source NOT IN (
      SELECT source FROM sign_in_source WHERE account_id = ${accountId}
      ORDER BY last_used_at DESC, source LIMIT ${KNOWN_AT_MOST})`)
}

/** Forgets the known origins of an account, because another person may have used them. */
export const forgetSources = (db: Db, accountId: string) =>
  db.execute(sql`DELETE FROM sign_in_source WHERE account_id = ${accountId}`)
