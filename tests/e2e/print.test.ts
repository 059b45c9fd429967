import { registryToday } from '@contract/registryDay'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { readPdf } from '../support/pdf'

let portal: TestPortal
let visitor: Visitor
let page: Page
/** Facts that every printed page tells: the day at the registry, and who prints. */
let printedBy = ''

beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  // The scheme of the screen does not reach the paper.
  visitor = await portal.open({ colorScheme: 'dark' })
  page = visitor.page
  await portal.signIn(page, 'admin')
  const name = await page.locator('.bar-person strong').textContent()
  printedBy = `Printed on ${registryToday().split('-').reverse().join('-')} by ${name}`
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})
beforeEach(() => page.emulateMedia({ media: null }))

/** A PDF has no spaces where a line of it ends. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

/** Returns the text of the page on paper. */
const paperText = async () => {
  const { pages } = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  return squeezed(pages.join(' '))
}

const expectNoControls = async () => {
  const controls = page
    .locator('.shell')
    .locator('a[href="#content"], header.bar, .side, .sections-menu, input, .MuiButton-root, .MuiIconButton-root')
  await expect.poll(() => controls.filter({ visible: true }).count()).toBe(0)
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(scheme).toMatch(/light/)
  expect(scheme).not.toMatch(/dark/)
}

describe('on paper', () => {
  it('a list has its title, filters, day, person and all rows, and no menu or buttons', async () => {
    await follow(page, '/home/registry?search=LTD&size=50')
    const rows = page.locator('tr[data-key]')
    await expect.poll(() => rows.count()).toBeGreaterThan(25)
    const names = await rows.locator('td[data-headline] .list-cell').allTextContents()
    const title = await page.locator('h1').innerText()
    expect(await page.getByText(printedBy).isVisible()).toBe(false)

    await page.emulateMedia({ media: 'print' })
    await page.getByText(printedBy).waitFor()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText('Search: LTD').waitFor()
    await expectNoControls()

    const text = await paperText()
    for (const part of [title, 'Search: LTD', printedBy, ...names]) expect(text).toContain(squeezed(part))
    for (const part of ['My profile', 'Clear all', 'Previous', 'Export']) expect(text).not.toContain(squeezed(part))
  })

  it('a tab of a file has its title, day, person and every entry, and no other tab or buttons', async () => {
    await follow(page, '/home/registry?tab=company&search=a')
    await page.getByRole('button', { name: 'View', exact: true }).first().click()
    await page.getByRole('tab', { selected: true }).waitFor()
    const cards = page.locator('.file-panel .file-card-head')
    await cards.nth(1).waitFor()
    const entries = await cards.evaluateAll(heads => heads.map(head => head.querySelector('h2')?.title ?? ''))
    const title = await page.locator('h1').innerText()
    const open = await page.getByRole('tab', { selected: true }).innerText()
    // A low window, in which the panel scrolls.
    await page.setViewportSize({ width: 1440, height: 400 })

    await page.emulateMedia({ media: 'print' })
    await page.getByText(printedBy).waitFor()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await expectNoControls()
    expect(await page.getByRole('tab').filter({ visible: true }).allInnerTexts()).toEqual([open])

    const text = await paperText()
    for (const part of [title, open, printedBy, ...entries]) expect(text).toContain(squeezed(part))
    for (const part of ['My profile', 'Back']) expect(text).not.toContain(squeezed(part))
  })
})
