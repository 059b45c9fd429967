// @vitest-environment node
import { readFileSync } from 'node:fs'
import { readSpreadsheet, type SheetRow } from '@spreadsheet/read'
import { writeCsv } from '@spreadsheet/write'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strikeImportColumns } from '@/resources/registry/strikes'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 38, numRuns: 200 })

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (file: Uint8Array | string): Promise<SheetRow[]> => {
  const [sheet] = await readSpreadsheet(
    typeof file === 'string' ? bytes(file) : file,
    'list.csv',
    ['.csv'],
    strikeImportColumns,
  )
  return sheet?.rows ?? []
}
const cellsOf = async (file: Uint8Array | string) => (await read(file)).map(({ cells }) => cells)
const caseFile = (name: string) => readFileSync(new URL(`./cases/${name}`, import.meta.url))
const faultsOf = (rows: readonly SheetRow[]) =>
  rows.flatMap(({ row, faults }) => Object.entries(faults ?? {}).map(([at, fault]) => [row, Number(at), fault]))

describe('the files of complaints', () => {
  it('reads a file of five rows with semicolons', async () => {
    const rows = await read(caseFile('semicolon-5-rows.csv'))
    expect(rows.map(({ cells }) => cells[0])).toEqual(['BRN', ...[1, 2, 3, 4, 5].map(n => `8009000000000${n}`)])
    expect(faultsOf(rows)).toEqual([])
  })

  it('reads rows whose line ends differ from those of the header', async () => {
    const rows = await read(caseFile('header-crlf-rows-lf.csv'))
    expect(rows.slice(1).map(({ cells }) => cells)).toEqual(
      [0, 1, 2, 3, 4, 5].map(n => [`8009000000015${n}`, `ENTRY ${n} LTD`]),
    )
  })

  it('reads a name that begins with a quotation mark as it stands', async () => {
    expect(await cellsOf(caseFile('quote-at-start-of-name.csv'))).toEqual([
      ['BRN', 'Name'],
      ['80090000000061', 'FIRST LTD'],
      ['80090000000062', '"KING" TRADERS LTD'],
      ['80090000000063', 'THIRD LTD'],
      ['80090000000064', 'FOURTH LTD'],
    ])
  })

  it('reads ="80…" as its digits', async () => {
    const rows = await read(caseFile('excel-text-trick.csv'))
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(['80090000000171', '80090000000172'])
    expect(faultsOf(rows)).toEqual([])
  })
})

describe('separators and line ends', () => {
  const delimiter = fc.constantFrom(',', ';', '\t', '|')
  const lineEnd = fc.constantFrom('\r\n', '\n', '\r')
  const name = fc
    .array(fc.constantFrom('KING', 'QUEEN & CO', 'É. ÖZ', 'LTD', "O'BRIEN", '5" PIPES', '(U)', 'A, B', 'X; Y', 'P|Q'), {
      minLength: 1,
      maxLength: 4,
    })
    .map(words => words.join(' '))
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const needsQuotes = (cell: string, sign: string) => cell.includes(sign) || cell.includes('"')
  const encodings: [string, (text: string) => Uint8Array][] = [
    ['UTF-8', bytes],
    ['UTF-8 with a mark', text => bytes(`\ufeff${text}`)],
    ['UTF-16', text => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['big-endian UTF-16', text => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', text => Buffer.from(text, 'latin1')],
  ]

  it.each(encodings)('tells them for any number of rows in %s', async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(
        delimiter,
        fc.array(fc.tuple(name, lineEnd), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom<('brn' | 'name' | 'note')[]>(['brn', 'name'], ['name', 'brn'], ['note', 'brn', 'name']),
        async (sign, entries, hasLastEnd, hasSeparatorLine, order) => {
          const headers = { brn: 'Registration No.', name: 'Company', note: 'Remarks' }
          const rows = entries.map(([text], at) => ({ brn: `8009000000${at + 1000}`, name: text, note: 'ok' }))
          const lines = [headers, ...rows].map(row =>
            order.map(column => (needsQuotes(row[column], sign) ? quoted(row[column]) : row[column])).join(sign),
          )
          const ends = ['\r\n', ...entries.map(([, end]) => end)]
          const text = lines.map((line, at) => `${line}${at < lines.length - 1 || hasLastEnd ? ends[at] : ''}`).join('')
          const found = await read(encode(`${hasSeparatorLine ? `sep=${sign}\r\n` : ''}${text}`))
          expect(found.slice(1).map(({ cells }) => cells)).toEqual(rows.map(row => order.map(column => row[column])))
          expect(found.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 1))
          expect(faultsOf(found)).toEqual([])
        },
      ),
    )
  })

  it('tells them where no header is known, with commas in every name', async () => {
    const rows = [1, 2, 3].map(n => `8009000000000${n};KING, QUEEN, LTD`)
    expect((await cellsOf(['Namba;Kampuni', ...rows].join('\n')))[2]).toEqual(['80090000000002', 'KING, QUEEN, LTD'])
  })

  it('numbers the rows with blank ones and keeps a cell of several lines', async () => {
    const rows = await read('BRN,Name\r\n\r\n80090000000001,"KING\r\nTRADERS, LTD"\n,\n80090000000002,QUEEN\r')
    expect(rows.map(({ row, cells }) => [row, cells[1]])).toEqual([
      [1, 'Name'],
      [3, 'KING\r\nTRADERS, LTD'],
      [5, 'QUEEN'],
    ])
  })
})

