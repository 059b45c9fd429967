import { z } from 'zod'
import { apiModes } from '../access/endPoints'
import { figure, get, list, maybe } from '../call'
import { Day } from '../day'
import { content, one, paging, under } from '../dialects'
import { fault } from '../fault'
import { Id } from '../id'
import { personalText } from '../personal'

const Json = z.union([z.string(), z.record(z.string(), z.unknown())])

/** A call that an organisation made: its request and its response, each as JSON (docs/requirements/accounts.md). */
export const RequestLog = z.object({
  id: maybe(Id),
  apiRequest: maybe(personalText(Json)),
  apiResponse: maybe(personalText(Json)),
  endPoint: maybe(z.string()),
  responseGiven: maybe(z.boolean()),
  apiMode: maybe(z.enum(apiModes)),
  createdAt: maybe(z.string()),
})
export type RequestLog = z.infer<typeof RequestLog>

const count = z.number().int()
const sums = { served: count, failed: count, charged: z.number(), sandbox: count }

/** Totals of the calls of a period: live calls by outcome and cost, sandbox calls as a count. */
const Usage = z.object({
  ...sums,
  byEndPoint: z.array(z.object({ endPoint: z.string(), ...sums })),
})

/** Period of days, both ends included. */
const Period = z.strictObject({ from: Day, to: Day }).refine(({ from, to }) => from <= to, fault('end-before-start'))

const permit = ['can_view_accounts_breakdown', 'can_update_account_status'] as const

export const apiUsage = {
  logs: list('REQUEST-LOGS', '/third-party-access/request-logs', {
    permit,
    filter: z.object({ organisationId: Id }),
    row: RequestLog,
    paging: paging.perPage,
    envelope: under('data', content),
  }),
  balance: get('ACCOUNT-BALANCE', '/third-party-access/account-summary/{id}', {
    permit,
    assumed: 'The path is not shown; its neighbour is the list of request logs (decision E3).',
    wrapping: one.data,
    answer: z.object({ accountBalance: figure }),
  }),
  usage: get('PORTAL-API-USAGE', '/portal/api-usage/{id}', {
    extension: 'apiUsage',
    permit,
    query: Period,
    answer: Usage,
  }),
}
