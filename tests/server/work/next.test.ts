import { LEASE_MINUTES, LONGEST_WORK_NOTE, MOST_SKIPPED, nextReasons, work } from '@contract/portal/work'
import { complaint, payment, workItem } from '@server/db/schema'
import { endLeases } from '@server/work/leases'
import { endSnoozes } from '@server/work/snooze'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { openWork } from '../../support/openWork'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let colleagues: Colleague[]
beforeAll(async () => {
  registry = await testRegistry({ companies: 400 })
  colleagues = await addColleagues(registry.database, 24)
})
afterAll(() => registry.close())
beforeEach(async () => {
  await registry.database.read.update(workItem).set({
    holderId: null,
    leasedUntil: null,
    ownerId: null,
    passedBy: null,
    passedNote: null,
    snoozedUntil: null,
  })
  await openWork(registry.database)
})

const colleague = (nth: number): Colleague => {
  const one = colleagues[nth]
  if (!one) throw new Error(`there is no colleague ${nth}`)
  return one
}

const post = async (who: Colleague, url: string, payload: object = {}) => {
  const answer = await registry.as(who.token)({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const next = async (who: Colleague, payload: object = {}) => (await post(who, pathOf(work.next), payload)).body
const act = (who: Colleague, call: { path: string }, id: string, payload: object = {}) =>
  post(who, call.path.replace('{id}', id), payload)

const dayAhead = async (open: boolean) => {
  const { rows } = await registry.database.pool.query<{ day: string }>(
    `SELECT day::text FROM calendar_day WHERE day > registry_day(now()) AND open = $1 ORDER BY day LIMIT 1`,
    [open],
  )
  return rows[0]?.day ?? ''
}

describe('Next', () => {
  it('gives one item to several presses of one person at once', async () => {
    const presses = await Promise.all(Array.from({ length: 4 }, () => next(colleague(0))))
    expect(new Set(presses.map(({ item }) => item.id)).size).toBe(1)
    const skips = await Promise.all(Array.from({ length: 4 }, () => next(colleague(0), { skip: presses[0].item.id })))
    expect(new Set(skips.map(({ item }) => item.id)).size).toBe(1)
    const { rows } = await registry.database.pool.query('SELECT holder_id FROM work_item WHERE holder_id IS NOT NULL')
    expect(rows).toHaveLength(1)
    await registry.database.pool.query('UPDATE work_item SET holder_id = NULL, leased_until = NULL')
  })

  it('gives 24 clients every item once: none twice, none lost', async () => {
    // Reminders are their owner's alone.
    const all = await registry.database.read
      .select({ id: workItem.id })
      .from(workItem)
      .where(and(eq(workItem.stage, 0), ne(workItem.source, 'REMINDER')))
    const given: string[] = []
    const press = async (who: Colleague) => {
      for (;;) {
        const { item } = await next(who)
        if (!item) return
        given.push(item.id)
        // The row stops waiting, as if its own act had ended it.
        await registry.database.read.delete(workItem).where(eq(workItem.id, Number(item.id)))
      }
    }
    const copies = await registry.database.read.select().from(workItem)
    await Promise.all(colleagues.map(press))
    expect(new Set(given).size).toBe(given.length)
    expect(given.map(Number).sort((a, b) => a - b)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b))
    for (let at = 0; at < copies.length; at += 500)
      await registry.database.read
        .insert(workItem)
        .overridingSystemValue()
        .values(copies.slice(at, at + 500).map(({ stage: _, searchText: __, ...copy }) => copy))
        .onConflictDoNothing()
  })

  it('keeps the item that a person has open, says why, and shows the one after', async () => {
    const first = await next(colleague(0))
    expect(first.reason).toBe('OVERDUE')
    expect(nextReasons).toContain(first.reason)
    expect(first.item).toMatchObject({ holderId: colleague(0).id, urgency: 'OVERDUE' })
    expect(first.after.id).not.toBe(first.item.id)
    const again = await next(colleague(0))
    expect([again.reason, again.item.id]).toEqual(['HELD', first.item.id])
    const other = await next(colleague(0), { skip: first.item.id })
    expect(other.item.id).not.toBe(first.item.id)
    // The lease of the skipped item has ended.
    expect((await next(colleague(1))).item.id).toBe(first.item.id)
  })

  it('leaves out all items that were left, the one that is open among them', async () => {
    const skip: string[] = []
    for (let nth = 0; nth < 5; nth++) {
      const { item } = await next(colleague(0), { source: 'DOCUMENT', skip })
      expect(skip).not.toContain(item.id)
      skip.push(item.id)
    }
    expect((await next(colleague(1), { source: 'DOCUMENT' })).item.id).toBe(skip[0])
    const many = Array.from({ length: MOST_SKIPPED + 1 }, (_, nth) => nth)
    expect((await post(colleague(0), pathOf(work.next), { skip: many })).body.fields).toHaveProperty('skip')
  })

  it('hands out only the chosen queue', async () => {
    const { item } = await next(colleague(0), { source: 'PAYMENT' })
    expect(item.source).toBe('PAYMENT')
    const moved = await next(colleague(0), { area: 'PROCESSES' })
    expect(['PROCESS', 'CORRECTION']).toContain(moved.item.source)
  })

  it('gives an item to another when 15 minutes passed without a sign', async () => {
    const { item } = await next(colleague(0))
    expect((await act(colleague(1), work.take, item.id)).body).toMatchObject({
      code: 'work-taken',
      params: { name: colleague(0).name },
    })
    await registry.database.read
      .update(workItem)
      .set({ leasedUntil: sql`leased_until - make_interval(mins => ${LEASE_MINUTES})` })
      .where(eq(workItem.id, Number(item.id)))
    expect((await act(colleague(1), work.take, item.id)).body.holderId).toBe(colleague(1).id)
  })

  it('gives what was passed on first, and not to others', async () => {
    const { item } = await next(colleague(0), { source: 'DOCUMENT' })
    const body = { to: colleague(2).id, note: 'You know this one' }
    expect((await act(colleague(0), work.passOn, item.id, body)).status).toBe(200)
    expect((await act(colleague(0), work.passOn, item.id, body)).status).toBe(200)
    const long = { ...body, note: 'x'.repeat(LONGEST_WORK_NOTE + 1) }
    expect((await act(colleague(0), work.passOn, item.id, long)).body.fields).toHaveProperty('note')
    const { rows } = await registry.database.pool.query(
      `SELECT count(*)::int AS entries FROM audit_entry WHERE call = $1 AND subject LIKE '%' || $2`,
      [work.passOn.id, item.key],
    )
    expect(rows[0].entries).toBe(1)
    expect((await next(colleague(1), { source: 'DOCUMENT' })).item.id).not.toBe(item.id)
    const got = await next(colleague(2))
    expect(got).toMatchObject({
      reason: 'PASSED_ON',
      item: { id: item.id, passedBy: colleague(0).name, passedNote: body.note, ownerName: colleague(2).name },
    })
    // The answer was lost, and the colleague has it open by now: sent again, it is still done.
    expect((await act(colleague(0), work.passOn, item.id, body)).body.code).toBe('work-passed')
    expect((await act(colleague(0), work.passOn, item.id, { ...body, note: 'Other' })).body.code).toBe('work-taken')
  })
})

describe('a lease that has ended', () => {
  it('is removed, so that open lists hear of it; one that lasts stays', async () => {
    const [ended, lasting] = [(await next(colleague(0))).item, (await next(colleague(1))).item]
    const ofItem = (id: string) => eq(workItem.id, Number(id))
    await registry.database.read
      .update(workItem)
      .set({ leasedUntil: sql`now() - interval '1 second'` })
      .where(ofItem(ended.id))
    await endLeases(registry.database)
    const holderOf = async (id: string) =>
      (await registry.database.read.select({ id: workItem.holderId }).from(workItem).where(ofItem(id)))[0]?.id
    expect(await holderOf(ended.id)).toBeNull()
    expect(await holderOf(lasting.id)).toBe(colleague(1).id)
  })
})

describe('an item', () => {
  it('is refused to colleagues while somebody has it open, and not after its release', async () => {
    const { item } = await next(colleague(0))
    for (const [call, body] of [
      [work.take, {}],
      [work.passOn, { to: null, note: '' }],
      [work.snooze, { until: await dayAhead(true), reason: '' }],
    ] as const)
      expect((await act(colleague(1), call, item.id, body)).body.code).toBe('work-taken')
    expect((await act(colleague(0), work.release, item.id)).status).toBe(200)
    expect((await act(colleague(0), work.release, item.id)).status).toBe(200)
    expect((await act(colleague(1), work.take, item.id)).status).toBe(200)
  })

  it('names who dealt with it once it is gone', async () => {
    const { item } = await next(colleague(0), { source: 'PAYMENT' })
    await registry.database.read.update(payment).set({ prnStatus: 'CREDITED' }).where(eq(payment.prn, item.key))
    const gone = await act(colleague(1), work.take, item.id)
    expect([gone.status, gone.body.code, gone.body.params]).toEqual([409, 'work-done', { name: colleague(0).name }])
    expect((await act(colleague(1), work.take, '999999999')).body.code).toBe('work-gone')
  })

  it('is recorded for the person of the audit entry, not the one who had it open', async () => {
    const { item } = await next(colleague(0), { source: 'COMPLAINT' })
    await registry.database.write(async tx => {
      await tx.update(complaint).set({ status: 'RESOLVED' }).where(eq(complaint.trackingNumber, item.key))
      await tx.execute(sql`INSERT INTO audit_entry (id, actor_id, actor_name, address, call, subject, previous_hash, hash)
        VALUES (0, ${colleague(3).id}, ${colleague(3).name}, 'here', 'TEST', ${item.key}, '', '')`)
    })
    expect((await act(colleague(1), work.take, item.id)).body.params).toEqual({ name: colleague(3).name })
  })

  it('is snoozed until a working day ahead, hidden until then, and back on that day', async () => {
    const { item } = await next(colleague(0))
    const snooze = (until: string | null) =>
      act(colleague(0), work.snooze, item.id, { until, reason: 'Waits for a call' })
    expect((await snooze(await dayAhead(false))).body.code).toBe('snooze-closed-day')
    expect((await snooze('2020-01-06')).body.code).toBe('snooze-not-ahead')
    const day = await dayAhead(true)
    expect((await snooze(day)).body.code).toBe('work-snoozed')
    const one = (await registry.as(colleague(0).token)({ url: work.one.path.replace('{id}', item.id) })).json()
    expect(one).toMatchObject({ urgency: 'SNOOZED', snoozedUntil: day, snoozeReason: 'Waits for a call' })
    expect((await next(colleague(0))).item.id).not.toBe(item.id)
    await endSnoozes(registry.database)
    expect((await next(colleague(0))).item.id).not.toBe(item.id)
    await registry.database.read
      .update(workItem)
      .set({ snoozedUntil: sql`registry_day(now())` })
      .where(eq(workItem.id, Number(item.id)))
    await endSnoozes(registry.database)
    expect((await next(colleague(4))).item.id).toBe(item.id)
  })

  it('is not passed on over an owner whom the asker has not seen, and may be passed on twice', async () => {
    const { item } = await next(colleague(0), { source: 'PROCESS' })
    await act(colleague(0), work.release, item.id)
    const pass = (to: Colleague | undefined, seen: Colleague | undefined, note = 'Yours') =>
      act(colleague(0), work.passOn, item.id, { to: to?.id ?? null, note, seen: seen?.id ?? null })
    for (let sent = 0; sent < 2; sent++) expect((await pass(colleague(1), undefined)).body.code).toBe('work-passed')
    for (const seen of [undefined, colleague(3)])
      for (const to of [colleague(2), undefined])
        expect(await pass(to, seen)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    const [kept] = await registry.database.read
      .select({ ownerId: workItem.ownerId, passedNote: workItem.passedNote })
      .from(workItem)
      .where(eq(workItem.id, Number(item.id)))
    expect(kept).toEqual({ ownerId: colleague(1).id, passedNote: 'Yours' })
    expect((await pass(colleague(2), colleague(1))).body.code).toBe('work-passed')
    for (let sent = 0; sent < 2; sent++) expect((await pass(undefined, colleague(2))).body.code).toBe('work-returned')
  })

  it('is passed on only to colleagues who may do it and are not absent', async () => {
    const { item } = await next(colleague(0), { source: 'PROCESS' })
    const { rows } = await registry.database.pool.query(`SELECT id FROM account WHERE username = 'billing'`)
    const pass = (to: string) => act(colleague(0), work.passOn, item.id, { to, note: '' })
    expect((await pass(rows[0].id)).body).toMatchObject({
      code: 'colleague-not-permitted',
      params: { name: 'Rose Adong' },
    })
    await registry.database.pool.query(
      `INSERT INTO work_absence (person_id, from_day, until_day) VALUES ($1, registry_day(now()), registry_day(now()) + 3)`,
      [colleague(5).id],
    )
    expect((await pass(colleague(5).id)).body.code).toBe('colleague-absent')
    const query = `filter=${encodeURIComponent(JSON.stringify({ source: 'PROCESS', q: 'Number005' }))}`
    const listed = (await registry.as(colleague(0).token)({ url: `${pathOf(work.colleagues)}?${query}` })).json()
    expect(listed).toEqual([{ id: colleague(5).id, name: colleague(5).name, absentUntil: expect.any(String) }])
  })

  it('is refused to whoever lacks a permission of its source', async () => {
    const billing = { id: '', name: '', token: await registry.signIn('billing') }
    const { item } = await next(colleague(0), { source: 'PROCESS' })
    await act(colleague(0), work.release, item.id)
    expect((await act(billing, work.take, item.id)).body.code).toBe('forbidden')
    expect((await next(billing)).item.source).toBe('PAYMENT')
    expect((await next(billing, { source: 'PROCESS' })).item).toBeUndefined()
  })
})
