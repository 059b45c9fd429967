// @vitest-environment node
import { Refusal } from '@contract/errors'
import { escapeFormula, unescapeFormula } from '@spreadsheet/formulaEscape'
import { guard } from '@spreadsheet/guard'
import { findHeader, matchHeaders } from '@spreadsheet/match'
import { readSpreadsheet } from '@spreadsheet/read'
import { writeCsv, writeXlsx } from '@spreadsheet/write'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { workbookParts, zip } from '../support/zip'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 })
const both = ['.xlsx', '.csv']
const bytes = (text: string) => new TextEncoder().encode(text)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

const types = { name: '[Content_Types].xml', data: bytes('<Types/>') }
const book = { name: 'xl/workbook.xml', data: bytes('<workbook/>') }

describe('the check of a file before reading', () => {
  it.each([
    ['a picture renamed', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]), 'file-not-spreadsheet'],
    ['a page renamed', bytes('<!DOCTYPE html><html></html>'), 'file-not-spreadsheet'],
    ['a PDF renamed', new Uint8Array([...bytes('%PDF-1.7'), 0]), 'file-is-pdf'],
    ['a zip of pictures', zip([{ name: 'a.png', data: bytes('x') }]), 'file-not-spreadsheet'],
    [
      'an old or foreign container',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array<number>(100).fill(0)]),
      'file-not-spreadsheet',
    ],
    [
      'a protected workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...[...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0])]),
      'file-encrypted',
    ],
    ['a cut-off workbook', writeXlsx(['a'], [['b']], 's').slice(0, 900), 'file-broken'],
    ['nothing', new Uint8Array(), 'no-rows'],
    ['more than 10 MB', new Uint8Array(11 * 1024 * 1024), 'file-too-large'],
  ])('%s', async (_, file, code) => {
    expect(await codeOf(guard(file, both))).toBe(code)
  })

  it('counts entries', async () => {
    const many = Array.from({ length: 2001 }, (_, n) => ({ name: `xl/${n}.xml`, data: bytes('') }))
    expect(await codeOf(guard(zip([types, book, ...many]), both))).toBe('file-suspicious')
  })

  it('accepts .csv only where it is allowed', async () => {
    expect(await codeOf(guard(bytes('BRN\n1'), ['.xlsx']))).toBe('file-not-spreadsheet')
    expect((await guard(bytes('BRN\n1'), both)).kind).toBe('csv')
  })
})

