import { secretVariables } from './secretFiles'

/** Prefix whose variables the SDK of OpenTelemetry reads itself. */
const FOREIGN = 'OTEL'

const firstWord = (name: string) => name.split('_', 1)[0] ?? ''

/** Counts the letters to add, leave out, replace or swap with the next, which make one name of another. */
const lettersBetween = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    rows.push([row])
    for (let column = 1; column <= other.length; column++) {
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[row]?.push(least)
    }
  }
  return at(one.length, other.length)
}

/**
 * Returns the variables that look like a setting and that nothing reads, each with the setting that it resembles: those with
 * the first word of several settings, those one letter away from a setting (two where it is long), and the file of a setting
 * that takes none. They are no faults: a platform may set DATABASE_HOST for its own ends.
 */
export const unreadSettings = (given: Record<string, unknown>, settings: readonly string[]): string[] => {
  const words = settings.map(firstWord)
  const prefixes = new Set(words.filter((word, at) => word !== FOREIGN && words.indexOf(word) !== at))
  const read = [...settings, ...secretVariables]
  const resembled = (name: string) =>
    read.find(one => one.includes('_') && lettersBetween(name, one) <= (one.length > 8 ? 2 : 1))
  return Object.keys(given).flatMap(name => {
    if (read.includes(name)) return []
    const meant = resembled(name)
    if (meant) return [`${name} (${meant}?)`]
    const takesNoFile = name.endsWith('_FILE') && settings.includes(name.slice(0, -5))
    return takesNoFile || (name.includes('_') && prefixes.has(firstWord(name))) ? [name] : []
  })
}
