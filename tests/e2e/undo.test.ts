import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { pathOf } from '../support/pathOf'
import { endSession } from '../support/sessions'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

it('says that nothing was undone when the session had ended, and leaves the company to be struck again', async () => {
  const address = '/home/registry/business'
  await follow(page, address)
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button', { name: 'Reverse' }).waitFor()
  const [brn = ''] = await row.getByRole('cell').allInnerTexts()
  const changesOf = async (): Promise<string[]> => {
    const { rows } = await portal.database.pool.query(
      `SELECT c.from_status AS status FROM strike_change c JOIN strike_entry s ON s.id = c.entry_id
       WHERE s.brn = $1 AND s.register = 'BLACKLIST' ORDER BY c.id`,
      [brn],
    )
    return rows.map(({ status }) => status)
  }
  const before = await changesOf()
  await row.getByRole('button', { name: 'Reverse' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const undo = `**${pathOf(contract.blacklist.add, { brn })}`
  await page.route(undo, async route => {
    await endSession(portal.database, 'admin')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/Your session had ended, so nothing was undone\. Sign in again/).waitFor()
  await page.unroute(undo)
  expect((await changesOf()).slice(before.length)).toEqual(['OFF'])

  await portal.giveCredentials(page, 'admin')
  await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
  await page.keyboard.type(portal.codeFor('admin'))
  await page.waitForURL(`**${address}`)
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('row').filter({ hasText: brn }).count()).toBe(0)
})
