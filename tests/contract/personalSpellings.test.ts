import { maskAnywhere } from '@contract/personalText'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const letters = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPRTUVWXYZ'), minLength: count, maxLength: count })

const nin = fc
  .tuple(fc.constantFrom('CM', 'CF', 'PM'), digits(8), letters(2), digits(1), letters(1))
  .map(parts => parts.join(''))
const telephone = fc
  .tuple(fc.constantFrom('+256', '00256', '256', '0', ''), fc.constant('7'), digits(8))
  .map(parts => parts.join(''))

const SPACES = [' ', '\u00a0', '\u2009', '\t', '\n', '\r\n']
const separator = fc
  .array(fc.constantFrom(...SPACES, '.', '-', '/', '\u2011', '\u2013'), { minLength: 1, maxLength: 2 })
  .map(signs => signs.join(''))
const mark = fc.constantFrom('', '', '', '\u200b', '\u200e', '\u00ad')

/** Writes the signs of a number in groups, some of them in full width, with marks that nobody sees. */
const written = (number: fc.Arbitrary<string>) =>
  number.chain(plain =>
    fc
      .tuple(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ max: 3, min: 0 }), separator, mark), {
          minLength: plain.length,
          maxLength: plain.length,
        }),
        fc.boolean(),
        fc.boolean(),
      )
      .map(([gaps, isWide, isLower]) => {
        const text = [...plain]
          .map((sign, at) => {
            const [, share, between, invisible] = gaps[at] ?? [false, 1, '', '']
            const shown = isWide && sign !== '+' ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign
            return `${at > 0 && plain[at - 1] !== '+' && share === 0 ? between : ''}${invisible}${shown}`
          })
          .join('')
        return { plain, text: isLower ? text.toLowerCase() : text }
      }),
  )

const before = fc.constantFrom('', 'Tel. ', 'NIN: ', 'Call ', 'the owner (', 'is\u00a0', 'said:\n', 'Simu ya ')
const after = fc.constantFrom('', '.', ', of Kampala', ' was refused', ')', '\nand no more', '; see 80020001234567')

it('masks ID numbers and telephones in every usual spelling', () => {
  fc.assert(
    fc.property(before, fc.oneof(written(nin), written(telephone)), after, (start, { plain, text }, end) => {
      const shown = String(maskAnywhere(start + text + end)).normalize('NFKC')
      expect(shown).toContain('••••••••')
      const left = shown.slice(start.normalize('NFKC').length, shown.length - end.length)
      expect(left.replace(/[^\p{L}\p{N}]/gu, '').length).toBeLessThan(8)
      expect(shown.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()).not.toContain(plain.slice(-7))
    }),
    { numRuns: 1000 },
  )
})

it.each([
  'BRN 80020001234567, PRN 2210000000017 of 2026-11-02',
  'Since 05-11-2026 08:30, until 7/11/2026 10:15',
  'Paid UGX 750000000.00 and 7,500,000.50 on 12/11/2026',
  'Charge: UGX 750000000; Shs 750 000 000, at most UGX 1.750.000.000 and 750,000,000/=',
  'From 10.0.0.117 and 192.168.70.123, order WU-2026-00017',
  'Name typed as it is: O\u2019BRIEN\u00a0\u2013 \ufb01ve',
])('leaves what is no personal data as it was typed: %s', text => {
  expect(maskAnywhere(text)).toBe(text)
})
