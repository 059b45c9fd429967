import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'

const LIST = '/home/registry/business'
const ROWS = '/data-update/blacklisted-brns'
/** Holds the code of every signed-in page. */
const ADMIN_CODE = '**/assets/admin-own-*.js'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal()
})
afterAll(() => portal.close())

const row = (page: Page) => page.locator('tbody tr[data-key]').first()

const openList = async () => {
  const desk = await portal.open()
  await portal.signIn(desk.page, 'registrar')
  await desk.page.goto(LIST)
  await row(desk.page).waitFor()
  return desk
}

/** Keeps the code of the signed-in pages back; returns the function that lets it come. */
const holdCode = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route(ADMIN_CODE, async route => {
    await released
    await route.continue()
  })
  return release
}

describe('a page that is loaded again', () => {
  it('requests its rows before its code has come, and once', async () => {
    const { page, context } = await openList()
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    const release = await holdCode(page)
    const answered = page.waitForResponse(response => new URL(response.url()).pathname === ROWS)
    await page.reload({ waitUntil: 'commit' })
    expect((await answered).status()).toBe(200)
    expect(await row(page).count()).toBe(0)
    release()
    await row(page).waitFor()
    expect(requests.filter(path => path === ROWS)).toHaveLength(1)
    await context.close()
  })

  it('says that its rows cannot be loaded where that request failed, and loads them on Reload', async () => {
    const { page, context } = await openList()
    await page.route(`**${ROWS}*`, route => route.abort('connectionreset'))
    await page.reload()
    const again = page.locator('main').getByRole('button', { name: 'Reload' })
    await again.waitFor()
    await page.unroute(`**${ROWS}*`)
    await again.click()
    await row(page).waitFor()
    await context.close()
  })

  it('asks for sign-in where that request says that the session is over, and keeps nothing', async () => {
    const { page, context } = await openList()
    await page.route(`**${ROWS}*`, route => route.fulfill({ status: 401, json: { message: 'Session over' } }))
    await page.reload()
    await page.getByLabel('Username or Email').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('openings'))).toBeNull()
    await context.close()
  })
})
