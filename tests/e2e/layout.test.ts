import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesOfEachKind } from '../support/allPages'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { openList } from '../support/listActions'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

const wide = (width: number) => resize(page, width, 900)

it('aligns the titles of pages of every kind at one height', { timeout: 120_000 }, async () => {
  const seen = new Set<string>()
  for (const { address, entityType } of await placesOfEachKind(portal.database)) {
    const path = address.split('?')[0] ?? address
    if (seen.has(path)) continue
    if (entityType) await page.evaluate(type => localStorage.setItem('entityType', type), entityType)
    await follow(page, address)
    // The title may be drawn anew while the page comes.
    const top = async () => Math.round((await page.locator('main h1').first().boundingBox())?.y ?? Number.NaN)
    // Below the bar, the margin of the page and the room of a breadcrumb.
    await expect.poll(top, { message: address }).toBe(90)
    seen.add(path)
  }
  expect(seen.size).toBeGreaterThan(20)
})

it('lays no head of a page over what follows on a low screen, as at 200 %', async () => {
  await resize(page, 720, 450)
  for (const path of ['insolvency-settings?tab=submissions', 'accounts/breakdown?tab=staff']) {
    await openList(page, path)
    const beyond = await page.locator('.page-head').evaluate(head => head.scrollHeight - head.clientHeight)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }
  await wide(1440)
})

it('keeps the buttons of an import in sight on a low screen, as at 200 %', async () => {
  await resize(page, 720, 450)
  await follow(page, '/home/registry/business?open=create.2')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
  const [paper, button] = [
    await dialog.boundingBox(),
    await dialog.getByRole('button', { name: 'Cancel' }).boundingBox(),
  ]
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)
  expect(bottomOf(button)).toBeLessThan(bottomOf(paper))
  await page.keyboard.press('Escape')
  await wide(1440)
})

it('aligns the page size with the line of its label', async () => {
  await openList(page, 'registry/business')
  const bottoms = await page.locator('.pager-size').evaluate(part =>
    [part.firstElementChild, part.querySelector('[role=combobox]')].map(element => {
      const range = document.createRange()
      range.selectNodeContents(element as Element)
      return range.getBoundingClientRect().bottom
    }),
  )
  expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 99))).toBeLessThanOrEqual(1)
})

it('entries of a sub-menu have icons that tell them apart', async () => {
  for (const area of ['billing/transactions', 'accounts/breakdown', 'registry/mda', 'integrations/mdas_and_partners']) {
    await openList(page, area)
    const icons = await page
      .getByRole('navigation', { name: 'Menu' })
      .locator('li li svg')
      .evaluateAll(all => all.map(icon => icon.innerHTML))
    expect(icons.length).toBeGreaterThan(1)
    expect(new Set(icons).size).toBe(icons.length)
  }
})

describe('toasts', () => {
  const box = async (on: Page) => {
    const found = await on.locator('.notice').first().boundingBox()
    if (!found) throw new Error('There is no toast')
    return found
  }

  const WORKED_WITH =
    'main :is(h1, button, a, input, [role=combobox], tr), header :is(button, select, a:not(.bar-logo)), nav li > a'
  const covered = async () => {
    const toast = await box(page)
    return page.locator(WORKED_WITH).evaluateAll(
      (all, { x, y, width, height }) =>
        all
          .filter(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            // Rows that are scrolled away lie behind the bar.
            const seen = Math.max(top, one.closest('main')?.getBoundingClientRect().top ?? 0)
            return right > left && left < x + width && right > x && seen < Math.min(y + height, bottom) && bottom > y
          })
          .map(one => one.outerHTML.slice(0, 120)),
      toast,
    )
  }

  it.each([1000, 768, 360])(
    'with a long text cover no more, and show all of it to who points at it, %i px wide',
    async width => {
      const message = `${'The register is being moved to another house. '.repeat(4)}Come back on Monday.`
      await wide(width)
      await openList(page, 'registry/business')
      await page.route('**/blacklisted-brns/*', route => route.fulfill({ status: 500, json: { message } }))
      if (width < 700) await page.getByRole('button', { name: 'More actions' }).first().click()
      await page
        .getByRole(width < 700 ? 'menuitem' : 'button', { name: 'Reverse' })
        .first()
        .click()
      const said = page.locator('.notice-words').filter({ hasText: 'Come back on Monday.' })
      await said.waitFor()
      expect(await covered()).toEqual([])
      const isCut = () => said.evaluate(words => words.scrollHeight > words.clientHeight + 1)
      await expect.poll(() => isCut()).toBe(true)
      await said.hover()
      await expect.poll(() => isCut()).toBe(false)
      await page.unrouteAll()
      await wide(1440)
    },
  )

  it.each([1440, 1280, 1024, 1000, 900, 768, 700, 390, 360])(
    'cover nothing that is worked with, %i px wide',
    async width => {
      await wide(width)
      await openList(page, 'registry/business')
      await page.getByRole('button', { name: 'Previous' }).click()
      await page.getByText('No more data to show').waitFor()
      expect(await covered()).toEqual([])
      await wide(1440)
    },
  )

  it('stand at one place before and after signing in', async () => {
    const { x, y, width } = await box(page)
    const stranger = await portal.open()
    await stranger.page.goto('/login')
    await portal.giveCredentials(stranger.page, 'admin', 'not the password')
    await stranger.page.locator('.notice').first().waitFor()
    const before = await box(stranger.page)
    expect([before.x, before.y, before.width].map(Math.round)).toEqual([x, y, width].map(Math.round))
    await stranger.context.close()
  })
})

describe('a row', () => {
  it.each([
    ['work-team?tab=items', 360],
    ['work-team?tab=items', 1440],
    ['registry?tab=company', 360],
  ])('keeps the place and the writing of all of its parts under the pointer: %s, %i px wide', async (list, width) => {
    await wide(width)
    await follow(page, `/home/${list}`)
    const row = page.locator('tr[data-key]').first()
    await row.waitFor()
    const parts = () =>
      row.locator('*').evaluateAll(all =>
        all.map(part => {
          const { x, y, width, height } = part.getBoundingClientRect()
          const { color, fontSize } = getComputedStyle(part)
          return [part.tagName, x, y, width, height, color, fontSize].join(' ')
        }),
      )
    await page.mouse.move(0, 0)
    const before = await parts()
    await row.hover()
    expect(await parts()).toEqual(before)
    await wide(1440)
  })
})

it('moves nothing of a list on a phone while its rows arrive late', async () => {
  await wide(390)
  let answer: (() => void) | undefined
  await page.route('**/data-update/blacklisted-brns?**', async route => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto('/home/registry/business')
  await page.locator('.list-skeleton').first().waitFor()
  const moved = await page.evaluateHandle(() => {
    const moved = { by: 0 }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.by += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
    return moved
  })
  await page.locator('.list-skeleton[data-shown]').first().waitFor()
  answer?.()
  await page.locator('tr[data-key]').first().waitFor()
  expect((await moved.jsonValue()).by).toBeLessThan(0.01)
  await page.unroute('**/data-update/blacklisted-brns?**')
  await wide(1440)
})

describe('less motion, where the system asks for it', () => {
  it('closes a menu without a fade, and without the time of one', async () => {
    await follow(page, '/home/accounts/permissions?tab=users&open=assign')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('listbox').waitFor()
    // From here on the page runs only those timers that are due at once.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1)
    await page.locator('[role=listbox]').waitFor({ state: 'detached', timeout: 5000 })
    await page.clock.resume()
  })
})
