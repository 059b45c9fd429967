import { foldedPattern } from '@contract/fold'

// A pattern compares without changing the text: a text in lower case may be longer, as that of İ is.
const patternOf = (term: string) => new RegExp(`(${foldedPattern(term)})`, 'iu')

/** Returns a function that tells whether a text contains the term, ignoring case. */
export const containing = (term: string) => {
  const pattern = patternOf(term)
  return (text: string): boolean => pattern.test(text)
}

/** Returns a text in pieces, ignoring case: those with an odd index are its matches of the term. */
export const splitAtMatches = (text: string, term: string): string[] => text.split(patternOf(term))
