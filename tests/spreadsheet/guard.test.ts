// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { calls } from '@contract/index'
import { LOAD_FILE_MEGABYTES, loadFileEndings, loads } from '@contract/portal/loads'
import { SPREADSHEET } from '@contract/spreadsheetFile'
import { limits } from '@spreadsheet/limits'
import { readSpreadsheet } from '@spreadsheet/read'
import { writeXlsx } from '@spreadsheet/write'
import { describe, expect, it } from 'vitest'
import { measuredReading } from '../support/measuredReading'
import { workbookParts, type ZipPart, zip } from '../support/zip'

const CELL = '<c r="A1" t="inlineStr"><is><t>BRN</t></is></c>'
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const small = () => workbookParts(sheet(`<row r="1">${CELL}</row>`))
/** The parts of a small workbook, its worksheet changed. */
const changed = (change: Partial<ZipPart>) =>
  small().map(part => (part.name.endsWith('sheet1.xml') ? { ...part, ...change } : part))
const bytes = (text: string) => new TextEncoder().encode(text)
const outcome = (file: Uint8Array) =>
  readSpreadsheet(file, 'list', ['.xlsx', '.csv']).then(
    sheets => sheets.map(({ rows }) => rows.map(({ cells }) => cells)),
    (error: { code?: string }) => error.code ?? String(error),
  )
const READ = [[['BRN']]]

