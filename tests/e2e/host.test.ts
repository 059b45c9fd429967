import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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

describe('the same build before another host', () => {
  it.each([
    ['that wraps every answer one level deeper', (answer: unknown) => ({ data: answer })],
    [
      'that wraps lists less deep than its documents say',
      (answer: unknown) => (typeof answer === 'object' && answer && 'content' in answer ? answer.content : answer),
    ],
  ])('%s: signs in, lists, adds, reads histories', async (_, wrap) => {
    const { page, context, faults } = await openAt({
      config: { apiBase: '/api', portalName: 'Sajili' },
      wrap,
      lacks: /^\/portal\//,
    })
    await portal.signIn(page, 'registrar', '/login')
    await page.getByRole('heading', { name: 'Good day, Moses' }).waitFor()
    await expect.poll(() => page.title()).toBe('Sajili')
    await page.goto('/home/registry/business')
    await page.getByRole('button', { name: 'History' }).first().click()
    await page.getByRole('dialog').getByText('Added to black list').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Reverse' }).first().click()
    await page.getByText(/Removed from\s+the black list/).waitFor()
    await page.getByRole('link', { name: 'MDA Registry' }).click()
    await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
    await page
      .getByRole('dialog')
      .getByLabel('Name')
      .fill(`Authority ${Math.round(performance.now())}`)
    await page.keyboard.press('Enter')
    await page.getByText(/was added to the register of MDAs/).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('hides the audit trail and figures without the extension API, and nothing fails', async () => {
    const { page, context, faults } = await openAt({ config: { apiBase: '/api' }, lacks: /^\/portal\// })
    await portal.signIn(page, 'admin', '/login')
    await page.getByRole('heading', { name: 'Good day, Grace' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual(expect.arrayContaining(['Accounts', 'General Settings', 'Billing & Revenue', 'Registry']))
    expect(await menu.getByRole('link', { name: 'Audit trail' }).count()).toBe(0)
    expect(await page.getByText('Registered entities').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.goto('/home/audit-trail')
    await page.waitForURL('**/error-404')
    expect(faults).toEqual([])
    await context.close()
  })

  it('reports an answer that does not fit its contract, logs its call, and keeps the screen', async () => {
    const { page, context } = await openAt({
      config: { apiBase: '/api' },
      wrap: answer =>
        typeof answer === 'object' && answer && 'content' in answer
          ? { content: [{ name: 7 }], totalElements: 1 }
          : answer,
    })
    await portal.signIn(page, 'registrar', '/login')
    const logged = page.waitForEvent('console', line => line.text().includes('MDA-LIST'))
    await page.goto('/home/registry/mda')
    const banner = page.getByRole('alert').filter({ hasText: 'Failed to load tasks, Try again later.' })
    await banner.getByText('The answer of the registry could not be read.').waitFor()
    expect(await banner.textContent()).not.toMatch(/MDA-LIST|Invalid input/)
    await logged
    await page.getByRole('heading', { name: 'MDA Registry' }).waitFor()
    await context.close()
  })

  it('uses another path where the documents leave it open', async () => {
    const { page, context } = await openAt({ config: { apiBase: '/api', paths: { 'MDA-LIST': '/elsewhere/mdas' } } })
    await portal.signIn(page, 'registrar', '/login')
    const asked = page.waitForRequest('**/api/elsewhere/mdas?**')
    await page.goto('/home/registry/mda')
    await asked
    await context.close()
  })
})

describe('a wrong config.json', () => {
  it('shows all of its errors on the screen', async () => {
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

  it.each([
    ['not JSON', '{ "apiBase": ', /JSON/],
    ['a page in its place', '<!doctype html><title>x</title>', /is a page, not a JSON file/],
  ])('%s is told apart', async (_, config, sentence) => {
    const { page, context } = await openAt({ config })
    await page.goto('/login')
    await page.getByText(sentence).first().waitFor()
    await context.close()
  })
})
