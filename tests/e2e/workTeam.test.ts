import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
let page: Page
/** Name of a colleague who may do insolvency work. */
let colleague: string
beforeAll(async () => {
  portal = await testPortal({ companies: 120 })
  const { rows } = await portal.database.pool.query(
    `SELECT display_name AS name FROM account WHERE username = 'registrar'`,
  )
  colleague = rows[0].name
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const rows = (on = page) => on.locator('tr[data-key]')
const cell = (text: string) => page.getByRole('cell', { name: text, exact: true })
const open = async (rest: string, on = page) => {
  await follow(on, `/home/work-team${rest}`)
  await on.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
}
const toast = (text: string | RegExp) => page.locator('.notice').filter({ hasText: text }).first().waitFor()
const countOpen = async (condition: string) => {
  const { rows } = await portal.database.pool.query(`SELECT count(*)::int AS count FROM work_item WHERE ${condition}`)
  return rows[0].count as number
}

describe('the figures of a team', () => {
  it('are reached from the menu, and show what was done by day and the ages of open work', async () => {
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    const ages = page.getByRole('table', { name: 'Open work by age' })
    await ages.waitFor()
    await page.getByText('Show the figures as a table').click()
    const days = page.getByRole('table', { name: 'Arrived and done by day' })
    await expect.poll(() => days.getByRole('row').count()).toBe(32)
    expect(Number(await days.getByRole('row', { name: /^Sum/ }).getByRole('cell').nth(0).innerText())).toBeGreaterThan(
      0,
    )
  })
})

describe('work of the team', () => {
  it('is given to a colleague in one act, and comes back with its undo', async () => {
    await open('?tab=items&owner=NOBODY&source=COMPLAINT')
    await rows().first().waitFor()
    await page.getByText('Owner: Nobody').waitFor()
    for (const at of [0, 1]) await rows().nth(at).getByRole('checkbox').check()
    await page.getByText('2 rows ticked').waitFor()
    await page.getByRole('button', { name: 'Reassign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reassign work' })
    await dialog.getByRole('radio', { name: colleague }).check()
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Both are about the same practitioner.')
    await dialog.getByRole('button', { name: 'Reassign' }).click()
    await toast(`Items given: 2, to ${colleague}.`)
    await dialog.waitFor({ state: 'detached' })
    expect(await countOpen(`passed_note = 'Both are about the same practitioner.'`)).toBe(2)

    await open('?tab=people')
    const person = rows().filter({ hasText: colleague })
    await person.getByRole('button', { name: 'Show items' }).click()
    await page.waitForURL(/tab=items&owner=/)
    await page.getByText(`Owner: ${colleague}`).waitFor()
    await rows().first().waitFor()

    await open('?tab=reassignments')
    await rows().first().getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Items that somebody changed since stay as they are.').waitFor()
    await page.getByRole('button', { name: 'YES' }).click()
    await toast('Items that went back to their former owners: 2.')
    expect(await countOpen(`passed_note = 'Both are about the same practitioner.'`)).toBe(0)
    await rows().first().getByText('Undone').waitFor()
  })
})

describe('the calendar of the registry', () => {
  it('takes own closing days in General Settings, and moves due days of open work', async () => {
    await follow(page, '/home/settings?tab=closing-days')
    await rows().first().waitFor()
    const { rows: due } = await portal.database.pool.query(
      `SELECT due::text AS day, count(*)::int AS count FROM work_item WHERE due > now()::date + 1 GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    )
    const [year, month, day] = String(due[0].day).split('-')
    await page.getByRole('button', { name: 'Add closing day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add closing day' })
    await dialog.getByRole('textbox', { name: 'Day' }).fill(`${day}-${month}-${year}`)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Day of the register')
    await dialog.getByRole('button', { name: 'Add closing day' }).click()
    await toast('Day of the register was added.')
    expect(await countOpen(`due = '${due[0].day}'`)).toBe(0)
    await follow(page, `/home/settings?tab=closing-days&year=${year}&kind=OWN`)
    await cell('Day of the register').waitFor()
    await rows().filter({ hasText: 'Day of the register' }).getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Due days of open work may move to an earlier day.').waitFor()
    await page.getByRole('button', { name: 'YES' }).click()
    await toast('Day of the register was removed.')
    expect(await countOpen(`due = '${due[0].day}'`)).toBe(due[0].count)
  })
})

it('has no barriers and no overflow, on a phone and on a desktop', async () => {
  const other = await portal.open(phone)
  await portal.signIn(other.page, 'admin')
  await open('', other.page)
  await other.page.getByRole('table', { name: 'Open work by age' }).waitFor()
  await expectInBothLooks(other.page, 'figures')
  for (const tab of ['people', 'items', 'reassignments', 'absences']) {
    await open(`?tab=${tab}`, other.page)
    await rows(other.page).first().or(other.page.getByText('No results found')).waitFor()
    if (tab === 'items') await rows(other.page).first().getByRole('checkbox').check()
    await expectInBothLooks(other.page, tab)
  }
  await follow(other.page, '/home/settings?tab=closing-days')
  await rows(other.page).first().waitFor()
  await expectInBothLooks(other.page, 'closing days')
  await other.context.close()
})
