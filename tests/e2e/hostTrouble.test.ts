import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesOfEachKind } from '../support/allPages'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { atFirst, type Called, flaky, isReading } from '../support/hostTrouble'
import { type OtherHost, startOtherHost } from '../support/otherHost'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let host: OtherHost
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api' } })
  visitor = await portal.open({ baseURL: host.url, reducedMotion: 'reduce' })
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await host.close()
  await portal.close()
})

const go = (address: string) => follow(page, address)

/** Elements that show a pending request. */
const WAITING = '[aria-busy=true], .list-skeleton, [role=progressbar], .page-waiting'
const settled = async () => {
  await page.locator('main :is(h1, h2, [role=alert], .list-state)').first().waitFor()
  await page.waitForFunction(waiting => !document.querySelector(waiting), WAITING)
}
const reload = () => page.getByRole('button', { name: 'Reload', exact: true })

/** Presses Reload as long as a part says that it failed; answers how often. */
const reloadAll = async () => {
  let pressed = 0
  for (await settled(); (await reload().count()) > 0; await settled()) {
    // A page that failed still says what it is.
    await expect.poll(() => page.locator('main h1').count(), { message: page.url() }).toBe(1)
    // It may go by itself meanwhile, with what it stood for.
    await reload()
      .first()
      .click({ timeout: 1000 })
      .then(
        () => pressed++,
        () => undefined,
      )
  }
  return pressed
}

/**
 * Opens every page, of the lists those of each kind, or one of `each` of them, and reloads what failed until nothing
 * does. Returns the addresses where something failed.
 */
const walk = async (each = 1) => {
  const failed: string[] = []
  const places = (await placesOfEachKind(portal.database)).filter((_, at) => at % each === 0)
  for (const { address, entityType } of places) {
    if (entityType) await page.evaluate(type => localStorage.setItem('entityType', type), entityType)
    await go(address)
    let pressed = 0
    // Failures of the page before may still show while the next page is drawn.
    await expect
      .poll(async () => {
        pressed += await reloadAll()
        return page.locator('main').getByRole('alert').filter({ hasText: 'Reload' }).count()
      })
      .toBe(0)
    if (pressed) failed.push(address)
    expect(await page.getByText('Connection to the registry lost.').count(), address).toBe(0)
    expect(new URL(page.url()).pathname, address).toBe(address.split('?')[0])
  }
  return failed
}

// tests/components/everyList.test.tsx shows the same of every list.
it('shows on pages of every kind what failed, and the data after Reload, when each first read fails', {
  timeout: 120_000,
}, async () => {
  // The portal requests the capabilities once, before all else.
  host.suffer({ fault: atFirst })
  expect((await walk()).length).toBeGreaterThan(15)
})

it('stays usable when one call in five fails', { timeout: 120_000 }, async () => {
  host.suffer({ fault: flaky(7, 0.2) })
  await page.goto('/home/dashboard')
  await page.getByText('Registered entities').waitFor()
  // The test above visits every page; half of them show that a second try hides most faults.
  const failed = await walk(2)
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThan(20)
  await go('/home/registry/mda')
  await reloadAll()
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem').first().click()
  await arrives
})

describe('a slow host', () => {
  let release = () => {}
  const hold = (concerns: (call: Called) => boolean) => {
    const held = new Promise<void>(done => {
      release = done
    })
    host.suffer({ late: call => (concerns(call) ? held : 0) })
  }

  it('shows on a list that its rows are loading', async () => {
    hold(() => true)
    await go('/home/registry/mda?page=2')
    await page.locator('table[aria-busy=true] .list-skeleton span').first().waitFor()
    release()
    await page.locator('tr[data-key]').first().waitFor()
  })

  it('receives a form once, which stays open until the answer', async () => {
    host.suffer()
    await go('/home/registry/mda')
    await settled()
    await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Authority of the slow')
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith(pathOf(contract.mdas.create))) sent++
    })
    hold(call => call.method === 'POST')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Submit' }).click({ force: true })
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Authority of the slow')
    release()
    await page.getByText(/was added to the register of MDAs/).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(sent).toBe(1)
  })
})

describe('a write whose answer is lost', () => {
  it('is reported in the form with its input kept, shown in the reloaded list, and confirmed before a second try', async () => {
    const name = 'Authority without an answer'
    const added = async () =>
      (await portal.database.pool.query('SELECT 1 FROM mda WHERE name = $1', [name])).rowCount ?? 0
    host.suffer()
    await go('/home/registry/mda')
    await settled()
    await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Name') })
    await form.getByLabel('Name').fill(name)
    host.suffer({ fault: call => (isReading(call) ? undefined : 'dropped') })
    await page.keyboard.press('Enter')
    await form.getByText(/It is unclear whether this was saved\. Check before you try again\./).waitFor()
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe(name)
    await page.locator('tr[data-key]').filter({ hasText: name }).waitFor()
    host.suffer()
    await form.getByRole('button', { name: 'Submit' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'Sending again may save it twice.' })
    await question.getByRole('button', { name: 'NO' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe(name)
    expect(await added()).toBe(1)
  })
})
