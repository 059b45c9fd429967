import { copyLine } from '@server/db/copy'
import { CopyText, type Value } from '@server/demonstration/seed/copyRows'
import { daysBefore, momentText } from '@server/demonstration/seed/dates'
import { array, assert, constantFrom, double, integer, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Milliseconds from 1850 to 2150. */
const moment = integer({ min: Date.UTC(1850, 0), max: Date.UTC(2150, 0) })

describe('rows in the format of COPY', () => {
  const value = oneof(
    string({ unit: 'grapheme' }),
    string({ unit: 'binary-ascii' }),
    constantFrom<Value>('', '\\N', 'C:\\new\tline\r\n', 'Kyaggwe', null, true, false, 0, -12.5),
    constantFrom('n', 'é').map(sign => sign.repeat(80_000)),
  )

  it('are the same bytes as those of whole lines, in pieces that end with a row', () => {
    assert(
      property(array(array(value, { minLength: 1, maxLength: 6 }), { maxLength: 12 }), rows => {
        const text = new CopyText()
        const pieces = rows.flatMap(row => (text.add(row) ? text.take() : []))
        pieces.push(...text.take())
        expect(Buffer.concat(pieces).equals(Buffer.from(rows.map(copyLine).join('')))).toBe(true)
        for (const piece of pieces) expect(piece.at(-1)).toBe(10)
      }),
    )
  })
})

describe('moments', () => {
  it('are written as the language writes them', () => {
    const anyMoment = oneof(
      moment,
      moment.map(at => at - (at % HOUR)),
    )
    assert(
      property(anyMoment, at => {
        expect(momentText(at)).toBe(new Date(at).toISOString())
      }),
    )
  })

  it('give the day so many days before, also for parts of days', () => {
    const days = oneof(integer({ min: -5000, max: 30_000 }), double({ min: -5000, max: 30_000, noNaN: true }))
    assert(
      property(moment, days, (at, before) => {
        expect(daysBefore(new Date(at), before)).toBe(new Date(at - before * DAY).toISOString().slice(0, 10))
      }),
      { examples: [[-1, -6.424901762877064e-25]] },
    )
  })
})
