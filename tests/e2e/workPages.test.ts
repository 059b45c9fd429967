import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { account, workItem } from '@server/db/schema'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let page: Page
/** Sends a write of the administrator. */
let send: (url: string, payload: object) => Promise<void>
beforeAll(async () => {
  portal = await testPortal()
  // A demonstration of this size has no request that waits.
  await portal.database.pool.query(
    "UPDATE insolvency_application SET status = 'SUBMITTED' WHERE type = 'WINDING_UP' AND status = 'AWAITING_PAYMENT'",
  )
  page = (await portal.open()).page
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