describe('a fault in a row', () => {
  const lines = (changes: Record<number, string>) =>
    [
      'BRN,Name',
      ...Array.from({ length: 12 }, (_, at) => changes[at + 2] ?? `800900000000${at + 10},"ENTRY ${at}, LTD"`),
    ].join('\r\n')

  it.each<[string, string, number, string]>([
    ['a quotation mark that is not closed', '80090000000062,"ABC LTD', 1, 'open-quote'],
    ['a quotation mark that is not closed before the number', '"80090000000062,ABC LTD', 0, 'open-quote'],
    ['a missing cell', '80090000000062', 1, 'missing-cell'],
    ['an extra cell', '80090000000062,KING, QUEEN LTD', 1, 'extra-cell'],
    ['a formula', '80090000000062,=UPPER("x")', 1, 'formula-without-result'],
  ])('%s is the fault of that row alone, wherever it is', async (_, line, column, fault) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 13 }), async row => {
        const rows = await read(lines({ [row]: line }))
        expect(rows.map(one => one.row)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
        expect(faultsOf(rows)).toEqual([[row, column, fault]])
        expect(rows.filter(one => one.row !== row && one.row > 1).map(({ cells }) => cells)).toEqual(
          Array.from({ length: 12 }, (_, at) => [`800900000000${at + 10}`, `ENTRY ${at}, LTD`]).filter(
            (_, at) => at + 2 !== row,
          ),
        )
      }),
    )
  })

  it('of two rows whose quotation marks look like one pair stays in them', async () => {
    const rows = await read('BRN,Name\n80090000000061,"ABC LTD\n80090000000062,DEF LTD"\n80090000000063,GHI LTD\n')
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'BRN'],
      [2, '80090000000061'],
      [3, '80090000000062'],
      [4, '80090000000063'],
    ])
    expect(faultsOf(rows)).toEqual([[2, 1, 'open-quote']])
  })

  it('stays in the last row of a file that was cut off', async () => {
    const cut = writeCsv(
      ['BRN', 'Name'],
      [
        ['1', 'ABC LTD'],
        ['2', 'DEF LTD'],
      ],
    ).slice(0, -5)
    const rows = await read(cut)
    expect(rows).toHaveLength(3)
    expect(faultsOf(rows)).toEqual([[3, 1, 'open-quote']])
  })

  it('is found among 200,000 rows', async () => {
    const all = Array.from({ length: 200_000 }, (_, at) => `8009${String(at).padStart(10, '0')};ENTRY ${at} LTD`)
    all[150_000] = '80090000150000;"ENTRY'
    const rows = await read(['BRN;Name', ...all].join('\r\n'))
    expect(rows).toHaveLength(200_001)
    expect(faultsOf(rows)).toEqual([[150_002, 1, 'open-quote']])
  })
})
