import { Fragment } from 'react'
import { splitAtMatches } from './matches'

/** Text with the matches of a search marked in it. */
export const MarkedText = ({ text, term }: { text: string; term: string }) => {
  if (!term) return text
  return splitAtMatches(text, term).map((piece, at) => {
    const key = `${at} ${piece}`
    return at % 2 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>
  })
}
