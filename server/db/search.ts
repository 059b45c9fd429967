/** A typed search as a LIKE pattern: found anywhere, in any case, with `%`, `_` and `\` as ordinary characters. */
export const likeSearch = (typed: string) => `%${escaped(typed)}%`

/** Found at the start only. */
export const likePrefix = (typed: string) => `${escaped(typed)}%`

const escaped = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[\\%_]/g, '\\$&')
