import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import { columnNames } from '../../db/columnNames'
import type { Db } from '../../db/database'
import { account, apiEndPoint, apiKey, apiKeyEndPoint, apiRequest } from '../../db/schema'
import type { Random } from '../random'
import { copyRows, type Value } from './copyRows'

const FEE = 500

export type AskedAbout = { brn: string; name: string }
type Call = { endPoint: string; request: object; answer: object }

/** The most frequent API calls, with request and answer. */
const calls: readonly ((entity: AskedAbout) => Call)[] = [
  ({ brn }) => ({ endPoint: '/entity/registration-status', request: { brn }, answer: { brn, status: 'REGISTERED' } }),
  ({ brn }) => ({ endPoint: '/insolvency/status', request: { brn }, answer: { brn, insolvent: false } }),
  ({ brn }) => ({ endPoint: '/entity/charges', request: { brn }, answer: { charges: [] } }),
  ({ brn, name }) => ({
    endPoint: '/search/name-similarity',
    request: { name },
    answer: { similar: [{ brn, name, likeness: 1 }] },
  }),
  ({ brn, name }) => ({ endPoint: '/search/entity', request: { name }, answer: { entities: [{ brn, name }] } }),
]

/** Recent API calls of organisations; one in eight exceeded the balance. */
const logs = function* (
  live: ReadonlySet<string>,
  all: readonly string[],
  entities: readonly AskedAbout[],
  random: Random,
  today: Date,
) {
  const { code, message } = new Refusal('balance-too-low', { currency: 'UGX', fee: FEE })
  for (const id of all)
    for (let n = 0, most = 4 + random.below(40); n < most; n++) {
      const mode = live.has(id) && n > 1 ? 'LIVE' : 'SANDBOX'
      const { endPoint, request, answer } = random.pick(calls)(random.pick(entities))
      const served = !random.chance(0.12) || mode === 'SANDBOX'
      const response = served ? { data: answer } : { code, message }
      const at = new Date(today.getTime() - (most - n) * 7_300_000 - random.below(3_600_000)).toISOString()
      const charged = served && mode === 'LIVE' ? FEE : 0
      yield [
        id,
        endPoint,
        mode,
        JSON.stringify(request),
        JSON.stringify(response),
        served,
        charged,
        at,
      ] satisfies Value[]
    }
}

/** Keys that cannot be used: no key has such a hash. */
const addKeys = async (tx: Db, live: readonly string[]) => {
  const { accountId, mode, hint, keyHash, secretHash, createdAt } = apiKey
  await tx.execute(sql`
    INSERT INTO ${apiKey} (${columnNames(accountId, mode, hint, keyHash, secretHash, createdAt)})
    SELECT ${account.id}, modes.mode, prefix || left(${account.id}::text, 5), 'none of ' || modes.mode || ${account.id},
      'none', ${account.createdAt}
    FROM ${account}, (VALUES ('SANDBOX', 'sb_'), ('LIVE', 'lv_')) AS modes (mode, prefix)
    WHERE ${account.apiAccess} AND (modes.mode = 'SANDBOX' OR ${account.id} = ANY (${sql.param(live)}::uuid[]))`)
  await tx.execute(sql`
    INSERT INTO ${apiKeyEndPoint} (${columnNames(apiKeyEndPoint.keyId, apiKeyEndPoint.endPointId)})
    SELECT ${apiKey.id}, ${apiEndPoint.id} FROM ${apiKey} CROSS JOIN ${apiEndPoint}
    WHERE ${keyHash} LIKE 'none of %'`)
}

/** Gives organisations with access their keys, every second one also for production, and a history of calls. */
export const addApiAccess = async (
  tx: Db,
  withAccess: readonly string[],
  entities: readonly AskedAbout[],
  random: Random,
  today: Date,
) => {
  const live = withAccess.filter((_, at) => at % 2 === 0)
  await addKeys(tx, live)
  await copyRows(
    tx,
    apiRequest,
    ['accountId', 'endPoint', 'mode', 'request', 'response', 'served', 'charged', 'madeAt'],
    logs(new Set(live), withAccess, entities, random, today),
  )
}
