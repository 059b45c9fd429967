import { Amount, amountIn, LARGEST_AMOUNT, Price } from '@contract/amount'
import { describe, expect, it } from 'vitest'

describe('an amount that was typed or pasted', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1 250 000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['1.250.000', 1_250_000],
    ['UGX 1,250,000', 1_250_000],
    ['Shs. 1,250,000/=', 1_250_000],
    ['  59,000.00 ', 59_000],
    ['59000,50', 59_000.5],
    ['1.250.000,25', 1_250_000.25],
    ['0', 0],
    ['-5,000', -5000],
  ])('%s is read', (written, amount) => expect(amountIn(written)).toBe(amount))

  it.each([
    '',
    '1.250',
    '12,50,000',
    '1,250.000',
    '1e5',
    '0x10',
    '1,2500',
    '59 000 shillings',
    '--5',
    '1..2',
    'Infinity',
    '٣',
  ])('%s is refused as no amount or an ambiguous one', written => expect(amountIn(written)).toBeUndefined())

  it('has no rounding errors: a third decimal is refused, and an accepted text is kept exactly', () => {
    expect(Amount.safeParse(0.1 + 0.2).success).toBe(false)
    expect(Amount.parse('999,999,999,999').toFixed(2)).toBe('999999999999.00')
    for (let cents = 1; cents < 100; cents += 7) {
      const written = `${LARGEST_AMOUNT - 1}.${String(cents).padStart(2, '0')}`
      expect(Amount.parse(written).toFixed(2)).toBe(written)
    }
  })

  it.each([0, -1, LARGEST_AMOUNT + 1, 1.005, '0', 'free'])('%s is refused as a price', amount =>
    expect(Price.safeParse(amount).success).toBe(false),
  )
})
