import type { CountedList, Summary } from '@contract/portal/capabilities'

/** A number about an area, and what it can be told apart by. */
export type Figure = {
  total: number
  active?: number
  byMonth?: readonly { month: string; count: number }[] | undefined
  byType?: Readonly<Record<string, number>>
}

/** The host's figures by the part of its summary that they are; a part that the host leaves out has none. */
export const figuresOf = (summary: Summary | undefined): Readonly<Partial<Record<CountedList, Figure>>> => {
  if (!summary) return {}
  const { entities: _, revenue: __, ...areas } = summary
  return areas
}

/** The largest parts of a whole, in order, and all others together as the last. */
export const largestParts = (parts: Readonly<Record<string, number>>, most: number): [key: string, count: number][] => {
  const sorted = Object.entries(parts).sort((a, b) => b[1] - a[1])
  if (sorted.length <= most) return sorted
  const rest = sorted.slice(most - 1).reduce((sum, [, count]) => sum + count, 0)
  return [...sorted.slice(0, most - 1), ['', rest]]
}
