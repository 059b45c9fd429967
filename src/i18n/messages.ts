/** Words by key, nested as the files are written; a key is the path with dots. */
export type Messages = { [key: string]: string | Messages }

/** The same words as one flat table: `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. */
export const flatten = (messages: Messages, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
