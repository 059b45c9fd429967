import { serviceCosts } from '@contract/billing/serviceCosts'
import { COUNTS_FOR, presence as contract } from '@contract/portal/presence'
import { presence } from '@server/db/schema'
import { forgetLeft } from '@server/presence/presence'
import { WORK_CHANNEL } from '@server/work/liveUpdates'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let grace: Colleague
let peter: Colleague
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  const [one, other] = await addColleagues(registry.database, 2)
  if (!one || !other) throw new Error('no colleagues')
  grace = one
  peter = other
})
afterAll(() => registry.close())
beforeEach(() => registry.database.read.delete(presence))

const FILE = { of: 'ENTITY', key: '80020038155524', editing: false }
const mark = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`

const post = async (token: string, url: string, payload: object) => {
  const answer = await registry.as(token)({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const here = (token: string, nth: number, place: object = FILE) =>
  post(token, contract.here.path, { mark: mark(nth), ...FILE, ...place })
const left = (token: string, nth: number) => post(token, contract.left.path, { mark: mark(nth) })
const seenBy = async (token: string, nth: number) => (await here(token, nth)).body.colleagues

describe('who else has a record open', () => {
  it('names the others, until they leave', async () => {
    expect(await seenBy(grace.token, 1)).toEqual([])
    expect(await seenBy(peter.token, 2)).toEqual([{ name: grace.name, editing: false }])
    expect(await seenBy(grace.token, 1)).toEqual([{ name: peter.name, editing: false }])
    expect((await left(peter.token, 2)).status).toBe(200)
    expect(await seenBy(grace.token, 1)).toEqual([])
    expect((await left(peter.token, 2)).status).toBe(200)
  })

  it('does not bring back who has left by a call that arrives late', async () => {
    await here(grace.token, 1)
    await here(peter.token, 2)
    await left(peter.token, 2)
    expect((await here(peter.token, 2)).body.colleagues).toEqual([{ name: grace.name, editing: false }])
    await left(peter.token, 3)
    await here(peter.token, 3)
    expect(await seenBy(grace.token, 1)).toEqual([])
    await here(peter.token, 4)
    expect(await seenBy(grace.token, 1)).toEqual([{ name: peter.name, editing: false }])
  })

  it('names a person with two tabs once, and says whether one of them is a form', async () => {
    await here(peter.token, 2)
    await here(peter.token, 3, { editing: true })
    expect(await seenBy(grace.token, 1)).toEqual([{ name: peter.name, editing: true }])
    await left(peter.token, 3)
    expect(await seenBy(grace.token, 1)).toEqual([{ name: peter.name, editing: false }])
  })

  it('tells records apart, and forgets the one before', async () => {
    await here(peter.token, 2, { key: '80020038155525' })
    await here(peter.token, 3, { of: serviceCosts.list.id, key: FILE.key })
    expect(await seenBy(grace.token, 1)).toEqual([])
    await here(peter.token, 2)
    expect(await seenBy(grace.token, 1)).toEqual([{ name: peter.name, editing: false }])
  })

  it('counts nobody who has said nothing for long, and deletes what they said', async () => {
    await here(peter.token, 2)
    await registry.database.read
      .update(presence)
      .set({ saidAt: sql`now() - make_interval(secs => ${COUNTS_FOR + 1})` })
      .where(eq(presence.accountId, peter.id))
    expect(await seenBy(grace.token, 1)).toEqual([])
    await forgetLeft(registry.database)
    const kept = await registry.database.read.select({ accountId: presence.accountId }).from(presence)
    expect(kept).toEqual([{ accountId: grace.id }])
  })

  it('lets nobody end or move what another person said', async () => {
    await here(peter.token, 2)
    await left(grace.token, 2)
    await here(grace.token, 2, { key: 'another' })
    expect(await seenBy(grace.token, 1)).toEqual([{ name: peter.name, editing: false }])
  })

  it('refuses those who may not read the record, and records of no list', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_access_billing_settings'])
    const newcomer = await registry.signIn('newcomer')
    expect(await here(newcomer, 4)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await here(newcomer, 4, { of: serviceCosts.list.id })).status).toBe(200)
    expect(await here(newcomer, 5, { of: 'NO-SUCH-LIST' })).toMatchObject({ body: { code: 'no-such-entry' } })
    expect((await here(newcomer, 5, { of: 'ENTITY', key: ' ' })).body.fields).toHaveProperty('key')
  })

  it('refuses more open records than a person has tabs', async () => {
    const said = Array.from({ length: 60 }, (_, index) => ({
      mark: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
      ...FILE,
      accountId: grace.id,
    }))
    await registry.database.read.insert(presence).values(said)
    expect((await here(grace.token, 1)).body.code).toBe('too-many-requests')
  })
})

it('tells those who have the record open once somebody comes, begins to edit, or leaves, and nobody else', async () => {
  const listener = new pg.Client(registry.database.owner)
  await listener.connect()
  await listener.query(`LISTEN ${pg.escapeIdentifier(WORK_CHANNEL)}`)
  const told: string[] = []
  listener.on('notification', ({ payload = '' }) => {
    if (payload.startsWith('PRESENT')) told.push(payload)
  })
  const done = async () => {
    await listener.query("SELECT pg_notify($1, 'PRESENT nobody')", [WORK_CHANNEL])
    await expect.poll(() => told.at(-1)).toBe('PRESENT nobody')
    return told.splice(0).slice(0, -1)
  }
  try {
    await here(grace.token, 1)
    await here(peter.token, 3, { key: 'another' })
    expect(await done()).toEqual([])
    await here(peter.token, 2)
    expect(await done()).toEqual([`PRESENT ${grace.id}`])
    await here(peter.token, 2)
    expect(await done()).toEqual([])
    await here(peter.token, 2, { editing: true })
    expect(await done()).toEqual([`PRESENT ${grace.id}`])
    await here(peter.token, 2, { key: 'third' })
    expect(await done()).toEqual([`PRESENT ${grace.id}`])
    await here(peter.token, 2)
    expect(await done()).toEqual([`PRESENT ${grace.id}`])
    await left(peter.token, 2)
    expect(await done()).toEqual([`PRESENT ${grace.id}`])
  } finally {
    await listener.end()
  }
})
