import type { Urgency } from '@contract/portal/work'
import { registryToday } from '@contract/registryDay'
import { type SQL, sql } from 'drizzle-orm'
import { workItem } from '../db/schema'

const DAY = 86_400_000

/** Returns the last day of the registry's week of a day, its Sunday. */
export const endOfWeek = (day: string): string => {
  const at = Date.parse(day)
  const ahead = (7 - new Date(at).getUTCDay()) % 7
  return new Date(at + ahead * DAY).toISOString().slice(0, 10)
}

/** Returns the urgency of work that waits for staff, by its due day. */
const urgencyOfDay = (due: string, today = registryToday()): Urgency => {
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

const active = (due: SQL): SQL => sql`(${workItem.stage} = 0 AND ${due})`

const conditions = (): Record<Urgency, SQL> => {
  const today = registryToday()
  const { due, stage } = workItem
  return {
    OVERDUE: active(sql`${due} < ${today}`),
    TODAY: active(sql`${due} = ${today}`),
    WEEK: active(sql`${due} > ${today} AND ${due} <= ${endOfWeek(today)}`),
    LATER: active(sql`(${due} > ${endOfWeek(today)} OR ${due} IS NULL)`),
    PAUSED: sql`${stage} = 1`,
    SNOOZED: sql`${stage} = 2`,
  }
}

/** Returns the condition of the items of an urgency. */
export const hasUrgency = (urgency: Urgency): SQL => conditions()[urgency]

/** Returns SQL for the urgency of an item. */
export const itemUrgency = (): SQL<Urgency> => {
  const cases = Object.entries(conditions()).map(([urgency, condition]) => sql`WHEN ${condition} THEN ${urgency}`)
  return sql<Urgency>`CASE ${sql.join(cases, sql` `)} END`
}
