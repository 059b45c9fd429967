import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeCsv, writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { workbookParts, zip } from '../support/zip'

let portal: TestPortal
let visitor: Visitor
let page: Page
/** Uploads that left the page. */
let uploads: string[]
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'registrar')
  // The companies of the files below, but one.
  await portal.database.pool.query(
    `INSERT INTO entity (brn, name, kind, registered_on)
     SELECT '8009' || lpad(n::text, 10, '0'), 'Imported Traders ' || n || ' Ltd', 'COMPANY', '2020-01-01'
     FROM generate_series(0, 8000) n WHERE n <> 777`,
  )
  page.on('request', request => {
    if (request.url().includes('/import/')) uploads.push(request.url())
  })
})
afterAll(() => portal.close())
beforeEach(() => {
  uploads = []
})

const dialog = () => page.getByRole('dialog').first()
const open = async (place: 'business' | 'de-registration') => {
  await follow(page, `/home/registry/${place}`)
  await page
    .getByText(/of [\d,]+$/)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: place === 'business' ? 'Strike/Blacklist Company' : 'De-register Company' })
    .click()
  if (place === 'business') await page.getByRole('tab', { name: 'Upload File' }).click()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
}
// A file of the disk is missing from what `route.fetch` sends on; one that is given as bytes is not.
const choose = (name: string, bytes: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const companies = (from: number, amount: number) =>
  Array.from({ length: amount }, (_, n) => [
    `8009${String(from + n).padStart(10, '0')}`,
    `Imported Traders ${from + n} Ltd`,
  ])
const struck = async (register: string) => {
  const { rows } = await portal.database.pool.query(
    "SELECT count(*)::int AS held FROM strike_entry WHERE register = $1 AND brn LIKE '8009%'",
    [register],
  )
  return rows[0].held as number
}

describe('invalid rows', () => {
  it('are shown first with their reasons, and are corrected or excluded in place', async () => {
    const rows = companies(100, 6)
    rows[1] = ['', 'Nameless number Ltd']
    rows[2] = [rows[0]?.[0] ?? '', 'The same number again Ltd']
    rows[3] = ['NO DIGITS', 'Wordy Ltd']
    await open('business')
    await choose('faulty.xlsx', writeXlsx(['BRN', 'Company Name'], rows, 'List'))
    await page.getByText('3 to correct').waitFor()
    await page.getByText('3 ready').waitFor()
    await page.getByText('This field is required').waitFor()
    await page.getByText('Appears more than once in the file').waitFor()
    await page.getByText('Wrong form of a BRN. Enter it as 80020001234567, or as P-100226 for an old one').waitFor()
    await page.getByRole('textbox', { name: 'BRN 3' }).fill('80090000000901')
    await page.getByText('4 ready').waitFor()
    await page.getByRole('button', { name: 'Exclude all of these' }).click()
    await page.getByText('2 excluded').waitFor()
    await page.getByRole('switch', { name: 'Only rows to correct' }).uncheck()
    await expect.poll(() => page.getByRole('textbox', { name: 'BRN 5' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Send ready rows' }).dblclick()
    await page.getByText('4 rows were imported.').waitFor()
    expect(uploads).toHaveLength(1)
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    expect(await struck('BLACKLIST')).toBe(4)
  })
})

describe('rows that are not corrected', () => {
  it('are listed and saved with their reasons beside those that the registry rejects', async () => {
    const rows = [...companies(100, 1), ...companies(220, 2), ['NO DIGITS', 'Wordy Ltd'], ['', 'Nameless number Ltd']]
    await open('business')
    await choose('part.xlsx', writeXlsx(['BRN', 'Company Name'], rows, 'List'))
    await page.getByText('2 to correct').waitFor()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('2 rows were imported.').waitFor()
    await page.getByText('1 row was rejected').waitFor()
    await page.getByText('2 rows were not sent').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ])
    const book = read(await readFile(await download.path()))
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['BRN', 'Name', 'Reason'],
      ['80090000000100', 'Imported Traders 100 Ltd', 'The BRN is already on the list.'],
      ['NO DIGITS', 'Wordy Ltd', 'BRN: Wrong form of a BRN. Enter it as 80020001234567, or as P-100226 for an old one'],
      ['', 'Nameless number Ltd', 'BRN: This field is required'],
    ])
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  })
})

describe('de-registration', () => {
  it('accepts a .csv file, with its own texts, and sends it byte for byte', async () => {
    const file = writeCsv(['Registration No', 'Company'], companies(0, 2))
    await open('de-registration')
    await choose('list.csv', file)
    await page.getByText('2 ready').waitFor()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('2 rows were imported.').waitFor()
    await page.getByText('Data uploaded successfully').waitFor()
    expect(await struck('DEREGISTRATION')).toBe(2)
    const { rows } = await portal.database.pool.query(
      "SELECT subject, after->>'sha256' AS sha256 FROM audit_entry ORDER BY id DESC LIMIT 1",
    )
    expect(rows).toEqual([{ subject: 'list.csv', sha256: createHash('sha256').update(file).digest('hex') }])
  })
})

/** A workbook whose sheet says it is small and unpacks to far more. */
const bomb = () =>
  zip(
    workbookParts(Buffer.alloc(150 * 1024 * 1024)).map(part =>
      part.name.endsWith('sheet1.xml') ? { ...part, claims: 1000 } : part,
    ),
  )
// tests/components/refusedFiles.test.tsx shows the reasons of the other refusals.
it('refuses a zip bomb with a reason, and sends nothing', async () => {
  await open('business')
  await choose('bomb.xlsx', bomb())
  const sentence = 'The spreadsheet expands to far more data than it should, and was not read.'
  await dialog().getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  expect(uploads).toEqual([])
})

it('raises no page error and no security policy violation', () => expect(visitor.faults).toEqual([]))
