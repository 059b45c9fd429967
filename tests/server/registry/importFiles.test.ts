import { readFileSync } from 'node:fs'
import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { workbookParts, zip } from '../../support/zip'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
})
afterAll(() => registry.close())

const upload = async (file: Uint8Array, name: string) =>
  (await call({ method: 'POST', url: pathOf(contract.deRegistrations.upload), ...multipart(file, name) })).json()
const caseFile = (name: string) => readFileSync(new URL(`../../spreadsheet/cases/${name}`, import.meta.url))
const listed = async (prefix: string) => {
  const { rows } = await registry.database.pool.query(
    "SELECT brn, company_name AS name FROM strike_entry WHERE register = 'DEREGISTRATION' AND brn LIKE $1 ORDER BY brn",
    [`${prefix}%`],
  )
  return rows.map(({ brn, name }) => [brn, name])
}
const csv = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))
type Refused = { row: number; code: string; reason: string }
const refusedRows = ({ data }: { data: { refused: Refused[] } }) =>
  data.refused.map(({ row, code, reason }) => [row, code, reason])

describe('a file of companies to de-register', () => {
  it.each([
    ['semicolon-5-rows.csv', 5, '8009000000000'],
    ['header-crlf-rows-lf.csv', 6, '8009000000015'],
    ['excel-text-trick.csv', 2, '8009000000017'],
    ['quote-at-start-of-name.csv', 4, '8009000000006'],
    ['number-formats.xlsx', 4, '8009000000011'],
    ['invisible-marks.xlsx', 5, '8009000000013'],
  ])('%s is taken whole', async (name, taken, prefix) => {
    const { data, message } = await upload(caseFile(name), name)
    expect([data, message]).toEqual([{ taken, refused: [] }, 'Data uploaded successfully'])
    expect(await listed(prefix)).toHaveLength(taken)
  })

  it('names the rows of formulas without results and of errors', async () => {
    const answer = await upload(caseFile('formulas-without-results.xlsx'), 'list.xlsx')
    expect(answer.data.taken).toBe(2)
    expect(refusedRows(answer)).toEqual([
      [3, 'formula-without-result', 'BRN: The formula has no stored result. Enter its value.'],
      [4, 'error-value', 'BRN: The cell holds an error of the spreadsheet. Enter the value.'],
    ])
  })

  it('leaves hidden rows out and says so', async () => {
    const answer = await upload(caseFile('filtered-rows.xlsx'), 'list.xlsx')
    expect(answer).toMatchObject({
      message: 'Data uploaded successfully. 2 hidden rows left out.',
      data: { taken: 2, refused: [], leftOut: { rows: 2, sheets: 0, columns: 0 } },
    })
    expect((await listed('8009000000009')).map(([brn]) => brn)).toEqual(['80090000000091', '80090000000094'])
  })

  it('finds a workbook by its relationships', async () => {
    expect((await upload(caseFile('workbook-elsewhere.xlsx'), 'list.xlsx')).data.refused).toHaveLength(4)
  })

  it('names the row of each fault, and takes the others', async () => {
    const answer = await upload(
      csv(
        'Name,BRN',
        'FIRST LTD,80090000000301',
        '"SECOND LTD,80090000000302',
        'THIRD LTD',
        'FOURTH, LTD,80090000000304',
        'FIFTH LTD,8.00E+13',
        "SIXTH LTD,'80090000000306",
        '"SEVENTH, LTD","80,090,000,000,307"',
        'EIGHTH LTD,8009 0000 000308',
        'NINTH LTD,80090000000309.0',
      ),
      'list.csv',
    )
    expect(refusedRows(answer).map(([row, code]) => [row, code])).toEqual([
      [3, 'open-quote'],
      [4, 'missing-cell'],
      [5, 'extra-cell'],
      [6, 'scientific-notation'],
    ])
    expect(await listed('800900000003')).toEqual([
      ['80090000000301', 'FIRST LTD'],
      ['80090000000306', 'SIXTH LTD'],
      ['80090000000307', 'SEVENTH, LTD'],
      ['80090000000308', 'EIGHTH LTD'],
      ['80090000000309', 'NINTH LTD'],
    ])
  })

  it('is refused in words where two columns have one name, and where it is a PDF', async () => {
    expect(await upload(csv('BRN,Name,Name', '80090000000401,A,B'), 'list.csv')).toMatchObject({
      status: 400,
      message: 'The spreadsheet has several columns with the name of Name. Rename all but one of them.',
    })
    expect(await upload(csv('%PDF-1.7', 'x'), 'list.csv')).toMatchObject({
      status: 400,
      message: 'This is a PDF, not a spreadsheet. Choose a file of one of these types: .xlsx, .csv.',
    })
  })

  it('is read from its first visible sheet', async () => {
    const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const list = (brn: string) =>
      new TextEncoder().encode(
        `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>BRN</v></c><c r="B1" t="str"><v>Name</v></c></row><row r="2"><c r="A2"><v>${brn}</v></c><c r="B2" t="str"><v>LTD</v></c></row></sheetData></worksheet>`,
      )
    const parts = workbookParts(list('80090000000501')).map(part => {
      if (part.name === 'xl/workbook.xml')
        return {
          ...part,
          data: new TextEncoder().encode(
            `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Old" sheetId="1" state="veryHidden" r:id="rId1"/><sheet name="List" sheetId="2" r:id="rId2"/></sheets></workbook>`,
          ),
        }
      if (part.name === 'xl/_rels/workbook.xml.rels')
        return {
          ...part,
          data: new TextEncoder().encode(
            `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
          ),
        }
      return part
    })
    const file = zip([...parts, { name: 'xl/worksheets/sheet2.xml', data: list('80090000000502') }])
    expect(await upload(file, 'list.xlsx')).toMatchObject({
      message: 'Data uploaded successfully. 1 hidden sheet left out.',
      data: { taken: 1 },
    })
    expect((await listed('800900000005')).map(([brn]) => brn)).toEqual(['80090000000502'])
  })

  // The reader's own test has 200,000 rows; writing as many takes longer than a busy machine may.
  it('of 50,000 rows with one fault is taken but for that row', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `8008${String(at).padStart(10, '0')};ENTRY ${at} LTD`)
    rows[40_000] = '80080000040000;"ENTRY'
    const answer = await upload(csv(['BRN;Name', ...rows].join('\n')), 'list.csv')
    expect(answer.data.taken).toBe(49_999)
    expect(refusedRows(answer)).toEqual([
      [40_002, 'open-quote', 'Name: A quotation mark is not closed in this row. Check the row.'],
    ])
  }, 120_000)
})
