import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
let page: Page
let struck: { brn: string; name: string }
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
  const { rows } = await portal.database.read.execute<{ brn: string; name: string }>(sql`
    SELECT brn, company_name AS name FROM strike_entry s WHERE register = 'BLACKLIST' AND status = 'ON'
      AND EXISTS (SELECT FROM entity e WHERE e.brn = s.brn AND kind = 'COMPANY') ORDER BY created_at DESC LIMIT 1`)
  struck = rows[0] ?? { brn: '', name: '' }
})
afterAll(() => portal.close())

const file = () => `/home/registry/file-viewer/${struck.brn}`
const inList = (on: Page, text: string) => on.getByRole('row', { name: struck.name }).getByText(text, { exact: true })

it('opens the file of a black-listed company, and with Ctrl in a new tab', async () => {
  await follow(page, '/home/registry/business')
  const link = page.getByRole('link', { name: struck.brn })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await tab.waitForURL(url => url.pathname !== 'blank')
  await tab.close()
  expect(new URL(page.url()).pathname).toBe('/home/registry/business')
  expect(await link.getAttribute('href')).toBe(file())
  await page.getByRole('link', { name: struck.name }).click()
  await page.getByRole('heading', { name: struck.name, level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(file())
})

it('leads from a person in a file to the page of that person', async () => {
  const { rows } = await portal.database.read.execute<{ brn: string }>(sql`
    SELECT brn FROM entity e WHERE kind = 'COMPANY' AND EXISTS (
      SELECT FROM entity_person p WHERE p.brn = e.brn AND p.kind = 'INDIVIDUAL' AND 'DIRECTOR' = ANY (p.roles)) LIMIT 1`)
  await follow(page, `/home/registry/file-viewer/${rows[0]?.brn}?tab=directors`)
  const [person] = await page.locator('.file-card h2 a[href^="/home/people/"]').all()
  const name = await person?.innerText()
  await person?.click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
})

it('leads from a payment to the entity that was paid for, and to the account that paid', async () => {
  const { rows } = await portal.database.read.execute<{ prn: string; brn: string; name: string; payer: string }>(sql`
    SELECT prn, e.brn, e.name, display_name AS payer FROM payment JOIN filing f ON tracking_no = tracking_number
      JOIN entity e ON e.brn = f.brn JOIN account a ON a.id = payer_id WHERE e.kind = 'COMPANY' LIMIT 1`)
  const [paid = { prn: '', brn: '', name: '', payer: '' }] = rows
  await follow(page, `/home/billing/transactions?prn=${paid.prn}`)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: paid.prn })
  await dialog.getByRole('row', { name: 'Paid for' }).getByRole('link', { name: paid.name }).waitFor()
  const payer = dialog.getByRole('row', { name: 'Paid by' }).getByRole('link', { name: paid.payer })
  expect(await payer.getAttribute('href')).toMatch(/^\/home\/accounts\/summary\?account=/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: paid.name }).click()
  await page.getByRole('heading', { name: paid.name, level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/home/registry/file-viewer/${paid.brn}`)
})

it('leads from the history of a black-listed company to its file', async () => {
  await follow(page, '/home/registry/business')
  await page.getByRole('row', { name: struck.name }).getByRole('button', { name: 'History' }).click()
  const title = page.getByRole('dialog', { name: struck.name }).getByRole('link', { name: struck.name })
  expect(await title.getAttribute('href')).toBe(file())
  await page.keyboard.press('Escape')
})

it('shows plain text to a person who may not open files', async () => {
  await givePermissions(portal.database, 'clerk', [
    'can_access_dashboard',
    'can_view_registry',
    'can_view_admin_registry',
    'can_view_blacklist_registry',
  ])
  const other = await portal.open()
  await portal.signIn(other.page, 'clerk')
  await follow(other.page, '/home/registry/business')
  await inList(other.page, struck.brn).waitFor()
  await inList(other.page, struck.name).waitFor()
  expect(await other.page.locator('.list-table a').count()).toBe(0)
  await other.page.close()
})
