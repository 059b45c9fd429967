import { randomUUID } from 'node:crypto'
import { type BulkAct, type BulkRefusal, bulk } from '@contract/portal/bulk'
import { work } from '@contract/portal/work'
import { blacklist } from '@contract/registry/blacklist'
import { resumeBulkActs } from '@server/bulk/bulkWorker'
import { auditEntry, bulkRow, job, strikeEntry, workItem } from '@server/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let grace: Colleague
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  const [one] = await addColleagues(registry.database, 1)
  if (!one) throw new Error('no colleague')
  grace = one
})
afterAll(() => registry.close())

type Result = BulkAct & { refusals: BulkRefusal[] }

const ask = async (token: string, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await registry.as(token)({ method, url, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const reversing = (brns: readonly string[]) =>
  brns.map(brn => ({ call: blacklist.reverse.id, name: `Company ${brn}`, parts: { path: { brn } } }))
const start = (token: string, rows: object[], id: string = randomUUID()) =>
  ask(token, 'POST', pathOf(bulk.start), { id, list: 'registry/business', action: 'reverse', rows })
const read = async (token: string, id: string): Promise<Result> =>
  (await ask(token, 'GET', bulk.read.path.replace('{act}', id))).body
const ended = async (token: string, id: string) => {
  await expect.poll(async () => (await read(token, id)).endedAt, { timeout: 20_000 }).not.toBeNull()
  return read(token, id)
}
/** Returns BRNs that stand on the black list. */
const listed = async (count: number) => {
  const rows = await registry.database.read
    .select({ brn: strikeEntry.brn })
    .from(strikeEntry)
    .where(and(eq(strikeEntry.register, 'BLACKLIST'), eq(strikeEntry.status, 'ON')))
    .orderBy(strikeEntry.id)
    .limit(count)
  return rows.map(({ brn }) => brn)
}
const isActive = async (brn: string) =>
  registry.database.read.$count(
    strikeEntry,
    and(eq(strikeEntry.register, 'BLACKLIST'), eq(strikeEntry.status, 'ON'), eq(strikeEntry.brn, brn)),
  )

it('sets a flag on many records, each with its entry in the audit trail, and refuses those that have it', async () => {
  const brns = await listed(3)
  const { rows } = await registry.database.pool.query<{ id: string }>(
    "SELECT id FROM flag_kind WHERE name = 'Under investigation'",
  )
  const body = { kind: 'ENTITY', kindId: rows[0]?.id, reason: 'Case 12', document: '', lastDay: null }
  const setting = (keys: readonly string[], more: object = {}) =>
    keys.map(key => ({ call: 'PORTAL-FLAG-SET', name: key, parts: { body: { ...body, ...more, key } } }))
  const token = await registry.signIn('admin')
  const first = randomUUID()
  await start(token, setting(brns.slice(0, 1)), first)
  expect(await ended(token, first)).toMatchObject({ done: 1, refused: 0 })
  const second = randomUUID()
  await start(token, setting(brns, { reason: 'Case 13' }), second)
  expect(await ended(token, second)).toMatchObject({
    ...{ done: 2, refused: 1 },
    refusals: [{ name: brns[0], code: 'flag-stands' }],
  })
  expect(await registry.database.read.$count(auditEntry, eq(auditEntry.call, 'PORTAL-FLAG-SET'))).toBe(3)
})

it('makes the call of each row with its own entry in the audit trail, and tells which were refused and why', async () => {
  const [one, two, three, four] = await listed(4)
  const brns = [one, two, '80029999999999', three, four, '80028888888888'].map(brn => brn ?? '')
  const entries = () => registry.database.read.$count(auditEntry, eq(auditEntry.call, blacklist.reverse.id))
  const before = await entries()
  const id = randomUUID()
  const { status, body } = await start(grace.token, reversing(brns), id)
  expect([status, body]).toMatchObject([200, { id, total: 6, by: grace.name }])
  const result = await ended(grace.token, id)
  expect(result).toMatchObject({ total: 6, done: 4, refused: 2, cancelled: 0 })
  expect(result.refusals.map(({ name }) => name)).toEqual(['Company 80029999999999', 'Company 80028888888888'])
  expect(result.refusals.every(({ code, message }) => code && message)).toBe(true)
  for (const brn of [one, two, three, four]) expect(await isActive(brn ?? '')).toBe(0)
  expect(await entries()).toBe(before + 4)
  // The same act again does nothing.
  await start(grace.token, reversing(brns), id)
  expect(await ended(grace.token, id)).toMatchObject({ done: 4, refused: 2 })
  expect(await entries()).toBe(before + 4)
})

it('refuses each row that its person may not change, and calls that are not made for many', async () => {
  await givePermissions(registry.database, 'newcomer', ['can_view_accounts_breakdown'])
  const newcomer = await registry.signIn('newcomer')
  const brns = await listed(2)
  const id = randomUUID()
  await start(newcomer, reversing(brns), id)
  const { refusals } = await ended(newcomer, id)
  expect(refusals.map(({ code }) => code)).toEqual(['forbidden', 'forbidden'])
  for (const brn of brns) expect(await isActive(brn)).toBe(1)
  const other = [{ call: blacklist.add.id, name: 'x', parts: { body: {} } }]
  expect((await start(grace.token, other)).body.code).toBe('no-such-entry')
  expect((await start(grace.token, [])).status).toBe(400)
})

it('shows and cancels an act to its person alone', async () => {
  const id = randomUUID()
  await start(grace.token, reversing(['80027777777777']), id)
  const admin = await registry.signIn('admin')
  expect((await ask(admin, 'GET', bulk.read.path.replace('{act}', id))).status).toBe(404)
  expect((await ask(admin, 'POST', bulk.cancel.path.replace('{act}', id))).status).toBe(404)
})

/** Puts an act into the database as a server left it that was stopped: some rows done, and no job. */
const leave = async (brns: readonly string[], done: number) => {
  const id = randomUUID()
  await registry.database.read.insert(job).values({
    id,
    accountId: grace.id,
    kind: 'BULK',
    name: 'Reverse',
    list: 'registry/business',
    action: 'reverse',
    address: '127.0.0.1',
    total: brns.length,
    done,
    startedAt: sql`now() - interval '1 hour'` as never,
  })
  const rows = reversing(brns).map((row, index) => ({ ...row, actId: id, no: index + 1 }))
  await registry.database.read
    .insert(bulkRow)
    .values(rows.map((row, index) => ({ ...row, state: index < done ? ('DONE' as const) : ('QUEUED' as const) })))
  return id
}

it('goes on after its server was stopped half way, and does nothing twice', async () => {
  const brns = await listed(4)
  const id = await leave(brns, 2)
  await resumeBulkActs(registry.database)
  expect(await ended(grace.token, id)).toMatchObject({ done: 4, refused: 0 })
  // The first two were done before: this time nobody touched them.
  expect(await Promise.all(brns.map(isActive))).toEqual([1, 1, 0, 0])
})

it('leaves the rows alone that were not reached when it is cancelled', async () => {
  const brns = await listed(3)
  const id = await leave(brns, 1)
  const { body } = await ask(grace.token, 'POST', bulk.cancel.path.replace('{act}', id))
  expect(body).toMatchObject({ done: 1, cancelled: 2 })
  await resumeBulkActs(registry.database)
  expect(await ended(grace.token, id)).toMatchObject({ done: 1, cancelled: 2, refused: 0 })
  expect(await Promise.all(brns.map(isActive))).toEqual([1, 1, 1])
})

it('says of a call that another system was answering when the server stopped that its end is not known', async () => {
  const id = await leave(await listed(1), 0)
  await registry.database.read.update(bulkRow).set({ state: 'BEGUN' }).where(eq(bulkRow.actId, id))
  await resumeBulkActs(registry.database)
  expect(await ended(grace.token, id)).toMatchObject({ done: 0, refused: 1 })
})

it('passes many items of work on, each with its entry, and not past an owner whom the person did not see', async () => {
  const admin = await registry.signIn('admin')
  const items = await registry.database.read.select().from(workItem).where(eq(workItem.source, 'PROCESS')).limit(3)
  const [one, two, three] = items
  if (!one || !two || !three) throw new Error('no work')
  await registry.database.read.update(workItem).set({ ownerId: grace.id }).where(eq(workItem.id, three.id))
  const rows = items.map(({ id, key }) => ({
    call: work.passOn.id,
    name: key,
    parts: { path: { id: String(id) }, body: { to: grace.id, note: 'Please', seen: null } },
  }))
  const other = rows.slice(2).map(row => ({ ...row, parts: { ...row.parts, body: { ...row.parts.body, note: 'x' } } }))
  const id = randomUUID()
  await start(admin, [...rows.slice(0, 2), ...other], id)
  const { done, refused, refusals } = await ended(admin, id)
  expect({ done, refused, codes: refusals.map(({ code }) => code) }).toEqual({
    done: 2,
    refused: 1,
    codes: ['changed-meanwhile'],
  })
  const owners = await registry.database.read
    .select({ passedBy: workItem.passedBy, ownerId: workItem.ownerId })
    .from(workItem)
    .where(sql`${workItem.id} IN (${one.id}, ${two.id})`)
  expect(owners.map(({ ownerId }) => ownerId)).toEqual([grace.id, grace.id])
})
