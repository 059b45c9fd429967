import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { signInSource } from '../db/schema'
import { deviceHash } from '../http/device'
import { networkOf } from '../http/networks'
import { hashOf } from '../http/tokens'

/** Origin of a call: its address, and the device cookie if there is one. */
export type Origin = { address: string; device: string | undefined }

/** Days for which an unused address or device stays known, and the most that an account has. */
export const KNOWN_DAYS = 90
const KNOWN_AT_MOST = 20

/** Addresses and devices are stored as hashes; an address of IPv6 stands for its network. */
export const sourceOf = {
  address: (address: string) => hashOf(`address ${networkOf(address)}`),
  device: deviceHash,
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
  const { source, lastUsedAt } = signInSource
  const rows = await db
    .select({ source })
    .from(signInSource)
    .where(
      and(
        eq(signInSource.accountId, accountId ?? NOBODY),
        inArray(source, sourcesOf(origin)),
        gt(lastUsedAt, sql`now() - make_interval(days => ${KNOWN_DAYS})`),
      ),
    )
  const sources = new Set(rows.map(row => row.source))
  if (origin.device && sources.has(sourceOf.device(origin.device))) return 'device'
  return sources.has(sourceOf.address(origin.address)) ? 'address' : undefined
}

/** Remembers the origin of a complete sign-in; the longest unused ones are deleted. */
export const rememberSource = async (db: Db, accountId: string, origin: Origin) => {
  const { source, lastUsedAt } = signInSource
  const ofAccount = eq(signInSource.accountId, accountId)
  await db
    .insert(signInSource)
    .values(sourcesOf(origin).map(one => ({ accountId, source: one })))
    .onConflictDoUpdate({ target: [signInSource.accountId, source], set: { lastUsedAt: sql`now()` } })
  const latest = db
    .select({ source })
    .from(signInSource)
    .where(ofAccount)
    .orderBy(desc(lastUsedAt), source)
    .limit(KNOWN_AT_MOST)
  await db.delete(signInSource).where(and(ofAccount, notInArray(source, latest)))
}

/** Forgets the known origins of an account, because another person may have used them. */
export const forgetSources = (db: Db, accountId: string) =>
  db.delete(signInSource).where(eq(signInSource.accountId, accountId))
