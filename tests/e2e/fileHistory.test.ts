import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, resize, type TestPortal, testPortal } from '../support/browser'
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
  if (process.env.PICS) await page.screenshot({ path: '/tmp/pics/history1.png' })
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
  if (process.env.PICS) await page.screenshot({ path: '/tmp/pics/history2.png' })
})

it('shows the file of a day that is typed, and goes back to today', async () => {
  await panel().getByRole('textbox', { name: 'As of' }).fill('01-02-2021')
  await page.getByText('This is the file as it stood at the end of 01-02-2021.').waitFor()
  await expect.poll(() => heading().innerText()).toBe('FIRST LTD')
  await panel().getByRole('button', { name: 'Back to today' }).click()
  await expect.poll(() => heading().innerText()).toBe('SECOND LTD')
  expect(await page.getByText('Nothing can be changed here.').count()).toBe(0)
})

it('says in a sentence why a day cannot be shown', async () => {
  await open('?asOf=1950-01-01')
  await page.getByText(/^This entity was registered on/).waitFor()
})

it('has no accessibility faults, also on a phone', async () => {
  await open('?history=open&asOf=2021-03-04')
  await panel().getByText('Differences from today').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await resize(page, 390, 844)
  expect(await barriersOf(page)).toEqual([])
  if (process.env.PICS) await page.screenshot({ path: '/tmp/pics/history3.png', fullPage: true })
})
