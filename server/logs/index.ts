import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { accessLogHandlers } from './accessLog'
import { auditHandlers } from './audit'
import type { OpenLog } from './openLog'

/** Registers the handlers of the pages of both logs. */
export const serveLogs = (serve: Serve, opens: OpenLog) => {
  serve(contract.accessLog, accessLogHandlers(opens))
  serve(contract.audit, auditHandlers)
}
