import type { CountedList, Summary } from '@contract/portal/capabilities'

/** Total of an area and its breakdowns. */
export type Figure = {
  total: number
  active?: number
  byMonth?: readonly { month: string; count: number }[] | undefined
  byType?: Readonly<Record<string, number>>
}

/** Returns the host's figures by the property of its summary; a property that the host leaves out has none. */
export const figuresOf = (summary: Summary | undefined): Readonly<Partial<Record<CountedList, Figure>>> => {
  if (!summary) return {}
  const { entities: _, revenue: __, ...areas } = summary
  return areas
}

/**
 * Returns the largest parts in descending order, at most `most` of them; the last one, with key '', adds up all others.
 */
export const largestParts = (parts: Readonly<Record<string, number>>, most: number): [key: string, count: number][] => {
  const sorted = Object.entries(parts).sort((a, b) => b[1] - a[1])
  if (sorted.length <= most) return sorted
  const rest = sorted.slice(most - 1).reduce((sum, [, count]) => sum + count, 0)
  return [...sorted.slice(0, most - 1), ['', rest]]
}
