import type { workSettling as contract } from '@contract/portal/workSettling'
import type { Handlers } from '../http/serve'
import { searched } from './filter'
import { frozenItems, settleItems } from './settle'
import { listSettlements, undoSettlements } from './settlements'

/** Handlers of settled work; docs/decisions/109-finishing-work.md. */
export const settlingHandlers: Handlers<typeof contract> = {
  frozen: ({ db, who, query }) => frozenItems(db, who, searched(query)),
  settle: settleItems,
  list: ({ db, who, filter, page }) => listSettlements(db, who, filter, page),
  undo: undoSettlements,
}
