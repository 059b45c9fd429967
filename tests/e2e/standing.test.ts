import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let page: Page
let company: { brn: string; name: string }
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
  const { rows } = await portal.database.read.execute<{ brn: string; name: string }>(sql`
    SELECT brn, name FROM entity e WHERE kind = 'COMPANY' AND status = 'REGISTERED'
      AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn) ORDER BY brn LIMIT 1`)
  company = rows[0] ?? { brn: '', name: '' }
  await portal.database.read.execute(sql`
    INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by, created_at)
    VALUES ('BLACKLIST', ${company.brn}, ${company.name}, 'Grace', 'Grace', '2026-03-04T22:30:00Z')`)
})
afterAll(() => portal.close())

const STRUCK = 'Black-listed since 05-03-2026'

it('says in the head of a file that a company is black-listed, and not that it is registered', async () => {
  await page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await follow(page, `/home/registry/file-viewer/${company.brn}`)
  const head = page.locator('.file-head')
  await head.getByText(STRUCK).waitFor()
  // "Registered 02-05-2019" is the day of registration.
  expect(await head.locator('.tone').allInnerTexts()).toEqual([STRUCK])
})

it('says so in the entity search and in the palette', async () => {
  await follow(page, `/home/registry?search=${company.brn}`)
  await page.getByRole('row', { name: company.name }).getByText(STRUCK).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(company.brn)
  await page
    .getByRole('option', { name: new RegExp(company.name) })
    .getByText(STRUCK)
    .waitFor()
})
