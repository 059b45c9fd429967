import { BACKLOG_DAYS, openUrgencies, type Urgency, type WorkFilter } from '@contract/portal/work'
import { registryToday } from '@contract/registryDay'
import { or, type SQL, sql } from 'drizzle-orm'
import { workItem } from '../db/schema'

const DAY = 86_400_000

/** Returns the last day of the registry's week of a day, its Sunday. */
export const endOfWeek = (day: string): string => {
  const at = Date.parse(day)
  const ahead = (7 - new Date(at).getUTCDay()) % 7
  return new Date(at + ahead * DAY).toISOString().slice(0, 10)
}

/** Returns the first day that is not backlog: work due before it is. */
export const backlogEnd = (today = registryToday()): string =>
  new Date(Date.parse(today) - BACKLOG_DAYS * DAY).toISOString().slice(0, 10)

/** Returns the urgency of work that waits for staff, by its due day. */
const urgencyOfDay = (due: string, today = registryToday()): Urgency => {
  if (due < backlogEnd(today)) return 'BACKLOG'
  if (due < today) return 'OVERDUE'
  if (due === today) return 'TODAY'
  return due <= endOfWeek(today) ? 'WEEK' : 'LATER'
}

/** Returns the urgency of an item, by its stage and due day. */
export const urgencyOf = ({ stage, due }: { stage: number; due: string | null }): Urgency => {
  if (stage === 2) return 'SNOOZED'
  if (stage === 1) return 'PAUSED'
  return due ? urgencyOfDay(due) : 'LATER'
}

const { due, stage } = workItem

/** Condition of work that waits for staff and is due so. */
const active = (days: SQL): SQL => sql`(${stage} = 0 AND ${days})`

/** Work that waits for staff beyond the end of the calendar, and so has no due day. */
const undated = active(sql`${due} IS NULL`)

/**
 * Conditions of the items of each urgency. Each condition is one range of the indexes of items, in the order in which a list
 * shows them; undated work comes after that which is due.
 */
const ranges = (): Record<Urgency, SQL[]> => {
  const today = registryToday()
  return {
    OVERDUE: [active(sql`${due} >= ${backlogEnd(today)} AND ${due} < ${today}`)],
    TODAY: [active(sql`${due} = ${today}`)],
    WEEK: [active(sql`${due} > ${today} AND ${due} <= ${endOfWeek(today)}`)],
    LATER: [active(sql`${due} > ${endOfWeek(today)}`), undated],
    PAUSED: [sql`${stage} = 1`],
    SNOOZED: [sql`${stage} = 2`],
    BACKLOG: [active(sql`${due} < ${backlogEnd(today)}`)],
  }
}

/** Returns the condition of open work that has a due day: the one range of the indexes from which Next takes items. */
export const isDated = (today = registryToday()): SQL => active(sql`${due} >= ${backlogEnd(today)}`)
/** Returns the condition of open work without a due day. */
export const isUndated = (): SQL => undated

/** Returns the condition of backlog. */
export const isBacklog = (): SQL => active(sql`${due} < ${backlogEnd()}`)

/** Returns the ranges that a filter for urgency finds, one after the other; without it all, backlog last. */
export const rangesOf = (urgency: WorkFilter['urgency']): SQL[] => {
  if (urgency === 'OPEN') return [isDated(), undated]
  return urgency ? ranges()[urgency] : [isDated(), undated, sql`${stage} > 0`, isBacklog()]
}

/** Returns the urgencies that a filter finds; undefined for all. */
export const urgenciesIn = (urgency: WorkFilter['urgency']): readonly Urgency[] | undefined =>
  urgency === 'OPEN' ? openUrgencies : urgency && [urgency]

/** Returns the condition of the items that a filter for urgency finds; undefined for all. */
export const hasUrgency = (urgency: WorkFilter['urgency']): SQL | undefined => urgency && or(...rangesOf(urgency))

/** Returns SQL for the urgency of an item. */
export const itemUrgency = (): SQL<Urgency> => {
  const cases = Object.entries(ranges()).map(([urgency, parts]) => sql`WHEN ${or(...parts)} THEN ${urgency}`)
  return sql<Urgency>`CASE ${sql.join(cases, sql` `)} END`
}
