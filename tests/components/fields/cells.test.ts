import { readSpreadsheet } from '@spreadsheet/read'
import { writeXlsx } from '@spreadsheet/write'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldKinds } from '@/components/fields'
import type { Kind } from '@/definition/field'
import { workbookCells } from '../../support/workbookCells'

const saying = { locale: 'en', option: (value: string) => value }
/** Cell of a value in the workbook of a list, as `columnsOf` makes it. */
const cellOf = (kind: Kind, value: unknown) => fieldKinds[kind].cell?.(value) ?? fieldKinds[kind].plain(value, saying)
/** Returns the cells of one column, as a spreadsheet program reads them. */
const columnOf = (kind: Kind, values: readonly unknown[]) =>
  workbookCells(
    writeXlsx(
      ['Title'],
      values.map(value => [cellOf(kind, value)]),
      'List',
    ),
  )
    .slice(1)
    .map(([cell]) => cell)

describe('a value in a workbook', () => {
  it.each([
    ['money', 1_250_000, 1_250_000, '"UGX" #,##0', 'UGX 1,250,000'],
    ['money', 1250.5, 1250.5, '"UGX" #,##0.0', 'UGX 1,250.5'],
    ['money', '1,250.75', 1250.75, '"UGX" #,##0.00', 'UGX 1,250.75'],
    ['money', -40, -40, '"UGX" #,##0', '-UGX 40'],
    ['money', 0, 0, '"UGX" #,##0', 'UGX 0'],
    ['money', 0.1 + 0.2, 0.1 + 0.2, '"UGX" #,##0.00', 'UGX 0.30'],
    ['count', 1234, 1234, '#,##0', '1,234'],
    ['count', '12', 12, '#,##0', '12'],
    ['percentage', 18, 0.18, '0%', '18%'],
    ['percentage', 0.07, 0.0007, '0.00%', '0.07%'],
  ] as const)('is a number: %s %s', (kind, value, number, format, shown) => {
    expect(columnOf(kind, [value])).toEqual([{ t: 'n', v: number, z: format, w: shown }])
  })

  it.each([
    ['date', '2026-01-31', 46_053, 'dd-mm-yyyy', '31-01-2026'],
    // Half past ten in the evening in UTC is the next day at the registry, and a day holds no time.
    ['date', '2026-01-30T22:30:00Z', 46_053, 'dd-mm-yyyy', '31-01-2026'],
    ['slashedDate', '2026-01-31', 46_053, 'dd/mm/yyyy', '31/01/2026'],
    ['dateTime', '2026-01-31T09:00:00Z', 46_053.5, 'dd-mm-yyyy hh:mm', '31-01-2026 12:00'],
    ['dateTime', '2026-01-31T18:00', 46_053.75, 'dd-mm-yyyy hh:mm', '31-01-2026 18:00'],
    ['exactTime', '2026-01-31T02:00:00-01:00', 46_053.25, 'dd-mm-yyyy hh:mm:ss', '31-01-2026 06:00:00'],
    ['date', '1900-03-01', 61, 'dd-mm-yyyy', '01-03-1900'],
  ] as const)('is a date in registry time: %s %s', (kind, value, number, format, shown) => {
    expect(columnOf(kind, [value])).toEqual([{ t: 'n', v: number, z: format, w: shown }])
  })

  it.each([
    ['code', '80020001234567', '80020001234567'],
    ['digits', '00012', '00012'],
    ['phone', '+256772000111', '+256772000111'],
    ['text', '=HYPERLINK("http://evil.example")', '=HYPERLINK("http://evil.example")'],
    ['choice', '42', '42'],
    ['money', '=1+1', '=1+1'],
    ['money', 'to be agreed', 'to be agreed'],
    // A spreadsheet program would lose the last digits.
    ['money', '1234567890123456', 'UGX 1,234,567,890,123,456'],
    ['date', '••••••', '••••••'],
    ['date', '2026-02-30', '30-02-2026'],
    ['date', '1899-12-31', '31-12-1899'],
    ['dateTime', '@SUM(A1)', '@SUM(A1)'],
  ] as const)('is text and never a formula: %s %s', (kind, value, text) => {
    expect(columnOf(kind, [value])).toMatchObject([{ t: 's', v: text, f: undefined }])
  })

  it.each(Object.keys(fieldKinds) as Kind[])('is an empty text where it is missing: %s', kind => {
    for (const value of [undefined, null, '']) expect(cellOf(kind, value)).toBe('')
  })
})

/** Amounts as hosts send them: a number, or a text with or without separators. */
const amount = fc
  .integer({ min: -99_999_999_999, max: 99_999_999_999 })
  .chain(cents => fc.constantFrom<unknown>(cents / 100, (cents / 100).toFixed(2), (cents / 100).toLocaleString('en')))

it.each([
  ['money', 1],
  ['count', 1],
  ['percentage', 100],
] as const)('adds up in the workbook to the sum of the list: %s', (kind, scale) => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), values => {
      const cells = columnOf(kind, values)
      expect(cells.map(cell => cell?.t)).toEqual(values.map(() => 'n'))
      const sum = cells.reduce((total, cell) => total + Number(cell?.v), 0)
      const list = values.reduce<number>((total, value) => total + Number(String(value).replaceAll(',', '')), 0)
      expect(sum * scale).toBeCloseTo(list, 2)
    }),
  )
})

it('sorts in the workbook by day and moment, and is read again as it was shown', async () => {
  const moment = fc.date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const moments = fc.array(
    moment.map(date => date.toISOString()),
    { minLength: 1, maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(moments, async values => {
      const cells = columnOf('exactTime', values)
      const order = (keys: readonly (string | number)[]) =>
        keys.map((_, at) => at).sort((a, b) => ((keys[a] ?? 0) < (keys[b] ?? 0) ? -1 : 1))
      const seconds = values.map((value, at) => `${value.slice(0, 19)} ${String(at).padStart(2, '0')}`)
      const numbers = cells.map((cell, at) => Number(cell?.v) + at / 1e9)
      expect(order(numbers)).toEqual(order(seconds))
      const days = writeXlsx(
        ['Day'],
        values.map(value => [cellOf('date', value)]),
        'List',
      )
      const [{ rows } = { rows: [] }] = await readSpreadsheet(days, 'list.xlsx', ['.xlsx'])
      expect(rows.slice(1).map(row => row.cells[0])).toEqual(values.map(value => fieldKinds.date.plain(value, saying)))
    }),
    { numRuns: 30 },
  )
})
