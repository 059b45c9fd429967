import type { ApiAccess } from '@contract/access/apiAccess'
import { type ApiMode, MASK } from '@contract/access/endPoints'
import { Refusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { type SQL, sql } from 'drizzle-orm'
import { hashOf, newToken } from '../auth/tokens'
import type { Db } from '../db/database'

const HINT = 8

export type EndPointRow = { id: number; endPoint: string; serviceName: string; description: string }
export const endPointRow = sql`e.id, e.end_point AS "endPoint", e.service_name AS "serviceName", e.description`

/** The end points with these ids, every one of which must be there. */
export const endPointsOf = async (db: Db, ids: readonly WireId[], field: string): Promise<EndPointRow[]> => {
  const distinct = [...new Set(ids.map(String))]
  const { rows } = await db.execute<EndPointRow>(sql`
    SELECT ${endPointRow} FROM api_end_point e WHERE e.id::text = ANY(${sql.param(distinct)}::text[]) ORDER BY e.end_point`)
  if (rows.length === distinct.length) return rows
  throw new Refusal('no-such-end-point', {}, { [field]: new Refusal('no-such-end-point').message })
}

export type KeyInForce = { id: number; mode: ApiMode; hint: string; createdAt: string; endPoints: EndPointRow[] }

/** The pairs of keys an account has in force, sandbox first. */
export const keysInForce = async (db: Db, accountId: string, mode: SQL = sql``): Promise<KeyInForce[]> => {
  const { rows } = await db.execute<KeyInForce>(sql`
    SELECT k.id, k.mode, k.hint, k.created_at AS "createdAt", coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', e.id, 'endPoint', e.end_point, 'serviceName', e.service_name,
        'description', e.description) ORDER BY e.end_point)
      FROM api_key_end_point o JOIN api_end_point e ON e.id = o.end_point_id WHERE o.key_id = k.id), '[]') AS "endPoints"
    FROM api_key k WHERE k.account_id = ${accountId} AND k.revoked_at IS NULL ${mode}
    ORDER BY k.mode DESC`)
  return rows
}

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
  await db.execute(sql`DELETE FROM api_key_end_point WHERE key_id = ${keyId}`)
  for (const { id } of endPoints)
    await db.execute(sql`INSERT INTO api_key_end_point (key_id, end_point_id) VALUES (${keyId}, ${id})`)
}

/** Makes a pair of keys. What it answers is the only place where they stand in full. */
export const makeKeys = async (db: Db, accountId: string, mode: ApiMode, endPoints: readonly EndPointRow[]) => {
  const apiKey = `${mode === 'LIVE' ? 'lv' : 'sb'}_${newToken()}`
  const secretKey = newToken()
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO api_key (account_id, mode, hint, key_hash, secret_hash)
    VALUES (${accountId}, ${mode}, ${apiKey.slice(0, HINT)}, ${hashOf(apiKey)}, ${hashOf(secretKey)}) RETURNING id`)
  const made = rows[0]
  if (!made) throw new Error('The keys were not kept')
  await openTo(db, made.id, endPoints)
  return {
    apiKey,
    secretKey,
    apiMode: mode,
    endPoints: endPoints.map(one => ({ ...one, id: String(one.id) })),
  } satisfies OnWire<ApiAccess>
}
