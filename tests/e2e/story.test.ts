import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let folder: string
beforeAll(async () => {
  portal = await testPortal()
  folder = await mkdtemp(join(tmpdir(), 'daftari-e2e-'))
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a morning at the registry', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await portal.open()
    await portal.signIn(visitor.page, 'registrar', '/login')
  })
  afterAll(() => visitor.context.close())

  it('greets the clerk by name', async () => {
    await visitor.page.getByRole('heading', { name: /Moses/ }).waitFor()
    await visitor.page.getByText('Welcome').waitFor()
    await expect.poll(() => visitor.page.title()).toBe('Daftari')
  })

  it('opens the black list from the menu', async () => {
    const menu = visitor.page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Registry', exact: true }).click()
    await menu.getByRole('link', { name: 'Black List Registry' }).click()
    await visitor.page.getByRole('heading', { name: 'Black List Registry' }).waitFor()
    const headings = async () => (await visitor.page.getByRole('columnheader').allTextContents()).slice(0, 4)
    await expect.poll(headings).toEqual(['BRN', 'Name', 'Date', 'Added By'])
  })

  it('strikes off 20,000 companies from a spreadsheet, and lists the refused rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => [
      `8009${String(n).padStart(10, '0')}`,
      `Struck Traders ${n} Ltd`,
    ])
    rows[3] = ['', 'Without a number Ltd']
    const file = join(folder, 'struck.xlsx')
    writeFileSync(file, writeXlsx(['Registration Number', 'Company Name'], rows, 'List'))
    const { page } = visitor
    await page.getByRole('button', { name: 'Strike/Blacklist Company' }).click()
    await page.getByRole('tab', { name: 'Upload File' }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('1 to correct').waitFor()
    await page.getByText('19,999 not in the register').waitFor()
    await page.getByRole('textbox', { name: 'BRN 5' }).fill('80090000000003')
    await page.getByText('20,000 not in the register').waitFor()
    await page.getByRole('button', { name: 'Include all that are not in the register' }).click()
    await page.getByText('20,000 ready').waitFor()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('20,000 rows were imported.').waitFor({ timeout: 50_000 })
    await page.getByText('Added files to black list').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByText(/of 20,0\d\d/).waitFor()
  })

  it('finds one company on Enter, and keeps the search in the address', async () => {
    const { page } = visitor
    await page.keyboard.press('/')
    await page.keyboard.type('80090000012345')
    await page.keyboard.press('Enter')
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Struck Traders 12345 Ltd' }).waitFor()
    await expect.poll(() => page.url()).toContain('search=80090000012345')
    await page.reload()
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
  })

  it('shows the history of the company', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'History' }).click()
    const dialog = page.getByRole('dialog', { name: 'Struck Traders 12345 Ltd' })
    await dialog.getByText('Added to black list').waitFor()
    await dialog.getByText('Date added').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('reverses the entry, which leaves the list', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'Reverse' }).click()
    await page.getByText('No results found').waitFor()
    const toast = await page.getByText(/Removed from\s+the black list/).textContent()
    expect(toast).toBe('Removed from  the black list')
  })

  it('has raised no page error and no security policy violation', () => {
    expect(visitor.faults).toEqual([])
  })
})

