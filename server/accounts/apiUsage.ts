import type { apiUsage as contract, RequestLog, Usage } from '@contract/accounts/apiUsage'
import { Refusal } from '@contract/errors'
import { desc, eq, sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import { apiRequest, apiRequestTotals } from '../db/schema'
import type { Handlers } from '../http/serve'
import { isId } from './accountChecks'

/** Handlers of API usage: the calls that an organisation made, its totals and its balance. */
export const apiUsageHandlers: Handlers<typeof contract> = {
  async logs({ db, filter: { organisationId }, page }) {
    if (!isId(organisationId)) throw new Refusal('no-such-person')
    return readPage<RequestLog>(db, {
      table: apiRequest,
      key: apiRequest.id,
      order: [desc(apiRequest.madeAt), desc(apiRequest.id)],
      row: {
        id: apiRequest.id,
        apiRequest: apiRequest.request,
        apiResponse: apiRequest.response,
        endPoint: apiRequest.endPoint,
        responseGiven: apiRequest.served,
        apiMode: apiRequest.mode,
        createdAt: apiRequest.madeAt,
      },
      where: eq(apiRequest.accountId, organisationId),
      total: apiRequestTotals.of('apiRequest', organisationId.toLowerCase()),
      page,
    })
  },
  async balance({ db, path }) {
    const { rows } = isId(path.id ?? '')
      ? await db.execute<{ accountBalance: string }>(
          sql`SELECT balance AS "accountBalance" FROM account WHERE id = ${path.id}`,
        )
      : { rows: [] }
    const found = rows[0]
    if (!found) throw new Refusal('no-such-person')
    return { accountBalance: Number(found.accountBalance) }
  },
  async usage({ db, path, query: { from, to } }) {
    if (!isId(path.id ?? '')) throw new Refusal('no-such-person')
    const { rows } = await db.execute<Usage['byEndPoint'][number]>(sql`
      SELECT end_point AS "endPoint", coalesce(sum(served) FILTER (WHERE mode = 'LIVE'), 0)::int AS served,
        coalesce(sum(failed) FILTER (WHERE mode = 'LIVE'), 0)::int AS failed, sum(charged)::float8 AS charged,
        coalesce(sum(served + failed) FILTER (WHERE mode = 'SANDBOX'), 0)::int AS sandbox
      FROM api_usage_day WHERE account_id = ${path.id} AND day BETWEEN ${from} AND ${to}
      GROUP BY end_point ORDER BY sum(charged) DESC, sum(served + failed) DESC, end_point`)
    const sum = (name: 'served' | 'failed' | 'charged' | 'sandbox') => rows.reduce((total, row) => total + row[name], 0)
    return {
      served: sum('served'),
      failed: sum('failed'),
      charged: sum('charged'),
      sandbox: sum('sandbox'),
      byEndPoint: rows,
    }
  },
}
