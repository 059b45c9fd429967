import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 2000 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

/** Records the requests to the lists of one path from now on. */
const listen = (path: string) => {
  const queries: Record<string, string>[] = []
  const note = (request: { url(): string; method(): string }) => {
    const url = new URL(request.url())
    if (url.pathname === path && request.method() === 'GET') queries.push(Object.fromEntries(url.searchParams))
  }
  page.on('request', note)
  return { queries, stop: () => page.off('request', note) }
}
const counter = () => page.getByText(/^[\d,]+ - [\d,]+ of [\d,]+$/)
const columns = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(text => text !== 'Actions')
/** Returns the first cell of a row; row 0 is the header. */
const firstOf = async (row: number) =>
  (await page.getByRole('row').nth(row).getByRole('cell').first().textContent())?.trim() ?? ''

it('requests the list of a link once, while its page still loads', async () => {
  const { queries, stop } = listen(pathOf(contract.blacklist.list))
  await follow(page, '/home/registry/business?search=LTD&page=2&size=20')
  await counter().waitFor()
  await networkIdle(page)
  stop()
  expect(queries).toMatchObject([{ page: '2', pageSize: '20', search: 'LTD' }])
})

it('shows eighteen rows of a list on a common screen without scrolling', async () => {
  const { page: common, context } = await portal.open({ viewport: { width: 1440, height: 900 } })
  await portal.signIn(common, 'registrar')
  await follow(common, '/home/registry/business?size=20')
  await common.getByRole('row').nth(19).waitFor()
  const frame = await common.locator('.list-frame').boundingBox()
  const row = await common.getByRole('row').nth(18).boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  expect(await common.locator('.shell-content').evaluate(main => main.scrollHeight - main.clientHeight)).toBe(0)
  await context.close()
})

describe('every registry list', () => {
  it('returns to the same place without a new request', async () => {
    await follow(page, '/home/registry/business?search=ltd&page=2')
    await page.getByText(/^16 - 30 of/).waitFor()
    await page.getByRole('link', { name: /My profile/ }).click()
    await page.getByRole('heading', { name: 'My profile' }).waitFor()
    await page.evaluate(() => {
      const seen = { empty: 0 }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const table = document.querySelector('table.list-table')
        if (table && !table.querySelector('tbody tr:not(.list-skeleton) td')) seen.empty++
      }).observe(document.body, { subtree: true, childList: true })
    })
    await page.goBack()
    await page.getByText(/^16 - 30 of/).waitFor()
    await expect.poll(() => page.url()).toContain('search=ltd&page=2')
    expect(await page.evaluate('seen.empty')).toBe(0)
  })

  it('remembers the hidden columns', async () => {
    await follow(page, '/home/registry/de-registration')
    await counter().waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Added By' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => columns()).toEqual(['BRN', 'Name', 'Date'])
    await page.reload()
    await counter().waitFor()
    await expect.poll(() => columns()).toEqual(['BRN', 'Name', 'Date'])
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByText('Show all columns').click()
  })
})

describe('striking off by BRN', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Strike/Blacklist Company' })
  const brn = () => dialog().getByRole('textbox', { name: 'BRN' })
  const free = async () => {
    const { rows } = await portal.database.pool.query(
      `SELECT brn, name FROM entity WHERE NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = entity.brn) ORDER BY brn LIMIT 1`,
    )
    return rows[0] as { brn: string; name: string }
  }

  it('adds it under its registered name, first in the list', async () => {
    const entity = await free()
    await follow(page, '/home/registry/business')
    await page.getByRole('button', { name: 'Strike/Blacklist Company' }).click()
    await brn().fill(entity.brn)
    await brn().press('Enter')
    const named = dialog().getByRole('button', { name: `Strike off ${entity.name}` })
    await expect.poll(() => named.evaluate(button => button === document.activeElement)).toBe(true)
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Order of the court')
    const sent = page.waitForRequest(request => request.url().endsWith('/add'))
    await named.press('Enter')
    const reason = 'Order of the court'
    expect((await sent).postDataJSON()).toEqual({ brn: entity.brn, companyName: entity.name, reason })
    await page.getByText('Added to black list').waitFor()
    await page.getByRole('cell', { name: entity.brn }).waitFor()
    await expect.poll(() => firstOf(1)).toBe(entity.brn)
  })

  it('records both directions in its history, with the documents’ texts', async () => {
    const added = await firstOf(1)
    await follow(page, `/home/registry/business?search=${added}`)
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Reverse' }).click()
    await page.getByText('No results found').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog')
    await history.getByRole('listitem').first().waitFor()
    const changes = (await history.getByRole('listitem').allInnerTexts()).map(text => text.split('\n')[0])
    expect(new Set(changes)).toEqual(new Set(['Removed from black list', 'Added to black list']))
    for (const fact of ['Date added', 'Date updated', 'Added By'])
      await history.getByText(fact, { exact: true }).waitFor()
    await history.getByText('Grace Nakato').first().waitFor()
    await history.getByText('Order of the court', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('hands the focus to the next row when one is reversed by the keyboard', async () => {
    await follow(page, '/home/registry/business')
    const [second, third] = [await firstOf(2), await firstOf(3)]
    const reversed = page.getByRole('row').filter({ hasText: second })
    await reversed.getByRole('button', { name: 'Reverse' }).press('Enter')
    await reversed.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('tr'))).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(third)
  })
})

describe('a list that failed', () => {
  it('leads from Reload, pressed with the keyboard, to its rows', async () => {
    await page.route('**/data-update/de-registrations?**', route => route.fulfill({ status: 500, json: {} }))
    await page.goto('/home/registry/de-registration')
    await page.getByRole('button', { name: 'Reload' }).focus()
    await page.unroute('**/data-update/de-registrations?**')
    await page.keyboard.press('Enter')
    await counter().waitFor()
    const isInTable = () => page.evaluate(() => document.activeElement?.closest('table') !== null)
    await expect.poll(isInTable).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isInTable()).toBe(true)
  })
})

it('raises no page error and no security policy violation', () => expect(visitor.faults).toEqual([]))
