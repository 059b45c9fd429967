import { readFileSync } from 'node:fs'
import { readSpreadsheet } from '@spreadsheet/read'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone, takeLook } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let page: Page
let faults: string[]
beforeAll(async () => {
  portal = await testPortal()
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const one = async (where: ReturnType<typeof sql>) => {
  const { rows } = await portal.database.read.execute<{ number: string; name: string }>(sql`
    SELECT tracking_number AS number, company_name AS name FROM insolvency_application a
    WHERE type = 'WINDING_UP' AND ${where} ORDER BY id LIMIT 1`)
  if (!rows[0]) throw new Error('The demonstration has no such winding-up')
  return rows[0]
}
const rowsIn = (list: string) =>
  sql`(SELECT count(*)::int FROM form20_entry f WHERE f.application_id = a.id AND list = ${list})`
const open = async (number: string, rest = '') => {
  await follow(page, `/home/insolvency-settings/winding-up/${number}${rest}`)
  await page.getByRole('tab', { name: 'Forms' }).waitFor()
}
const section = (name: string) => page.getByRole('region', { name, exact: true })
const table = (name: string) => page.getByRole('table', { name, exact: true })

describe('the details of a winding-up', () => {
  it('open from the application, with forms, files and messages', async () => {
    const { number, name } = await one(sql`status = 'APPROVED' AND ${rowsIn('tradeAccounts')} > 0
      AND EXISTS (SELECT FROM insolvency_message m WHERE m.application_id = a.id)`)
    await follow(page, `/home/insolvency-settings?application=${number}&kind=WINDING_UP`)
    await page.getByRole('link', { name: 'Winding-up details' }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/home/insolvency-settings/winding-up/${number}`)
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Forms', 'Files', 'Messages'])
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Forms')
    const venue = section('Inspection venue')
    await expect.poll(() => venue.getAttribute('data-locked')).toBe('true')
    await expect
      .poll(() => venue.locator('dt').allInnerTexts())
      .toEqual([
        'Region',
        'District',
        'Sub county',
        'Parish',
        'Village',
        'Street',
        'Plot',
        'Postal address',
        'Inspection time',
      ])
    await section('Reasons to wind up').getByRole('listitem').first().waitFor()
    await page.getByRole('tab', { name: 'Files' }).click()
    await page.waitForURL('**tab=files')
    await page.getByRole('list', { name: 'Attachments' }).waitFor()
    await page.getByRole('tab', { name: 'Messages' }).click()
    await page.getByRole('list', { name: 'Messages' }).waitFor()
  })
})

describe('Form 20', () => {
  it('sums five thousand creditors, prints all as one document, and saves a workbook with a sheet for each table', async () => {
    const { number, name } = await one(sql`${rowsIn('tradeAccounts')} >= 5000`)
    const { rows } = await portal.database.read.execute<{ sum: string }>(sql`
      SELECT sum((facts->>'amount')::numeric)::text FROM form20_entry JOIN insolvency_application a ON a.id = application_id
      WHERE a.tracking_number = ${number} AND list = 'tradeAccounts' AND facts->>'currency' = 'UGX'`)
    await open(number)
    await page.getByRole('button', { name: 'Trade accounts 5,000' }).click()
    const shown = table('Trade accounts')
    await expect.poll(() => shown.locator('tbody tr').count()).toBe(50)
    const [whole = '', cents] = (rows[0]?.sum ?? '').split('.')
    await expect
      .poll(() => shown.getByRole('row', { name: 'Total UGX' }).getByRole('cell').last().textContent())
      .toBe(`${BigInt(whole).toLocaleString('en')}.${cents}`)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const paper = page.locator('.statement-print')
    await expect.poll(() => paper.locator('h1').textContent()).toBe('Statement of affairs')
    await expect.poll(() => paper.locator('dl').textContent()).toContain(name)
    const accountsOnPaper = paper.locator('table[aria-label="Trade accounts"]')
    await expect.poll(() => accountsOnPaper.locator('tbody tr').count()).toBe(5000)
    await expect.poll(() => accountsOnPaper.locator('tfoot tr').first().textContent()).toContain('Total UGX')
    await expect.poll(() => paper.locator('section > p').first().textContent()).toBe('None')
    const margin = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--statement-margin'))
    expect(JSON.parse(await margin())).toBe(`Form 20, Statement of affairs · ${name} · ${number}`)
    expect(await page.locator('.winding-up').isVisible()).toBe(false)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    await paper.waitFor({ state: 'detached' })
    await expect.poll(() => margin()).toBe('')

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export (.xlsx)' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Form 20 ${number} \\d{4}-\\d\\d-\\d\\d\\.xlsx$`))
    const sheets = await readSpreadsheet(readFileSync(await file.path()), 'form20.xlsx', ['.xlsx'])
    expect(sheets).toHaveLength(12)
    const accounts = sheets.find(sheet => sheet.name === 'Trade accounts')
    expect(accounts?.rows.filter(({ cells }) => cells[0] && !cells[0].startsWith('Total'))).toHaveLength(5001)
  })

  it('has no accessibility violations and no overflow, on a phone and on a desktop', async () => {
    await takeLook(page, phone)
    const { number } = await one(sql`${rowsIn('tradeAccounts')} > 0 AND ${rowsIn('tradeAccounts')} < 100`)
    await open(number)
    await section('Form 20').waitFor()
    await expectInBothLooks(page)
  })
})
