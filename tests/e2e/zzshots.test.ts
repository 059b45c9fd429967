import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type Desk, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let desk: Desk
beforeAll(async () => {
  mkdirSync('/tmp/shots', { recursive: true })
  portal = await testPortal({ companies: 500 })
  desk = await portal.open()
  await portal.signIn(desk.page, 'admin')
})
afterAll(() => portal.close())
it('shots', async () => {
  const { page } = desk
  const shot = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/shots/${name}.png` })
  }
  await page.goto(`${portal.url}/home/internal-processes`)
  await page.getByRole('row').nth(2).waitFor()
  await shot('reg')
  console.log(await barriersOf(page))
  await page.getByRole('button', { name: 'View' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('tree').first().waitFor()
  await shot('view')
  console.log(page.url(), await barriersOf(page))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Failures by cause' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await shot('causes')
  console.log(page.url(), await barriersOf(page))
  await page.goto(`${portal.url}/home/internal-processes/incorporation`)
  await page.getByRole('row').nth(2).waitFor()
  await shot('inc')
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await page.getByRole('heading', { name: 'Instant TIN' }).waitFor()
  await shot('stats')
  console.log(page.url(), await barriersOf(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('stats-dark')
  await page.goto(`${portal.url}/home/internal-processes/registration?start_date=2026-05-01&end_date=2026-04-01`)
  await page.getByText('The end date is before').waitFor()
  await shot('reversed-dark')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${portal.url}/home/internal-processes/registration`)
  await page.getByRole('row').nth(2).waitFor()
  await shot('reg-360')
  console.log(await barriersOf(page))
  await page.goto(`${portal.url}/home/internal-processes/incorporation/statistics`)
  await shot('stats-360')
  console.log(desk.faults)
}, 120000)
