import { normalNin } from '@contract/accounts/nin'
import { fileKey, normalBrn, normalPrn } from '@contract/fileKeys'
import { foldForSearch, foldNumber, foldText } from '@contract/fold'
import { mistypedBrn } from '@contract/registry/brn'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const INVISIBLE = [
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2069',
  '\ufeff',
  '\u{e0041}',
]
const SPACES = [' ', '  ', '\u00a0', '\u1680', '\u2003', '\u2009 ', '\u202f', '\u205f', '\u3000', ' \t', '\r\n']
const QUOTES = ["'", '\u2018', '\u2019', '\u201b', '\u02bc', '\u2032', '`', '\u00b4', '\uff07']
const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d']

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...'AbZ9É ', ...INVISIBLE, ...SPACES, ...QUOTES, ...DASHES, '\u0301', 'ﬁ', '№', '２'),
  }),
)

/** Writes a text as somebody may paste it: its signs in other spellings, with marks that nobody sees. */
const pasted = (plain: string) =>
  fc
    .tuple(
      ...[...plain].map(sign =>
        fc.tuple(
          fc.constantFrom('', ...INVISIBLE),
          sign === ' '
            ? fc.constantFrom(...SPACES)
            : sign === "'"
              ? fc.constantFrom(...QUOTES)
              : sign === '-'
                ? fc.constantFrom(...DASHES)
                : /\w/.test(sign)
                  ? fc.constantFrom(sign, String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
                  : fc.constant(sign),
        ),
      ),
    )
    .map(signs => signs.flat().join(''))

describe('the fold', () => {
  it('finds a name in every way in which it is pasted', () => {
    const name = "PEOPLE'S REPUBLIC OF KING-DOM 24"
    fc.assert(
      fc.property(pasted(name), typed => {
        expect(foldForSearch(typed)).toBe(name)
      }),
    )
  })

  it('changes nothing that it folded already', () => {
    fc.assert(
      fc.property(text, typed => {
        expect(foldText(foldText(typed))).toBe(foldText(typed))
        expect(foldForSearch(foldText(typed))).toBe(foldForSearch(typed))
        expect(foldForSearch(foldForSearch(typed))).toBe(foldForSearch(typed))
      }),
      { numRuns: 3000 },
    )
  })

  it('leaves neither marks nor other spaces in what is stored', () => {
    fc.assert(
      fc.property(text, typed => {
        expect(foldText(typed)).not.toMatch(/\p{Cf}|(?! )[\s\p{Z}]|^ | $| {2}/u)
      }),
    )
  })

  it.each([
    ['PEOPLE\u2019S  REPUBLIC ', 'PEOPLE\u2019S REPUBLIC'],
    ['O\u00b4BRIEN', 'O\u00b4BRIEN'],
    ['DR.\u00a0NO\u00a0BREAK', 'DR. NO BREAK'],
    ['CAFE\u0301', 'CAFÉ'],
    ['KING\u2013DOM', 'KING\u2013DOM'],
  ])('stores %j with its signs as typed', (typed, stored) => {
    expect(foldText(typed)).toBe(stored)
  })
})

describe('numbers', () => {
  it('are one number in every way in which they are pasted', () => {
    for (const [spelling, read] of [
      ['8009 0000-000171', normalBrn],
      ['80090000000171', normalBrn],
      ['2100 0000 12345', normalPrn],
      ['CM 8500 1234 ABCD', normalNin],
      ['WU-2026-00017', (typed: string) => fileKey('APPLICATION', typed)],
      ['42', (typed: string) => fileKey('PERSON', typed)],
      ['0772123456', foldNumber],
    ] as const)
      fc.assert(
        fc.property(pasted(spelling), typed => {
          expect(read(typed)).toBe(read(spelling))
        }),
      )
    expect(normalBrn('8009 0000-000171')).toBe('80090000000171')
  })

  it.each([
    ['P-100123', 'P-100123'],
    ['p\u2013100123', 'P-100123'],
    ['g/12  b/99', 'G/12 B/99'],
    ['12-3456', '12-3456'],
  ])('keep the dashes and spaces of an old number: %s', (typed, brn) => {
    expect(normalBrn(typed)).toBe(brn)
  })

  it('tell a mistyped BRN in any spelling', () => {
    expect(mistypedBrn('8009\u20110000\u20110001\u200e')).toBe(12)
  })
})
