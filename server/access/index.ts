import { contract } from '@contract/index'
import type { Database } from '../db/database'
import type { Serve } from '../http/serve'
import { apiAccessHandlers } from './apiAccess'
import { partnerApiHandlers } from './partnerApi'
import { countCall } from './rateLimit'

type Parts = {
  database: Database
  currency: string
  /** Calls that each key may make in a minute. */
  callsPerMinute: number
}

/** Registers the handlers of API access, and the partner API with its sandbox. */
export const serveAccess = (serve: Serve, { database, currency, callsPerMinute }: Parts) => {
  const counted = { arrives: countCall(callsPerMinute) }
  serve(contract.apiAccess, apiAccessHandlers)
  serve(contract.partnerApi, partnerApiHandlers(database, currency, 'LIVE'), counted)
  serve(contract.partnerSandbox, partnerApiHandlers(database, currency, 'SANDBOX'), counted)
}
