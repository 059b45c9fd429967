import type { ApiMode } from '@contract/access/endPoints'
import { Refusal, type RefusalCode } from '@contract/errors'
import { filingRefusals } from '@contract/portal/filingRefusals'
import { and, eq, gte, sql } from 'drizzle-orm'
import { isExpired, refuseExpired } from '../auth/authority'
import type { Database, Db } from '../db/database'
import { account, apiEndPoint, apiKey, apiKeyEndPoint, apiRequest } from '../db/schema'
import { hashOf, partsOf, same } from '../http/tokens'

/** A call of an organisation: what it asks for, in which mode's place, and how it is answered there. */
export type PartnerCall<T extends object> = {
  endPoint: string
  mode: ApiMode
  token: string | undefined
  request: Record<string, unknown>
  answer(db: Db, organisation: { accountId: string; name: string }): Promise<T>
}

type Known = {
  accountId: string
  mode: ApiMode
  secretHash: string
  /** Neither revoked, nor of an organisation that is inactive or has no access any more. */
  inForce: boolean
  name: string
  expiresOn: string | null
  expired: boolean
  fee: number | null
}

const codesOf = <T extends object>(refusals: T) => Object.keys(refusals) as (keyof T)[]

/** Refusals that go into the organisation's log. What is no call of theirs does not. */
const publicRefusals: ReadonlySet<RefusalCode> = new Set([
  'wrong-api-key',
  'wrong-api-mode',
  'authority-expired',
  'outside-api-access',
  'balance-too-low',
  'unknown-brn',
  'unknown-practitioner',
  'unknown-instrument',
  ...codesOf(filingRefusals),
])

const findKey = async (db: Db, token: string | undefined, endPoint: string): Promise<Known | undefined> => {
  const fee = db
    .select({ fee: apiEndPoint.fee })
    .from(apiKeyEndPoint)
    .innerJoin(apiEndPoint, eq(apiEndPoint.id, apiKeyEndPoint.endPointId))
    .where(and(eq(apiKeyEndPoint.keyId, apiKey.id), eq(apiEndPoint.endPoint, endPoint)))
  const [key] = await db
    .select({
      accountId: apiKey.accountId,
      mode: apiKey.mode,
      secretHash: apiKey.secretHash,
      inForce: sql<boolean>`${apiKey.revokedAt} IS NULL AND ${account.enabled} AND ${account.apiAccess}`,
      name: sql<string>`${account.displayName}`,
      expiresOn: account.expiresOn,
      expired: isExpired,
      fee: sql<number | null>`${fee}::float8`,
    })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.accountId))
    .where(eq(apiKey.keyHash, hashOf(partsOf(token).apiKey)))
  return key
}

/**
 * Refuses a key that does not open this call. A wrong secret, a revoked key and an inactive account sound alike; an
 * organisation whose authority has ended is told so, because it alone holds the secret.
 */
const check = (key: Known, { token, mode, endPoint }: PartnerCall<object>) => {
  if (!same(key.secretHash, hashOf(partsOf(token).secretKey)) || !key.inForce) throw new Refusal('wrong-api-key')
  refuseExpired(key)
  if (key.mode !== mode) throw new Refusal('wrong-api-mode', { mode: key.mode })
  if (key.fee === null) throw new Refusal('outside-api-access', { endPoint })
}

type Outcome = { response: object; served: boolean; charged: number }

const keep = (db: Db, { accountId, mode }: Known, call: PartnerCall<object>, outcome: Outcome) =>
  db.insert(apiRequest).values({
    accountId,
    mode,
    endPoint: call.endPoint,
    request: call.request,
    response: { ...outcome.response },
    served: outcome.served,
    charged: outcome.charged,
  })

const charge = async (db: Db, { accountId, mode, fee }: Known, currency: string): Promise<number> => {
  if (mode === 'SANDBOX' || !fee) return 0
  const { rowCount } = await db
    .update(account)
    .set({ balance: sql`${account.balance} - ${fee}` })
    .where(and(eq(account.id, accountId), gte(account.balance, fee)))
  if (!rowCount) throw new Refusal('balance-too-low', { currency, fee })
  return fee
}

/**
 * Answers a call of an organisation, if its key opens what it asks for: paid from the balance when live, and kept in
 * the request logs, both in the transaction of the answer. A call that is refused costs nothing and is kept as failed.
 */
export const answerPartner =
  (database: Database, currency: string) =>
  async <T extends object>(call: PartnerCall<T>): Promise<T> => {
    const key = await findKey(database.read, call.token, call.endPoint)
    if (!key) throw new Refusal('wrong-api-key')
    try {
      check(key, call)
      return await database.write(async tx => {
        // Again, and held: a key that is revoked meanwhile opens nothing any more.
        await tx.select({ id: account.id }).from(account).where(eq(account.id, key.accountId)).for('update')
        const now = await findKey(tx, call.token, call.endPoint)
        if (!now) throw new Refusal('wrong-api-key')
        check(now, call)
        const charged = await charge(tx, now, currency)
        const answer = await call.answer(tx, now)
        await keep(tx, now, call, { response: { data: answer }, served: true, charged })
        return answer
      })
    } catch (error) {
      if (error instanceof Refusal && publicRefusals.has(error.code)) {
        const response = { code: error.code, message: error.message }
        await keep(database.read, key, call, { response, served: false, charged: 0 })
      }
      throw error
    }
  }
