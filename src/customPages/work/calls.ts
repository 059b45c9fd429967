import type { Id } from '@contract/id'
import {
  type Urgency,
  urgencies,
  type WorkCount,
  type WorkCountFilter,
  type WorkItem,
  work,
} from '@contract/portal/work'
import type { WorkArea, WorkSource } from '@contract/portal/workSources'
import type { QueryKey } from '@tanstack/react-query'

/** Name of the list of work, and key of all queries about it, which every change of work invalidates. */
export const WORK = 'work'

/** Beginning of the names of a supervisor's lists and figures, which show the same items. */
const TEAM = `${WORK}-`

/** Tells whether a query is about work, and so must be asked again when work changed. */
export const isOfWork = ({ queryKey: [name] }: { queryKey: QueryKey }): boolean =>
  typeof name === 'string' && (name === WORK || name.startsWith(TEAM))

/** Part of the work that a person takes items from. */
export type Queue = { area?: WorkArea | undefined; source?: WorkSource | undefined }

type NextRequest = Queue & { skip: Id[] }
export const nextItem = work.next.from(({ area, source, skip }: NextRequest) => ({ body: { area, source, skip } }))

const one = ({ id }: Pick<WorkItem, 'id'>) => ({ path: { id } })
export const takeItem = work.take.from(one)
export const releaseItem = work.release.from(one)
export const readItem = work.one.from(one)
export const readCounts = work.counts.from((query: WorkCountFilter) => ({ query }))

/** Urgencies of work that somebody can go on with now. */
const open: readonly Urgency[] = urgencies.filter(urgency => urgency !== 'PAUSED' && urgency !== 'SNOOZED')

/** Returns the number that waits for a person: all that is theirs and can go on, and what is overdue and nobody's. */
export const waitingIn = (counts: readonly WorkCount[]): number =>
  counts
    .filter(({ whose, urgency }) =>
      whose === 'MINE' ? open.includes(urgency) : whose === 'NOBODY' && urgency === 'OVERDUE',
    )
    .reduce((sum, { count }) => sum + count, 0)
