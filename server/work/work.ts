import type { work as contract } from '@contract/portal/work'
import { successMessage } from '@contract/successMessages'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { listColleagues } from './colleagues'
import { countWork } from './counts'
import { searched } from './filter'
import { readItem, visibleItem } from './items'
import { releaseItem, takeItem } from './leases'
import { listWork } from './listWork'
import { nextItem } from './nextItem'
import { passOn } from './passOn'
import { snooze } from './snooze'
import { sourcesOf } from './sourcesOf'

/**
 * Handlers of work. Taking and releasing an item change nothing in the register and end by themselves, so they leave no
 * audit entry (docs/decisions/068-work.md).
 */
export const workHandlers: Handlers<typeof contract> = {
  list: ({ db, who, filter, page }) => listWork(db, who, searched(filter), page),
  counts: async ({ db, who, query }) => ({ counts: await countWork(db, who, sourcesOf(who.permissions), query) }),
  one: async ({ db, who, path }) => readItem(db, (await visibleItem(db, path.id, who)).id),
  next: ({ db, who, body }) =>
    nextItem(db, who, sourcesOf(who.permissions, body), {
      skips: [body.skip ?? []].flat().map(rowNumber),
      backlog: body.backlog ?? false,
    }),
  take: ({ db, who, path }) => takeItem(db, path.id, who),
  async release({ db, who, path }) {
    await releaseItem(db, rowNumber(path.id), who)
    return successMessage('work-released')
  },
  async passOn(call) {
    const colleague = await passOn(call)
    return colleague ? successMessage('work-passed', { name: colleague.name }) : successMessage('work-returned')
  },
  async snooze(call) {
    await snooze(call)
    const { until } = call.body
    return until ? successMessage('work-snoozed', { day: until }) : successMessage('work-resumed')
  },
  colleagues: ({ db, who, filter, page }) => listColleagues(db, who, filter, page),
}
