/** Words by key, nested as the files are written; a key is the path with dots. */
export type Messages = { [key: string]: string | Messages }

/** Returns the same words as one flat table: `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. Adds them to `table`, if given. */
export const flatten = (
  messages: Messages,
  prefix = '',
  table: Record<string, string> = {},
): Record<string, string> => {
  for (const [key, value] of Object.entries(messages))
    if (typeof value === 'string') table[prefix + key] = value
    else flatten(value, `${prefix}${key}.`, table)
  return table
}
