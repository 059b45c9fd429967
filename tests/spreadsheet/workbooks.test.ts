// @vitest-environment node
import { readFileSync } from 'node:fs'
import { storedValue, textFault } from '@spreadsheet/cellText'
import { chooseSheet } from '@spreadsheet/match'
import { numberCellText } from '@spreadsheet/numberCell'
import { readSpreadsheet } from '@spreadsheet/read'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strikeImportColumns } from '@/resources/registry/strikes'
import { workbookParts, zip } from '../support/zip'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 38, numRuns: 300 })

const read = (file: Uint8Array) => readSpreadsheet(file, 'list.xlsx', ['.xlsx'], strikeImportColumns)
const caseFile = (name: string) => readFileSync(new URL(`./cases/${name}`, import.meta.url))
const xml = (text: string) => new TextEncoder().encode(text)
const number = { kind: 'ENTITY' } as const

/** Returns the parts of a workbook of one sheet, some of them replaced or added. */
const partsOf = (worksheet: string, changes: Record<string, string> = {}) => {
  const parts = workbookParts(worksheet).filter(({ name }) => !(name in changes))
  return [...parts, ...Object.entries(changes).map(([name, data]) => ({ name, data: xml(data) }))]
}
const text = (reference: string, value: string) => `<c r="${reference}" t="str"><v>${value}</v></c>`
const HEADER = `<row r="1">${text('A1', 'BRN')}${text('B1', 'Name')}</row>`
const entry = (row: number, attributes = '') =>
  `<row r="${row}"${attributes}>${text(`A${row}`, `8009000000000${row}`)}${text(`B${row}`, `ENTRY ${row}`)}</row>`
const sheet = (rows: string, before = '') => `<worksheet>${before}<sheetData>${HEADER}${rows}</sheetData></worksheet>`
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

describe('the files of complaints', () => {
  it('keeps rows of formulas without results, and of errors, with their faults', async () => {
    const [{ rows } = { rows: [] }] = await read(caseFile('formulas-without-results.xlsx'))
    expect(rows.map(({ row, cells, faults }) => ({ row, cells, faults }))).toEqual([
      { row: 1, cells: ['BRN', 'Name'] },
      { row: 2, cells: ['80090000000081', 'FIRST LTD'] },
      { row: 3, cells: [], faults: { 0: 'formula-without-result', 1: 'formula-without-result' } },
      { row: 4, cells: ['#N/A', '#N/A'] },
      { row: 5, cells: ['80090000000084', 'FOURTH LTD'] },
    ])
    expect(textFault(number, '#N/A')).toBe('error-value')
  })

  it('marks the rows that a filter hides', async () => {
    const [{ rows } = { rows: [] }] = await read(caseFile('filtered-rows.xlsx'))
    expect(rows.map(({ row, hidden }) => [row, hidden])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, true],
      [4, true],
      [5, undefined],
    ])
  })

  it.each(['number-formats.xlsx', 'workbook-elsewhere.xlsx'])('reads the digits of the numbers of %s', async name => {
    const [{ rows } = { rows: [] }] = await read(caseFile(name))
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual([
      '80090000000110',
      '80090000000111',
      '80090000000112',
      '80090000000113',
    ])
  })

  it('reads the numbers with marks that nobody sees', async () => {
    const [{ rows } = { rows: [] }] = await read(caseFile('invisible-marks.xlsx'))
    expect(rows).toHaveLength(6)
  })
})

