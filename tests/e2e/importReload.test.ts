import { writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())

it('offers a reload when a tab is older than the server, and keeps what was typed in the form', async () => {
  const { page, context } = await portal.open()
  await portal.signIn(page, 'registrar', '/home/registry/business?open=create')
  const brn = page.getByRole('dialog').getByLabel(/^BRN/)
  await brn.fill('80020001234567')
  await page.getByRole('tab', { name: 'Upload File' }).click()
  const file = /assets\/sheet\.worker[^/]*\.js$/
  await context.route(file, route => route.fulfill({ status: 404, body: '' }))
  const list = writeXlsx(['BRN', 'Name'], [['80090000008000', 'Imported Traders Ltd']], 'List')
  const chooseList = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(list) })
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await chooseList()
  const alert = page.getByRole('dialog').getByRole('alert')
  await alert.getByText(/Reload the page and try again\. What you typed in a form is kept\.$/).waitFor()
  await context.unroute(file)
  await alert.getByRole('button', { name: 'Reload', exact: true }).click()
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Enter BRN' }).click()
  await expect.poll(() => brn.inputValue()).toBe('80020001234567')
  await page.getByRole('tab', { name: 'Upload File' }).click()
  await chooseList()
  await page.getByText('1 not in the register').waitFor()
  await context.close()
})
