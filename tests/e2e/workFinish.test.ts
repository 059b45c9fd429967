import { contract } from '@contract/index'
import { workItem, workSettlement } from '@server/db/schema'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { makePdf } from '../support/makePdf'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'
import { bar, rowOf, workSteps } from '../support/workSteps'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const { start, idOf } = workSteps(() => portal)
const { dialog, notice } = onPage(() => visitor.page)
const held = () =>
  bar(visitor.page)
    .getByText(/^Yours until/)
    .waitFor()

/** Leaves these items alone open, nobody's and due today, in this order; all others sleep. */
const leaveOpen = async (ids: number[]) => {
  const { read } = portal.database
  await read
    .update(workItem)
    .set({ snoozedUntil: '2099-01-01', snoozedBy: 'The test' })
    .where(notInArray(workItem.id, ids))
  for (const [nth, id] of ids.entries())
    await read
      .update(workItem)
      .set({
        ...{ snoozedUntil: null, ownerId: null, passedBy: null, passedNote: null, holderId: null, leasedUntil: null },
        due: sql`registry_day(now()) - ${ids.length - nth}::int`,
      })
      .where(eq(workItem.id, id))
}

it('finishes three items in three keys each', async () => {
  const { page } = visitor
  const { read } = portal.database
  const items = await read
    .select({ id: workItem.id, subject: workItem.subject })
    .from(workItem)
    .where(and(eq(workItem.source, 'COMPLAINT'), eq(workItem.stage, 0)))
    .orderBy(workItem.id)
    .limit(3)
  const ids = items.map(({ id }) => id)
  await leaveOpen(ids)
  await start(page, '/home/work')
  await page.keyboard.press('n')
  for (const { id, subject } of items) {
    await bar(page).getByText(subject).waitFor()
    await held()
    // The first key opens the finishing act, the second confirms it, the third goes on.
    await page.keyboard.press('f')
    await dialog().getByText(`Record “${subject}” as settled?`).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Settle 1 item/)
    if (id === ids[0]) expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog().waitFor({ state: 'hidden' })
    await page.keyboard.press('n')
  }
  await notice(/Nothing more waits/).waitFor()
  expect(await read.$count(workItem, inArray(workItem.id, ids))).toBe(0)
  expect(await read.$count(workSettlement, inArray(workSettlement.itemId, ids))).toBe(3)
})

it('sends the act of its source with one key, and offers the next item', async () => {
  const { page } = visitor
  const { read } = portal.database
  const [item] = await read.select().from(workItem).where(eq(workItem.source, 'CORRECTION')).limit(1)
  if (!item) throw new Error('a correction must wait')
  await leaveOpen([item.id])
  await start(page, '/home/work')
  await page.keyboard.press('n')
  await held()
  await bar(page).getByRole('button', { name: 'Compare again' }).waitFor()
  const sent = page.waitForRequest(
    request => new URL(request.url()).pathname === contract.dataCorrections.reconcile.path.replace('{id}', item.record),
  )
  await page.keyboard.press('f')
  await sent
  await notice(/returned to queue/).waitFor()
  await expect
    .poll(async () => (await read.select().from(workItem).where(eq(workItem.id, item.id)))[0]?.stage ?? 'gone')
    .not.toBe(0)
})

