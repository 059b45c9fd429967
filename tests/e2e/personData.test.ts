import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
let visitor: Visitor
let person = ''
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  const { rows } = await portal.database.pool.query(
    `SELECT id FROM entity_person WHERE kind = 'INDIVIDUAL' AND id_number IS NOT NULL ORDER BY id LIMIT 1`,
  )
  person = String(rows[0].id)
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const open = async (page = visitor.page) => {
  await follow(page, `/home/people/${person}?open=held`)
  await page.getByRole('dialog', { name: 'Data held' }).waitFor()
}

it('saves a PDF and a JSON file for a request, and keeps the reference when the server fails', async () => {
  const { page } = visitor
  await open()
  const save = page.getByRole('button', { name: 'Save PDF and JSON' })
  await save.click()
  await page.getByText('Enter the reference of the request.').waitFor()
  const reference = page.getByLabel('Reference of the request')
  await reference.fill('Letter 12/2026')
  await page.route('**/portal/people-data', route => route.fulfill({ status: 500, json: { message: 'Closed today' } }))
  await save.click()
  await page.getByRole('alert').filter({ hasText: 'Closed today' }).waitFor()
  await expect.poll(() => reference.inputValue()).toBe('Letter 12/2026')
  await page.unroute('**/portal/people-data')
  const downloads: Download[] = []
  page.on('download', one => downloads.push(one))
  await save.click()
  await page.getByText('The PDF and the JSON file were saved.').waitFor()
  await expect.poll(() => downloads.length).toBe(2)
  const contents = new Map(
    await Promise.all(
      downloads.map(async one => [one.suggestedFilename(), await readFile((await one.path()) ?? '')] as const),
    ),
  )
  expect(contents.get(`personal-data-${person}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-')
  const held = JSON.parse(String(contents.get(`personal-data-${person}.json`)))
  expect(held.person).toBe(person)
  expect(held.records.length).toBeGreaterThan(0)
})

it('sends with Enter, and leaves the focus in the box that has to be mended', async () => {
  const { page } = visitor
  await open()
  const reference = page.getByLabel('Reference of the request')
  const hasFocus = () => reference.evaluate(box => box === document.activeElement)
  await page.getByRole('button', { name: 'Save PDF and JSON' }).press('Enter')
  await page.getByText('Enter the reference of the request.').waitFor()
  await expect.poll(hasFocus).toBe(true)
  await reference.fill('Letter 12/2026')
  await page.route('**/portal/people-data', route => route.fulfill({ status: 500, json: { message: 'Closed today' } }))
  await reference.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Closed today' }).waitFor()
  await expect.poll(hasFocus).toBe(true)
  await page.unroute('**/portal/people-data')
})

it('has no barriers and no overflow, on a phone and on a desktop', async () => {
  const other = await portal.open(phone)
  await portal.signIn(other.page, 'admin')
  await open(other.page)
  await expectInBothLooks(other.page, 'data held')
  await other.context.close()
})

it('shows a person masked until a reason is given', async () => {
  await givePermissions(portal.database, 'auditor', ['can_access_dashboard', 'can_search_people'])
  const { rows } = await portal.database.pool.query('SELECT id_number FROM entity_person WHERE id = $1', [person])
  const { page, context } = await portal.open()
  await portal.signIn(page, 'auditor')
  await follow(page, `/home/people/${person}`)
  await page.getByTitle('Masked').first().waitFor()
  const main = page.getByRole('main')
  expect(await main.textContent()).not.toContain(rows[0].id_number)
  await page.getByRole('button', { name: 'Show personal data' }).click()
  const dialog = page.getByRole('dialog', { name: /Show personal data/ })
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Court order' }).click()
  await dialog.getByLabel(/^Reference/).fill('HCT 7/2026')
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await main.getByText(rows[0].id_number).first().waitFor()
  await context.close()
})
