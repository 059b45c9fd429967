import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import { type WorkFilter, work } from '@contract/portal/work'
import { Settlement, workSettling } from '@contract/portal/workSettling'
import { auditEntry, process as processTable, workDone, workItem } from '@server/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { openWork } from '../../support/openWork'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let colleagues: Colleague[]
let admin: string
let billing: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  colleagues = await addColleagues(registry.database, 3)
  admin = await registry.signIn('admin')
  billing = await registry.signIn('billing')
  await openWork(registry.database)
})
afterAll(() => registry.close())

const colleague = (nth: number): Colleague => {
  const one = colleagues[nth]
  if (!one) throw new Error(`there is no colleague ${nth}`)
  return one
}
const get = async (url: string, token = admin) => (await registry.as(token)({ url })).json()
const post = async (url: string, payload: object = {}, token = admin) => {
  const answer = await registry.as(token)({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const settle = (ids: string[], { token = randomUUID(), as = admin, note = '' } = {}) =>
  post(pathOf(workSettling.settle), { token, ids, reason: 'ELSEWHERE', note }, as)
const frozen = (filter: WorkFilter, token = admin) =>
  get(
    `${pathOf(workSettling.frozen)}?${new URLSearchParams(Object.entries(filter).map(([k, v]) => [k, String(v)]))}`,
    token,
  )
const openTotal = async () => {
  const { counts } = await get(pathOf(work.counts))
  return counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
}
const some = async (count: number, source: 'PROCESS' | 'COMPLAINT' = 'PROCESS') => {
  const rows = await registry.database.read
    .select({ id: workItem.id, record: workItem.record, ownerId: workItem.ownerId })
    .from(workItem)
    .where(and(eq(workItem.source, source), eq(workItem.stage, 0), sql`${workItem.holderId} IS NULL`))
    .orderBy(workItem.id)
    .limit(count)
  return rows.map(({ id, ...row }) => ({ ...row, id: String(id) }))
}
const settlements = async (q?: string) =>
  z
    .array(Settlement)
    .parse(await get(`${workSettling.list.path}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify({ q }))}`))

describe('settling', () => {
  it('takes an item out of work and leaves its record as it was, once however often it is sent', async () => {
    const [one] = await some(1)
    const before = await openTotal()
    const processOf = () =>
      registry.database.read
        .select()
        .from(processTable)
        .where(eq(processTable.id, one?.record ?? ''))
    const row = await processOf()
    const token = randomUUID()
    const nin = 'CM90123456AB4K'
    for (let sent = 0; sent < 2; sent++)
      expect((await settle([one?.id ?? ''], { token, note: `Asked ${nin}` })).body).toEqual({ settled: 1, refused: [] })
    expect(await openTotal()).toBe(before - 1)
    expect(await processOf()).toEqual(row)
    const entries = await registry.database.read
      .select({ after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `Settlement ${token}`))
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(nin)
    const gone = await post(work.take.path.replace('{id}', one?.id ?? ''))
    expect(gone.body).toMatchObject({ code: 'work-done', params: { name: 'Grace Nakato' } })
    // The row is compared again after any change of it, and stays settled while it has waited since the same moment.
    await registry.database.read
      .update(processTable)
      .set({ cause: 'Another cause' })
      .where(eq(processTable.id, one?.record ?? ''))
    expect(await openTotal()).toBe(before - 1)
  })

  it('brings an application back whose approval is rolled back', async () => {
    const { rows } = await registry.database.pool.query<{ id: string }>(
      "UPDATE insolvency_application SET status = 'ASSIGNED' WHERE type = 'WINDING_UP' AND status = 'APPROVED' RETURNING id",
    )
    const record = String(rows[0]?.id)
    const itemOf = () =>
      registry.database.read
        .select({ id: workItem.id, ownerId: workItem.ownerId, key: workItem.key })
        .from(workItem)
        .where(and(eq(workItem.source, 'INSOLVENCY_APPLICATION'), eq(workItem.record, record)))
    const [item] = await itemOf()
    await post(work.passOn.path.replace('{id}', String(item?.id)), { to: colleague(1).id, note: '' })
    expect((await settle([String(item?.id)])).body.settled).toBe(1)
    await registry.database.pool.query("UPDATE insolvency_application SET status = 'APPROVED' WHERE id = $1", [record])
    expect((await post(pathOf(contract.insolvencyApplications.rollBack, { id: record }))).status).toBe(200)
    expect(await itemOf()).toMatchObject([{ ownerId: colleague(1).id, key: item?.key }])
    expect(await settlements(item?.key)).toMatchObject([{ by: 'Grace Nakato', undoneBy: 'Grace Nakato' }])
  })

  it('brings a row back that stops anew', async () => {
    const [one] = await some(1)
    await settle([one?.id ?? ''])
    const isRow = eq(processTable.id, one?.record ?? '')
    await registry.database.read.update(processTable).set({ status: 'SUCCESS', stoppedAt: null }).where(isRow)
    await registry.database.read
      .update(processTable)
      .set({ status: 'FAILED', stoppedAt: new Date().toISOString() })
      .where(isRow)
    expect(await registry.database.read.$count(workItem, eq(workItem.record, one?.record ?? ''))).toBe(1)
  })

  it('refuses every third of many with its own reason, and settles the others', async () => {
    const items = (await some(9)).map(({ id }) => id)
    const [taken = '', done = '', other = ''] = [items[2], items[5], items[8]]
    await post(work.take.path.replace('{id}', taken), {}, colleague(0).token)
    await settle([done], { as: colleague(1).token })
    const reminder = await registry.database.read
      .select({ id: workItem.id })
      .from(workItem)
      .where(eq(workItem.source, 'REMINDER'))
      .limit(1)
    const ids = items.map(id => (id === other ? String(reminder[0]?.id) : id))
    const { body } = await settle(ids)
    expect(body.settled).toBe(6)
    expect(body.refused.map(({ code, params }: { code: string; params?: object }) => [code, params])).toEqual(
      expect.arrayContaining([
        ['work-taken', { name: colleague(0).name }],
        ['work-done', { name: colleague(1).name }],
        ['work-not-settled', {}],
      ]),
    )
    expect(body.refused.find(({ id }: { id: string }) => id === taken)).toMatchObject({
      source: 'PROCESS',
      key: expect.any(String),
      subject: expect.any(String),
      reason: expect.stringContaining(colleague(0).name),
    })
  })

  it('settles nothing that a person may not do, and tells nothing about it', async () => {
    const [one] = await some(1)
    const { body } = await settle([one?.id ?? '', '999999999'], { as: billing })
    expect(body.settled).toBe(0)
    const codes = body.refused.map(({ code, key, subject }: Record<string, unknown>) => [code, key, subject])
    expect(codes).toEqual([
      ['forbidden', undefined, undefined],
      ['work-gone', undefined, undefined],
    ])
  })

  it('asks for a note where the reason is another one, and for at least one item', async () => {
    const body = { token: randomUUID(), ids: ['1'], reason: 'OTHER', note: ' ' }
    expect((await post(pathOf(workSettling.settle), body)).body.fields).toHaveProperty('note')
    expect((await settle([])).body.fields).toHaveProperty('ids')
  })
})

describe('all items of a filter', () => {
  it('are the ones that were there at the press, whatever arrived meanwhile', async () => {
    await openWork(registry.database, 100)
    const filter = { urgency: 'BACKLOG', source: 'COMPLAINT' } as const
    const { ids, more } = await frozen(filter)
    const { counts } = await get(pathOf(work.counts))
    const counted = counts
      .filter((one: { source: string; urgency: string }) => one.source === 'COMPLAINT' && one.urgency === 'BACKLOG')
      .reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect([ids.length, more]).toEqual([counted, false])
    const [last = ''] = ids.slice(-1)
    await settle([last], { as: colleague(2).token })
    const { body } = await settle(ids)
    expect(body).toMatchObject({ settled: ids.length - 1, refused: [{ id: last, code: 'work-done' }] })
    expect((await frozen(filter)).ids).toEqual([])
    expect((await frozen({ urgency: 'BACKLOG' }, billing)).ids).not.toEqual([])
  })
})

describe('settled items', () => {
  it('go back to work with their owner, as if they had never been done', async () => {
    const [one] = await some(1)
    const id = one?.id ?? ''
    await post(work.passOn.path.replace('{id}', id), { to: colleague(1).id, note: '' })
    await settle([id])
    const [listed] = await settlements()
    expect(listed).toMatchObject({ source: 'PROCESS', by: 'Grace Nakato', reason: 'ELSEWHERE', undoneAt: null })
    const done = () => registry.database.read.$count(workDone, eq(workDone.itemId, Number(id)))
    expect(await done()).toBe(1)
    const undo = () => post(pathOf(workSettling.undo), { ids: [listed?.id, '99999999'] })
    for (let sent = 0; sent < 2; sent++)
      expect((await undo()).body).toMatchObject({ undone: 1, refused: [{ code: 'no-such-settlement' }] })
    expect(await done()).toBe(0)
    const back = await registry.database.read
      .select({ ownerId: workItem.ownerId })
      .from(workItem)
      .where(eq(workItem.record, one?.record ?? ''))
    expect(back).toEqual([{ ownerId: colleague(1).id }])
    const [after] = await settlements(listed?.key)
    expect(after).toMatchObject({ id: listed?.id, undoneBy: 'Grace Nakato' })
    // Settled once more, it is another settlement.
    const [again] = await registry.database.read
      .select({ id: workItem.id })
      .from(workItem)
      .where(inArray(workItem.record, [one?.record ?? '']))
    expect((await settle([String(again?.id)])).body.settled).toBe(1)
  })

  it('are for supervisors', async () => {
    expect((await post(pathOf(workSettling.undo), { ids: ['1'] }, billing)).body.code).toBe('forbidden')
  })
})
