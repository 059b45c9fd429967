import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { companyWithHistory } from '../support/filedHistory'

let portal: TestPortal
let page: Page
let faults: string[]
let brn = ''
beforeAll(async () => {
  portal = await testPortal()
  brn = await companyWithHistory(portal.database)
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'registrar')
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const open = async (rest = '') => {
  await page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await follow(page, `/home/registry/file-viewer/${brn}${rest}`)
}
const heading = () => page.getByRole('heading', { level: 1 })
const panel = () => page.getByRole('complementary', { name: 'History' })

it('opens the history of a file beside it, with what each change did', async () => {
  await open()
  await page.getByRole('button', { name: 'History' }).click()
  await panel().getByText('Name: FIRST LTD → SECOND LTD').waitFor()
  await panel().getByText('Nakirya Test became director').waitFor()
  await panel().getByText('Nakirya Test ceased to be director').waitFor()
  await panel().getByText('from 04-03-2021 · filing TN-1 · filed by Grace Nakato').waitFor()
})

it('shows the file after a filing, with what differs from today', async () => {
  await panel().getByRole('link', { name: 'Show the file after the change of 04-03-2021' }).click()
  await page.getByText('This is the file as it stood after filing TN-1. Nothing can be changed here.').waitFor()
  expect(await heading().innerText()).toBe('SECOND LTD')
  await page.getByRole('tab', { name: /^Directors/ }).click()
  await page.getByRole('tabpanel').getByText('Nakirya').first().waitFor()
  const differences = panel().getByRole('region', { name: 'Differences from today' })
  await differences.getByText('Nakirya Test ceased to be director').waitFor()
  expect(await page.getByRole('button', { name: /Notes/ }).count()).toBe(0)
})

const place = () => panel().getByRole('group', { name: 'Step through the history' }).locator('[aria-live=polite]')
const says = (text: string) => expect.poll(() => place().innerText()).toBe(text)

it('names its keys in the dialog of keyboard shortcuts, over which they do nothing', async () => {
  await open('?history=open&asOf=2023-05-05')
  await says('05-05-2023')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Previous filing, with the history of a file open').waitFor()
  await keys.getByText('Shift L').waitFor()
  await page.keyboard.press('h')
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await says('05-05-2023')
})

it('says in a sentence why a day cannot be shown', async () => {
  await open('?asOf=1950-01-01')
  await page.getByText(/^This entity was registered on/).waitFor()
})

it('says at the top that the file is of the past, also beside the open history on a phone', async () => {
  const guest = await portal.open(phone)
  await portal.signIn(guest.page, 'registrar')
  await guest.page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await follow(guest.page, `/home/registry/file-viewer/${brn}?history=open&asOf=2021-03-04`)
  const history = guest.page.getByRole('complementary', { name: 'History' })
  await history.getByText('Differences from today').waitFor()
  const note = guest.page.getByText('This is the file as it stood at the end of 04-03-2021.')
  await note.waitFor()
  const [top, panelTop] = await Promise.all([note.boundingBox(), history.boundingBox()])
  expect(top?.y).toBeLessThan(panelTop?.y ?? 0)
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(phone.viewport.height)
  await expectInBothLooks(guest.page)
  expect(guest.faults).toEqual([])
})
