import { z } from 'zod'
import { figure, get, list, maybe, word } from '../call'
import { content, one, paging, under } from '../dialects'

const Json = z.union([z.string(), z.record(z.string(), z.unknown())])

/** A call that an organisation made: what it asked for and what it was answered, each as JSON (001 section 3). */
export const RequestLog = z.object({
  id: maybe(word),
  apiRequest: maybe(Json),
  apiResponse: maybe(Json),
  endPoint: maybe(z.string()),
  responseGiven: maybe(z.boolean()),
  createdAt: maybe(z.string()),
})
export type RequestLog = z.infer<typeof RequestLog>

const permit = ['can_view_accounts_breakdown', 'can_update_account_status'] as const

export const apiUsage = {
  logs: list('REQUEST-LOGS', '/third-party-access/request-logs', {
    permit,
    filter: z.object({ organisationId: z.string().trim().min(1).max(60) }),
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
}
