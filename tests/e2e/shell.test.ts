import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
})
afterAll(() => portal.close())

const menu = () => visitor.page.getByRole('navigation', { name: 'Menu' })
const shareOf = async (name: RegExp) => {
  const side = await visitor.page.getByRole('button', { name }).locator('..').boundingBox()
  const content = await visitor.page.getByRole('main').boundingBox()
  return { side: Math.round((side?.width ?? 0) / 14.4), content: Math.round((content?.width ?? 0) / 14.4) }
}

describe('the side menu', () => {
  it('takes 17% of the width, 4% when collapsed, and stays as it was left', async () => {
    const { page } = visitor
    await expect.poll(() => shareOf(/Collapse the menu/)).toEqual({ side: 17, content: 83 })
    await page.getByRole('button', { name: 'Collapse the menu' }).click()
    await expect.poll(() => shareOf(/Expand the menu/)).toEqual({ side: 4, content: 96 })
    await page.reload()
    await page.getByRole('button', { name: 'Expand the menu' }).waitFor()
    await expect.poll(() => shareOf(/Expand the menu/)).toEqual({ side: 4, content: 96 })
    await page.getByRole('button', { name: 'Expand the menu' }).click()
  })

  it('shows existing and permitted entries, and children of the active entry only', async () => {
    const shown = () => menu().getByRole('link').allInnerTexts()
    await expect.poll(shown).toContain('Audit trail')
    const areas = await shown()
    for (const area of ['Accounts', 'General Settings', 'Billing & Revenue', 'Registry']) expect(areas).toContain(area)
    await menu().getByRole('link', { name: 'Registry' }).click()
    await visitor.page.waitForURL('**/home/registry')
    await menu().getByRole('link', { name: 'MDA Registry' }).waitFor()
    const open = areas.indexOf('Registry') + 1
    await expect
      .poll(shown)
      .toEqual([
        ...areas.slice(0, open),
        'Black List Registry',
        'MDA Registry',
        'De-registration Registry',
        'Document Registry',
        'Practitioner Registry',
        ...areas.slice(open),
      ])
    await menu().getByRole('link', { name: 'Audit trail' }).click()
    await visitor.page.waitForURL('**/home/audit-trail')
    await expect.poll(() => menu().getByRole('link', { name: 'MDA Registry' }).count()).toBe(0)
  })

  it('is a drawer on a phone, without horizontal overflow', async () => {
    const { page } = visitor
    await resize(page, 390, 844)
    await follow(page, '/home/registry/business')
    await page.getByText(/^1 - /).waitFor()
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('link', { name: 'MDA Registry' }).click()
    await page.waitForURL('**/home/registry/mda')
    await page.getByRole('button', { name: 'Open the menu' }).waitFor()
    // The bar has no room for who is signed in; their menu has.
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menu').getByText('Grace Nakato').waitFor()
    await page.getByRole('menu').getByText('admin@registry.example').waitFor()
    await page.keyboard.press('Escape')
    await resize(page, 1440, 900)
  })
})

describe('the top bar', () => {
  it('leads from the logo to the profile, and shows the signed-in person with their menu', async () => {
    const { page } = visitor
    await page.getByRole('link', { name: /My profile/ }).click()
    await page.waitForURL('**/home/profile')
    await page.getByRole('heading', { name: 'My profile' }).waitFor()
    const facts = await page.getByRole('main').textContent()
    for (const fact of ['Grace Nakato', '+256 700 000 100', 'Information Technology', 'ROLE ADMINISTRATOR'])
      expect(facts).toContain(fact)
    const account = page.getByRole('button', { name: /Grace Nakato/ })
    await expect.poll(() => account.textContent()).toContain('admin@registry.example')
    await account.click()
    const entries = await page.getByRole('menuitem').allInnerTexts()
    const own = ['Keyboard shortcuts', 'Glossary', 'User manuals']
    expect(entries.filter(entry => !own.includes(entry))).toEqual(['Manage Account', 'Settings', 'Logout'])
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('alertdialog').getByText('Coming soon').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await follow(page, '/home/dashboard')
    await account.click()
    await page.getByRole('menuitem', { name: 'Manage Account' }).click()
    await page.waitForURL('**/home/profile')
  })
})

describe('the number beside the bell', () => {
  it('has its place before it comes', async () => {
    const { page } = visitor
    await page.locator('.bar-count').waitFor()
    const places = () =>
      page.locator('header.bar button').evaluateAll(buttons => buttons.map(one => one.getBoundingClientRect().x))
    const after = await places()
    await page.locator('.bar-count').evaluate(count => count.style.setProperty('display', 'none'))
    expect(await places()).toEqual(after)
    await page.locator('.bar-count').evaluate(count => count.style.removeProperty('display'))
  })
})

describe('preferences', () => {
  it('keeps the chosen theme, and applies it before the first paint', async () => {
    const { page } = visitor
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await paper()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('main').waitFor()
    await expect.poll(() => paper()).toBe(dark)
    await page.getByRole('radio', { name: 'System' }).check({ force: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(paper).toBe(light)
  })

  it('changes the colours without a transition where the system asks for less motion', async () => {
    const { page } = visitor
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await paper()
    const begun = await page.evaluateHandle(() => {
      const names: string[] = []
      document.addEventListener('transitionrun', ({ propertyName }) => names.push(propertyName))
      return names
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).not.toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(paper).toBe(light)
    expect(await begun.jsonValue()).toEqual([])
  })
})

describe('a lost connection', () => {
  it('is shown in the shell, and the page recovers by itself', async () => {
    const { page, context } = visitor
    await follow(page, '/home/registry/mda')
    await page.getByText(/^1 - 15 of/).waitFor()
    await context.setOffline(true)
    await page.getByText('Connection to the registry lost.').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Failed to load tasks, Try again later.').waitFor()
    expect(await page.getByText('No results found').count()).toBe(0)
    await context.setOffline(false)
    await page.getByText('Connection to the registry lost.').waitFor({ state: 'hidden' })
    await page.getByText('Connection restored.').waitFor()
    await page.getByText(/^16 - 30 of/).waitFor()
  })
})

describe('the dashboard', () => {
  it('keeps its layout while the figures load, and shows those that the person may see, with links', async () => {
    const { page } = visitor
    let answer: (nothing: undefined) => void = () => undefined
    const told = new Promise<undefined>(resolve => {
      answer = resolve
    })
    await page.route('**/portal/summary', async route => {
      await told
      await route.continue()
    })
    await page.goto('/home/dashboard')
    await page.getByRole('heading', { name: 'Good day, Grace' }).waitFor()
    const link = page.getByRole('main').getByRole('link', { name: 'Document Registry' })
    await link.waitFor()
    const before = await link.boundingBox()
    answer(undefined)
    await page.getByText('Registered entities').waitFor()
    const after = await link.boundingBox()
    expect(after?.x).toBe(before?.x)
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60)
    await page.unroute('**/portal/summary')
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
    await card('MDA Registry').getByText('Added in the last 12 months').waitFor()
    for (const part of ['Active', 'Inactive'])
      await card('Practitioner Registry').getByText(part, { exact: true }).waitFor()
    // Every place says what is to be found there.
    for (const text of await page.getByRole('article').allInnerTexts())
      expect(text.split('\n').length).toBeGreaterThan(1)
    await page
      .getByRole('main')
      .getByRole('link', { name: /MDA Registry/ })
      .click()
    await page.waitForURL('**/home/registry/mda')
  })
})

it('raises no page error and no security policy violation', () => expect(visitor.faults).toEqual([]))
