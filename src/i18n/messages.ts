/** Words by key, nested as the files are written; a key is the path with dots. */
export type Messages = { [key: string]: string | Messages }

const asWritten = (sentence: string) => sentence

/**
 * Returns the same words as one flat table: `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`, each sentence as `change` returns
 * it. Adds them to `table`, if given.
 */
export const flatten = (
  messages: Messages,
  change: (sentence: string) => string = asWritten,
  table: Record<string, string> = {},
  prefix = '',
): Record<string, string> => {
  for (const [key, value] of Object.entries(messages))
    if (typeof value === 'string') table[prefix + key] = change(value)
    else flatten(value, change, table, `${prefix}${key}.`)
  return table
}
