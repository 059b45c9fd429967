import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { hashOf } from './tokens'

/** The address a call comes from, and the mark of the browser where it has one. */
export type Origin = { address: string; device: string | undefined }

/** Days for which an address or device stays known without a sign-in, and how many an account has at most. */
export const KNOWN_DAYS = 90
const KNOWN_AT_MOST = 20

/** Addresses and devices are kept as hashes. */
export const sourceOf = {
  address: (address: string) => hashOf(`address ${address}`),
  device: (mark: string) => hashOf(`device ${mark}`),
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

const sourcesOf = ({ address, device }: Origin) => [
  sourceOf.address(address),
  ...(device ? [sourceOf.device(device)] : []),
]

/** Tells if the account signed in well from this device, or else from this address, before; unknown names never did. */
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

/** Remembers where an account has just signed in from, both steps of it; the longest unused are forgotten. */
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

/** Forgets where an account signed in from, because somebody else may have done so. */
export const forgetSources = (db: Db, accountId: string) =>
  db.execute(sql`DELETE FROM sign_in_source WHERE account_id = ${accountId}`)
