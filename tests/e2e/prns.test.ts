import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { onPage } from '../support/onPage'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  page = (await portal.open()).page
  await portal.signIn(page, 'billing')
})
afterAll(() => portal.close())

const row = (n: number) => page.getByRole('row').nth(n)
const { notice } = onPage(() => page)

beforeEach(async () => {
  await follow(page, '/home/billing/prn-manager')
  await row(1).waitFor()
})

it('counts typed PRNs, marks invalid ones before sending, and adds the others once', async () => {
  await page.getByRole('button', { name: 'Add PRNs' }).click()
  const box = page.getByRole('textbox', { name: /^PRNs/ })
  await box.fill('811000001, 811 000 001,\n811000002a, 81-1')
  await page.getByText('2 entries · one duplicate, sent once: 811000001 · one not valid: 81-1').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
  await box.fill('811000001, 811 000 001,\n811000002a')
  await page.getByRole('button', { name: 'Submit' }).click()
  await notice('PRN(s) added successfully').waitFor()
  await page.getByRole('cell', { name: '811000001', exact: true }).waitFor()
  await expect.poll(() => row(2).textContent()).toContain('811000002A')
})

it('accepts fifty thousand at once', async () => {
  await page.getByRole('button', { name: 'Add PRNs' }).click()
  const list = Array.from({ length: 50_000 }, (_, n) => `82${String(n).padStart(8, '0')}`).join('\n')
  // As a paste does, all at once; the driver's own fill types line by line.
  await page.getByRole('textbox', { name: /^PRNs/ }).evaluate((box, text) => {
    if (!(box instanceof HTMLTextAreaElement)) throw new Error('no box')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, list)
  await page.getByText('50,000 entries').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await notice('PRN(s) added successfully').waitFor()
  await page.getByRole('cell', { name: '8200000000', exact: true }).waitFor()
})

it('removes one by up to thirteen digits, after a confirmation', async () => {
  await portal.database.pool.query("INSERT INTO used_prn (prn) VALUES ('8300000000001')")
  await page.getByRole('button', { name: 'Remove PRN' }).click()
  const box = page.getByRole('textbox', { name: /^PRN/ })
  await box.pressSequentially('83000-00000001 999')
  await expect.poll(() => box.inputValue()).toBe('8300000000001')
  await page.getByText('13 of 13 characters').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog', { name: 'Are you sure of this action ?' }).getByRole('button', { name: 'YES' }).click()
  await notice('PRN removed successfully').waitFor()
  await page.getByRole('button', { name: 'Remove PRN' }).click()
  await box.fill('8300000000001')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'YES' }).click()
  await notice(/is not on the list of used PRNs/).waitFor()
  await expect.poll(() => box.inputValue()).toBe('8300000000001')
})
