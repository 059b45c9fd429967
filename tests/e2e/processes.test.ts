import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { onPage } from '../support/onPage'
import { begin } from '../support/processes'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  // No worker runs: processes keep the state that a test gives them.
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const home = '/home/internal-processes'
const go = async (address: string) => {
  await follow(page, address)
  await page.getByRole('row').nth(1).waitFor()
}
const bodyRows = () => page.locator('tbody tr')
const { notice } = onPage(() => page)
const query = (text: string, values: unknown[] = []) => portal.database.pool.query(text, values)
const param = (name: string) => new URL(page.url()).searchParams.get(name)
let made = 0
/** A process of its own for a test. */
const process = async (status: string, changes: Parameters<typeof begin>[2] = {}) => {
  const brn = `8003000${String(++made).padStart(7, '0')}`
  const [id = ''] = await begin(portal.database, 1, { brn, ...changes })
  await query("UPDATE process SET status = $2, ran_at = now(), cause = 'TAX cannot be reached' WHERE id = $1", [
    id,
    status,
  ])
  return { id, brn }
}
const failed = (changes: Parameters<typeof begin>[2] = {}) =>
  process('FAILED', { service: 'REGISTRATION', kind: 'Tax registration', system: 'TAX', ...changes })

describe('the registration service', () => {
  it('is the first section, cuts no number and no date, and gives the remaining width to the owner', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Internal Processing' }).first().click()
    await page.getByRole('heading', { name: 'Registration Service' }).waitFor()
    await page.getByRole('row').nth(1).waitFor()
    await page.getByRole('navigation', { name: 'Internal Processes' }).getByRole('link').first().waitFor()
    for (const width of [1024, 1440, 1920]) {
      await resize(page, width, 900)
      await networkIdle(page)
      const cut = await page
        .locator('td.list-figures .list-cell')
        .evaluateAll(cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth).map(cell => cell.textContent))
      expect([width, cut]).toEqual([width, []])
    }
    const [type = 0, owner = 0] = await page
      .getByRole('columnheader')
      .evaluateAll(heads => [heads[2], heads[3]].map(head => head?.clientWidth ?? 0))
    expect(owner).toBeGreaterThan(1.5 * type)
    await resize(page, 1440, 900)
    expect(await barriersOf(page)).toEqual([])
  })
})

describe('the request and response of a process', () => {
  it('are read in a dialog with its own address, folded, searched and copied, with the keyboard only', async () => {
    const { id, brn } = await failed({ request: { entity: { brn: '1', name: 'NEEDLE & SONS' }, parts: [1, 2] } })
    await query(`UPDATE process SET response = '<img src=x onerror=alert(1)>', response_size = 28 WHERE id = $1`, [id])
    await go(`${home}/registration?search=${brn}`)
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `${brn} · Tax registration` })
    await dialog.waitFor()
    for (const label of ['BRN', 'Type of issue', 'Entity name', 'Number of retries', 'Date time'])
      await dialog.getByRole('rowheader', { name: label, exact: true }).waitFor()
    const request = dialog.getByRole('tree', { name: 'Request' })
    await request.getByRole('treeitem').first().waitFor()
    await expect
      .poll(() => request.getByRole('treeitem').allInnerTexts())
      .toEqual(['{', '"entity": {', '"brn": "1"', '"name": "NEEDLE & SONS"', '}', '"parts": [', '1', '2', ']', '}'])
    // No JSON: it reads as it stands, and is no markup.
    await dialog.getByText('Plain text, one line').waitFor()
    await expect
      .poll(() => dialog.getByRole('tree', { name: 'Response' }).textContent())
      .toBe('<img src=x onerror=alert(1)>')
    expect(await barriersOf(page)).toEqual([])

    await request.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await request.getByText('2 entries').waitFor()
    await expect.poll(() => request.getByRole('treeitem').count()).toBe(7)
    await dialog.getByRole('searchbox', { name: 'Search: Request' }).fill('needle')
    await request.locator('mark', { hasText: 'NEEDLE' }).waitFor()
    await dialog.getByText('1 of 1').waitFor()
    await dialog.getByRole('button', { name: 'Copy: Request' }).click()
    await notice('Request copied').waitFor()
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ parts: [1, 2] })

    expect(param('open')).toBe(`view.${id}`)
    const address = page.url()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(param('open')).toBeNull()
    // The link shows it again, also where its row is on no page that is shown.
    await follow(page, address.replace(`search=${brn}`, 'search=80029'))
    await dialog.waitFor()
    await follow(page, address.replace(id, '00000000-0000-4000-8000-000000000000'))
    await notice('This entry is no longer in the list.').waitFor()
  })
})

