import type { Id } from '@contract/id'
import {
  openUrgencies,
  type WorkCount,
  type WorkCountFilter,
  type WorkFilter,
  type WorkItem,
  work,
} from '@contract/portal/work'
import { type SettleReason, workSettling } from '@contract/portal/workSettling'
import type { WorkArea, WorkSource } from '@contract/portal/workSources'
import type { QueryKey } from '@tanstack/react-query'

/** Name of the list of work, and key of all queries about it, which every change of work invalidates. */
export const WORK = 'work'

/** Name of the list of jobs, and key of all queries about them. */
export const JOBS = 'jobs'

/** Beginning of the names of a supervisor's lists and figures, which show the same items. */
const TEAM = `${WORK}-`

/** Tells whether a query is about work, and so must be asked again when work changed. */
export const isOfWork = ({ queryKey: [name] }: { queryKey: QueryKey }): boolean =>
  typeof name === 'string' && (name === WORK || name.startsWith(TEAM))

/** Part of the work that a person takes items from. */
export type Queue = {
  area?: WorkArea | undefined
  source?: WorkSource | undefined
  /** Backlog alone; without it, none of it. */
  backlog?: boolean | undefined
}

type NextRequest = Queue & { skip: Id[] }
export const nextItem = work.next.from(({ area, source, backlog, skip }: NextRequest) => ({
  body: { area, source, skip, ...(backlog && { backlog }) },
}))

const one = ({ id }: Pick<WorkItem, 'id'>) => ({ path: { id } })
export const takeItem = work.take.from(one)
export const releaseItem = work.release.from(one)
export const readItem = work.one.from(one)
export const readCounts = work.counts.from((query: WorkCountFilter) => ({ query }))

export const readFrozen = workSettling.frozen.from((query: WorkFilter) => ({ query }))

type Settle = { token: string; ids: Id[]; reason: SettleReason; note: string }
export const settleItems = workSettling.settle.from((body: Settle) => ({ body }))

const isOpen = ({ urgency }: Pick<WorkCount, 'urgency'>) => openUrgencies.some(one => one === urgency)

/**
 * Returns the number that counts as work everywhere, in the menu, on the dashboard and on the page: all that the person may
 * do, waits for staff and is no backlog.
 */
export const openIn = (counts: readonly WorkCount[]): number =>
  counts.filter(isOpen).reduce((sum, { count }) => sum + count, 0)
