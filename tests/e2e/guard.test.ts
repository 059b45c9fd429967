import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())
afterEach(() => visitor.context.close())

const opened = async () => {
  visitor = await portal.open()
  return visitor.page
}
const signedIn = async (username: string) => {
  const page = await opened()
  await portal.signIn(page, username)
  return page
}

describe('without a session', () => {
  it.each(['/', '/home', '/home/registry/business?page=2', '/home/accounts'])(
    '%s redirects to the sign-in page at once, without a redirect loop',
    async address => {
      const page = await opened()
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
      await page.goto(address)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      await networkIdle(page)
      expect(new URL(page.url()).pathname).toBe('/login')
      expect(moves).toBeLessThanOrEqual(3)
      expect(await page.evaluate('counted.changes')).toBeLessThan(300)
      expect(asked.filter(url => /Visitor-|\/home\/|\/portal\//.test(url) && !url.endsWith(address))).toEqual([])
    },
  )

  it('opens a deep link after signing in', async () => {
    const page = await opened()
    await portal.signIn(page, 'registrar', '/home/registry/mda?search=bank')
    await page.waitForURL('**/home/registry/mda?search=bank')
    await page.getByRole('cell', { name: 'Bank of Uganda' }).waitFor()
  })

  it('shows "not found" for an unknown address, with a link to the sign-in page', async () => {
    const page = await opened()
    await page.goto('/no/such/place')
    await page.waitForURL('**/error-404')
    await page.getByRole('heading', { name: 'Error - Page Not Found' }).waitFor()
    await page.getByText('Please Check the URL.').waitFor()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await page.waitForURL('**/login')
  })

  it('treats a stored user without a token, or a token without a user, as signed out', async () => {
    const page = await opened()
    await page.goto('/login')
    for (const entries of [
      { token: 'x' },
      {
        currentUser: '{"userId":"1","givenName":"Eve"}',
        abilities: '[{"action":"can_access_dashboard","resource":"dashboard"}]',
      },
    ]) {
      await page.evaluate(stored => {
        sessionStorage.clear()
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string)
      }, entries)
      await page.goto('/home/profile')
      await page.waitForURL('**/login')
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      expect(
        await page.evaluate(() => sessionStorage.getItem('token') ?? sessionStorage.getItem('currentUser')),
      ).toBeNull()
    }
  })
})

describe('signed in', () => {
  it('redirects a public page to Home, keeps the portal’s title, and rejects an unknown page', async () => {
    const page = await signedIn('registrar')
    for (const address of ['/login', '/reset-password', '/', '/home']) {
      await page.goto(address)
      await page.waitForURL('**/home/dashboard')
      await expect.poll(() => page.title()).toBe('Daftari')
    }
    await page.goto('/home/registry/nothing-here')
    await page.waitForURL('**/error-404')
    await page.getByRole('heading', { name: 'Error - Page Not Found' }).waitFor()
    await page.getByText('Please Check the URL.').waitFor()
    await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.waitForURL('**/home/dashboard')
  })

  it('shows the not-found page instead of pages of the framework', async () => {
    const page = await signedIn('registrar')
    for (const path of [
      'registry/mda/1/show',
      'registry/mda/1/history',
      'access-denied',
      'authentication-error',
      'mdas',
      'departments',
    ]) {
      await page.goto(`/home/${path}`)
      await page.waitForURL('**/error-404')
      await page.getByRole('heading', { name: 'Error - Page Not Found' }).waitFor()
    }
  })

  it('opens the search for entities at the registry’s own address', async () => {
    const page = await signedIn('clerk')
    await page.goto('/home/registry')
    await page.getByRole('heading', { name: 'Entity Search' }).waitFor()
  })

  it('shows the profile at both addresses, and reports as a heading without a call', async () => {
    const page = await signedIn('registrar')
    for (const name of ['profile', 'user_profile']) {
      await page.goto(`/home/${name}`)
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
})

describe('without the permission', () => {
  it('shows 403 for a route; its second link leads home, its first one signs out', async () => {
    const page = await signedIn('clerk')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/home/registry/business')
    await page.waitForURL('**/forbidden')
    await page.getByRole('heading', { name: "Forbidden - that's all we know" }).waitFor()
    expect(asked.filter(url => url.includes('/data-update/'))).toEqual([])
    await page
      .getByRole('link', { name: 'Or Go to home page' })
      .or(page.getByRole('button', { name: 'Or Go to home page' }))
      .click()
    await page.waitForURL('**/home/dashboard')
    await page.getByRole('heading', { name: /Amina/ }).waitFor()

    await page.goto('/forbidden')
    await page
      .getByRole('link', { name: 'Click here to login again' })
      .or(page.getByRole('button', { name: 'Click here to login again' }))
      .click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  it('ends at 403 after signing in without permission for the dashboard', async () => {
    const page = await opened()
    await page.goto('/login')
    await portal.giveCredentials(page, 'newcomer')
    await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await page.keyboard.type(portal.codeFor('newcomer'))
    await page.waitForURL('**/forbidden')
  })
})

describe('menu and route permissions', () => {
  const menuOf = async (names: Parameters<typeof givePermissions>[2]) => {
    await givePermissions(portal.database, 'newcomer', ['can_access_dashboard', ...names])
    const page = await signedIn('newcomer')
    return { page, menu: page.getByRole('navigation', { name: 'Menu' }) }
  }

  it('show a menu entry whose route is refused', async () => {
    const { page, menu } = await menuOf([
      'can_view_admin_registry',
      'can_view_registry',
      'can_view_practitioners',
      'can_view_doc_registry',
    ])
    await menu.getByRole('link', { name: 'Registry', exact: true }).click()
    await menu.getByRole('link', { name: 'Practitioner Registry' }).click()
    await page.waitForURL('**/forbidden')
  })

  it('allow a route whose menu entry is hidden', async () => {
    const { page, menu } = await menuOf(['can_view_registry', 'can_view_practitioner_registry'])
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([])
    await page.goto('/home/registry/practitioners')
    await page.getByRole('table', { name: 'Practitioner Registry' }).waitFor()
  })

  it('redirect an area to its named child, even when that child is refused', async () => {
    const { page } = await menuOf(['can_access_system_accounts', 'can_view_permission_management'])
    await page.goto('/home/accounts')
    await page.waitForURL('**/forbidden')
  })

  it('require the permission of the parent for a child', async () => {
    const { page } = await menuOf(['can_view_blacklist_registry'])
    await page.goto('/home/registry/mda')
    await page.waitForURL('**/forbidden')
  })
})

it('repeats no cookie of another program in a header', async () => {
  const page = await signedIn('registrar')
  await visitor.context.addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-program', url: portal.url }])
  const request = page.waitForRequest('**/data-update/blacklisted-brns?**')
  await page.goto('/home/registry/business')
  expect(Object.keys(await (await request).allHeaders())).not.toContain('x-xsrf-token')
})
