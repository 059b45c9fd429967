import { writeBook } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { companyWithHistory } from '../support/filedHistory'
import { begin } from '../support/processes'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  // No worker runs: processes keep the state that a test gives them.
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open({ viewport: { width: 360, height: 780 }, hasTouch: true })
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

const open = async (address: string) => {
  await follow(page, address)
  await page.locator('tr[data-key]').first().waitFor()
}
/** Pixels by which the content of an element is wider than the element. */
const beyond = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => element.scrollWidth - element.clientWidth)

it('breaks no day at its hyphens in the history of a file, and copies plain hyphens', async () => {
  const brn = await companyWithHistory(portal.database)
  await page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await follow(page, `/home/registry/file-viewer/${brn}?history=open&asOf=2020-06-01`)
  const panel = page.getByRole('complementary', { name: 'History' })
  await panel.getByText('Nakirya Test ceased to be director').first().waitFor()
  // The file has a call of its own, which may be answered after that of its history.
  await page.getByRole('main').getByRole('note').waitFor()
  const days = await page.locator('main').evaluate(main => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: { day: string; lines: number }[] = []
    while (texts.nextNode())
      for (const { 0: day, index } of (texts.currentNode.textContent ?? '').matchAll(/\d{2}-\d{2}-\d{4}/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + day.length)
        found.push({ day, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size })
      }
    return found
  })
  expect(days.length).toBeGreaterThan(10)
  expect(days.filter(({ lines }) => lines > 1)).toEqual([])
  const copied = await page.evaluate(() => {
    const note = document.querySelector('main [role=note]')
    if (note) getSelection()?.selectAllChildren(note)
    return getSelection()?.toString()
  })
  expect(copied).toContain('This is the file as it stood at the end of 01-06-2020.')
})

it('keeps the labels of details readable beside a long key', async () => {
  const [id = ''] = await begin(portal.database, 1, { brn: '80030000000001' })
  await open(`/home/internal-processes/incorporation/processes?search=80030000000001&open=view.${id}`)
  const dialog = page.getByRole('dialog')
  const label = dialog.getByRole('rowheader', { name: 'BRN' })
  await label.waitFor()
  expect((await label.boundingBox())?.height).toBeLessThan(60)
  expect(await beyond('.MuiDialogContent-root')).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
})

it('shows all buttons of a row, one line below the other where they do not fit', async () => {
  await begin(portal.database, 1, { brn: '80030000000002' })
  await portal.database.pool.query("UPDATE process SET status = 'PAUSED' WHERE brn = '80030000000002'")
  const speak = (language: string) => page.evaluate(chosen => localStorage.setItem('daftari.locale', chosen), language)
  // French has the longest words on these buttons.
  await speak('fr')
  await page.goto('/home/internal-processes/incorporation/processes?search=80030000000002')
  await page.getByRole('button', { name: 'Refaire' }).waitFor()
  expect(await beyond('.list-frame')).toBeLessThanOrEqual(0)
  await speak('en')
  await page.goto('/home/reports')
})

it('shows the whole reason of a faulty row of an import, within the dialog', async () => {
  await open('/home/registry/business?open=create.2')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
  const rows = [
    ['80030000000003', 'Kampala Millers'],
    ['80030000000003', 'Kampala Millers again'],
  ]
  const book = writeBook([{ name: 'Companies', headers: ['BRN', 'Name'], rows }])
  const file = { name: 'companies.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(book) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  const reason = dialog.getByText('Appears more than once in the file')
  await reason.first().waitFor()
  expect(await reason.first().evaluate(element => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  expect((await reason.first().boundingBox())?.width).toBeGreaterThan(120)
  const [table, paper] = [await dialog.locator('.import-table').boundingBox(), await dialog.boundingBox()]
  expect((table?.x ?? Number.NaN) + (table?.width ?? 0)).toBeLessThan((paper?.x ?? 0) + (paper?.width ?? 0))
  await dialog.getByRole('button', { name: 'Another file' }).click()
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.keyboard.press('Escape')
})

describe('a card', () => {
  const text = (label: string) =>
    page.evaluate(
      name =>
        [...document.querySelectorAll('tr[data-key] td')]
          .filter(cell => cell.getAttribute('data-label') === name)
          .map(cell => getComputedStyle(cell, '::before').content)[0],
      label,
    )

  it('leaves out what the only amount, day or number of a row is, and needs four lines for a payment', async () => {
    await open('/home/billing/transactions')
    for (const label of ['Tracking No.', 'Total', 'Date']) expect(await text(label), label).toBe('none')
    const card = page.locator('tr[data-key]', { hasNot: page.locator('.list-line + .list-line') }).first()
    expect((await card.boundingBox())?.height).toBeLessThan(145)
  })

  it('puts lines of a value beside each other where they fit, and has short labels', async () => {
    await open('/home/insolvency-settings?tab=submissions')
    const type = page.locator('tr[data-key] td[data-label="Type"]', { hasText: 'Members Voluntary' }).first()
    const tops = await type
      .locator('.list-line')
      .evaluateAll(lines => lines.map(line => line.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(new Set(tops).size).toBe(1)
    expect(await text('Published')).toBe('"Published"')
  })

  it('says which of two states is which', async () => {
    await open('/home/billing/transactions')
    expect(await text('PRN Status')).toBe('"PRN Status"')
    expect(await text('Status')).toBe('"Status"')
  })

  it('says what a count is of', async () => {
    await open('/home/configurations/dictionaries/dictionary-types')
    expect(await text('Number of words')).toBe('"Number of words"')
  })

  it('says what the number of roles is, and what is not granted', async () => {
    await open('/home/accounts/breakdown?tab=mdas')
    expect(await text('Roles')).toBe('"Roles"')
    expect(await text('API')).toBe('"API"')
    // A contact says by itself what it is.
    expect(await text('Official contacts')).toBe('none')
  })
})

it('shows that there are more sections than fit, and scrolls to them', async () => {
  await open('/home/internal-processes/registration')
  const menu = page.getByRole('navigation', { name: 'Internal Processes' })
  const scrolls = menu.locator('.MuiTabScrollButton-root:not(.Mui-disabled)')
  await scrolls.click()
  await expect.poll(() => scrolls.count()).toBe(2)
  await follow(page, '/home/internal-processes/data-correction')
  await expect
    .poll(async () => {
      const [list, link] = await Promise.all([
        menu.locator('.MuiTabs-scroller').boundingBox(),
        menu.locator('[aria-current]').boundingBox(),
      ])
      return list && link && link.x >= list.x - 1 && link.x + link.width <= list.x + list.width + 1
    })
    .toBe(true)
})

it('draws a box and the button beside it equally high', async () => {
  await open('/home/audit-trail')
  const heights = await page
    .locator('.list-filters > :is(.list-search, .list-filters-fold)')
    .evaluateAll(all => all.map(one => (one.querySelector('.MuiInputBase-root') ?? one).getBoundingClientRect().height))
  expect(heights).toEqual([44, 44])
})
