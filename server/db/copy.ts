export type Cell = string | number | boolean | null | undefined

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' }

const SPECIAL = /[\\\t\n\r\0]/
const everySpecial = /[\\\t\n\r\0]/g

/** Returns a value in COPY's text format. */
export const copyCell = (value: Cell): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'string') return String(value)
  // Most values have none of these, and a test costs less than a replacement.
  return SPECIAL.test(value) ? value.replace(everySpecial, character => special[character] ?? '') : value
}

/** Encodes a row in COPY's text format. */
export const copyLine = (values: readonly Cell[]): string => `${values.map(copyCell).join('\t')}\n`
