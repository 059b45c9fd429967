import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import type { RecordKind } from '@contract/portal/noteKinds'
import { type WorkSource, workSourceNames } from '@contract/portal/workSources'
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

/** Tells whether an item opens in a dialog; a reminder opens the record that it is about. */
const opensInDialog = ({ source, kind }: Item) =>
  inDialog.includes(source) || (source === 'REMINDER' && kind?.split(' ')[0] === 'APPLICATION')

/** Opens an item from the list of work, and waits until its page or its dialog shows a text. */
const openItem = async (item: Item, text: string) => {
  const { id, source, key } = item
  await page.evaluate(() => sessionStorage.removeItem('work.current'))
  await page.goto(`/home/work?source=${source}&search=${encodeURIComponent(key)}`)
  await page.locator(`tr[data-key="${id}"]`).getByRole('button', { name: 'Open' }).click()
  const includeHidden = opensInDialog(item)
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

/** Text by which staff recognise the record of an item, where it is not its number. */
const names: Partial<Record<WorkSource, (item: Item) => string | null>> = {
  COMPLAINT: ({ about }) => about,
  GO_LIVE: ({ subject }) => subject,
}

describe('an item of work opens where it is decided', () => {
  it.each(workSourceNames.filter(source => source !== 'REMINDER'))('%s', async source => {
    const [item] = await portal.database.read
      .select()
      .from(workItem)
      .where(and(eq(workItem.source, source), eq(workItem.stage, 0), isNull(workItem.holderId)))
      .orderBy(asc(workItem.due), asc(workItem.id))
      .limit(1)
    if (!item) throw new Error(`No ${source} waits`)
    await openItem(item, names[source]?.(item) ?? item.key)
  })
})

it('shows that an item is being opened, and asks for it once', async () => {
  const [item] = await portal.database.read
    .select()
    .from(workItem)
    .where(and(eq(workItem.source, 'COMPLAINT'), eq(workItem.stage, 0), isNull(workItem.holderId)))
    .orderBy(asc(workItem.id))
    .limit(1)
  if (!item) throw new Error('No complaint waits')
  await page.goto(`/home/work?source=COMPLAINT&search=${encodeURIComponent(item.key)}`)
  const take = `**${pathOf(contract.work.take, { id: String(item.id) })}`
  let answer = () => {}
  const held = new Promise<void>(done => {
    answer = done
  })
  let asked = 0
  await page.route(take, async route => {
    asked++
    await held
    await route.fallback()
  })
  const open = page.locator(`tr[data-key="${item.id}"]`).getByRole('button', { name: 'Open' })
  await open.click()
  await expect.poll(() => open.isDisabled()).toBe(true)
  await page.locator(`tr[data-key="${item.id}"] .list-start`).click()
  answer()
  await page.waitForURL(/practitioner-viewer/)
  expect(asked).toBe(1)
  await page.unroute(take)
})

/** Records that a reminder can be about: the query for a key, and for the text by which staff recognise it. */
const records: readonly [about: string, kind: RecordKind, query: string][] = [
  ['a company', 'ENTITY', "SELECT brn AS key, name FROM entity WHERE register = 'COMPANY'"],
  ['a business name', 'ENTITY', "SELECT brn AS key, name FROM entity WHERE register = 'BUSINESS_NAME'"],
  ['a building society', 'ENTITY', "SELECT brn AS key, name FROM entity WHERE register = 'BUILDING_SOCIETY'"],
  ['a person', 'PERSON', "SELECT id::text AS key, sur_name AS name FROM entity_person WHERE kind = 'INDIVIDUAL'"],
  [
    'a legal document',
    'LEGAL_DOCUMENT',
    'SELECT instrument_number AS key, instrument_number AS name FROM legal_document',
  ],
  ['a practitioner', 'PRACTITIONER', 'SELECT unique_practitioner_number AS key, last_name AS name FROM practitioner'],
  ['a payment', 'PAYMENT', 'SELECT prn AS key, prn AS name FROM payment'],
  ['a registration', 'PROCESS', "SELECT id::text AS key, brn AS name FROM process WHERE service = 'REGISTRATION'"],
  ['an incorporation', 'PROCESS', "SELECT id::text AS key, brn AS name FROM process WHERE service = 'INCORPORATION'"],
  ['a correction', 'PROCESS', 'SELECT id::text AS key, brn AS name FROM data_correction'],
  [
    'a request',
    'APPLICATION',
    "SELECT tracking_number AS key, tracking_number AS name FROM insolvency_application WHERE type = 'WINDING_UP'",
  ],
  ['an account', 'ACCOUNT', "SELECT id AS key, display_name AS name FROM account WHERE account_type = 'INDIVIDUAL'"],
]

describe('a reminder opens the record of its note', () => {
  it.each(records)('%s', async (_, kind, query) => {
    const { rows } = await portal.database.pool.query<{ key: string; name: string }>(`${query} ORDER BY 1 LIMIT 1`)
    const [record] = rows
    if (!record) throw new Error(`There is no ${kind}`)
    const [owner] = await portal.database.read
      .select({ ownerId: account.id })
      .from(account)
      .where(eq(account.username, 'admin'))
    const text = `Call back ${randomUUID()}`
    await send(pathOf(contract.notes.add), {
      kind,
      key: record.key,
      token: randomUUID(),
      text,
      reminder: { day: registryToday(), ...owner },
    })
    const [item] = await portal.database.read.select().from(workItem).where(eq(workItem.subject, text))
    if (!item) throw new Error('The reminder is no work')
    await openItem(item, record.name)
  })
})
