import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'
import { startOtherHost } from '../support/otherHost'

let portal: TestPortal
let host: Awaited<ReturnType<typeof startOtherHost>>
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())
afterEach(() => host.close())

const openAt = async (parts: Parameters<typeof startOtherHost>[2]) => {
  host = await startOtherHost(portal.app, 'dist', parts)
  return portal.open({ baseURL: host.url })
}

it('serves the same build before a host that wraps its answers deeper and has no extension', async () => {
  const { page, context, faults } = await openAt({
    config: { apiBase: '/api', portalName: 'Sajili' },
    wrap: answer => ({ data: answer }),
    lacks: /^\/portal\//,
  })
  await portal.signIn(page, 'admin', '/login')
  await page.getByRole('heading', { name: 'Good day, Grace' }).waitFor()
  await expect.poll(() => page.title()).toBe('Sajili')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual(expect.arrayContaining(['Accounts', 'General Settings', 'Billing & Revenue', 'Registry']))
  expect(await menu.getByRole('link', { name: 'Audit trail' }).count()).toBe(0)
  expect(await page.getByText('Registered entities').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.goto('/home/audit-trail')
  await page.waitForURL('**/error-404')

  await page.goto('/home/registry/business')
  await page.getByRole('button', { name: 'History' }).first().click()
  await page.getByRole('dialog').getByText('Added to black list').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reverse' }).first().click()
  await page.getByText(/Removed from\s+the black list/).waitFor()
  await page.getByRole('link', { name: 'MDA Registry' }).click()
  await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Authority of Lakes')
  await page.keyboard.press('Enter')
  await page.getByText(/was added to the register of MDAs/).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('shows all errors of a wrong config.json on the screen', async () => {
  const { page, context } = await openAt({
    config: { apiBase: 'registry.example', locales: ['de'], callTimeout: 5, apiBas: '/x' },
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'The portal is not configured correctly' }).waitFor()
  const entries = await page.getByRole('rowheader').allInnerTexts()
  for (const entry of ['apiBase', 'locales.0', 'callTimeout']) expect(entries).toContain(entry)
  await expect.poll(() => page.getByRole('table').textContent()).toContain('apiBas')
  await context.close()
})
