import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { copyRows, type Value } from './copyRows'
import type { Random } from './random'

const FEE = 500

const endPoints = [
  '/entity/basic',
  '/entity/full',
  '/entity/directors',
  '/search/name-similarity',
  '/entity/registration-status',
]

/** What organisations with API access have asked for lately; one call in eight was not served. */
const logs = function* (
  live: ReadonlySet<string>,
  all: readonly string[],
  brns: readonly string[],
  random: Random,
  today: Date,
) {
  for (const id of all)
    for (let n = 0, most = 4 + random.below(40); n < most; n++) {
      const [brn, served] = [random.pick(brns), !random.chance(0.12)]
      const mode = live.has(id) && n > 1 ? 'LIVE' : 'SANDBOX'
      const response = served ? { data: { brn, status: 'REGISTERED' } } : { message: `${brn} is not in the register.` }
      const at = new Date(today.getTime() - (most - n) * 7_300_000 - random.below(3_600_000)).toISOString()
      const charged = served && mode === 'LIVE' ? FEE : 0
      yield [
        id,
        random.pick(endPoints),
        mode,
        JSON.stringify({ brn }),
        JSON.stringify(response),
        served,
        charged,
        at,
      ] satisfies Value[]
    }
}

/** Keys that nobody holds: no key has such hashes. */
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

/** Organisations with access have keys, every second one for production too, and have used them. */
export const addApiAccess = async (
  tx: Db,
  withAccess: readonly string[],
  brns: readonly string[],
  random: Random,
  today: Date,
) => {
  const live = withAccess.filter((_, at) => at % 2 === 0)
  await addKeys(tx, live)
  await copyRows(
    tx,
    'api_request (account_id, end_point, mode, request, response, served, charged, made_at)',
    logs(new Set(live), withAccess, brns, random, today),
  )
}
