import type { Page } from 'playwright-core'
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
/** The person at the beginning of a sentence. */
const nameIn = (sentence: string) => sentence.split(' ').slice(0, 2).join(' ')
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

  it('keeps its filters in the address and over a reload', async () => {
    const name = nameIn(await rowsOf().first().locator('td:nth-child(2)').innerText())
    await page.getByRole('combobox', { name: 'Person', exact: true }).fill(name.slice(0, 5))
    await page.getByRole('option', { name }).click()
    await page.getByText(`Person: ${name}`).waitFor()
    await page.getByRole('combobox', { name: 'Access', exact: true }).click()
    await page.getByRole('option', { name: 'Revealed' }).click()
    await page.waitForURL(/kind=REVEAL/)
    await page.reload()
    await rowsOf().first().waitFor()
    expect(new Set((await texts(2)).map(nameIn))).toEqual(new Set([name]))
    expect(new Set(await texts(3))).toEqual(new Set(['Revealed']))
    expect(new URL(page.url()).searchParams.get('actorId')).toMatch(/^[\da-f-]{36}$/)
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

  it('says that nothing is found for the number of no file, and is closed without its permission', async () => {
    await follow(page, '/home/access-log?fileKey=80099999999999')
    await page.getByText('No results found').waitFor()
    await givePermissions(portal.database, 'clerk', ['can_access_dashboard'])
    const clerk = await portal.open()
    await portal.signIn(clerk.page, 'clerk')
    await clerk.page.goto('/home/access-log')
    await clerk.page.waitForURL(/forbidden|dashboard|home$/)
    expect(await clerk.page.getByRole('link', { name: 'Access log' }).count()).toBe(0)
    await clerk.context.close()
  })

  it('shows a failure with a button that reads it again', async () => {
    await page.route('**/portal/access-log?*', route => route.fulfill({ status: 500, body: '{}' }))
    await follow(page, '/home/access-log?kind=PRINT')
    await page
      .getByRole('button', { name: /again|Reload/i })
      .first()
      .waitFor()
    await page.unroute('**/portal/access-log?*')
    await page
      .getByRole('button', { name: /again|Reload/i })
      .first()
      .click()
    await rowsOf().first().waitFor()
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

  it('is not offered without the permission', async () => {
    await givePermissions(portal.database, 'registrar', ['can_view_registry', 'can_view_reservation_settings'])
    const other = await portal.open()
    await portal.signIn(other.page, 'registrar')
    await other.page.evaluate("localStorage.setItem('entityType', 'company')")
    await other.page.goto(`/home/registry/file-viewer/${brn}`)
    await other.page.getByRole('tab').first().waitFor()
    expect(await other.page.getByRole('button', { name: 'Who looked' }).count()).toBe(0)
    await other.context.close()
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
