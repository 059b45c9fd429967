import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone, takeLook } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let page: Page
let faults: string[]
const asked: { url: string; authorization: string | undefined }[] = []
beforeAll(async () => {
  portal = await testPortal({ companies: 120 })
  ;({ page, faults } = await portal.open())
  page.on('request', async request => {
    const { authorization } = await request.allHeaders().catch((): Record<string, string> => ({}))
    asked.push({ url: request.url(), authorization })
  })
  await portal.signIn(page, 'registrar')
})
afterAll(() => portal.close())

/** The oldest practitioner whose first application stands like this. */
const standing = async (status: string | null): Promise<string> => {
  const { rows } = await portal.database.pool.query(
    `SELECT unique_practitioner_number AS number FROM practitioner p LEFT JOIN LATERAL (
       SELECT status FROM practitioner_application a WHERE a.practitioner_number = p.unique_practitioner_number
       ORDER BY created_at LIMIT 1) first ON true
     WHERE first.status IS NOT DISTINCT FROM $1 AND active ORDER BY 1 LIMIT 1`,
    [status],
  )
  return rows[0].number
}
const open = async (number: string, tab = '') => {
  await follow(page, `/home/registry/practitioner-viewer/${number}${tab && `?tab=${tab}`}`)
  await page.getByRole('tablist').waitFor()
}
/** The same, loaded anew, with nothing that was read before. */
const load = async (number: string, tab = '') => {
  await page.goto(`/home/registry/practitioner-viewer/${number}${tab && `?tab=${tab}`}`)
  await page.getByRole('tablist').waitFor()
}
const textOf = async (part: Locator) => (await part.textContent()) ?? ''
/** Label of a tab, without the count in its badge. */
const labelOf = (text: string) => text.split('\n')[0]?.trim()
const openTab = async () => labelOf((await page.getByRole('tab', { selected: true }).allInnerTexts())[0] ?? '')

describe('the file of a practitioner', () => {
  it('opens from the register or by its address, and returns to the register with Back', async () => {
    await follow(page, '/home/registry/practitioners')
    const row = page.getByRole('row').nth(1)
    await row.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('heading', { name: 'Insolvency Practitioner', level: 1 }).waitFor()
    const number = page.url().split('/').at(-1) ?? ''
    const way = page.getByRole('navigation', { name: 'Where you are' })
    await way.getByText(number).waitFor()
    expect((await textOf(way)).replace(/\s+/g, ' ')).toMatch(new RegExp(`^Practitioner Number ?/? ?${number}$`))
    await page.getByRole('tab', { name: 'Filing History' }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/home/registry/practitioners')
    await load(await standing('APPROVED'))
    await page.getByRole('tab', { name: 'Annual Returns' }).click()
    await page.waitForURL('**?tab=annual-returns')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/home/registry/practitioners')
  })

  it('works with the keyboard', async () => {
    await open(await standing('APPROVED'))
    await page.getByRole('tab', { name: 'Practitioner Information' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(openTab).toBe('Filing History')
  })
})

describe('the documents of a practitioner', () => {
  it('are requested with the token in a header and shown from memory, also after a reload and Back', async () => {
    const number = await standing('APPROVED')
    asked.length = 0
    await load(number)
    const photo = page.getByRole('img', { name: /^Photo of / })
    await photo.waitFor()
    await expect.poll(() => photo.getAttribute('src')).toMatch(/^blob:/)
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(360)
    await page.getByRole('tab', { name: 'Filing History' }).click()
    expect(await page.locator('.pdf-pane canvas').count()).toBe(0)
    await page.getByRole('button', { name: 'Show Application letter' }).click()
    await page.getByRole('heading', { name: 'Application letter' }).waitFor()
    await page.locator('.pdf-pane canvas').first().waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?tab=filing-history&document=\S+$/)
    await page.getByRole('button', { name: 'Certificate', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Certificate' })
    await dialog.locator('canvas').first().waitFor()
    const token = await page.evaluate("sessionStorage.getItem('token')")
    const files = asked.filter(({ url }) => /passport-photo|attachment|certificate/.test(url))
    expect(files).toHaveLength(3)
    for (const { authorization } of files) expect(authorization).toBe(`Bearer ${token}`)
    for (const { url } of asked) expect(url).not.toContain(token)
    expect(await page.content()).not.toContain(token)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.locator('.pdf-pane canvas').first().waitFor()
    await page.getByRole('button', { name: 'Show Application letter', pressed: true }).waitFor()
    await page.goBack()
    await page.getByText('Select a document to view it').waitFor()
  })
})

it('places the applicant’s messages on the left, all others on the right', async () => {
  const { rows } = await portal.database.pool.query(
    `SELECT a.practitioner_number AS number FROM practitioner_message m JOIN practitioner_application a
     ON a.id = m.application_id GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 1`,
  )
  await open(rows[0].number, 'messages')
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await messages.first().waitFor()
  const places = await messages.evaluateAll(items =>
    items.map(item => {
      const { left, right } = item.getBoundingClientRect()
      const around = item.parentElement?.getBoundingClientRect()
      return [Math.round(left - (around?.left ?? 0)) === 0, Math.round((around?.right ?? 0) - right) === 0]
    }),
  )
  expect(places.slice(0, 2)).toEqual([
    [true, false],
    [false, true],
  ])
  await expect.poll(() => textOf(messages.first())).toMatch(/\d\d-\d\d-\d{4} \d\d:\d\d$/)
})

it('lodges a complaint, which stands above the others', async () => {
  await open('IP-1001', 'complaints')
  await page.getByText('1 - 20 of 27').waitFor()
  await page.getByRole('button', { name: 'Lodge Complaint' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lodge Complaint' })
  await dialog.getByRole('textbox', { name: 'Complaint', exact: true }).fill('Meetings never held')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('The creditors were never called to any meeting.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByText(/^Complaint IPC-\d+ was lodged\.$/).waitFor()
  // Toasts stand over the free part of the top bar.
  expect((await notices.boundingBox())?.y).toBeLessThan(52)
  const rows = page.getByRole('table', { name: 'Complaints' }).locator('tbody tr')
  await rows.first().getByText('Meetings never held').waitFor()
  await page.getByText('1 - 20 of 28').waitFor()
})

it('has no accessibility violations and no horizontal overflow, on a phone and on a desktop', async () => {
  await takeLook(page, phone)
  const look = async () => {
    await networkIdle(page)
    await expectInBothLooks(page)
  }
  for (const place of ['', 'annual-returns', 'filing-history', 'complaints']) {
    await open('IP-1001', place)
    await look()
  }
  await page.getByRole('button', { name: 'Lodge Complaint' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await look()
  await open(await standing('SUBMITTED'), 'messages')
  await look()
  expect(faults).toEqual([])
})