describe('a workbook', () => {
  it.each(readdirSync(new URL('./files', import.meta.url)))('as written by %s is read', async name => {
    const [rows] = await outcome(readFileSync(new URL(`./files/${name}`, import.meta.url)))
    expect(Array.isArray(rows) && rows.map(cells => cells.slice(0, 2))).toEqual([
      ['Number', 'Name'],
      ['80020001234567', 'Ééö Ltd'],
      ['007', expect.stringMatching(/^Kilima/)],
    ])
  })

  it.each<[string, Uint8Array]>([
    ['whose sizes stand behind its parts', zip(small().map(part => ({ ...part, streamed: true })))],
    ['whose parts are not compressed', zip(small().map(part => ({ ...part, stored: true })))],
    ['with a comment behind its directory', zip(small(), { comment: 'made by a writer' })],
    [
      'whose streamed parts repeat their true sizes',
      zip(small().map(part => ({ ...part, streamed: true, local: { size: part.data.length } }))),
    ],
  ])('%s is read', async (_, file) => expect(await outcome(file)).toEqual(READ))

  it.each<[string, Uint8Array]>([
    ['name', zip(changed({ local: { name: 'xl/worksheets/sheet2.xml' } }))],
    ['method', zip(changed({ local: { method: 0 } }))],
    ['flags', zip(changed({ local: { flags: 2 } }))],
    ['compressed size', zip(changed({ local: { packed: 1 } }))],
    ['size', zip(changed({ local: { size: 7 } }))],
    ['checksum', zip(changed({ local: { crc: 7 } }))],
    ['size without a descriptor behind it', zip(changed({ local: { size: 0, packed: 0 } }))],
    ['size behind the part', zip(changed({ streamed: true, central: { size: 7 } }))],
  ])('whose two headers disagree in the %s is refused', async (_, file) =>
    expect(await outcome(file)).toBe('file-broken'),
  )

  it.each<[string, Uint8Array, string]>([
    ['has two parts of one name', zip([...small(), ...changed({}).slice(-1)]), 'file-broken'],
    [
      'has two parts whose names differ in case alone',
      zip([
        ...small(),
        ...small()
          .slice(-1)
          .map(part => ({ ...part, name: 'XL/Worksheets/Sheet1.xml' })),
      ]),
      'file-broken',
    ],
    [
      'has bytes before its first part',
      zip(small(), { before: Buffer.from('PK\x03\x04 something else') }),
      'file-broken',
    ],
    ['has bytes between its parts', zip(changed({ behind: bytes('hidden') })), 'file-broken'],
    ['has bytes behind its directory', new Uint8Array([...zip(small()), 1, 2, 3]), 'file-broken'],
    ['is encrypted', zip(changed({ local: { flags: 1 }, central: { flags: 1 } })), 'file-encrypted'],
    [
      'is compressed in another way',
      zip(changed({ local: { method: 14 }, central: { method: 14 } })),
      'file-not-spreadsheet',
    ],
    ['has another checksum than its content', zip(changed({ local: { crc: 1 }, central: { crc: 1 } })), 'file-broken'],
    ['claims to be larger than it is', zip(changed({ claims: 5000 })), 'file-broken'],
    [
      'shows one part as several sheets',
      zip(
        small().map(part =>
          part.name === 'xl/workbook.xml'
            ? {
                ...part,
                data: bytes(
                  '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId1"/></sheets></workbook>',
                ),
              }
            : part,
        ),
      ),
      'file-broken',
    ],
  ])('that %s is refused', async (_, file, code) => expect(await outcome(file)).toBe(code))

  it('is refused by its uncompressed size before it is inflated', async () => {
    const parts = small().map(part =>
      part.name.endsWith('sheet1.xml') ? { ...part, claims: limits.inflatedMegabytes * 2 ** 20 } : part,
    )
    expect(await outcome(zip(parts))).toBe('unpacks-too-large')
  })

  it('is refused with far too many rows, by their number', async () => {
    const rows = Array.from({ length: limits.rows + limits.titleRows + 1 }, (_, n) => [String(n)])
    expect(await outcome(writeXlsx(['BRN'], rows, 'List'))).toBe('too-many-rows')
  })

  it('keeps rows far below blank ones', async () => {
    const file = zip(
      workbookParts(sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="900000"><c r="A900000"><v>2</v></c></row>')),
    )
    expect(await outcome(file)).toEqual([[['1'], ['2']]])
  })

  it.each<[string, string, unknown]>([
    ['a cell in the last column', '<row r="1"><c r="XFD1048576"><v>1</v></c></row>', 'too-many-columns'],
    ['a cell in a row that there is not', '<row r="1"><c r="A4294967295"><v>1</v></c></row>', [[['1']]]],
    [
      'a text longer than a cell takes',
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(limits.cellCharacters + 1)}</t></is></c></row>`,
      'reading-too-large',
    ],
  ])('with %s is read or refused at once', async (_, rows, expected) =>
    expect(await outcome(zip(workbookParts(sheet(rows))))).toEqual(expected),
  )

  it('is read without a link that covers all cells', async () => {
    const link = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>'
    const worksheet = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1">${CELL}</row></sheetData>${link}</worksheet>`
    expect(await outcome(zip(workbookParts(worksheet)))).toEqual(READ)
  })
})

describe('a compression bomb stays within its memory limit', () => {
  const MEGABYTE = 2 ** 20
  const blank = new Uint8Array(400 * MEGABYTE)

  it.each<[string, () => Uint8Array, string]>([
    [
      'whose directory describes a small part and its local header a large one',
      () => {
        const parts = small()
        const forged = { name: 'xl/worksheets/sheet1.xml', data: blank, central: { size: 100, packed: 100 } }
        return zip([...parts.slice(0, -1), forged])
      },
      'file-broken',
    ],
    [
      'that inflates to more than both headers say',
      () => zip([...small().slice(0, -1), { name: 'xl/worksheets/sheet1.xml', data: blank, claims: 1000 }]),
      'file-suspicious',
    ],
    [
      'of millions of small cells',
      () => zip(workbookParts(sheet(`<row>${'<c><v>1</v></c>'.repeat(6_000_000)}</row>`))),
      'reading-too-large',
    ],
    [
      'of one long text in very many cells',
      () =>
        zip(
          workbookParts(
            sheet('<row><c t="s"><v>0</v></c></row>'.repeat(100_000)),
            `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`,
          ),
        ),
      'reading-too-large',
    ],
  ])('%s', async (_, bomb, code) => {
    const { outcome: refused, megabytes } = await measuredReading(bomb())
    expect(refused).toBe(code)
    expect(megabytes).toBeLessThan(450)
  })
})

it('accepts only as many bytes in an upload as the reader reads', () => {
  // The file of an export is kept as it is, and not read. A load reads texts of any size as a stream.
  const read = calls.filter(({ id }) => id !== 'PORTAL-JOB-KEEP' && id !== loads.upload.id)
  const uploads = read.flatMap(call => ('upload' in call && call.upload ? [call.upload] : []))
  const spreadsheets = uploads.filter(({ accept }) => accept.includes('.xlsx'))
  expect(spreadsheets.map(({ megabytes }) => megabytes)).toEqual(spreadsheets.map(() => limits.megabytes))
  expect([SPREADSHEET.megabytes, spreadsheets.length]).toEqual([10, 4])
  expect(loads.upload.upload).toMatchObject({ accept: loadFileEndings, megabytes: LOAD_FILE_MEGABYTES })
})
