import { readFile } from 'node:fs/promises'
import { unescapeFormula } from '@spreadsheet/formulaEscape'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { expectAccessible } from '../support/accessibleScreens'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'

const dangerous = ['=HYPERLINK("http://evil.example","Pay here")', '+cmd|calc!A1', '-2+3', '@SUM(A1:A9)', "'=kept"]

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  for (const name of dangerous)
    await portal.database.pool.query('INSERT INTO mda (name) VALUES ($1)', [`${name} Export Authority`])
  for (let n = 0; n < 30; n++)
    await portal.database.pool.query('INSERT INTO mda (name) VALUES ($1)', [`Export Authority ${n}, "quoted"`])
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'registrar')
})
afterAll(() => portal.close())

const exported = async (kind: 'Excel workbook (.xlsx)' | 'Text table (.csv)') => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

describe('a list exported as filtered', () => {
  beforeAll(async () => {
    await follow(page, '/home/registry/mda?search=export authority')
    await page.getByText('1 - 15 of 35', { exact: true }).waitFor()
  })

  it('writes all pages to a workbook, with dates as dates and every other cell as text', async () => {
    const { name, bytes } = await exported('Excel workbook (.xlsx)')
    expect(name).toMatch(/^MDA Registry \d{4}-\d\d-\d\d\.xlsx$/)
    const book = read(bytes)
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : []
    expect(rows[0]).toEqual(['Number', 'Name', 'Date', 'Status'])
    expect(rows).toHaveLength(36)
    for (const text of dangerous) expect(rows.map(([, cell]) => cell)).toContain(`${text} Export Authority`)
    const cells = Object.entries(sheet ?? {}).filter(([at]) => !at.startsWith('!'))
    for (const [at, cell] of cells) {
      const isDay = /^C(?!1$)/.test(at)
      expect(cell).toMatchObject(isDay ? { t: 'n', w: expect.stringMatching(/^\d\d-\d\d-\d{4}$/) } : { t: 's' })
    }
    expect(cells.filter(([, cell]) => 'f' in cell)).toEqual([])
  })

  it('escapes formulas in a text file, and restores each value on import', async () => {
    const { bytes } = await exported('Text table (.csv)')
    const text = bytes.toString('utf8').replace(/^\ufeff/, '')
    const rows = Papa.parse<string[]>(text.trim()).data
    expect(rows).toHaveLength(36)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    for (const one of dangerous)
      expect(rows.map(([, cell]) => unescapeFormula(cell ?? ''))).toContain(`${one} Export Authority`)
  })

  it('exports only the visible columns', async () => {
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Status' }).click()
    await page.keyboard.press('Escape')
    const { bytes } = await exported('Text table (.csv)')
    expect(Papa.parse<string[]>(bytes.toString('utf8').replace(/^\ufeff/, '')).data[0]).toEqual([
      'Number',
      'Name',
      'Date',
    ])
  })
})

it('goes on when its list is left, and can be stopped from any page', async () => {
  await page.unrouteAll()
  await follow(page, '/home/registry/mda?search=export authority')
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route('**/configuration/mda-registry?**limit=1000**', async route => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Text table (.csv)' }).click()
  await page.getByRole('button', { name: /^Exporting/ }).waitFor()
  await follow(page, '/home/registry/business')
  const note = page.getByRole('region', { name: 'MDA Registry' })
  await note.getByText('Exporting 0 of 35').waitFor()
  await expectAccessible(page, 'an export whose list was left')
  await note.getByRole('button', { name: 'Stop' }).click()
  await note.waitFor({ state: 'detached' })
  release()
  await page.unrouteAll()
})

it('shows the words of its next try on a phone, when it could not be recorded', async () => {
  const again = page.getByRole('button', { name: 'Try again' })
  await page.unrouteAll()
  await page.route('**/portal/exports', route => route.fulfill({ status: 500, body: '{}' }))
  await resize(page, 390, 844)
  await follow(page, '/home/registry/mda?search=export authority')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Text table (.csv)' }).click()
  await again.waitFor()
  const width = () =>
    again.evaluate(button => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return words.getBoundingClientRect().width
    })
  expect(await width()).toBeGreaterThan(40)
  await page.unroute('**/portal/exports')
  await page.getByRole('button', { name: 'Discard the export' }).click()
  await resize(page, 1440, 900)
})

it('raises no page error and no security policy violation', () => expect(visitor.faults).toEqual([]))
