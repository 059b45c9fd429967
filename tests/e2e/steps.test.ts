import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const LIST = '/home/registry'
const rows = () => page.locator('.list-frame tr[data-key]')
const steps = () => page.getByRole('group', { name: 'Step through the list' })
const step = (name: 'Next record (j)' | 'Previous record (k)') => steps().getByRole('button', { name })
const stands = (place: string) => page.locator('.steps', { hasText: place }).waitFor()
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
/** Returns the names of the rows of the page that is shown. */
const names = () => page.locator('.list-frame tr[data-key] td[data-headline]').allInnerTexts()

it('steps from the file of a company to the next over the edge of a page, and back to its row', async () => {
  await follow(page, `${LIST}?page=2`)
  await rows().first().waitFor()
  const second = await names()
  await follow(page, LIST)
  await page.locator('.pager-count', { hasText: /^1 - / }).waitFor()
  const first = await names()
  const size = first.length
  await rows()
    .nth(size - 2)
    .locator('td')
    .last()
    .click()
  await heading(first[size - 2] ?? '')
  await stands(`${size - 1} of `)
  await page.getByRole('tab', { name: 'Directors' }).click()
  await page.getByRole('tab', { name: 'Directors', selected: true }).waitFor()
  await page.keyboard.press('j')
  await heading(first[size - 1] ?? '')
  expect(new URL(page.url()).searchParams.get('tab')).toBe('directors')
  await step('Next record (j)').click()
  await heading(second[0] ?? '')
  await stands(`${size + 1} of `)
  expect(await step('Next record (j)').evaluate(button => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.locator('tr[data-key]:focus', { hasText: second[0] ?? '' }).waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
})

it('keeps the steps when the page is loaded again, and offers none to whoever is sent the address', async () => {
  await follow(page, LIST)
  const [, name = ''] = await names()
  await page.getByRole('link', { name, exact: true }).click()
  await stands('2 of ')
  await page.reload()
  await stands('2 of ')
  await page.keyboard.press('k')
  await stands('1 of ')
  await page.keyboard.press('k')
  await page.getByText('This is the first record of the list').first().waitFor()
  const address = new URL(page.url()).pathname
  await follow(page, '/home/dashboard')
  await follow(page, address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await steps().count()).toBe(0)
})
