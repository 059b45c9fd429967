import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
})
afterAll(() => portal.close())

const listed = (page: Page) =>
  page
    .getByText(/of [\d,]+$/)
    .first()
    .waitFor()

describe('the keyboard alone', () => {
  it('signs in, finds a company, reads its history, reverses it, and always shows where it is', async () => {
    const { page, context } = await portal.open()
    const keys = async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name)
    }
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label') || '',
      )
    const seen = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
    /** Tabs on until what is sought has the focus; each stop on the way must show itself. */
    const tabTo = async (sought: string) => {
      for (let stops = 0; stops < 60; stops++) {
        await page.keyboard.press('Tab')
        if ((await focused()) === sought) {
          expect(await seen(), `the focus shows on ${sought}`).toBe(true)
          return
        }
      }
      throw new Error(`Tab never comes to ${sought}`)
    }
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.keyboard.type('registrar')
    await keys('Tab')
    await page.keyboard.type('strike-with-care')
    await keys('Enter')
    await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await page.keyboard.type(portal.codeFor('registrar'))
    await page.waitForURL('**/home/dashboard')
    await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    await tabTo('Registry')
    await keys('Enter')
    await page.waitForURL('**/home/registry')
    // A page that opens takes the focus to its beginning.
    await page.getByRole('heading', { name: 'Entity Search' }).waitFor()
    await listed(page)
    await tabTo('Black List Registry')
    await keys('Enter')
    await page.waitForURL('**/home/registry/business')
    // The address names the page before its rows are drawn.
    await page.getByRole('heading', { name: 'Black List Registry' }).waitFor()
    await listed(page)
    const brn = (await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
    await keys('/')
    await page.keyboard.type(brn)
    await keys('Enter')
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    await tabTo('History')
    await keys('Enter')
    await page.getByRole('dialog').waitFor()
    await keys('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focused()).toBe('History')
    await tabTo('Reverse')
    await keys('Enter')
    await page.getByText('No results found').waitFor()
    await keys('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await keys('Escape')
    await context.close()
  })

  it('moves between rows with the arrow keys, and opens the record of a row with Enter', async () => {
    const { page, context } = await portal.open()
    await portal.signIn(page, 'registrar')
    await follow(page, '/home/registry/business')
    await listed(page)
    await page.getByRole('row').nth(1).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const third = await page.getByRole('row').nth(3).getByRole('cell').nth(1).textContent()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: third ?? '' }).waitFor()
    await context.close()
  })
})
