import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const words = '/home/configurations/dictionaries/words'
const { dialog, says } = onPage(() => page)
const box = (name: string) => dialog().getByRole('textbox', { name })
const gone = () => dialog().waitFor({ state: 'hidden' })
const opened = () => new URL(page.url()).searchParams.get('open')
const focused = () => page.evaluate(() => document.activeElement?.textContent)
const go = async (address: string) => {
  await page.goto(address)
  await page.getByRole('row').nth(1).waitFor()
}
/** Answers the portal's question about unsaved input. */
const answering = (yes: boolean) =>
  new Promise<string>(asked =>
    page.once('dialog', question => {
      asked(question.message())
      void (yes ? question.accept() : question.dismiss())
    }),
  )

it('keeps add and edit dialogs in the address: Back closes them, a reload and a link open them', async () => {
  await go(`${words}?search=a`)
  await page.getByRole('button', { name: 'Add Word' }).click()
  await dialog().waitFor()
  expect(opened()).toBe('create')
  await page.goBack()
  await gone()
  expect([opened(), await focused()]).toEqual([null, 'Add Word'])
  await page.goForward()
  await page.keyboard.press('Escape')
  await gone()
  await expect.poll(opened).toBeNull()

  await page.getByRole('row').nth(2).getByRole('button', { name: 'Edit' }).click()
  await dialog().waitFor()
  const link = page.url()
  const word = await box('Name').inputValue()
  expect(opened()).toMatch(/^edit\./)
  // Closing goes the step back that opening was: Back then leads out of the list and does not open it again.
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await gone()
  await expect.poll(opened).toBeNull()
  await expect.poll(() => focused()).toBe('Edit')

  await page.goto(link)
  await expect.poll(() => box('Name').inputValue()).toBe(word)
  await page.keyboard.press('Escape')
  await gone()
  expect(opened()).toBeNull()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent?.includes('Edit')))
    .toBe(true)
})

it('hands the focus to the row at the place of the one that a dialog removed', async () => {
  await go(words)
  const names = page.locator('tbody tr[data-key] td:nth-child(2)')
  const [, second, third] = await names.allInnerTexts()
  await page.getByRole('row').nth(2).getByRole('button', { name: 'De-activate' }).press('Enter')
  await dialog().getByRole('button', { name: 'De-activate' }).press('Enter')
  await gone()
  await expect.poll(async () => (await names.allInnerTexts())[1]).toBe(third)
  expect(third).not.toBe(second)
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('tr'))).toBe(true)
  expect(await focused()).toContain(third)
})

it('asks before Back discards input, keeps input through a reload, and drops it after saving', async () => {
  await go('/home/settings?tab=departments')
  await page.getByRole('button', { name: 'Add Department' }).click()
  await box('Name').fill('Cartography')
  const stayed = answering(false)
  await page.goBack()
  expect(await stayed).toBe('Leave without saving your changes?')
  await expect.poll(opened).toBe('create')
  await expect.poll(() => box('Name').inputValue()).toBe('Cartography')
  await page.reload()
  await dialog().getByText('Your earlier input was restored.').waitFor()
  await expect.poll(() => box('Name').inputValue()).toBe('Cartography')
  const left = answering(true)
  await page.goBack()
  await left
  await gone()
  expect(opened()).toBeNull()

  await page.getByRole('button', { name: 'Add Department' }).click()
  await expect.poll(() => box('Name').inputValue()).toBe('')
  await box('Name').fill('Cartography')
  await page.keyboard.press('Enter')
  await says('Department created successfully')
  await gone()
  await expect.poll(opened).toBeNull()
  await page.getByRole('row').filter({ hasText: 'Cartography' }).waitFor()
})

it('does not go back again when a write ends after its dialog was left', async () => {
  await go('/home/settings?tab=occupations')
  let release = () => {}
  let note = () => {}
  const sent = new Promise<void>(done => (note = done))
  // Before the page is loaded: a request that is sent while the browser begins to hold requests is not told.
  await page.route('**/departments*', async route => {
    if (route.request().method() === 'POST')
      await new Promise<void>(later => {
        release = later
        note()
      })
    await route.continue()
  })
  await go('/home/settings?tab=departments')
  await page.getByRole('button', { name: 'Add Department' }).click()
  await box('Name').fill('Heraldry')
  await page.keyboard.press('Enter')
  await sent
  const left = answering(true)
  await page.goBack()
  await left
  await gone()
  release()
  await says('Department created successfully')
  await page.getByRole('row').filter({ hasText: 'Heraldry' }).waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('departments')
  await page.unroute('**/departments*')
})