describe('a workbook', () => {
  it.each([
    ['by hand or by a filter', ' hidden="1"'],
    ['in a closed group', ' outlineLevel="1" hidden="true"'],
    ['by a height of zero', ' ht="0" customHeight="1"'],
  ])('has rows that are hidden %s', async (_, attributes) => {
    const [{ rows } = { rows: [] }] = await read(zip(partsOf(sheet(`${entry(2)}${entry(3, attributes)}`))))
    expect(rows.map(({ hidden }) => hidden)).toEqual([undefined, undefined, true])
  })

  it('has rows that hold only a comment', async () => {
    const file = zip(
      partsOf(sheet(entry(2)), {
        'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATED}/comments" Target="../comments1.xml"/></Relationships>`,
        'xl/comments1.xml':
          '<comments><commentList><comment ref="A2"/><comment ref="B3"><text><t>See file</t></text></comment></commentList></comments>',
      }),
    )
    const [{ rows } = { rows: [] }] = await read(file)
    expect(rows.map(({ row, faults }) => [row, faults])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, { 1: 'comment-only' }],
    ])
  })

  it('tells a formula with an empty result from one without a result', async () => {
    const cell = (reference: string, inner: string, attributes = '') => `<c r="${reference}"${attributes}>${inner}</c>`
    const rows = [
      `<row r="2">${text('A2', '1')}${cell('B2', '<f>IF(1,"","x")</f><v></v>', ' t="str"')}</row>`,
      `<row r="3">${text('A3', '1')}${cell('B3', '<f>UPPER("x")</f><v></v>')}</row>`,
      `<row r="4">${text('A4', '1')}${cell('B4', '<f t="shared" si="0"/><v/>')}</row>`,
      `<row r="5">${text('A5', '1')}${cell('B5', '<f>UPPER("x")</f><v>X</v>', ' t="str"')}</row>`,
    ]
    const [found] = await read(zip(partsOf(sheet(rows.join('')))))
    expect(found?.rows.map(({ faults }) => faults?.[1])).toEqual([
      undefined,
      undefined,
      'formula-without-result',
      'formula-without-result',
      undefined,
    ])
  })

  it('never offers a hidden sheet first, nor a hidden column', async () => {
    const two = (state: string) =>
      `<workbook xmlns:r="${RELATED}"><sheets><sheet name="Old" sheetId="1" state="${state}" r:id="rId1"/><sheet name="List" sheetId="2" r:id="rId2"/></sheets></workbook>`
    const relationships = `<Relationships><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATED}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`
    for (const state of ['hidden', 'veryHidden']) {
      const file = zip(
        partsOf(sheet(entry(2)), {
          'xl/workbook.xml': two(state),
          'xl/_rels/workbook.xml.rels': relationships,
          'xl/worksheets/sheet2.xml': sheet(entry(2), '<cols><col min="2" max="2" hidden="1"/></cols>'),
        }),
      )
      const sheets = await read(file)
      expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
        ['Old', true],
        ['List', undefined],
      ])
      expect(chooseSheet(sheets, strikeImportColumns)).toMatchObject({
        at: 1,
        header: { mapping: { brn: 0 }, unclear: [{ source: 'companyName', why: 'hidden', places: [1] }] },
      })
    }
  })

  it('has an unclear column where two have one name', async () => {
    const rows = `<row r="1">${text('A1', 'BRN')}${text('B1', 'Name')}${text('C1', ' name')}</row>${entry(2)}`
    const sheets = await read(zip(partsOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)))
    expect(chooseSheet(sheets, strikeImportColumns)?.header).toEqual({
      index: 0,
      mapping: { brn: 0 },
      unclear: [{ source: 'companyName', label: 'Name', why: 'twice', places: [1, 2] }],
    })
  })

  it('is no spreadsheet where the relationships lead to a text document', async () => {
    const file = zip(
      partsOf(sheet(''), {
        '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/document.xml': '<w:document/>',
      }),
    )
    await expect(read(file)).rejects.toMatchObject({ code: 'file-not-spreadsheet' })
  })
})

describe('numbers', () => {
  const digits = fc.integer({ min: 10_000_000_000_000, max: 99_999_999_999_999 }).map(String)

  it('are their digits in every format of a whole number', () => {
    const formats = [
      'General',
      '0',
      '#,##0',
      '0.00',
      '#,##0.00',
      '0000 0000',
      '0.00E+00',
      '##0.0E+0',
      '[$UGX] #,##0',
      '0%',
    ]
    const accounting = '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-'
    fc.assert(
      fc.property(digits, fc.constantFrom(...formats, accounting), (value, format) => {
        expect(numberCellText(Number(value), format, false)).toBe(value)
      }),
    )
  })

  it('keep the leading zeros of their format', () => {
    expect(numberCellText(1234567, '0000 0000', false)).toBe('01234567')
    expect(numberCellText(7, '00000', false)).toBe('00007')
  })

  it('are their digits in every spelling of a text', () => {
    const grouped = (sign: string) => (value: string) => value.replace(/\B(?=(\d{3})+$)/g, sign)
    const spellings: ((value: string) => string)[] = [
      value => `="${value}"`,
      value => `'${value}`,
      value => `${value}.0`,
      value => `${value},00`,
      value => ` ${value} `,
      value => value.replace(/(\d{4})(?=\d)/g, '$1 '),
      grouped(','),
      grouped('.'),
      grouped(' '),
      grouped("'"),
      value => `${grouped(',')(value)}.00`,
      value => `${grouped('.')(value)},00`,
    ]
    fc.assert(
      fc.property(digits, fc.constantFrom(...spellings), (value, spell) => {
        expect(storedValue(number, spell(value))).toBe(value)
        expect(textFault(number, storedValue(number, spell(value)))).toBeUndefined()
      }),
    )
  })

  it.each(['8.00E+13', '8,009E+13', '8.009e13', '8E+13', ' 8.00E+13 '])(
    'without all of their digits are marked: %s',
    text => expect(textFault(number, storedValue(number, text))).toBe('scientific-notation'),
  )

  it.each(['G/12 B/99', 'P-100226', '8E5', "O'12"])('of letters stay as they are: %s', text => {
    expect(storedValue(number, text)).toBe(text)
    expect(textFault(number, text)).toBeUndefined()
  })

  it('in other columns stay as they are', () => {
    expect(storedValue({}, "'TIS 1,234.00")).toBe("'TIS 1,234.00")
    expect(textFault({}, '8.00E+13')).toBeUndefined()
  })
})
