import { workItem } from '@server/db/schema'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { openWork } from '../support/openWork'
import { bar, workSteps } from '../support/workSteps'

let portal: TestPortal
let grace: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  await openWork(portal.database)
  grace = await portal.open()
  await portal.signIn(grace.page, 'admin')
})
afterAll(() => portal.close())

const { start } = workSteps(() => portal)

describe('the next item', () => {
  it('comes with one key, says why it is next, and the key goes on from one to another', async () => {
    const { page } = grace
    await start(page, '/home/profile')
    await page.keyboard.press('n')
    await bar(page)
      .getByText(/oldest overdue|due first|due today/)
      .waitFor()
    const first = await bar(page).locator('strong').innerText()
    const address = page.url()
    await page.keyboard.press('n')
    await expect.poll(() => page.url()).not.toBe(address)
    await bar(page).waitFor()
    const { rows } = await portal.database.pool.query('SELECT 1 FROM work_item WHERE holder_id IS NOT NULL')
    expect(rows).toHaveLength(1)
    expect(first).not.toBe('')
  })

  it('leaves the key to a box that is typed in, and is among the keys and in the palette', async () => {
    const { page } = grace
    await start(page, '/home/registry/mda')
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').press('n')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('n')
    await page.getByRole('heading', { name: 'MDA Registry' }).click()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Next item of work').waitFor()
    await page.keyboard.press('n')
    expect(await bar(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill('next item')
    await page.getByRole('option', { name: /Next item of work/ }).click()
    await bar(page).waitFor()
  })

  it('has its list read in advance, and opens with one key once the first is done', async () => {
    const { page } = grace
    const { read, pool } = portal.database
    await start(page, '/home/work?source=CORRECTION')
    const items = await read
      .select({ id: workItem.id, key: workItem.key, record: workItem.record })
      .from(workItem)
      .where(and(eq(workItem.source, 'CORRECTION'), eq(workItem.stage, 0)))
      .orderBy(workItem.due, workItem.since, workItem.id)
    const [first, second] = items.filter(({ key }, at) => items.findIndex(one => one.key === key) === at)
    if (!first || !second) throw new Error('two corrections must wait')
    const others = and(eq(workItem.stage, 0), notInArray(workItem.id, [first.id, second.id]))
    await read.update(workItem).set({ snoozedUntil: '2099-01-01' }).where(others)
    await read.update(workItem).set({ ownerId: null, passedBy: null }).where(sql`true`)
    const ahead = page.waitForRequest(request => decodeURIComponent(request.url()).includes(second.key))
    await page.keyboard.press('n')
    await bar(page)
      .getByText(/^Yours until/)
      .waitFor()
    expect(page.url()).toContain(first.key)
    await ahead
    await pool.query(`UPDATE data_correction SET status = 'SUCCESS' WHERE id = $1`, [first.record])
    await bar(page).getByText(/^Done/).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(url => url.href.includes(second.key))
    await bar(page)
      .getByText(/^Yours until/)
      .waitFor()
    await read.update(workItem).set({ snoozedUntil: null, holderId: null, leasedUntil: null })
  })
})

it('reports no fault of the pages', () => {
  expect(grace.faults).toEqual([])
})
