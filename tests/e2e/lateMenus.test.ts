import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal()
  visitor = await portal.open({ viewport: { width: 1440, height: 900 } })
  await portal.signIn(visitor.page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

it('names the entries of the collapsed menu under the pointer and at the focus, until Esc', async () => {
  const { page } = visitor
  await page.goto('/home/registry/business')
  await page.locator('tr[data-key]').first().waitFor()
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  const tip = page.getByRole('tooltip')
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true })
  await entry('Accounts').hover()
  await page.getByRole('tooltip', { name: 'Accounts', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  await entry('Accounts').focus()
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip', { name: 'General Settings', exact: true }).waitFor()
  await page.getByRole('searchbox').hover()
  await page.getByRole('searchbox').focus()
  await tip.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Expand the menu' }).click()
  await entry('Accounts').hover()
  await networkIdle(page)
  expect(await tip.count()).toBe(0)
})

it('opens a menu that was pressed before its code came, and says meanwhile that it is coming', async () => {
  const { page } = visitor
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/forms-lib-*', async route => {
    await held
    await route.continue()
  })
  await page.goto('/home/registry/business')
  await page.locator('tr[data-key]').first().waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.locator('.part-waiting').waitFor()
  expect(await page.getByRole('menu').count()).toBe(0)
  release()
  await page.getByRole('menu').getByText('Show all columns').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.unroute('**/assets/forms-lib-*')
})
