import { readSpreadsheet } from '@spreadsheet/read'
import { templateOf } from '@spreadsheet/template'
import { expect, it } from 'vitest'
import { read } from 'xlsx'

it('writes a template whose cells keep typed digits as text, and which has no rows of its own', async () => {
  const bytes = templateOf(['BRN', 'Name'], 'List')
  const book = read(bytes, { cellNF: true, sheetStubs: true })
  const sheet = book.Sheets.List
  expect([sheet?.A1?.v, sheet?.B1?.v]).toEqual(['BRN', 'Name'])
  expect([sheet?.A2?.z, sheet?.A1001?.z, sheet?.B2?.z]).toEqual(['@', '@', '@'])
  const [list] = await readSpreadsheet(bytes, 'template.xlsx', ['.xlsx'])
  expect(list?.rows).toEqual([{ row: 1, cells: ['BRN', 'Name'] }])
})
