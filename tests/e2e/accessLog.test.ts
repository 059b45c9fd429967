import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
let visitor: Visitor
let page: Page
let brn: string
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { rows } = await portal.database.pool.query(
    `SELECT brn FROM entity WHERE kind = 'COMPANY' AND brn NOT IN (
      SELECT file_key FROM access_entry WHERE file_kind = 'ENTITY') ORDER BY brn`,
  )
  brn = rows[0].brn
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
  await page.evaluate("localStorage.setItem('entityType', 'company')")
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const rowsOf = (on = page) => on.locator('tr[data-key]')
const texts = (column: number) => rowsOf().locator(`td:nth-child(${column})`).allInnerTexts()
const requests = (to: string) => {
  const seen: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === to) seen.push(request.url())
  })
  return seen
}

describe('the page of the access log', () => {
  it('stands beside the audit trail in the menu and shows the demonstration’s reads, newest first', async () => {
    await follow(page, '/home/audit-trail')
    await page.getByRole('link', { name: 'Access log' }).click()
    await page.getByRole('heading', { level: 1, name: 'Access log' }).waitFor()
    await rowsOf().first().waitFor()
    await expect.poll(() => rowsOf().count()).toBe(15)
    const times = (await texts(1)).map(time => time.split(/[- :]/))
    const sortable = times.map(([day, month, year, ...clock]) => [year, month, day, ...clock].join(' '))
    expect(sortable).toEqual([...sortable].sort().reverse())
  })

  it('shows a reveal in full, with its reason and reference, by keyboard', async () => {
    await follow(page, '/home/access-log?kind=REVEAL')
    await rowsOf()
      .first()
      .getByRole('button', { name: /More|actions/i })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Details' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Reference', { exact: true }).waitFor()
    await dialog.getByText('10.20.').waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('who looked at a file', () => {
  const path = '/portal/access-log/file'

  it('is asked for only when its dialog is opened, and names the reader who is looking now', async () => {
    const seen = requests(path)
    await follow(page, `/home/registry/file-viewer/${brn}`)
    await page.getByRole('tab').first().waitFor()
    // The open is written shortly after the answer.
    await expect
      .poll(
        async () =>
          (await portal.database.pool.query('SELECT 1 FROM access_entry WHERE file_key = $1', [brn])).rowCount,
      )
      .toBe(1)
    expect(seen).toEqual([])
    await page.getByRole('button', { name: 'Who looked' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who looked at this file' })
    await dialog.getByRole('cell', { name: 'Grace Nakato' }).waitFor()
    await expect.poll(() => dialog.getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('open')).toBe('readers')
    expect(seen).toHaveLength(1)
  })

  it('opens by its address, and leads to all entries of the file', async () => {
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'Who looked at this file' })
    await dialog.getByRole('cell', { name: 'Grace Nakato' }).waitFor()
    await expectAccessible(page, 'who looked')
    await dialog.getByRole('link', { name: 'All entries' }).click()
    await rowsOf().first().waitFor()
    expect((await texts(2)).every(sentence => sentence.includes(brn))).toBe(true)
    expect(new URL(page.url()).search).toContain(`fileKey=${brn}`)
  })

  it('records a print of the file with the file', async () => {
    await follow(page, `/home/registry/file-viewer/${brn}`)
    await page.getByRole('button', { name: 'Who looked' }).waitFor()
    const recorded = page.waitForResponse(answer => answer.url().endsWith('/portal/exports'))
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect((await recorded).status()).toBe(200)
    await follow(page, `/home/access-log?kind=PRINT&fileKey=${brn}`)
    await rowsOf().first().waitFor()
    await expect.poll(() => texts(3)).toEqual(['Printed'])
  })

  it('is a tab of an insolvency application', async () => {
    const { rows } = await portal.database.pool.query(
      "SELECT tracking_number AS number, type FROM insolvency_application WHERE type <> 'WINDING_UP' LIMIT 1",
    )
    const { number } = rows[0]
    await follow(page, `/home/insolvency-settings?application=${encodeURIComponent(number)}&part=readers`)
    await page.getByRole('dialog').getByRole('tab', { name: 'Who looked', selected: true }).waitFor()
    await page.getByRole('dialog').getByRole('heading', { name: 'Latest entries' }).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('the weekly sample', () => {
  it('shows two reviewed reveals, and takes the review of a third', async () => {
    await follow(page, '/home/access-log?tab=sample')
    await rowsOf().first().waitFor()
    await expect.poll(() => rowsOf().count()).toBe(20)
    expect((await page.getByRole('cell', { name: 'Questioned' }).count()) > 0).toBe(true)
    const { rows } = await portal.database.pool.query(
      `SELECT e.id FROM access_sample s JOIN access_entry e ON e.id = s.entry_id
        WHERE s.mark IS NULL AND e.actor_name <> 'Grace Nakato' LIMIT 1`,
    )
    const row = page.locator(`tr[data-key="${rows[0].id}"]`)
    await row.getByRole('button', { name: 'Review' }).click()
    const dialog = page.getByRole('dialog', { name: 'Review reveal' })
    await dialog.getByRole('combobox', { name: 'Review' }).click()
    await page.getByRole('option', { name: 'Questioned' }).click()
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await dialog.getByText('Write in the note what is questioned.').waitFor()
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Which letter?')
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText('Which letter?').waitFor()
    await follow(page, '/home/access-log?tab=sample&state=QUESTIONED')
    await expect.poll(() => rowsOf().count()).toBe(2)
  })
})

describe('on a phone and on a desktop', () => {
  it('both tabs have no accessibility violations and no overflow', async () => {
    const own = await portal.open(phone)
    await portal.signIn(own.page, 'auditor')
    for (const address of ['/home/access-log', '/home/access-log?tab=sample']) {
      await follow(own.page, address)
      await rowsOf(own.page).first().waitFor()
      await expectInBothLooks(own.page, address)
    }
    await own.context.close()
    expect(own.faults).toEqual([])
  })
})

describe('the data held about a person', () => {
  let person = ''
  beforeAll(async () => {
    const { rows } = await portal.database.pool.query(
      `SELECT id FROM entity_person WHERE kind = 'INDIVIDUAL' AND id_number IS NOT NULL ORDER BY id LIMIT 1`,
    )
    person = String(rows[0].id)
  })

  const open = async (on = page) => {
    await follow(on, `/home/people/${person}?open=held`)
    await on.getByRole('dialog', { name: 'Data held' }).waitFor()
  }

  it('saves a PDF and a JSON file for a request, and keeps the reference when the server fails', async () => {
    await open()
    const save = page.getByRole('button', { name: 'Save PDF and JSON' })
    await save.click()
    await page.getByText('Enter the reference of the request.').waitFor()
    const reference = page.getByLabel('Reference of the request')
    await reference.fill('Letter 12/2026')
    await page.route('**/portal/people-data', route =>
      route.fulfill({ status: 500, json: { message: 'Closed today' } }),
    )
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
    await open()
    const reference = page.getByLabel('Reference of the request')
    const hasFocus = () => reference.evaluate(box => box === document.activeElement)
    await page.getByRole('button', { name: 'Save PDF and JSON' }).press('Enter')
    await page.getByText('Enter the reference of the request.').waitFor()
    await expect.poll(hasFocus).toBe(true)
    await reference.fill('Letter 12/2026')
    await page.route('**/portal/people-data', route =>
      route.fulfill({ status: 500, json: { message: 'Closed today' } }),
    )
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
    const { page: own, context } = await portal.open()
    await portal.signIn(own, 'auditor')
    await follow(own, `/home/people/${person}`)
    await own.getByTitle('Masked').first().waitFor()
    const main = own.getByRole('main')
    expect(await main.textContent()).not.toContain(rows[0].id_number)
    await own.getByRole('button', { name: 'Show personal data' }).click()
    const dialog = own.getByRole('dialog', { name: /Show personal data/ })
    await dialog.getByRole('combobox').click()
    await own.getByRole('option', { name: 'Court order' }).click()
    await dialog.getByLabel(/^Reference/).fill('HCT 7/2026')
    await dialog.getByRole('button', { name: 'Show', exact: true }).click()
    await main.getByText(rows[0].id_number).first().waitFor()
    await context.close()
  })
})
