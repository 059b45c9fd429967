import type { ApiMode } from '@contract/access/endPoints'
import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import { hashOf, same } from '../auth/tokens'
import type { Database, Db } from '../db/database'

/** A call of an organisation: what it asks for, and how it is answered in either mode. */
export type PartnerCall<T extends object> = {
  endPoint: string
  token: string | undefined
  request: Record<string, unknown>
  answer: Record<ApiMode, (db: Db) => Promise<T>>
}

type Opened = { accountId: string; mode: ApiMode; secretHash: string; fee: number | null }

// The key is told from its secret by their one dot. An organisation whose account is inactive is let in nowhere.
const findKey = async (db: Db, token: string | undefined, endPoint: string): Promise<Opened> => {
  const [apiKey = '', secretKey = ''] = (token ?? '').split('.')
  const { rows } = await db.execute<Opened>(sql`
    SELECT k.account_id AS "accountId", k.mode, k.secret_hash AS "secretHash",
      (SELECT e.fee::float8 FROM api_key_end_point o JOIN api_end_point e ON e.id = o.end_point_id
        WHERE o.key_id = k.id AND e.end_point = ${endPoint}) AS fee
    FROM api_key k JOIN account a ON a.id = k.account_id
    WHERE k.key_hash = ${hashOf(apiKey)} AND k.revoked_at IS NULL AND a.enabled AND a.api_access`)
  const found = rows[0]
  if (!found || !same(found.secretHash, hashOf(secretKey))) throw new Refusal('wrong-api-key')
  return found
}

const keep = (db: Db, { accountId }: Opened, call: PartnerCall<object>, response: object, served: boolean) =>
  db.execute(sql`
    INSERT INTO api_request (account_id, end_point, request, response, served)
    VALUES (${accountId}, ${call.endPoint}, ${JSON.stringify(call.request)}::jsonb, ${JSON.stringify(response)}::jsonb,
      ${served})`)

const charge = async (db: Db, { accountId, mode, fee }: Opened) => {
  if (mode === 'SANDBOX' || !fee) return
  const { rows } = await db.execute(
    sql`UPDATE account SET balance = balance - ${fee} WHERE id = ${accountId} AND balance >= ${fee} RETURNING id`,
  )
  if (!rows.length) throw new Refusal('balance-too-low', { fee })
}

/**
 * Answers a call of an organisation, if its key opens what it asks for: paid from the balance when live, and kept in
 * the request logs, both in the transaction of the answer. A call that is refused costs nothing and is kept as failed.
 */
export const answerPartner =
  (database: Database) =>
  async <T extends object>(call: PartnerCall<T>): Promise<T> => {
    const opened = await findKey(database.read, call.token, call.endPoint)
    try {
      return await database.write(async tx => {
        // Again, and held: a key that is revoked meanwhile opens nothing any more.
        await tx.execute(sql`SELECT 1 FROM account WHERE id = ${opened.accountId} FOR UPDATE`)
        const now = await findKey(tx, call.token, call.endPoint)
        if (now.fee === null) throw new Refusal('outside-api-access', { endPoint: call.endPoint })
        await charge(tx, now)
        const answer = await call.answer[now.mode](tx)
        await keep(tx, now, call, { data: answer }, true)
        return answer
      })
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'wrong-api-key')
        await keep(database.read, opened, call, { message: error.message }, false)
      throw error
    }
  }
