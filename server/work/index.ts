import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { closingDayHandlers } from './closingDays'
import { newsHandlers } from './news'
import { settlingHandlers } from './settling'
import { workHandlers } from './work'
import { workTeamHandlers } from './workTeam'

/** Registers the handlers of Work, Team and the calendar. */
export const serveWork = (serve: Serve) => {
  serve(contract.work, workHandlers)
  serve(contract.workSettling, settlingHandlers)
  serve(contract.news, newsHandlers)
  serve(contract.workTeam, workTeamHandlers)
  serve(contract.closingDays, closingDayHandlers)
}
