import fc from 'fast-check'

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

/** ID numbers and telephones, plain and in a usual spelling. */
export const personalNumbers = fc.oneof(written(nin), written(telephone))
