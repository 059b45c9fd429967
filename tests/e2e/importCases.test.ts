import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  page = (await portal.open()).page
  await portal.signIn(page, 'registrar')
  // The companies of the files.
  await portal.database.pool.query(
    `INSERT INTO entity (brn, name, kind, registered_on)
     SELECT '8009' || lpad(n::text, 10, '0'), 'Imported Traders ' || n || ' Ltd', 'COMPANY', '2020-01-01'
     FROM generate_series(0, 999) n`,
  )
})
afterAll(() => portal.close())

const choose = async (name: string) => {
  await follow(page, '/home/registry/de-registration')
  await page.getByRole('button', { name: 'De-register Company' }).click()
  const buffer = await readFile(new URL(`../spreadsheet/cases/${name}`, import.meta.url))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

describe('De-register Company', () => {
  it.each([
    ['semicolon-5-rows.csv', ['5 ready']],
    ['header-crlf-rows-lf.csv', ['6 ready']],
    ['excel-text-trick.csv', ['2 ready']],
    ['number-formats.xlsx', ['4 ready']],
    ['workbook-elsewhere.xlsx', ['4 ready']],
    ['invisible-marks.xlsx', ['5 ready']],
    ['formulas-without-results.xlsx', ['2 ready', '2 to correct']],
    ['filtered-rows.xlsx', ['2 hidden rows left out']],
    ['quote-at-start-of-name.csv', ['4 ready']],
  ])('counts the rows of %s as a person does', async (name, counts) => {
    await choose(name)
    for (const count of counts) await page.getByRole('dialog').getByText(count, { exact: true }).first().waitFor()
    const faulty = page.getByRole('dialog').getByText(/^[1-9]\d* to correct$/)
    expect((await faulty.count()) > 0).toBe(counts.some(count => count.endsWith('to correct')))
  })
})
