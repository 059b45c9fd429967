import type { ApiAccess } from '@contract/access/apiAccess'
import { type ApiMode, MASK } from '@contract/access/endPoints'
import { fieldRefusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonRows } from '../db/json'
import { apiEndPoint, apiKeyEndPoint, apiKey as keyTable } from '../db/schema'
import { hashOf, newToken } from '../http/tokens'

const HINT = 8

export type EndPointRow = Omit<typeof apiEndPoint.$inferSelect, 'fee'>

const { id, endPoint, serviceName, description } = apiEndPoint
export const endPointFields = { id, endPoint, serviceName, description }

/** The end points with these ids, every one of which must be there. */
export const endPointsOf = async (db: Db, ids: readonly WireId[], field: string): Promise<EndPointRow[]> => {
  const distinct = [...new Set(ids.map(String))]
  const rows = await db
    .select(endPointFields)
    .from(apiEndPoint)
    .where(inArray(sql`${id}::text`, distinct))
    .orderBy(endPoint)
  if (rows.length === distinct.length) return rows
  throw fieldRefusal(field, 'no-such-end-point')
}

export type KeyInForce = { id: number; mode: ApiMode; hint: string; createdAt: string; endPoints: EndPointRow[] }

const endPointsOfKey = jsonRows(endPointFields, {
  from: sql`${apiKeyEndPoint} JOIN ${apiEndPoint} ON ${id} = ${apiKeyEndPoint.endPointId}`,
  where: eq(apiKeyEndPoint.keyId, keyTable.id),
  orderBy: [asc(endPoint)],
})

/** The pairs of keys an account has in force, sandbox first. */
export const keysInForce = (db: Db, accountId: string, mode?: ApiMode): Promise<KeyInForce[]> =>
  db
    .select({
      id: keyTable.id,
      mode: keyTable.mode,
      hint: keyTable.hint,
      createdAt: keyTable.createdAt,
      endPoints: sql<EndPointRow[]>`${endPointsOfKey}`,
    })
    .from(keyTable)
    .where(and(eq(keyTable.accountId, accountId), isNull(keyTable.revokedAt), mode && eq(keyTable.mode, mode)))
    .orderBy(desc(keyTable.mode))

/** A pair of keys as it is told after it was made: recognised, and of no use to anybody. */
export const masked = ({ mode, hint, createdAt, endPoints }: KeyInForce) =>
  ({
    apiKey: `${hint}${MASK}`,
    secretKey: MASK,
    apiMode: mode,
    createdAt,
    endPoints: endPoints.map(one => ({ ...one, id: String(one.id) })),
  }) satisfies OnWire<ApiAccess>

/** Lets a pair of keys into these end points and no others. */
export const openTo = async (db: Db, keyId: number, endPoints: readonly EndPointRow[]) => {
  await db.delete(apiKeyEndPoint).where(eq(apiKeyEndPoint.keyId, keyId))
  if (endPoints.length) await db.insert(apiKeyEndPoint).values(endPoints.map(one => ({ keyId, endPointId: one.id })))
}

/** Makes a pair of keys. What it answers is the only place where they stand in full. */
export const makeKeys = async (db: Db, accountId: string, mode: ApiMode, endPoints: readonly EndPointRow[]) => {
  const apiKey = `${mode === 'LIVE' ? 'lv' : 'sb'}_${newToken()}`
  const secretKey = newToken()
  const [key] = await db
    .insert(keyTable)
    .values({
      accountId,
      mode,
      hint: apiKey.slice(0, HINT),
      keyHash: hashOf(apiKey),
      secretHash: hashOf(secretKey),
    })
    .returning({ id: keyTable.id })
  if (!key) throw new Error('The keys were not kept')
  await openTo(db, key.id, endPoints)
  return {
    apiKey,
    secretKey,
    apiMode: mode,
    endPoints: endPoints.map(one => ({ ...one, id: String(one.id) })),
  } satisfies OnWire<ApiAccess>
}
