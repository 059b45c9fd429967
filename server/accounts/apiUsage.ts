import type { apiUsage as contract, RequestLog } from '@contract/accounts/apiUsage'
import { Refusal } from '@contract/errors'
import { and, between, desc, eq, sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import { account, apiRequest, apiRequestTotals, apiUsageDay } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers } from '../http/serve'

/** Handlers of API usage: the calls that an organisation made, its totals and its balance. */
export const apiUsageHandlers: Handlers<typeof contract> = {
  async logs({ db, filter: { organisationId }, page }) {
    if (!isUuid(organisationId)) throw new Refusal('no-such-person')
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
    const { id = '' } = path
    const [organisation] = isUuid(id)
      ? await db.select({ accountBalance: account.balance }).from(account).where(eq(account.id, id))
      : []
    if (!organisation) throw new Refusal('no-such-person')
    return organisation
  },
  async usage({ db, path: { id = '' }, query: { from, to } }) {
    if (!isUuid(id)) throw new Refusal('no-such-person')
    const { endPoint, served, failed, charged, mode, accountId, day } = apiUsageDay
    const rows = await db
      .select({
        endPoint,
        served: sql<number>`coalesce(sum(${served}) FILTER (WHERE ${mode} = 'LIVE'), 0)::int`,
        failed: sql<number>`coalesce(sum(${failed}) FILTER (WHERE ${mode} = 'LIVE'), 0)::int`,
        charged: sql<number>`sum(${charged})::float8`,
        sandbox: sql<number>`coalesce(sum(${served} + ${failed}) FILTER (WHERE ${mode} = 'SANDBOX'), 0)::int`,
      })
      .from(apiUsageDay)
      .where(and(eq(accountId, id), between(day, from, to)))
      .groupBy(endPoint)
      .orderBy(desc(sql`sum(${charged})`), desc(sql`sum(${served} + ${failed})`), endPoint)
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
