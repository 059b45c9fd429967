import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { closingDayHandlers } from './closingDays'
import { workHandlers } from './work'
import { workTeamHandlers } from './workTeam'

/** Registers the handlers of Work, Team and the calendar. */
export const serveWork = (serve: Serve) => {
  serve(contract.work, workHandlers)
  serve(contract.workTeam, workTeamHandlers)
  serve(contract.closingDays, closingDayHandlers)
}
