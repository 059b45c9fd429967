import { describe, expect, it } from 'vitest'
import { changesOf } from '@/components/import/chosenFile'
import { ImportRows } from '@/components/import/ImportRows'
import { strikeImportColumns, strikeImportLookUp } from '@/resources/registry/strikes'

const rowsOf = (...values: string[][]) => {
  const rows = new ImportRows({ columns: strikeImportColumns })
  rows.add(values.map((cells, index) => ({ row: index + 2, values: cells })))
  return rows
}
const faults = (rows: ImportRows) => rows.rows.map(row => row.faults[0])

describe('the rows of an import', () => {
  it('are checked for what is missing, malformed, too long and repeated', () => {
    const rows = rowsOf(['80091', 'A'], ['', 'B'], ['no', 'C'], ['80091 ', 'D'], ['80092', 'x'.repeat(501)])
    expect(faults(rows)).toEqual([undefined, 'required', 'pattern', 'repeated', undefined])
    expect(rows.rows[4]?.faults[1]).toBe('longest')
    expect(rows.counts()).toEqual({ all: 5, good: 1, faulty: 4, unknown: 0, excluded: 0, hidden: 0 })
  })

  it('are all rows of the file, also those with values in other columns alone', () =>
    expect(rowsOf(['', ''], ['80091', '']).counts()).toMatchObject({ all: 2, good: 1, faulty: 1 }))

  it('are checked again after a correction, together with rows of the same value', () => {
    const rows = rowsOf(['80091', 'A'], ['80091', 'B'])
    rows.correct(0, 0, '80093')
    expect(faults(rows)).toEqual([undefined, undefined])
    rows.correct(0, 0, '80091')
    expect(faults(rows)).toEqual([undefined, 'repeated'])
  })

  it('free their value when they are excluded, and take it back', () => {
    const rows = rowsOf(['80091', 'A'], ['80091', 'B'])
    rows.leaveOut(0, true)
    expect(faults(rows)).toEqual([undefined, undefined])
    rows.leaveOut(0, false)
    expect(faults(rows)).toEqual([undefined, 'repeated'])
    rows.leaveOutFaulty()
    expect(rows.good().map(({ row }) => row)).toEqual([2])
  })

  it('are validated again with the rows of their value when they are excluded and included in any order', () => {
    const rows = rowsOf(['80091', 'A'], ['80091', 'B'], ['80091', 'x'.repeat(501)], ['80091', 'D'])
    const repeated = () => faults(rows).map(fault => fault === 'repeated')
    rows.leaveOut(1, true)
    expect(repeated()).toEqual([false, false, true, true])
    rows.leaveOut(0, true)
    expect(repeated()).toEqual([false, false, false, true])
    rows.leaveOut(2, true)
    expect(repeated()).toEqual([false, false, false, false])
    rows.leaveOut(1, false)
    expect(repeated()).toEqual([false, false, false, true])
    rows.leaveOut(0, false)
    expect(repeated()).toEqual([false, true, false, true])
  })

  it('are excluded together where tens of thousands repeat one value', () => {
    const rows = rowsOf(...Array.from({ length: 40_000 }, (_, n) => ['2026', `Name ${n}`]))
    rows.leaveOutFaulty()
    expect(rows.counts()).toEqual({ all: 40_000, good: 1, faulty: 0, unknown: 0, excluded: 39_999, hidden: 0 })
  })

  it('are read a hundred thousand at a time in slices without blocking the page', () => {
    const rows = new ImportRows({ columns: strikeImportColumns })
    const all = Array.from({ length: 100_000 }, (_, n) => ({ row: n + 2, values: [`8009${n}`, `Name ${n}`] }))
    for (let at = 0; at < all.length; at += 4000) rows.add(all.slice(at, at + 4000))
    expect(rows.counts().good).toBe(100_000)
  })
})

