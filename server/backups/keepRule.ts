import { registryToday } from '@contract/registryDay'
import type { KeepRule } from '../config/backupSettings'
import type { Kept } from './storedBackups'

const DAY = 86_400_000

/** Returns the Monday of the week of a day, both as YYYY-MM-DD. */
const mondayOf = (day: string) => {
  const date = new Date(day)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
}

const periods: Readonly<Record<keyof KeepRule, (day: string) => string>> = {
  days: day => day,
  weeks: mondayOf,
  months: day => day.slice(0, 7),
}

/**
 * Returns the names of the backups to keep: the newest of each of the last days, weeks and months at the registry that have
 * one. Periods without a backup do not count, so that a stop of months costs no backup. The newest one is always kept.
 */
export const keptBy = (rule: KeepRule, backups: readonly Kept[]): Set<string> => {
  const newestFirst = backups.toSorted((one, other) => other.at.localeCompare(one.at))
  const kept = new Set(newestFirst.slice(0, 1).map(({ name }) => name))
  for (const [period, of] of Object.entries(periods) as [keyof KeepRule, (day: string) => string][]) {
    const seen = new Set<string>()
    for (const { name, at } of newestFirst) {
      const key = of(registryToday(Date.parse(at)))
      if (seen.has(key)) continue
      if (seen.size >= rule[period]) break
      seen.add(key)
      kept.add(name)
    }
  }
  return kept
}