describe('the shared list', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await portal.open()
    await portal.signIn(visitor.page, 'admin', '/login')
  })
  afterAll(() => visitor.context.close())

  it('warns on Previous at the first page, and ignores Next at the last', async () => {
    const { page } = visitor
    await follow(page, '/home/registry/mda')
    const total = Number((await page.getByText(/^1 - 15 of \d+$/).textContent())?.split(' of ')[1])
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText('No more data to show').waitFor()
    await page.getByText('Observation').waitFor()
    await follow(page, `/home/registry/mda?page=${Math.ceil(total / 15)}`)
    const counter = page.getByText(`- ${total} of ${total}`)
    await counter.waitFor()
    const said = await counter.textContent()
    // Reachable, and said to be of no use here: a click must do nothing.
    await page.getByRole('button', { name: 'Next' }).click({ force: true })
    await expect.poll(() => counter.textContent()).toBe(said)
  })

  it('adds an MDA, then shows ten rows as documented', async () => {
    const { page } = visitor
    await follow(page, '/home/registry/mda?search=ministry')
    await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add new MDA to register' })
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await dialog.getByText('This field is required').waitFor()
    await dialog.getByLabel('Name').fill('<img src=x onerror=alert(1)> 🏛 ‏הרשם')
    await page.keyboard.press('Enter')
    await page.getByText(/was added to the register of MDAs/).waitFor()
    await page.getByRole('cell', { name: '<img src=x onerror=alert(1)>' }).waitFor()
    await page.getByText(/^1 - 10 of \d+$/).waitFor()
    expect(page.url()).not.toContain('search=')
  })

  it('edits an entry, and keeps the input after a refusal', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'Edit' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Edit Entity details' })
    await dialog.getByLabel('Name').fill('Bank of Uganda')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await dialog.getByText('Bank of Uganda already exists').waitFor()
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Bank of Uganda')
    await dialog.getByLabel('Name').fill('Office of the Register')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Entity details updated').waitFor()
    await page.getByRole('cell', { name: 'Office of the Register' }).waitFor()
  })

  it('shows an error banner with Reload after a failure, and recovers', async () => {
    const { page } = visitor
    await page.route('**/data-update/blacklisted-brns?**', route =>
      route.fulfill({ status: 500, json: { status: 500, code: 'x', message: 'The disk is full' } }),
    )
    await follow(page, '/home/registry/business')
    const banner = page.getByRole('alert').filter({ hasText: 'Failed to load tasks, Try again later.' })
    await banner.getByText('The disk is full').waitFor()
    expect(await page.getByText('No results found').count()).toBe(0)
    await page.unroute('**/data-update/blacklisted-brns?**')
    await banner.getByRole('button', { name: 'Reload' }).click()
    await page.getByText(/^1 - 15 of/).waitFor()
    await banner.waitFor({ state: 'hidden' })
  })

  it('filters documents by type and by typed text', async () => {
    const { page } = visitor
    await follow(page, '/home/registry/document')
    await page.getByLabel('Document Type').click()
    await page.getByRole('option', { name: 'Will', exact: true }).click()
    await page.waitForURL('**/document?type=WILL')
    await page.getByRole('cell', { name: 'Registered', exact: true }).first().waitFor()
    await page.getByRole('searchbox').fill('zzzzzz')
    await page.getByText('No results found').waitFor()
  })

  it('shows practitioners ten at a time, without a choice of sizes', async () => {
    const { page } = visitor
    await follow(page, '/home/registry/practitioners')
    await page.getByText(/^1 - 10 of \d+$/).waitFor()
    expect(await page.getByText('Rows', { exact: true }).count()).toBe(0)
    await page.getByText('None', { exact: true }).first().waitFor()
  })

  it('refuses an unknown BRN, and one that is already listed', async () => {
    const { page } = visitor
    await follow(page, '/home/registry/business')
    await page.getByRole('button', { name: 'Strike/Blacklist Company' }).click()
    const brn = page.getByRole('dialog').getByRole('textbox', { name: 'BRN' })
    await brn.fill('80020999999999')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('No entity is registered under BRN 80020999999999.').waitFor()
    const known = await portal.database.pool.query(
      "SELECT s.brn FROM strike_entry s JOIN entity e USING (brn) WHERE s.register = 'BLACKLIST' AND s.status = 'ON' LIMIT 1",
    )
    await brn.fill(known.rows[0].brn)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Already on the list').waitFor()
  })

  it('lists every change in the audit trail', async () => {
    const { page } = visitor
    await follow(page, '/home/audit-trail')
    await page
      .getByRole('cell', { name: /added .+ to MDA Registry/ })
      .first()
      .waitFor()
    expect(visitor.faults).toEqual([])
  })
})
