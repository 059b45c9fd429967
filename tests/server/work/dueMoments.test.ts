import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import { workSettling } from '@contract/portal/workSettling'
import type { WorkSource } from '@contract/portal/workSources'
import { workDone, workItem } from '@server/db/schema'
import type { Downstream, DownstreamAnswer } from '@server/processes/downstream'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const refused: DownstreamAnswer = { outcome: 'REFUSED', body: '{}', cause: 'The name is reserved' }
const done: DownstreamAnswer = { outcome: 'DONE', body: '{}' }
let answer: DownstreamAnswer | Promise<DownstreamAnswer>
const downstream: Downstream = { tell: async () => answer }

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let adminId: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 60, downstream })
  admin = registry.as(await registry.signIn('admin'))
  await run(
    `INSERT INTO entity (brn, name, kind, sub_type, registered_on, plot)
     VALUES ('80020666000001', 'MTO LTD', 'COMPANY', 'private', '2001-02-03', 'Plot 4')`,
  )
  const payload = { from: { name: 'MTO LTD' }, to: { name: 'MTO LIMITED' }, source: 'Paper register' }
  await run(
    `INSERT INTO data_correction (brn, type, status, payload) VALUES ('80020666000001', 'CORRECT_NAME', 'FAILED', $1)`,
    [JSON.stringify(payload)],
  )
  adminId = (await run("SELECT id FROM account WHERE username = 'admin'")).rows[0].id
})
afterAll(() => registry.close())

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const itemOf = async (source: WorkSource, record: string) =>
  (
    await registry.database.read
      .select()
      .from(workItem)
      .where(and(eq(workItem.source, source), eq(workItem.record, record)))
  )[0]
const dayOf = async (moment: string | undefined) =>
  (await run('SELECT registry_day($1::timestamptz)::text AS day, registry_day(now())::text AS today', [moment])).rows[0]
const dueAfter = async (days: number, from = 'registry_day(now())') =>
  (await run(`SELECT work_due(${from}, ${days}, '{}')::text AS due`)).rows[0].due

