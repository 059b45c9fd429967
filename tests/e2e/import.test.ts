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

describe('a list with unknown headers', () => {
  it('asks for the meaning of each column, and continues with the review', async () => {
    await open('business')
    await choose(
      'plain.xlsx',
      writeXlsx(
        ['Kampuni', 'Namba'],
        companies(0, 3).map(([brn = '', name = '']) => [name, brn]),
        'Orodha',
      ),
    )
    await page.getByText('Match the columns').waitFor()
    const proceed = page.getByRole('button', { name: 'Review rows' })
    await expect.poll(() => proceed.isDisabled()).toBe(true)
    await dialog().getByLabel('BRN').click()
    await page.getByRole('option', { name: 'Namba' }).click()
    await dialog().getByLabel('Name').click()
    await page.getByRole('option', { name: 'Kampuni' }).click()
    await proceed.click()
    await page.getByText('3 ready').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Name 2' }).inputValue()).toBe('Imported Traders 0 Ltd')
    expect(uploads).toEqual([])
  })
})

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

  it('are saved as a workbook with reasons when the registry rejects them', async () => {
    const again = [...companies(100, 1), ...companies(200, 2), ['80090000000777', '']]
    await open('business')
    await choose('again.xlsx', writeXlsx(['BRN', 'Company Name'], again, 'List'))
    await page.getByText('3 ready').waitFor()
    await page.getByText('1 not in the register').waitFor()
    await page.getByRole('checkbox', { name: 'Include row 5' }).check()
    await page.getByText('4 ready').waitFor()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('2 rows were imported.').waitFor()
    await page.getByText('2 rows were rejected').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('again - rejected.xlsx')
    const book = read(await readFile(await download.path()))
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['BRN', 'Name', 'Reason'],
      ['80090000000100', 'Imported Traders 100 Ltd', 'The BRN is already on the list.'],
      ['80090000000777', '', 'No entity has this BRN, and the row gives no name.'],
    ])
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
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

  it('are what stops a file of which no row is ready', async () => {
    await open('business')
    await choose('none.xlsx', writeXlsx(['BRN', 'Company Name'], [['NO DIGITS', 'Wordy Ltd']], 'List'))
    await page.getByText('1 to correct').waitFor()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByRole('alert').getByText('No row is ready. Correct the rows, or choose another file.').waitFor()
    expect(uploads).toEqual([])
    page.once('dialog', asked => void asked.accept())
    await page.getByRole('button', { name: 'Cancel' }).click()
  })
})

describe('de-registration', () => {
  it('accepts a .csv file, with its own texts', async () => {
    await open('de-registration')
    await choose('list.csv', writeCsv(['Registration No', 'Company'], companies(0, 2)))
    await page.getByText('2 ready').waitFor()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('2 rows were imported.').waitFor()
    await page.getByText('Data uploaded successfully').waitFor()
    expect(await struck('DEREGISTRATION')).toBe(2)
  })

  it('does not change the black list', async () => {
    await open('business')
    await choose('list.csv', writeCsv(['Registration No', 'Company'], companies(0, 2)))
    await dialog().getByRole('alert').waitFor()
    expect(await page.getByText('2 ready').count()).toBe(0)
    expect(uploads).toEqual([])
  })
})

describe('sending', () => {
  const ready = async (from: number, amount: number, name: string) => {
    await open('business')
    await choose(name, writeXlsx(['BRN', 'Name'], companies(from, amount), 'List'))
    await page.getByText(`${amount.toLocaleString('en')} ready`).waitFor()
  }

  it('can be stopped, and writes no row twice when it is sent again', async () => {
    const before = await struck('BLACKLIST')
    await ready(5000, 20, 'stopped.xlsx')
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route('**/import/csv', async route => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await dialog()
      .getByRole('alert')
      .getByText(/^Stopped\./)
      .waitFor()
    release()
    await page.unroute('**/import/csv')
    expect(await struck('BLACKLIST')).toBe(before)
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('20 rows were imported.').waitFor()
    expect(await struck('BLACKLIST')).toBe(before + 20)
  })

  it('explains a lost connection, and writes each row once when sent again', async () => {
    const before = await struck('BLACKLIST')
    await ready(6000, 20, 'broken-off.xlsx')
    // The registry takes the file, and the answer never arrives.
    await page.route('**/import/csv', async route => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await dialog()
      .getByRole('alert')
      .getByText(/Either all rows were saved or none\. It is safe to send the file again\./)
      .waitFor()
    await page.unroute('**/import/csv')
    expect(await struck('BLACKLIST')).toBe(before + 20)
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('0 rows were imported.').waitFor()
    await page.getByText('20 rows were rejected').waitFor()
    expect(await struck('BLACKLIST')).toBe(before + 20)
  })

  it('keeps all rows when the server refuses', async () => {
    await ready(7000, 5, 'refused.xlsx')
    await page.route('**/import/csv', route =>
      route.fulfill({
        status: 503,
        json: { status: 503, code: 'busy', message: 'The registry is busy. Try again in a moment.' },
      }),
    )
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await dialog().getByRole('alert').getByText('The registry is busy. Try again in a moment.').waitFor()
    await page.getByText('5 ready').waitFor()
    await page.unroute('**/import/csv')
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
