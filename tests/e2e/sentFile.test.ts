import { createHash } from 'node:crypto'
import { writeCsv } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { read, utils, write } from 'xlsx'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { type OtherHost, startOtherHost } from '../support/otherHost'

let portal: TestPortal
let host: OtherHost
let visitor: Visitor
let page: Page
/** Multipart bodies that reached the host. */
let sent: Buffer[]
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  host = await startOtherHost(portal.app, 'dist', {
    config: { apiBase: '/api' },
    received: (path, body) => {
      if (/import|upload/.test(path)) sent.push(body)
    },
  })
  // The companies of the files below.
  await portal.database.pool.query(
    `INSERT INTO entity (brn, name, kind, registered_on)
     SELECT '80091' || file || '0000000' || n, CASE file WHEN 6 THEN 'Pwani Ltd' ELSE 'Company ' || n END, 'COMPANY', '2020-01-01'
     FROM generate_series(1, 9) file, generate_series(1, 9) n`,
  )
  visitor = await portal.open({ baseURL: host.url, reducedMotion: 'reduce' })
  page = visitor.page
  await portal.signIn(page, 'admin', '/login')
  await page.getByRole('heading', { name: /^Good day/ }).waitFor()
})
afterAll(async () => {
  await visitor.context.close()
  await host.close()
  await portal.close()
})
beforeEach(() => {
  sent = []
})
afterEach(() => expect(visitor.faults).toEqual([]))

/** The one file of a multipart body, beside the field that names its job. */
const fileIn = (body: Buffer | undefined) => {
  const text = body?.toString('latin1') ?? ''
  const boundary = text.slice(0, text.indexOf('\r\n'))
  const start = text.indexOf('\r\n\r\n', text.indexOf('filename=')) + 4
  return {
    name: /filename="([^"]*)"/.exec(text)?.[1],
    bytes: Buffer.from(text.slice(start, text.indexOf(`\r\n${boundary}`, start)), 'latin1'),
  }
}
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A workbook as an office keeps it: columns that nobody asked for, numbers as numbers, the wanted ones in the middle. */
const workbook = (rows: unknown[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Orodha')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }))
}
const sheetOf = (bytes: Uint8Array) => {
  const book = read(bytes)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
}

const open = async (path: string, button: string, tab: string | undefined) => {
  await follow(page, path)
  await page.getByRole('button', { name: button }).click()
  if (tab) await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
}
const choose = (name: string, bytes: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const send = async () => {
  await page.getByRole('button', { name: 'Send ready rows' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  return fileIn(sent[0])
}

const business = ['/home/registry/business', 'Strike/Blacklist Company', 'Upload File'] as const
const deRegistration = ['/home/registry/de-registration', 'De-register Company', undefined] as const

describe('a file in which nothing was changed is sent byte for byte, under its name', () => {
  const table = (number: string, name: string, from: number) => [
    ['Serial', name, number, 'Remarks'],
    [1, 'Kisima Ltd', from, 'a'],
    [2, 'Kilima Ltd', from + 1, 'b'],
  ]
  const companies = table('Registration No', 'Company', 80091100000001)
  it.each([
    ['the black list', business, 'Orodha ya 2026.xlsx', workbook(companies)],
    ['de-registrations', deRegistration, 'struck.xlsx', workbook(companies)],
    [
      'de-registrations as a .csv',
      deRegistration,
      'struck off.csv',
      new TextEncoder().encode('Jina;Company;Number\nx;Mlima Ltd;80091200000001\ny;Mto Ltd;80091200000002'),
    ],
    [
      'names',
      ['/home/configurations', 'Add Names', undefined] as const,
      'names.xlsx',
      workbook(table('Number', 'Entity Name', 80091300000001)),
    ],
    [
      'used PRNs',
      ['/home/billing/prn-manager', 'Add PRNs', 'Upload File'] as const,
      'prns.xlsx',
      workbook([
        ['Date', 'PRN No'],
        ['2026', 'A100000001'],
        ['2026', 'A100000002'],
      ]),
    ],
  ] as const)('%s', async (_, [path, button, tab], name, bytes) => {
    await open(path, button, tab)
    await choose(name, bytes)
    await page.getByText('2 ready').waitFor()
    const file = await send()
    expect([file.name, digest(file.bytes)]).toEqual([name, digest(bytes)])
  })
})

describe('a file in which something was changed keeps its columns, header words and order', () => {
  it('after a row was excluded and a cell corrected', async () => {
    const rows = [
      ['Serial', 'Company', 'Registration No', 'Struck on'],
      [1, 'Bonde Ltd', 80091400000001, 'May'],
      [2, 'Bahari Ltd', 80091400000002, 'June'],
      [3, 'Ziwa Ltd', 'none', 'July'],
    ]
    await open(...business)
    await choose('orodha.xlsx', workbook(rows))
    await page.getByText('1 to correct').waitFor()
    await page.getByRole('textbox', { name: 'BRN 4' }).fill('80091400000003')
    await page.getByRole('switch', { name: 'Only rows to correct' }).uncheck()
    await page
      .getByRole('row', { name: /Bahari/ })
      .or(page.locator('.import-row').filter({ has: page.getByRole('textbox', { name: 'BRN 3' }) }))
      .first()
      .getByRole('button', { name: 'Exclude', exact: true })
      .click()
    await page.getByText('2 ready').waitFor()
    const file = await send()
    expect(file.name).toBe('orodha.xlsx')
    expect(sheetOf(file.bytes)).toEqual([rows[0], rows[1], [3, 'Ziwa Ltd', '80091400000003', 'July']])
  })

  it('as a .csv', async () => {
    const rows = [
      ['80091500000001', 'Mji Ltd'],
      ['80091500000002', 'Kijiji Ltd'],
    ]
    await open(...deRegistration)
    await choose('orodha.csv', writeCsv(['Number', 'Company'], rows))
    await page.getByText('2 ready').waitFor()
    await page.getByRole('switch', { name: 'Only rows to correct' }).uncheck()
    await page.getByRole('button', { name: 'Exclude', exact: true }).first().click()
    await page.getByText('1 ready').waitFor()
    const file = await send()
    expect(file.name).toBe('orodha.csv')
    expect(file.bytes.toString('utf8')).toBe('\ufeffNumber,Company\r\n80091500000002,Kijiji Ltd\r\n')
  })

  it('but for the header words of columns that were mapped by hand', async () => {
    await open(...business)
    await choose(
      'kampuni.xlsx',
      workbook([
        ['Kampuni', 'Maoni', 'Namba'],
        ['Pwani Ltd', 'x', 80091600000001],
      ]),
    )
    await page.getByText('Match the columns').waitFor()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('BRN').click()
    await page.getByRole('option', { name: 'Namba' }).click()
    await dialog.getByLabel('Name').click()
    await page.getByRole('option', { name: 'Kampuni' }).click()
    await page.getByRole('button', { name: 'Review rows' }).click()
    await page.getByText('1 ready').waitFor()
    const file = await send()
    expect(sheetOf(file.bytes)).toEqual([
      ['Name', 'Maoni', 'BRN'],
      ['Pwani Ltd', 'x', 80091600000001],
    ])
    await page.getByText('Pwani Ltd').first().waitFor()
  })
})
