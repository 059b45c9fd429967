import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import type { Random } from '../random'
import { copyRows, type Value } from './copyRows'

const FEE = 500

export type AskedAbout = { brn: string; name: string }
type Call = { endPoint: string; request: object; answer: object }

/** The most frequent API calls, with request and answer. */
const asked: readonly ((entity: AskedAbout) => Call)[] = [
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
      const { endPoint, request, answer } = random.pick(asked)(random.pick(entities))
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
  await tx.execute(sql`
    INSERT INTO api_key (account_id, mode, hint, key_hash, secret_hash, created_at)
    SELECT id, mode, prefix || left(id::text, 5), 'none of ' || mode || id, 'none', created_at
    FROM account, (VALUES ('SANDBOX', 'sb_'), ('LIVE', 'lv_')) AS modes (mode, prefix)
    WHERE api_access AND (mode = 'SANDBOX' OR id = ANY (${sql.param(live)}::uuid[]))`)
  await tx.execute(sql`
    INSERT INTO api_key_end_point (key_id, end_point_id)
    SELECT k.id, e.id FROM api_key k CROSS JOIN api_end_point e WHERE k.key_hash LIKE 'none of %'`)
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
    'api_request (account_id, end_point, mode, request, response, served, charged, made_at)',
    logs(new Set(live), withAccess, entities, random, today),
  )
}
