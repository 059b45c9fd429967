import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import { work } from '@contract/portal/work'
import { registryToday } from '@contract/registryDay'
import { workItem } from '@server/db/schema'
import { endSnoozes } from '@server/work/snooze'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const NOTE = 'Ring the secretary about the seal'
const NOBODY = { id: '', name: '', token: '' }

let registry: TestRegistry
let anna: Colleague
let bob: Colleague
let brn: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  ;[anna = NOBODY, bob = NOBODY] = await addColleagues(registry.database, 2)
  brn = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn LIMIT 1")).rows[0].brn
  await clear()
})
afterAll(() => registry.close())
const clear = async () => {
  for (const table of ['reminder', 'note_version', 'note']) await run(`DELETE FROM ${table}`)
}
afterEach(clear)

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const post = async (who: Colleague, url: string, payload: object = {}) =>
  (await registry.as(who.token)({ method: 'POST', url, payload })).json()
const act = (who: Colleague, call: { path: string }, id: unknown, payload: object = {}) =>
  post(who, call.path.replace('{id}', String(id)), payload)

/** Day so many days after today at the registry. */
const dayAhead = (days: number) => new Date(Date.parse(registryToday()) + days * 86_400_000).toISOString().slice(0, 10)

const remind = async (who: Colleague, day: string, owner = who) => {
  await post(who, pathOf(contract.notes.add), {
    kind: 'ENTITY',
    key: brn,
    token: randomUUID(),
    text: NOTE,
    reminder: { day, ownerId: owner.id },
  })
  return String((await run('SELECT max(id) AS id FROM note')).rows[0].id)
}
const item = async () =>
  (await registry.database.read.select().from(workItem).where(eq(workItem.source, 'REMINDER')))[0]
const shownTo = async (who: Colleague) => {
  const query = `filter=${encodeURIComponent('{"source":"REMINDER"}')}&range=[0,9]`
  return (await registry.as(who.token)({ url: `${pathOf(work.list)}?${query}` })).json().length
}
const wake = async () => {
  await registry.database.read
    .update(workItem)
    .set({ snoozedUntil: sql`registry_day(now())` })
    .where(eq(workItem.source, 'REMINDER'))
  await endSnoozes(registry.database)
}

describe('a reminder', () => {
  it('sleeps until its day, is work of its owner then, and is gone when it is done', async () => {
    const note = await remind(anna, dayAhead(9))
    expect(await item()).toMatchObject({ stage: 2, snoozedUntil: dayAhead(9), ownerId: anna.id })
    await wake()
    expect(await item()).toMatchObject({ stage: 0, snoozedUntil: null, ownerId: anna.id })
    expect((await post(anna, pathOf(work.next), { source: 'REMINDER' })).item).toMatchObject({ subject: NOTE })
    const { rows } = await run('SELECT id FROM reminder WHERE note_id = $1', [note])
    expect(await act(anna, contract.notes.endReminder, rows[0].id)).toMatchObject({ code: 'reminder-done' })
    expect(await item()).toBeUndefined()
    expect(await act(anna, contract.notes.remind, note, { day: dayAhead(3), ownerId: bob.id })).toMatchObject({
      code: 'reminder-set',
    })
    expect(await item()).toMatchObject({ stage: 2, ownerId: bob.id })
  })

  it('becomes the work of its new owner when it is moved, also to the same day', async () => {
    const note = await remind(anna, dayAhead(0))
    const move = (day: string, { id }: Colleague) => act(anna, contract.notes.remind, note, { day, ownerId: id })
    await post(anna, pathOf(work.next), { source: 'REMINDER' })
    expect(await item()).toMatchObject({ holderId: anna.id })
    await move(dayAhead(0), bob)
    expect(await item()).toMatchObject({ ownerId: bob.id, stage: 0, holderId: null, leasedUntil: null })
    expect([await shownTo(anna), await shownTo(bob)]).toEqual([0, 1])
    await move(dayAhead(12), anna)
    expect(await item()).toMatchObject({ ownerId: anna.id, stage: 2, snoozedUntil: dayAhead(12) })
    expect([await shownTo(anna), await shownTo(bob)]).toEqual([1, 0])
  })

  it('forgets a snooze by hand when it is moved to another day', async () => {
    const note = await remind(anna, dayAhead(0))
    const { rows } = await run(
      'SELECT day::text FROM calendar_day WHERE day > registry_day(now()) AND open ORDER BY day LIMIT 1',
    )
    await act(anna, work.snooze, (await item())?.id, { until: rows[0].day, reason: 'She is away' })
    expect(await item()).toMatchObject({ snoozedUntil: rows[0].day, snoozeReason: 'She is away' })
    await act(anna, contract.notes.remind, note, { day: dayAhead(20), ownerId: anna.id })
    expect(await item()).toMatchObject({ snoozedUntil: dayAhead(20), snoozedBy: null, snoozeReason: null })
  })

  it('changes its owner where it stands when it is passed on in Work', async () => {
    await remind(anna, dayAhead(0))
    const { id } = (await item()) ?? {}
    const body = { to: bob.id, note: 'You know her' }
    for (const _ of [1, 2]) expect(await act(anna, work.passOn, id, body)).toMatchObject({ code: 'work-passed' })
    expect(await item()).toMatchObject({ id, ownerId: bob.id, passedBy: anna.name, passedNote: 'You know her' })
    const { notes } = (
      await registry.as(bob.token)({ url: pathOf(contract.notes.ofRecord), query: { kind: 'ENTITY', key: brn } })
    ).json()
    expect(notes).toMatchObject([{ reminder: { ownerId: bob.id, owner: bob.name } }])
    expect((await post(bob, pathOf(work.next), {})).item).toMatchObject({ id: String(id) })
  })

  it('goes only to colleagues who may read its record, and always has an owner', async () => {
    await remind(anna, dayAhead(0))
    const { id } = (await item()) ?? {}
    const { rows } = await run("SELECT id FROM account WHERE username = 'billing'")
    const [billing] = rows
    expect(await act(anna, work.passOn, id, { to: billing.id, note: '' })).toMatchObject({
      code: 'colleague-not-permitted',
    })
    expect(await act(anna, work.passOn, id, { to: null, note: '' })).toMatchObject({
      code: 'work-keeps-owner',
      status: 409,
    })
    expect(await item()).toMatchObject({ ownerId: anna.id })
    const offered = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ item: String(id), q }))
      return (await registry.as(anna.token)({ url: `${pathOf(work.colleagues)}?filter=${filter}` })).json()
    }
    expect(await offered('Number001')).toMatchObject([{ id: bob.id }])
    expect(await offered('Adong')).toEqual([])
  })
})