describe('reading', () => {
  const read = (file: Uint8Array) => readSpreadsheet(file, 'list', both)
  const workbook = (cells: unknown[][], change?: (sheet: Record<string, unknown>) => void) => {
    const sheet = utils.aoa_to_sheet(cells)
    change?.(sheet)
    const made = utils.book_new()
    utils.book_append_sheet(made, sheet, 'List')
    return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  }

  it('returns numbers with all digits, and leading zeros of their format', async () => {
    const file = workbook([[80_020_001_234_567, 7, true, '  text ']], sheet => {
      Object.assign(sheet.B1 as object, { z: '00000' })
    })
    const [{ rows } = { rows: [] }] = await read(file)
    expect(rows).toEqual([{ row: 1, cells: ['80020001234567', '00007', 'TRUE', 'text'] }])
  })

  it.each([
    [false, '06-07-2009'],
    [true, '07-07-2013'],
  ])('returns the day that the workbook shows, with days counted from 1904: %s', async (date1904, day) => {
    const dated = utils.book_new()
    dated.Workbook = { WBProps: { date1904 } }
    const cells = utils.aoa_to_sheet([['Day'], [{ t: 'n', v: 40_000, z: 'dd/mm/yyyy' }]], { dense: true })
    utils.book_append_sheet(dated, cells, 'list')
    const file = new Uint8Array(write(dated, { type: 'array', bookType: 'xlsx' }))
    const [sheet] = await readSpreadsheet(file, 'list.xlsx', both)
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([['Day'], [day]])
  })

  it('ignores the declared extent of a sheet', async () => {
    const file = workbook([['BRN'], ['1']], sheet => {
      sheet['!ref'] = 'A1:B3'
    })
    const lying = zip(
      workbookParts(
        '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>BRN</t></is></c></row></sheetData></worksheet>',
      ),
    )
    expect((await read(file))[0]?.rows).toHaveLength(2)
    expect((await read(lying))[0]?.rows).toEqual([{ row: 1, cells: ['BRN'] }])
  })

  it('keeps the numbers of rows as the sheet has them', async () => {
    const [{ rows } = { rows: [] }] = await read(workbook([['Title'], [], ['BRN'], [null], ['1']]))
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 5])
  })

  it.each([
    ['UTF-8', bytes('BRN,Name\r\n1,Ééö')],
    ['UTF-8 with a mark', bytes('\ufeffBRN,Name\r\n1,Ééö')],
    ['Windows', new Uint8Array([...bytes('BRN;Name\n1;'), 0xc9, 0xe9, 0xf6])],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...[...'BRN\tName\n1\tÉéö'].flatMap(letter => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
      ]),
    ],
  ])('reads a .csv in %s', async (_, file) => {
    expect((await read(file))[0]?.rows).toEqual([
      { row: 1, cells: ['BRN', 'Name'] },
      { row: 2, cells: ['1', 'Ééö'] },
    ])
  })

  it('reads the quotes of a .csv as spreadsheet programs and people write them', async () => {
    const others = bytes('BRN,Name\n1,5" PIPES\n2,"THE "BEST" SHOP"\n3,"5"" PIPES"')
    expect((await read(others))[0]?.rows.map(({ cells }) => cells[1])).toEqual([
      'Name',
      '5" PIPES',
      'THE "BEST" SHOP',
      '5" PIPES',
    ])
  })

  it('reads headers with names of object properties', async () => {
    const [{ rows } = { rows: [] }] = await read(bytes('__proto__,constructor\n1,2'))
    expect(matchHeaders(rows[0]?.cells ?? [], [{ source: 'brn', label: 'BRN', headers: [] }])).toEqual({})
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('finding the columns', () => {
  const wanted = [
    { source: 'brn', label: 'BRN', headers: ['Registration No'], required: true },
    { source: 'name', label: 'Name', headers: ['Company'] },
  ]
  it('reads headers without case, spaces and punctuation', () => {
    expect(matchHeaders(['COMPANY ', 'registration-no.'], wanted)).toEqual({ brn: 1, name: 0 })
  })
  it('finds the header below titles', () => {
    const rows = [['List of 2026'], ['Company', 'Registration no'], ['A', '1']].map((cells, row) => ({ row, cells }))
    expect(findHeader(rows, wanted)).toEqual({ index: 1, mapping: { brn: 1, name: 0 } })
  })
})

describe('writing', () => {
  // Cells without outer spaces in rows that are not empty; XML cannot hold a NUL.
  const cell = fc
    .oneof(
      fc.string(),
      fc.constantFrom('=1+1', '+1', '-1', '@A1', "'=x", "''-", '=HYPERLINK("x")', '80020001234567', '007'),
    )
    .map(text => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim())
  const table = fc.array(fc.tuple(cell, cell, fc.constant('end')), { minLength: 1, maxLength: 8 })

  it.each([
    ['xlsx', writeXlsx] as const,
    ['csv', (headers: string[], rows: string[][]) => writeCsv(headers, rows)] as const,
  ])('returns every cell unchanged from .%s', async (_, writer) => {
    await fc.assert(
      fc.asyncProperty(table, async rows => {
        const file = writer(['a', 'b', 'c'], rows, 'List')
        const [{ rows: found } = { rows: [] }] = await readSpreadsheet(file, 'x', both)
        expect(found.slice(1).map(({ cells }) => cells)).toEqual(rows)
      }),
    )
  })

  it('cuts a text that no cell of a workbook holds, and leaves the other rows and a .csv whole', async () => {
    const long = `x${'😀'.repeat(20_000)}end`
    const read = async (file: Uint8Array) => (await readSpreadsheet(file, 'x', both))[0]?.rows.map(({ cells }) => cells)
    const [, [cut = ''] = [], next] = (await read(writeXlsx(['a'], [[long], ['next']], 'List'))) ?? []
    expect([cut.length, cut.at(-1), /\p{Cs}/u.test(cut), long.startsWith(cut.slice(0, -1))]).toEqual([
      32_766,
      '…',
      false,
      true,
    ])
    expect(next).toEqual(['next'])
    expect(new TextDecoder().decode(writeCsv(['a'], [[long]]))).toContain(long)
  })

  it('escapes formulas in a .csv', () => {
    fc.assert(
      fc.property(fc.string(), value => {
        expect(escapeFormula(value)).not.toMatch(/^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/)
        expect(unescapeFormula(escapeFormula(value))).toBe(value)
      }),
    )
  })

  it.each(['=', '+', '-', '@', '\t=', '\r=', '\n=', '\0=', '\uff1d', '\uff0b', '\uff0d', '\uff20'])(
    'puts an apostrophe before a cell that starts with %j, and takes it off again when it reads the file',
    async start => {
      const value = `${start}1+1`
      const file = writeCsv(['a'], [[value], [`'${value}`]])
      const [, first, second] = Papa.parse<string[]>(new TextDecoder().decode(file)).data.flat()
      expect([first, second]).toEqual([`'${value}`, `''${value}`])
      expect([unescapeFormula(first ?? ''), unescapeFormula(second ?? '')]).toEqual([value, `'${value}`])
    },
  )

  it('quotes every cell of a .csv, so that no separator or line end in a value starts another cell', () => {
    const text = new TextDecoder().decode(
      writeCsv(
        ['a;=1', 'b'],
        [
          ['x;=cmd', 'say "no"\n=2'],
          ['', '7'],
        ],
      ),
    )
    expect(text).toBe('"a;=1","b"\r\n"x;=cmd","say ""no""\n=2"\r\n"","7"\r\n')
  })
})
