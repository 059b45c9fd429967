import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { follow, openDialogAt, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'
import { bar } from '../support/workSteps'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())
afterEach(() => visitor.context.close())

describe('the code of work that does not come', () => {
  it('leaves the page and what is typed there, and comes when the next item is asked for', async () => {
    visitor = await portal.open()
    page = visitor.page
    const code = '**/assets/WorkParts-*.js'
    let fail = () => {}
    const isTyped = new Promise<void>(resolve => {
      fail = resolve
    })
    await page.route(code, async route => {
      await isTyped
      await route.abort()
    })
    const asked = page.waitForEvent('request', request => request.url().includes('/WorkParts-'))
    const failed = page.waitForEvent('requestfailed', request => request.url().includes('/WorkParts-'))
    await portal.signIn(page, 'admin')
    await follow(page, '/home/registry/mda')
    await asked
    await openDialogAt(page, '/home/registry/mda?open=create')
    const { box, notice } = onPage(() => page)
    await box('Name').fill('Ministry of Water')
    fail()
    await failed
    // Drawn again, once the failure has reached the page.
    await box('Name').press('End')
    await page.keyboard.type(' and Environment')
    await expect.poll(() => box('Name').inputValue()).toBe('Ministry of Water and Environment')
    expect(await page.getByText('A part of the portal could not be loaded').count()).toBe(0)
    page.once('dialog', question => void question.accept())
    await page.keyboard.press('Escape')
    await follow(page, '/home/reports')
    await page.keyboard.press('n')
    await notice('A part of the portal could not be loaded').waitFor()
    await page.unroute(code)
    await page.keyboard.press('n')
    await bar(page).waitFor()
  })
})
