/**
 * Returns a typed name or address in the one folding in which it is looked up and counted: NFKC, in lower case. A text that
 * differs from it by more than letter case, such as `admİn`, gets a space in front, which no stored name has: it is
 * unknown after the same work.
 */
export const signInName = (typed: string): string => {
  const name = typed.trim()
  const folded = name.normalize('NFKC').toLowerCase()
  const isOwn = name.normalize('NFKC') === name && folded.normalize('NFKC').toUpperCase() === name.toUpperCase()
  return isOwn ? folded : ` ${folded}`
}