it('settles all of the backlog but every third, and names the refused ones with their reasons', async () => {
  const { page } = visitor
  const { read } = portal.database
  const items = await read
    .select({ id: workItem.id, key: workItem.key })
    .from(workItem)
    .where(sql`source IN ('PROCESS', 'CORRECTION') AND holder_id IS NULL`)
    .orderBy(workItem.id)
    .limit(9)
  await leaveOpen(items.map(({ id }) => id))
  await read.update(workItem).set({ due: sql`registry_day(now()) - 60` }).where(eq(workItem.stage, 0))
  await start(page, '/home/work')
  await page.getByText('Nothing waits here').waitFor()
  await page.getByRole('button', { name: /^Backlog/ }).click()
  await page.getByRole('button', { name: 'Settle all 9 of this filter' }).click()
  await dialog().getByText('Record 9 items as settled?').waitFor()
  await dialog().getByRole('button', { name: 'Settle 9 items' }).and(page.locator(':enabled')).waitFor()
  // Meanwhile a colleague opens every third.
  const taken = items.filter((_, nth) => nth % 3 === 2)
  const colleague = await idOf('registrar')
  await read
    .update(workItem)
    .set({ holderId: colleague.id, leasedUntil: sql`now() + interval '15 minutes'` })
    .where(
      inArray(
        workItem.id,
        taken.map(({ id }) => id),
      ),
    )
  await resize(page, 390, 844)
  await dialog().getByLabel('Note').fill('Closed with the annual cleaning')
  await dialog().getByRole('button', { name: 'Settle 9 items' }).click()
  await dialog().getByText('6 items were settled.').waitFor()
  const refused = dialog().getByRole('list', { name: 'Items that were not settled' }).getByRole('listitem')
  const texts = await refused.allInnerTexts()
  expect(texts).toHaveLength(3)
  for (const { key } of taken) expect(texts.join('\n')).toContain(key)
  for (const text of texts) expect(text).toContain(`${colleague.name} has this open`)
  expect(await barriersOf(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).click()
  await dialog().waitFor({ state: 'hidden' })
  await resize(page, 1440, 900)
  await expect.poll(() => page.getByRole('button', { name: /^Backlog/ }).innerText()).toMatch(/\b3$/)
  await rowOf(page, taken[0]?.key ?? '').waitFor()
})

it('counts news at the bell, whose place stays, until they were seen', async () => {
  const { page } = visitor
  const { read } = portal.database
  const admin = await idOf('admin')
  await portal.database.pool.query('DELETE FROM news')
  await start(page, '/home/reports')
  const bell = page.getByRole('button', { name: 'Notices' })
  const badge = bell.locator('[data-count]')
  expect(await badge.count()).toBe(0)
  const place = (await bell.boundingBox())?.x
  const [item] = await read
    .select()
    .from(workItem)
    .where(and(eq(workItem.stage, 0), sql`owner_id IS NULL`))
    .limit(1)
  await read
    .update(workItem)
    .set({
      ownerId: admin.id,
      passedBy: 'Peter Okello',
      passedNote: 'You know this one',
      holderId: null,
      leasedUntil: null,
    })
    .where(eq(workItem.id, item?.id ?? 0))
  await expect.poll(() => badge.getAttribute('data-count')).toBe('1')
  expect((await bell.boundingBox())?.x).toBe(place)
  const seen = page.waitForResponse(answer => new URL(answer.url()).pathname === pathOf(contract.news.seen))
  await bell.click()
  await page.getByText('Passed on to you by Peter Okello').waitFor()
  await page.getByText('You know this one').waitFor()
  await seen
  expect(await barriersOf(page)).toEqual([])
  await expect.poll(() => badge.count()).toBe(0)
})

it('files a missing document from its item, and the viewer of files then has it', async () => {
  const { page } = visitor
  const { read, pool } = portal.database
  await pool.query(
    `INSERT INTO entity_document (brn, kind, name, migrating, created_at)
     SELECT brn, 'FORM_18', 'Form 18 from the paper file', true, now() FROM entity WHERE kind = 'COMPANY' ORDER BY brn LIMIT 1`,
  )
  const [item] = await read
    .select()
    .from(workItem)
    .where(and(eq(workItem.source, 'DOCUMENT'), eq(workItem.about, 'Form 18 from the paper file')))
  if (!item) throw new Error('the document must wait')
  await leaveOpen([item.id])
  await start(page, '/home/work')
  const row = rowOf(page, item.key)
  await row.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Upload document' }).click()
  await dialog().getByText('Form 18 from the paper file').first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  const pdf = Buffer.from(await makePdf({ pages: 1, lines: () => ['The form from the paper file'] }))
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'form18.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog().getByRole('button', { name: 'File document' }).click()
  await dialog().waitFor({ state: 'hidden' })
  await expect.poll(() => read.$count(workItem, eq(workItem.id, item.id))).toBe(0)
  await page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await start(page, `/home/registry/file-viewer/${item.key}?tab=documents&search=paper`)
  await page.getByText('Form 18 from the paper file').first().click()
  await page.getByText('The form from the paper file').first().waitFor()
})
