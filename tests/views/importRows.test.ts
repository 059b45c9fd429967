import { describe, expect, it } from 'vitest'
import { strikeImportColumns } from '@/resources/registry/strikes'
import { ImportRows } from '@/views/import/ImportRows'

const rowsOf = (...values: string[][]) => {
  const rows = new ImportRows(strikeImportColumns)
  rows.add(values.map((cells, index) => ({ row: index + 2, values: cells })))
  return rows
}
const faults = (rows: ImportRows) => rows.rows.map(row => row.faults[0])

describe('the rows of an import', () => {
  it('are checked for what is missing, malformed, too long and repeated', () => {
    const rows = rowsOf(['80091', 'A'], ['', 'B'], ['no', 'C'], ['80091 ', 'D'], ['80092', 'x'.repeat(501)])
    expect(faults(rows)).toEqual([undefined, 'required', 'pattern', 'repeated', undefined])
    expect(rows.rows[4]?.faults[1]).toBe('longest')
    expect(rows.counts()).toEqual({ all: 5, good: 1, faulty: 4, left: 0 })
  })

  it('skip what holds nothing', () => expect(rowsOf(['', ''], ['80091', '']).counts().all).toBe(1))

  it('are checked again when one is corrected, and those that shared its value too', () => {
    const rows = rowsOf(['80091', 'A'], ['80091', 'B'])
    rows.correct(0, 0, '80093')
    expect(faults(rows)).toEqual([undefined, undefined])
    rows.correct(0, 0, '80091')
    expect(faults(rows)).toEqual([undefined, 'repeated'])
  })

  it('free their value when they are left out, and take it back', () => {
    const rows = rowsOf(['80091', 'A'], ['80091', 'B'])
    rows.leaveOut(0, true)
    expect(faults(rows)).toEqual([undefined, undefined])
    rows.leaveOut(0, false)
    expect(faults(rows)).toEqual([undefined, 'repeated'])
    rows.leaveOutFaulty()
    expect(rows.good().map(({ row }) => row)).toEqual([2])
  })

  it('take in a hundred thousand in slices without holding the page up for long', () => {
    const rows = new ImportRows(strikeImportColumns)
    const all = Array.from({ length: 100_000 }, (_, n) => ({ row: n + 2, values: [`8009${n}`, `Name ${n}`] }))
    for (let at = 0; at < all.length; at += 4000) rows.add(all.slice(at, at + 4000))
    expect(rows.counts().good).toBe(100_000)
  })
})
