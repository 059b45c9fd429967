import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 1500 })
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())
it('x', async () => {
  const shot = async (name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` })
  await page.goto(`${portal.url}/home/accounts/breakdown?tab=receivers`)
  await page.locator('tr[data-key]').first().waitFor()
  await shot('receivers')
  await page.goto(`${portal.url}/home/accounts/breakdown?tab=clients`)
  await page.locator('tr[data-key]').first().waitFor()
  await shot('clients')
  await page.getByRole('button', { name: 'Make Official Receiver' }).first().click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  await page.waitForTimeout(600)
  await shot('make')
  await page.goto(`${portal.url}/home/integrations/mdas_and_partners`)
  await page.locator('tr[data-key]').first().waitFor()
  await shot('mdaint')
  await page.getByRole('button', { name: 'View' }).first().click()
  await page.waitForTimeout(600)
  await shot('view')
  await page.goto(`${portal.url}/home/integrations/mdas_and_partners?tab=settings`)
  await page.locator('tr[data-key]').first().waitFor()
  await shot('levels')
  await page.goto(`${portal.url}/home/integrations/credentials`)
  await page.getByRole('heading', { name: 'Credentials' }).waitFor()
  await page.waitForTimeout(600)
  await shot('cred')
  await page.goto(`${portal.url}/home/accounts/breakdown?tab=staff`)
  await page.locator('tr[data-key]').first().waitFor()
  await page.getByRole('button', { name: 'Add Account' }).click()
  const sharp = (await import('sharp')).default
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: 200, g: 220, b: 240 } } }).composite([{input: Buffer.from('<svg width="300" height="100"><path d="M10 80 Q 60 0 110 60 T 290 40" stroke="black" fill="none" stroke-width="4"/></svg>'), left: 40, top: 90}]).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'sig.png', mimeType: 'image/png', buffer })
  await page.getByText('Crop image').waitFor()
  await page.waitForTimeout(800)
  await shot('crop')
  await page.goto(`${portal.url}/activate#nothing`)
  await page.getByRole('alert').waitFor()
  await shot('activate-unknown')
}, 120000)
