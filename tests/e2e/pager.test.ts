import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'
import { openList } from '../support/listActions'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
  // The page stands before its requests are intercepted.
  await page.getByRole('heading', { name: 'Reports' }).waitFor()
})
afterAll(() => portal.close())
beforeEach(() => page.unrouteAll())

const LIST = '**/configuration/mda-registry?**'

/** Answers the list from so many rows of our own; `total` may change while it is looked at. */
const serve = (state: { total: number; held: Promise<void> }) =>
  page.route(LIST, async (route: Route) => {
    const asked = new URL(route.request().url()).searchParams
    const [at, size] = [Number(asked.get('page')), 15]
    if (at > 1) await state.held
    const content = Array.from({ length: state.total }, (_, index) => ({
      id: index + 1,
      no: index + 1,
      name: `Authority ${index + 1}`,
      status: 'ACTIVE',
      createdAt: '2026-01-01T00:00:00',
    })).slice((at - 1) * size, at * size)
    await route.fulfill({ json: { content, totalElements: state.total, totalPages: Math.ceil(state.total / size) } })
  })

/** Waits until the page has drawn as often as anything that has arrived can make it draw. */
const drawn = () =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame)
  })

/** Puts the pointer down in the middle of a button; the press ends with `page.mouse.up`. */
const pressDown = async (button: Locator) => {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button cannot be seen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

/** A row further down than any that a search for it would find first. */
const lowRow = async () => {
  const row = page.locator('tr[data-key]').nth(3)
  return { row, key: await row.getAttribute('data-key'), text: await row.locator('[data-headline]').innerText() }
}

describe('a press on a button of a row', () => {
  it('opens the dialog of the pressed row when a search answer arrives before the release', async () => {
    await openList(page, 'registry/business')
    await networkIdle(page)
    const { row, key, text } = await lowRow()
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route('**/blacklisted-brns?**', async route => {
      await held
      await route.continue()
    })
    const answered = page.waitForResponse('**/blacklisted-brns?**')
    await page.getByRole('searchbox').fill(text)
    await page.keyboard.press('Enter')
    await page.locator('.list-chips').waitFor()
    await pressDown(row.getByRole('button', { name: 'History' }))
    release()
    await (await answered).finished()
    await drawn()
    await page.mouse.up()
    await page.getByRole('dialog', { name: text }).waitFor()
    const address = new URL(page.url()).searchParams
    expect([address.get('search'), address.get('open')]).toEqual([text, `history.${key}`])
    await page.keyboard.press('Escape')
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
  })

  it('opens the dialog of the pressed row when a delayed search starts before the release', async () => {
    await openList(page, 'billing/service-costs')
    await networkIdle(page)
    const { row, text } = await lowRow()
    await page.getByRole('searchbox').fill(text)
    await pressDown(row.getByRole('button', { name: 'Edit' }))
    await page.waitForURL(address => address.searchParams.get('search') === text)
    await drawn()
    await page.mouse.up()
    await page.getByRole('dialog', { name: 'Edit Service' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
  })
})

describe('a page after navigation away', () => {
  it('does not navigate back when its last page turns out to be another', async () => {
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    const state = { total: 31, held }
    await serve(state)
    await page.goto('/home/registry/mda')
    await page.getByText('1 - 15 of 31').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('table[aria-busy=true]').waitFor()
    // The code of the next page arrives after the answer to the list.
    let arrive = () => {}
    const code = new Promise<void>(done => {
      arrive = done
    })
    await page.route('**/assets/SectionsPage-*.js', async route => {
      await code
      await route.continue()
    })
    const answered = page.waitForResponse(LIST)
    const asked = page.waitForRequest('**/assets/SectionsPage-*.js')
    await page.getByRole('link', { name: 'Internal Processing' }).click()
    await asked
    state.total = 15
    release()
    await (await answered).finished()
    await drawn()
    arrive()
    await page.waitForURL('**/home/internal-processes**')
    await page.getByRole('heading', { name: 'MDA Registry' }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toMatch(/^\/home\/internal-processes/)
  })
})
