// @vitest-environment node
import { readFileSync } from 'node:fs'
import type { Changes } from '@spreadsheet/changes'
import { readSheetFile, textSheets } from '@spreadsheet/read'
import { rewrite } from '@spreadsheet/rewrite'
import { describe, expect, it } from 'vitest'

const both = ['.xlsx', '.csv']
const unchanged: Changes = { sheet: 0, header: 1, headers: [], rows: [2, 3], corrections: [] }
const again = async (bytes: Uint8Array, changes: Partial<Changes>) => {
  const written = rewrite(await readSheetFile(bytes, 'list', both), { ...unchanged, ...changes })
  return { written, sheets: textSheets(await readSheetFile(written, 'list', both)) }
}

describe('a workbook written again', () => {
  const bytes = readFileSync(new URL('./files/openpyxl-write-only.xlsx', import.meta.url))

  it('keeps columns, numbers, dates and formats', async () => {
    const { written, sheets } = await again(bytes, {})
    expect(sheets).toEqual(textSheets(await readSheetFile(bytes, 'list', both)))
    const file = await readSheetFile(written, 'list', both)
    const cells = file.kind === 'xlsx' ? file.sheets[0]?.rows[1]?.cells : []
    expect(cells?.map(cell => cell?.t)).toEqual(['n', 's', 'n', 'n'])
  })

  it('leaves rows out, corrects cells, and puts new columns last', async () => {
    const { sheets } = await again(bytes, {
      rows: [3],
      headers: [[0, 'BRN']],
      corrections: [
        [3, 1, 'Kilele Ltd'],
        [3, 'Entity Type', 'Company'],
      ],
    })
    expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['BRN', 'Name', 'When', 'Amount', 'Entity Type'],
      ['007', 'Kilele Ltd', '', '', 'Company'],
    ])
  })
})

it('gets a header where the file has none', async () => {
  const bytes = new TextEncoder().encode('80091,Kilele Ltd\r\n80092,Ziwa Ltd\r\n')
  const { sheets } = await again(bytes, { header: 0, headers: [[0, 'BRN']], rows: [1, 2] })
  expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([['BRN'], ['80091', 'Kilele Ltd'], ['80092', 'Ziwa Ltd']])
})

describe('a .csv written again', () => {
  it('keeps its separators and unchanged cells', async () => {
    const bytes = new TextEncoder().encode("Title;;\nBRN;Name;Note\n1;'=A;x\n2;B;\n3;C;z\n")
    const { written } = await again(bytes, { header: 2, rows: [3, 4], corrections: [[4, 1, '=B']] })
    expect(new TextDecoder().decode(written)).toBe("BRN;Name;Note\n1;'=A;x\n2;'=B;\n")
  })
})