describe('failures grouped by cause', () => {
  it('are counted, and retried for one cause one after another until stopped', async () => {
    for (let n = 0; n < 6; n++) {
      const { id } = await failed()
      await query("UPDATE process SET cause = 'The archive is closed' WHERE id = $1", [id])
    }
    await go(`${home}/registration`)
    await page.getByRole('button', { name: 'Failures by cause' }).click()
    const row = page.getByRole('row').filter({ hasText: 'The archive is closed' })
    await row.getByRole('cell', { name: '6', exact: true }).waitFor()
    expect(param('by')).toBe('cause')
    expect(await barriersOf(page)).toEqual([])

    // The third call waits until the others behind it have been given up.
    let calls = 0
    let release = () => {}
    await page.route('**/attachment/sync-item?*', async route => {
      if (++calls === 3) await new Promise<void>(later => (release = later))
      await route.continue()
    })
    await row.getByRole('button', { name: 'Retry all 6' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByText('6 failures, one call for each. The archive is closed').waitFor()
    await asked.getByRole('button', { name: 'YES' }).click()
    const run = page.getByRole('region', { name: 'Retrying' })
    await run.getByText('2 of 6').waitFor()
    await run.getByRole('button', { name: 'Stop' }).click()
    release()
    await run.getByText('Stopped: 3 put back in the queue, 3 not tried.').waitFor()
    await row.getByRole('cell', { name: '3', exact: true }).waitFor()
    expect(calls).toBe(3)
    await page.unroute('**/attachment/sync-item?*')

    // One of the rest has succeeded meanwhile: it is told apart.
    await query(
      "UPDATE process SET status = 'SUCCESS' WHERE id = (SELECT id FROM process WHERE cause = 'The archive is closed' LIMIT 1)",
    )
    await row.getByRole('button', { name: 'Retry all 3' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'YES' }).click()
    await run.getByText('2 of 3 put back in the queue.').waitFor()
    await run.getByText(/One was not: The process of .* is now successful/).waitFor()
    await row.waitFor({ state: 'hidden' })
  })
})

describe('the incorporation service', () => {
  it('counts them by kind, and links a figure to its rows', async () => {
    await process('PAUSED', { kind: 'INSTANT_TIN', system: 'TAX' })
    await go(`${home}/incorporation`)
    await page.getByRole('tab', { name: 'Statistics' }).click()
    const card = page.getByRole('region', { name: 'Instant TIN' })
    await card.getByRole('link').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(`${home}/incorporation/statistics`)
    await expect
      .poll(() => page.locator('.card h2').allInnerTexts())
      .toEqual([
        'All',
        'Certificates',
        'Digital Signing',
        'EDMS',
        'Business Account',
        'Business Account Sub Type',
        'Business Account Name',
        'Central Registry',
        'Document ID to Registry',
        'Legal Documents',
        'Instant TIN',
        'Update Registry',
      ])
    await expect.poll(() => page.getByText('In Progress').count()).toBe(1)
    const paused = card.locator('div', { hasText: 'Paused' }).last().getByRole('link')
    const count = Number(await paused.textContent())
    expect(await barriersOf(page)).toEqual([])
    await paused.click()
    await expect.poll(() => bodyRows().count()).toBe(count)
    expect([param('status'), param('search')]).toEqual(['PAUSED', 'INSTANT_TIN'])
    await page.goBack()
    await card.waitFor()
  })
})

it('has no accessibility violations on a phone and in dark mode, and no page errors', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await resize(page, 360, 740)
  for (const address of ['registration', 'registration?by=cause', 'incorporation', 'incorporation/statistics']) {
    await follow(page, `${home}/${address}`)
    await page.locator('.list-table tbody tr, .card').first().waitFor()
    expect(await barriersOf(page), address).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  expect(visitor.faults).toEqual([])
})