describe('rows that the register does not have', () => {
  const looked = (...brns: string[]) => {
    const rows = new ImportRows({ columns: strikeImportColumns, lookUp: strikeImportLookUp })
    rows.add(brns.map((brn, index) => ({ row: index + 2, values: [brn, 'A'] })))
    return rows
  }

  it('are looked up once each, as they are stored, without numbers of a wrong form', () => {
    const rows = looked('8002 0000 000001', '80020000000002', '80020000000001', '8002-ABC', '')
    expect(faults(rows)).toEqual([undefined, undefined, 'repeated', 'pattern', 'required'])
    expect(rows.toLookUp()).toEqual(['80020000000001', '80020000000002'])
    rows.takeLookUp(rows.toLookUp(), [])
    expect(rows.toLookUp()).toEqual([])
  })

  it('stay out until they are included, one by one or all', () => {
    const rows = looked('80020000000001', '80020000000002', '80020000000003')
    rows.takeLookUp(rows.toLookUp(), ['80020000000002', '80020000000003'])
    expect(rows.counts()).toEqual({ all: 3, good: 1, faulty: 0, unknown: 2, excluded: 0, hidden: 0 })
    rows.include(1, true)
    expect(rows.good().map(({ row }) => row)).toEqual([2, 3])
    rows.includeUnknown(true)
    expect(rows.counts()).toMatchObject({ good: 3, unknown: 0 })
    rows.includeUnknown(false)
    expect(rows.counts()).toMatchObject({ good: 1, unknown: 2 })
  })

  it('are decided about again once their number is corrected', () => {
    const rows = looked('80020000000002')
    rows.takeLookUp(rows.toLookUp(), ['80020000000002'])
    rows.include(0, true)
    rows.correct(0, 0, '80020000000004')
    expect(rows.toLookUp()).toEqual(['80020000000004'])
    rows.takeLookUp(['80020000000004'], ['80020000000004'])
    expect(rows.counts()).toMatchObject({ good: 0, unknown: 1 })
  })

  it('come back as they were decided about', () => {
    const [before, after] = [looked('80020000000002'), looked('80020000000002')]
    before.include(0, true)
    after.repeat(before.edits())
    after.takeLookUp(after.toLookUp(), ['80020000000002'])
    expect(after.counts()).toMatchObject({ good: 1, unknown: 0 })
  })
})

describe('the file that an import sends', () => {
  const chosen = { file: new File([], 'list.xlsx'), sheet: 0, header: 1, suggested: { brn: 2, companyName: 0 } }
  const asFound = { ...chosen, mapping: chosen.suggested }
  const list = () => {
    const rows = new ImportRows({ columns: strikeImportColumns })
    rows.add([
      { row: 2, values: ['80020001234567', 'A'] },
      { row: 4, values: ['80020001234568', 'B'] },
    ])
    return rows
  }

  it('is the original file, also after an undone correction', () => {
    const rows = list()
    rows.correct(0, 1, 'X')
    expect(changesOf(asFound, rows)?.corrections).toEqual([[2, 0, 'X']])
    rows.correct(0, 1, 'A')
    expect(changesOf(asFound, rows)).toBeUndefined()
  })

  it('is written again without rows that were excluded or are not ready, and for another sheet', () => {
    const rows = list()
    rows.leaveOut(1, true)
    expect(changesOf(asFound, rows)).toMatchObject({ rows: [2], headers: [], corrections: [] })
    rows.leaveOut(1, false)
    rows.correct(0, 0, 'no number')
    expect(changesOf(asFound, rows)?.rows).toEqual([4])
    expect(changesOf({ ...asFound, sheet: 1 }, list())?.sheet).toBe(1)
  })

  it('gets the header words of columns that were mapped by hand', () => {
    expect(changesOf({ ...chosen, mapping: { brn: 1, companyName: 0 } }, list())?.headers).toEqual([
      [2, ''],
      [1, 'BRN'],
    ])
    expect(changesOf({ ...chosen, mapping: { brn: 2 } }, list())?.headers).toEqual([[0, '']])
    expect(changesOf({ ...chosen, mapping: { brn: 0, companyName: 2 } }, list())?.headers).toEqual([
      [0, 'BRN'],
      [2, 'Name'],
    ])
  })

  it('gets the headers that hosts know in every language', () => {
    const columns = strikeImportColumns.map(column => ({ ...column, label: `${column.label} (sw)` }))
    const rows = new ImportRows({ columns })
    rows.add([{ row: 2, values: ['80091', ''] }])
    rows.correct(0, 1, 'Kampuni')
    const changes = changesOf({ ...chosen, suggested: {}, mapping: { brn: 0 } }, rows)
    expect(changes?.headers).toEqual([[0, 'BRN']])
    expect(changes?.corrections).toEqual([[2, 'Name', 'Kampuni']])
  })
})
