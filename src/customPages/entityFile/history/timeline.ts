import type { FileHistory, FileStep } from '@contract/portal/history'

/** Moment of a file as its address names it; undefined for today. */
type Shown = string | undefined

/** Returns the moment after a step, as the address names it; undefined for one that is before the history. */
export const momentOf = ({ trackingNo, effectiveOn }: FileStep, historySince: string): string | undefined => {
  if (!effectiveOn || effectiveOn < historySince) return undefined
  return trackingNo ? `filing:${trackingNo}` : effectiveOn
}

/** Returns the day that is some days after another, both as YYYY-MM-DD. */
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the moments that a file can be shown at, with their days, the latest first. */
const momentsIn = ({ steps, historySince }: FileHistory) => {
  const moments = steps.flatMap(step => {
    const moment = momentOf(step, historySince)
    return moment && step.effectiveOn ? [{ moment, day: step.effectiveOn }] : []
  })
  const byMoment = new Map(moments.map(one => [one.moment, one]))
  return [...byMoment.values()].toSorted((one, other) => (one.day > other.day ? -1 : one.day < other.day ? 1 : 0))
}

/** Returns the day that is shown; undefined where the history has no filing of that number. */
export const shownDay = (history: FileHistory, shown: Shown, today: string): string | undefined => {
  if (!shown) return today
  if (!shown.startsWith('filing:')) return shown
  return momentsIn(history).find(({ moment }) => moment === shown)?.day
}

/** Steps along the time of a file: to the filing or the day before, and after. */
export type StepKind = 'previousFiling' | 'nextFiling' | 'previousDay' | 'nextDay'

/**
 * Returns the moment that a step leads to, `today` where it leads to the file of today; undefined where there is none further.
 */
export const stepFrom = (history: FileHistory, shown: Shown, kind: StepKind, today: string): string | undefined => {
  const day = shownDay(history, shown, today)
  if (!day) return undefined
  const first = history.historySince > history.registeredOn ? history.historySince : history.registeredOn
  if (kind === 'previousDay') return day > first ? dayAfter(day, -1) : undefined
  if (kind === 'nextDay') {
    if (!shown) return undefined
    const next = dayAfter(day, 1)
    return next < today ? next : 'today'
  }
  const moments = momentsIn(history)
  const place = moments.findIndex(({ moment }) => moment === shown)
  const before = moments.findIndex(one => one.day <= day)
  const here = place >= 0 ? place : before < 0 ? moments.length : before - 0.5
  if (kind === 'previousFiling') return moments[Math.floor(here) + 1]?.moment
  if (!shown) return undefined
  return moments[Math.ceil(here) - 1]?.moment ?? 'today'
}
