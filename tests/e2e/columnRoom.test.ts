import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { openList } from '../support/listActions'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

const wide = (width: number) => resize(page, width, 900)

/** Cells of a column: how wide they are, and whether their text is cut. */
const cells = (column: number) =>
  page.locator(`.list-table tbody tr[data-key] td:nth-child(${column})`).evaluateAll(all =>
    all.map(cell => {
      const text = cell.querySelector('.list-cell')
      const parts = [text, ...(text?.querySelectorAll('button, .list-line > span') ?? [])]
      return { width: cell.clientWidth, cut: parts.some(part => part && part.scrollWidth > part.clientWidth + 1) }
    }),
  )

/** Opens a list anew in a language. */
const openIn = async (language: string, path: string) => {
  await page.evaluate(chosen => localStorage.setItem('daftari.locale', chosen), language)
  await page.goto(`/home/${path}`)
  await page.locator(`html[lang=${language}] tr[data-key]`).first().waitFor()
}

/** Pixels by which a list is wider than its room: what lies there is below the buttons of its rows. */
const beyond = () => page.locator('.list-frame').evaluate(frame => frame.scrollWidth - frame.clientWidth)

describe('columns', () => {
  it('cut the names of companies last at 1280 px: other text gives way first', async () => {
    await wide(1280)
    await openList(page, 'registry?tab=company')
    const [names, types] = [await cells(2), await cells(3)]
    expect(names.filter(({ cut }) => cut).length).toBeLessThanOrEqual(names.length / 10)
    const [type] = types
    // A name that is cut all the same takes two fifths of the table, and leaves the type its least width.
    if (names.some(({ cut }) => cut)) expect(type?.width).toBeLessThan(150)
    await openList(page, 'accounts/breakdown?tab=businesses')
    expect((await cells(1)).filter(({ cut }) => cut).length).toBeLessThanOrEqual(1)
    await wide(1440)
  })

  it('are all in sight at 1280 px, also where there are many', async () => {
    await wide(1280)
    const { pool } = portal.database
    const noted = await pool.query("UPDATE work_settlement SET note = repeat('A long note. ', 20)")
    const named = await pool.query(
      `UPDATE account SET sur_name = sur_name || repeat('-Byaruhanga', 6)
       WHERE id IN (SELECT owner_id FROM work_item WHERE due <= current_date)`,
    )
    for (const { rowCount } of [noted, named]) expect(rowCount).toBeGreaterThan(0)
    const paths = ['insolvency-settings?tab=submissions', 'registry/document', 'audit-trail', 'billing/transactions']
    for (const path of [
      ...paths,
      'registry?tab=company',
      'work',
      'accounts/breakdown?tab=mdas',
      'work-team?tab=settled',
    ]) {
      await openList(page, path)
      expect(await beyond(), path).toBeLessThanOrEqual(0)
    }
    for (const [language, path] of [
      ['sw', 'work-team?tab=settled'],
      ['sw', 'internal-processes/registration'],
      ['fr', 'registry/business'],
      ['fr', 'registry/de-registration'],
    ] as const) {
      await openIn(language, path)
      expect(await beyond(), `${path} in ${language}`).toBeLessThanOrEqual(0)
    }
    await page.evaluate(() => localStorage.removeItem('daftari.locale'))
    await page.goto('/home/dashboard')
    await wide(1440)
  })

  it('never cut a number, a date or a state, in any language', async () => {
    await wide(1280)
    for (const language of ['en', 'sw', 'fr']) {
      for (const path of ['registry?tab=company', 'billing/transactions', 'accounts/breakdown?tab=clients']) {
        await openIn(language, path)
        const cut = await page
          .locator('.list-table tbody :is(.list-figures, td:has(.tone)) .list-cell')
          .evaluateAll(all => all.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent))
        expect(cut, `${path} in ${language}`).toEqual([])
      }
    }
    await page.evaluate(() => localStorage.removeItem('daftari.locale'))
    await page.goto('/home/dashboard')
    await wide(1440)
  })

  it('show an edge and a shadow when they stay while others scroll', async () => {
    await wide(940)
    await openList(page, 'registry/business')
    const shadow = () =>
      page
        .locator('.list-table tbody td:first-child')
        .first()
        .evaluate(cell => getComputedStyle(cell).boxShadow)
    await expect.poll(() => shadow()).toBe('none')
    await page.locator('.list-table').evaluate(table => {
      table.style.minWidth = '1600px'
    })
    await page.locator('.list-frame').evaluate(frame => frame.scrollTo(200, 0))
    await expect.poll(shadow).not.toBe('none')
    await wide(1440)
  })

  it('are sorted upwards by the first click', async () => {
    await openList(page, 'audit-trail')
    await page.getByRole('button', { name: 'When' }).click()
    await page.waitForURL('**sort=at.ASC')
    await page.getByRole('button', { name: 'When' }).click()
    // The usual order of the list, which its address leaves out.
    await page.waitForURL(url => !url.searchParams.has('sort'))
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'When' }).getAttribute('aria-sort'))
      .toBe('descending')
  })
})
