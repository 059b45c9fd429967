import { contract } from '@contract/index'
import { workItem } from '@server/db/schema'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { openWork } from '../support/openWork'
import { pathOf } from '../support/pathOf'
import { bar, workSteps } from '../support/workSteps'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  await openWork(portal.database)
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const { start } = workSteps(() => portal)

it('requests the list of the item after in advance, and opens it with one key once the first is done', async () => {
  const { page } = visitor
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

it('goes through the whole queue, and begins anew at its end', async () => {
  const { page } = visitor
  const { read } = portal.database
  const items = await read
    .select({ id: workItem.id })
    .from(workItem)
    .where(and(eq(workItem.source, 'PROCESS'), eq(workItem.stage, 0)))
    .limit(3)
  const waiting = items.map(({ id }) => id)
  await read
    .update(workItem)
    .set({ snoozedUntil: '2099-01-01' })
    .where(and(eq(workItem.stage, 0), notInArray(workItem.id, waiting)))
  await read.update(workItem).set({ ownerId: null }).where(sql`true`)
  await start(page, '/home/work')
  const held = async () =>
    (await read.select({ id: workItem.id }).from(workItem).where(sql`${workItem.holderId} IS NOT NULL`)).map(
      ({ id }) => id,
    )
  const seen: number[] = []
  for (let nth = 0; nth < 6; nth++) {
    const answered = page.waitForResponse(answer => new URL(answer.url()).pathname === pathOf(contract.work.next))
    await page.keyboard.press('n')
    await answered
    await expect.poll(() => bar(page).getByRole('button', { name: 'Next' }).isEnabled()).toBe(true)
    seen.push(...(await held()))
  }
  expect(seen.slice(0, 3).sort()).toEqual(waiting.toSorted())
  expect(seen.slice(3).sort()).toEqual(waiting.toSorted())
})
