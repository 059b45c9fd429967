import type { AnyRow } from '@/definition/defineResource'

/** Failures of one cause. */
export type Group = { cause: string; rows: AnyRow[] }

/** Returns the failures grouped by cause, the most frequent cause first. */
export const groupByCause = (rows: readonly AnyRow[], causeOf: (row: AnyRow) => string): Group[] => {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const cause = causeOf(row)
    const group = groups.get(cause) ?? { cause, rows: [] }
    group.rows.push(row)
    groups.set(cause, group)
  }
  return [...groups.values()].sort(
    (one, other) => other.rows.length - one.rows.length || one.cause.localeCompare(other.cause),
  )
}
