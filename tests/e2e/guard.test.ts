import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())

const signedIn = async (username: string) => {
  const { page } = await portal.open()
  await portal.signIn(page, username)
  return page
}

it('redirects to the sign-in page at once, without a redirect loop, and opens the deep link after signing in', async () => {
  const { page } = await portal.open()
  await page.addInitScript(() => {
    const counted = { changes: 0 }
    Object.assign(window, { counted })
    new MutationObserver(records => {
      counted.changes += records.length
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  let moves = 0
  page.on('framenavigated', () => moves++)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  for (const address of ['/', '/home/registry/mda?search=bank']) {
    moves = 0
    await page.goto(address)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await networkIdle(page)
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(moves).toBeLessThanOrEqual(3)
    expect(await page.evaluate('counted.changes')).toBeLessThan(300)
    expect(asked.filter(url => /Visitor-|\/home\/|\/portal\//.test(url) && !url.endsWith(address))).toEqual([])
  }
  await portal.giveCredentials(page, 'registrar')
  await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
  await page.keyboard.type(portal.codeFor('registrar'))
  await page.waitForURL('**/home/registry/mda?search=bank')
  await page.getByRole('cell', { name: 'Bank of Uganda' }).waitFor()
})

describe('signed in', () => {
  let page: Page
  beforeAll(async () => {
    page = await signedIn('registrar')
  })

  it('leads from public pages to Home, and from unknown ones to the not-found page', async () => {
    for (const address of ['/login', '/reset-password', '/', '/home']) {
      await page.goto(address)
      await page.waitForURL('**/home/dashboard')
      await expect.poll(() => page.title()).toBe('Daftari')
    }
    for (const path of ['registry/nothing-here', 'registry/mda/1/show']) {
      await page.goto(`/home/${path}`)
      await page.waitForURL('**/error-404')
      await page.getByRole('heading', { name: 'Error - Page Not Found' }).waitFor()
    }
    await page.getByText('Please Check the URL.').waitFor()
    await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.waitForURL('**/home/dashboard')
  })

  it('shows the profile at both addresses, and reports as a heading without a call', async () => {
    for (const name of ['profile', 'user_profile']) {
      await follow(page, `/home/${name}`)
      await page.getByRole('heading', { name: 'My profile' }).waitFor()
    }
    const lists: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'xhr') lists.push(new URL(request.url()).pathname)
    })
    await page.goto('/home/reports')
    await page.getByRole('heading', { name: 'Reports' }).waitFor()
    await networkIdle(page)
    expect(lists.filter(path => !path.startsWith('/portal/'))).toEqual([])
  })

  it('repeats no cookie of another program in a header', async () => {
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-program', url: portal.url }])
    const request = page.waitForRequest('**/data-update/blacklisted-brns?**')
    await follow(page, '/home/registry/business')
    expect(Object.keys(await (await request).allHeaders())).not.toContain('x-xsrf-token')
  })
})

it('shows 403 for a route without its permission, from where one link leads home and the other one signs out', async () => {
  const page = await signedIn('clerk')
  await page.goto('/home/registry')
  await page.getByRole('heading', { name: 'Entity Search' }).waitFor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/home/registry/business')
  await page.waitForURL('**/forbidden')
  await page.getByRole('heading', { name: "Forbidden - that's all we know" }).waitFor()
  expect(asked.filter(url => url.includes('/data-update/'))).toEqual([])
  await page.getByRole('link', { name: 'Or Go to home page' }).click()
  await page.waitForURL('**/home/dashboard')
  await page.getByRole('heading', { name: /Amina/ }).waitFor()
  await page.goto('/forbidden')
  await page.getByRole('button', { name: 'Click here to login again' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

it('shows a menu entry whose route is refused', async () => {
  await givePermissions(portal.database, 'newcomer', [
    'can_access_dashboard',
    'can_view_admin_registry',
    'can_view_registry',
    'can_view_practitioners',
    'can_view_doc_registry',
  ])
  const page = await signedIn('newcomer')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Registry', exact: true }).click()
  await menu.getByRole('link', { name: 'Practitioner Registry' }).click()
  await page.waitForURL('**/forbidden')
})
