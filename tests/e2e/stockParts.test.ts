import { mda } from '@server/db/schema'
import { asc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type TestPortal, testPortal } from '../support/browser'
import { builtPage } from '../support/builtPage'

/** Pages that are made of react-admin's own components, in the frame of the portal. */
let portal: TestPortal
let page: Page
let faults: string[]
let last: { no: number; name: string }
beforeAll(async () => {
  portal = await testPortal({ companies: 300, portalFolder: await builtPage('stock') })
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'admin')
  const all = await portal.database.read.select({ no: mda.no, name: mda.name }).from(mda).orderBy(asc(mda.no))
  const found = all.at(-1)
  if (!found) throw new Error('The demonstration has bodies of government')
  last = found
})
beforeEach(() => page.goto(`${portal.url}/home/stock`))
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const rows = () => page.getByRole('row').filter({ has: page.getByRole('cell') })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('shows a list with its title, days as in the portal, and words for all it says', async () => {
  await page.getByRole('heading', { level: 1, name: 'Bodies of government' }).waitFor()
  await rows().first().waitFor()
  expect(await rows().first().innerText()).toMatch(/\d{2}-\d{2}-\d{4}/)
  expect(await page.getByRole('main').innerText()).not.toMatch(/\bra\.|%\{/)
  expect(await barriersOf(page)).toEqual([])
})

it('searches by a filter of its own', async () => {
  await page.getByRole('textbox', { name: 'Search' }).fill(last.name)
  await page.waitForURL('**filter=**')
  await expect.poll(() => rows().count()).toBe(1)
  await page.getByText(last.name).waitFor()
})

it('offers what it does with several rows', async () => {
  await page.goto(`${portal.url}/home/stock/ticks`)
  // With this version of MUI react-admin names the box around the tick, and not the tick.
  await page.getByLabel('Select this row').first().click()
  await page.getByText('1 row selected').waitFor()
  await press('Clear the selection')
  await page.getByText('1 row selected').waitFor({ state: 'hidden' })
})

it('opens the dialogs of the portal by a row, by Edit and by Add', async () => {
  const dialog = page.getByRole('dialog')
  await rows().first().getByRole('cell').first().click()
  await dialog.getByRole('heading', { name: 'Edit Entity details' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/home/registry/mda')
  await page.goto(`${portal.url}/home/stock`)
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await dialog.getByRole('heading', { name: 'Edit Entity details' }).waitFor()
  await page.goto(`${portal.url}/home/stock`)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Add new MDA to register' }).waitFor()
})

it('edits a record that no list has shown, by its address', async () => {
  await page.goto(`${portal.url}/home/stock/${last.no}`)
  await page.getByRole('heading', { level: 1, name: 'One body' }).waitFor()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.inputValue()).toBe(last.name)
  await page.getByRole('link', { name: last.name }).waitFor()
  await name.fill(`${last.name} AND TRADE`)
  await press('Save')
  await page.getByText('Request was processed successfully').waitFor()
  const [changed] = await portal.database.read.select().from(mda).where(eq(mda.no, last.no))
  expect(changed?.name).toBe(`${last.name} AND TRADE`)
})

it('finds a record for a reference by the word that is typed', async () => {
  await page.goto(`${portal.url}/home/stock/${last.no}`)
  const box = page.getByRole('combobox', { name: 'Belongs to' })
  await box.fill('Bank of Uganda')
  await page.getByRole('option', { name: 'Bank of Uganda' }).click()
  await expect.poll(() => box.inputValue()).toBe('Bank of Uganda')
})

it('asks a question in the look and the words of the portal', async () => {
  await page.goto(`${portal.url}/home/stock/${last.no}`)
  await press('Ask')
  await page.getByRole('dialog', { name: 'Close the register' }).waitFor()
  await press('Confirm')
  await page.getByRole('region', { name: 'Notices' }).getByText('Agreed').waitFor()
})
