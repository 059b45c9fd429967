import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { MarkedText } from '@/basics/MarkedText'
import { findIn, plainLines } from '@/jsonTree/lines'

afterEach(cleanup)

const markedIn = (text: string, term: string) => {
  const { container } = render(<MarkedText text={text} term={term} />)
  return { marks: [...container.querySelectorAll('mark')].map(mark => mark.textContent), whole: container.textContent }
}

describe('a text with marked matches', () => {
  it('has marks at the matches of the text as it is, also where its lower case is longer', () => {
    expect(markedIn('İİ Ltd of Izmir, LTD', 'ltd')).toEqual({
      marks: ['Ltd', 'LTD'],
      whole: 'İİ Ltd of Izmir, LTD',
    })
  })

  it('has marks at matches with other apostrophes, spaces and dashes', () => {
    expect(markedIn("PEOPLE'S\u00a0REPUBLIC KING\u2013DOM", 'people\u2019s  republic').marks).toEqual([
      "PEOPLE'S\u00a0REPUBLIC",
    ])
    expect(markedIn('KING\u2013DOM', 'king-dom\u200e').marks).toEqual(['KING\u2013DOM'])
  })

  it('takes signs of patterns as they are', () => {
    expect(markedIn('a.c abc (a.c)', '(a.c)').marks).toEqual(['(a.c)'])
  })

  it('is the text itself, whatever is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 2 }), (text, term) => {
        expect(markedIn(text, term).whole).toBe(text)
        cleanup()
      }),
      { numRuns: 50 },
    )
  })

  it('has a mark in each line that a search finds', () => {
    const [line] = plainLines('İstanbul Ltd')
    if (!line) throw new Error('no line')
    for (const term of ['ltd', 'İSTANBUL', 'i̇']) {
      expect(markedIn(line.text, term).marks).toHaveLength(findIn([line], term).length)
    }
  })
})