describe('a payment', () => {
  it('waits since it was made, not since its number was', async () => {
    const { rows } = await run(
      `UPDATE payment SET created_at = now() - interval '40 days' WHERE id =
         (SELECT id FROM payment WHERE status = 'PENDING' AND prn_status = 'PENDING' ORDER BY id LIMIT 1) RETURNING id`,
    )
    const id = String(rows[0].id)
    expect(await itemOf('PAYMENT', id)).toBeUndefined()
    await run("UPDATE payment SET status = 'COMPLETED' WHERE id = $1", [id])
    const item = await itemOf('PAYMENT', id)
    const { day, today } = await dayOf(item?.since)
    expect(day).toBe(today)
    expect(item?.due).toBe(await dueAfter(1))
  })

  it('that was added as made waits since then', async () => {
    const { rows } = await run(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax,
         payment_method, status, created_at) SELECT 'P' || id, tracking_number, invoice_no, transaction_ref, transaction_type, 1, 0,
         payment_method, 'COMPLETED', now() - interval '9 days' FROM payment ORDER BY id LIMIT 1 RETURNING id`,
    )
    const item = await itemOf('PAYMENT', String(rows[0].id))
    expect(item?.due).toBe(await dueAfter(1, 'registry_day(now()) - 9'))
  })
})

describe.each([
  {
    source: 'PROCESS' as const,
    table: 'process',
    stop: "UPDATE process SET status = 'FAILED', ran_at = now() - interval '30 days' WHERE id = $1",
    first: "SELECT id FROM process WHERE service = 'INCORPORATION' ORDER BY id LIMIT 1",
    retry: (id: string) => ({ url: pathOf(contract.incorporationProcesses.run), payload: { actionId: id } }),
    days: 2,
  },
  {
    source: 'CORRECTION' as const,
    table: 'data_correction',
    stop: "UPDATE data_correction SET status = 'FAILED', updated_at = now() - interval '30 days' WHERE id = $1",
    first: "SELECT id FROM data_correction WHERE brn = '80020666000001'",
    retry: (id: string) => ({ url: pathOf(contract.dataCorrections.reconcile, { id }) }),
    days: 3,
  },
])('a stopped message of $source', ({ source, table, stop, first, retry, days }) => {
  const status = async (id: string) => (await run(`SELECT status FROM ${table} WHERE id = $1`, [id])).rows[0].status
  const patience = { timeout: 30_000 }

  it('stays the same item of its owner through retries that fail, with the day on which it stopped first', async () => {
    const id = String((await run(first)).rows[0].id)
    await run(stop, [id])
    const before = await itemOf(source, id)
    expect(before?.due).toBe(await dueAfter(days, 'registry_day(now()) - 30'))
    await registry.database.read
      .update(workItem)
      .set({ ownerId: adminId, passedBy: 'Peter', passedNote: 'You know this one' })
      .where(eq(workItem.id, before?.id ?? 0))
    for (const _ of [1, 2]) {
      let release: (value: DownstreamAnswer) => void = () => undefined
      answer = new Promise(resolve => {
        release = resolve
      })
      expect((await admin({ method: 'POST', ...retry(id) })).statusCode).toBe(200)
      // While the other system is asked, nobody else is handed the item.
      expect(await itemOf(source, id)).toMatchObject({ id: before?.id, stage: 1, ownerId: adminId })
      release(refused)
      await expect.poll(() => status(id), patience).toBe('FAILED')
      expect(await itemOf(source, id)).toMatchObject({
        id: before?.id,
        stage: 0,
        since: before?.since,
        due: before?.due,
        ownerId: adminId,
        passedNote: 'You know this one',
      })
    }
    expect(await registry.database.read.$count(workDone, eq(workDone.itemId, before?.id ?? 0))).toBe(0)
  })

  it('is work again, and due anew, when a retry fails after it was recorded as settled', async () => {
    const id = String((await run(first)).rows[0].id)
    const before = await itemOf(source, id)
    const payload = { token: randomUUID(), ids: [String(before?.id)], reason: 'ELSEWHERE', note: '' }
    const settled = await admin({ method: 'POST', url: pathOf(workSettling.settle), payload })
    expect(settled.json()).toEqual({ settled: 1, refused: [] })
    answer = refused
    expect((await admin({ method: 'POST', ...retry(id) })).statusCode).toBe(200)
    await expect.poll(() => status(id), patience).toBe('FAILED')
    expect((await itemOf(source, id))?.due).toBe(await dueAfter(days))
    const filter = encodeURIComponent(JSON.stringify({ q: before?.key }))
    const listed = await admin({ method: 'GET', url: `${workSettling.list.path}?range=[0,9]&filter=${filter}` })
    expect(listed.json()).toMatchObject([{ source, due: before?.due, undoneAt: null }])
  })

  it('is done once a retry succeeds, and forgets when it stopped', async () => {
    const id = String((await run(first)).rows[0].id)
    const before = await itemOf(source, id)
    answer = done
    await admin({ method: 'POST', ...retry(id) })
    await expect.poll(() => itemOf(source, id), patience).toBeUndefined()
    expect(await registry.database.read.$count(workDone, eq(workDone.itemId, before?.id ?? 0))).toBe(1)
    expect((await run(`SELECT stopped_at FROM ${table} WHERE id = $1`, [id])).rows[0].stopped_at).toBeNull()
  })
})

describe('an application that is paused when it becomes work', () => {
  it('leaves out the days since the applicant was asked, not those before', async () => {
    const { rows } = await run("SELECT id FROM insolvency_application WHERE type = 'WINDING_UP' ORDER BY id LIMIT 1")
    const id = String(rows[0].id)
    const becomesPaused = async () => {
      await run(
        "UPDATE insolvency_application SET status = 'DRAFT', created_at = now() - interval '60 days' WHERE id = $1",
        [id],
      )
      await run("UPDATE insolvency_application SET status = 'QUERIED' WHERE id = $1", [id])
      return itemOf('INSOLVENCY_APPLICATION', id)
    }
    const day = async (back: number) => (await run(`SELECT (registry_day(now()) - ${back})::text AS day`)).rows[0].day
    await run('DELETE FROM insolvency_message WHERE application_id = $1', [id])
    expect((await becomesPaused())?.pauses).toEqual([await day(0)])
    await run(
      `INSERT INTO insolvency_message (application_id, name, full_name, user_type, description, status_label, created_at)
       VALUES ($1, 'a', 'a', 'BACKOFFICE', 'Please upload the notice', 'QUERIED', now() - interval '12 days')`,
      [id],
    )
    expect((await becomesPaused())?.pauses).toEqual([await day(12)])
  })

  it('of a practitioner counts from the first message that was not answered', async () => {
    const { rows } = await run("SELECT id FROM practitioner_application WHERE status = 'SUBMITTED' ORDER BY id LIMIT 1")
    const id = String(rows[0].id)
    await run("UPDATE practitioner_application SET status = 'DRAFT' WHERE id = $1", [id])
    await run("UPDATE practitioner_application SET created_at = now() - interval '60 days' WHERE id = $1", [id])
    await run('DELETE FROM practitioner_message WHERE application_id = $1', [id])
    const messages = [
      ['BACKOFFICE', 40],
      ['INDIVIDUAL', 30],
      ['BACKOFFICE', 20],
      ['BACKOFFICE', 10],
    ] as const
    for (const [sender, back] of messages)
      await registry.database.read.execute(sql`
        INSERT INTO practitioner_message (application_id, name, account_type, description, sent_at)
        VALUES (${id}, 'a', ${sender}, 'a', now() - make_interval(days => ${back}))`)
    await run("UPDATE practitioner_application SET status = 'QUERIED' WHERE id = $1", [id])
    const item = await itemOf('PRACTITIONER_APPLICATION', id)
    const day = (await run('SELECT (registry_day(now()) - 20)::text AS day')).rows[0].day
    expect(item?.pauses).toEqual([day])
  })
})
