import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())

const spoken = {
  sw: { choice: 'Kiswahili', signIn: 'Ingia', greeting: 'Habari, Moses', blacklist: 'Rejista ya orodha nyeusi' },
  fr: { choice: 'Français', signIn: 'Connexion', greeting: 'Bonjour, Moses', blacklist: 'Liste noire' },
}

it.each(['sw', 'fr'] as const)(
  '%s: chosen on the sign-in page, it holds from there to the lists, and after a reload',
  async locale => {
    const words = spoken[locale]
    const { page, context, faults } = await portal.open()
    await page.goto('/login')
    await page.getByLabel('Language').selectOption(locale)
    await page.getByRole('heading', { name: words.signIn, exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale)
    await page.locator('input[name=username]').fill('registrar')
    await page.locator('input[name=password]').fill('strike-with-care')
    await page.keyboard.press('Enter')
    const elsewhere = page.locator('dialog button').last()
    await page.locator('.code-boxes').or(elsewhere).first().waitFor()
    if (await elsewhere.isVisible()) await elsewhere.click()
    await page.locator('.code-boxes').waitFor()
    await page.keyboard.type(portal.codeFor('registrar'))
    await page.getByRole('heading', { name: words.greeting }).waitFor()
    await page.goto('/home/registry/business')
    await page.getByRole('heading', { name: words.blacklist }).waitFor()
    await page.getByRole('table').waitFor()
    const text = (await page.locator('body').textContent()) ?? ''
    for (const english of [
      'Reverse',
      'History',
      'Previous',
      'Columns',
      'Strike/Blacklist',
      'Added By',
      'Logout',
      'daftari.',
      'resources.',
    ])
      expect(text).not.toContain(english)

    await page.getByRole('combobox').first().selectOption('en')
    await page.getByRole('heading', { name: 'Black List Registry' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)
