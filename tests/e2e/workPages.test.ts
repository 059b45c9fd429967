import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { account, workItem } from '@server/db/schema'
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { openWork } from '../support/openWork'
import { pathOf } from '../support/pathOf'
import { bar, workSteps } from '../support/workSteps'

let portal: TestPortal
let visitor: Visitor
let page: Page
/** Sends a write of the administrator. */
let send: (url: string, payload: object) => Promise<void>
beforeAll(async () => {
  portal = await testPortal()
  // A demonstration of this size has no request that waits.
  await portal.database.pool.query(
    "UPDATE insolvency_application SET status = 'SUBMITTED' WHERE type = 'WINDING_UP' AND status = 'AWAITING_PAYMENT'",
  )
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  send = async (url, payload) => {
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    })
    if (statusCode !== 200) throw new Error(body)
  }
})
afterAll(() => portal.close())

const { start } = workSteps(() => portal)

type Item = typeof workItem.$inferSelect

/** Sources whose items open in a dialog: the page behind it has no roles for assistive technology. */
const inDialog: readonly WorkSource[] = ['GO_LIVE', 'INSOLVENCY_APPLICATION']

/** Opens an item from the list of work, and waits until its page or its dialog shows a text. */
const openItem = async (item: Item, text: string) => {
  const { id, source, key } = item
  await page.evaluate(() => sessionStorage.removeItem('work.current'))
  await page.goto(`/home/work?source=${source}&search=${encodeURIComponent(key)}`)
  await page.locator(`tr[data-key="${id}"]`).getByRole('button', { name: 'Open' }).click()
  const includeHidden = inDialog.includes(source)
  if (includeHidden) await page.getByRole('dialog').waitFor()
  await page.getByRole('region', { name: 'Open work', includeHidden }).waitFor()
  await page.waitForURL(address => address.pathname !== '/home/work')
  // Without the empty title, which pages of react-admin's components fill.
  await page
    .getByRole('main', { includeHidden })
    .getByRole('heading', { level: 1, includeHidden })
    .filter({ hasText: /./ })
    .waitFor()
  await expect.poll(async () => (await page.locator('main, [role=dialog]').allInnerTexts()).join('\n')).toContain(text)
  await networkIdle(page)
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
}

const opened = ['PROCESS', 'DOCUMENT', 'INSOLVENCY_APPLICATION', 'GO_LIVE'] as const

describe('an item of work opens where it is decided', () => {
  it.each(opened)('%s', async source => {
    const [item] = await portal.database.read
      .select()
      .from(workItem)
      .where(and(eq(workItem.source, source), eq(workItem.stage, 0), isNull(workItem.holderId)))
      .orderBy(asc(workItem.due), asc(workItem.id))
      .limit(1)
    if (!item) throw new Error(`No ${source} waits`)
    await openItem(item, source === 'GO_LIVE' ? item.subject : item.key)
  })
})

it('opens a reminder at the file that its note is about', async () => {
  const [record] = (
    await portal.database.pool.query<{ key: string; name: string }>(
      "SELECT brn AS key, name FROM entity WHERE register = 'BUSINESS_NAME' ORDER BY 1 LIMIT 1",
    )
  ).rows
  if (!record) throw new Error('There is no business name')
  const [owner] = await portal.database.read
    .select({ ownerId: account.id })
    .from(account)
    .where(eq(account.username, 'admin'))
  const text = `Call back ${randomUUID()}`
  await send(pathOf(contract.notes.add), {
    kind: 'ENTITY',
    key: record.key,
    token: randomUUID(),
    text,
    reminder: { day: registryToday(), ...owner },
  })
  const [item] = await portal.database.read.select().from(workItem).where(eq(workItem.subject, text))
  if (!item) throw new Error('The reminder is no work')
  await openItem(item, record.name)
})

describe('the next item', () => {
  beforeAll(() => openWork(portal.database))

  it('comes with one key, says why it is next, and the key goes on from one to another', async () => {
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
  expect(visitor.faults).toEqual([])
})
