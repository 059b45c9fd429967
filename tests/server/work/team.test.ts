import { randomUUID } from 'node:crypto'
import { idText } from '@contract/id'
import { work } from '@contract/portal/work'
import { Absence, MOST_REASSIGNED, Reassignment, WorkPerson, workTeam } from '@contract/portal/workTeam'
import { account, process as processTable, workItem } from '@server/db/schema'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { openWork } from '../../support/openWork'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let colleagues: Colleague[]
let admin: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  colleagues = await addColleagues(registry.database, 5)
  admin = await registry.signIn('admin')
  await openWork(registry.database)
})
afterAll(() => registry.close())

const colleague = (nth: number): Colleague => {
  const one = colleagues[nth]
  if (!one) throw new Error(`there is no colleague ${nth}`)
  return one
}
const get = async (url: string) => (await registry.as(admin)({ url })).json()
const post = async (url: string, payload: object = {}, token = admin) => {
  const answer = await registry.as(token)({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const list = (path: string, filter: object = {}) =>
  get(`${path}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`)

const someItems = async (count: number) =>
  (
    await registry.database.read
      .select({ id: workItem.id })
      .from(workItem)
      .where(eq(workItem.source, 'PROCESS'))
      .orderBy(workItem.id)
      .limit(count)
  ).map(({ id }) => String(id))

const ownersOf = async (ids: string[]) =>
  new Map(
    (
      await registry.database.read
        .select({ id: workItem.id, ownerId: workItem.ownerId })
        .from(workItem)
        .where(inArray(workItem.id, ids.map(Number)))
    ).map(({ id, ownerId }) => [String(id), ownerId]),
  )

describe('a search for colleagues', () => {
  it('finds them by their names alone, never by parts of what an account keeps masked', async () => {
    await registry.database.read
      .update(account)
      .set({ phoneNumber: '+256772123987', idType: 'NATIONAL_ID', idNumber: 'CM90123456AB4K' })
      .where(eq(account.id, colleague(4).id))
    const namesBy = async (path: string, q: string) => (await list(path, { q })).map(({ name }: Colleague) => name)
    for (const { path } of [work.colleagues, workTeam.people]) {
      expect(await namesBy(path, 'colleague number004')).toEqual(['Colleague Number004'])
      for (const part of ['CM9012', '772123', 'colleague4@']) expect(await namesBy(path, part)).toEqual([])
    }
  })
})

describe('bulk reassignment', () => {
  it('gives items to one person, once however often it is sent, and back to their owners of before', async () => {
    const ids = await someItems(6)
    const [mine = '', changed = ''] = ids
    await post(work.passOn.path.replace('{id}', mine), { to: colleague(1).id, note: '' })
    const before = await ownersOf(ids)
    const body = { ids: [...ids, '999999999'], to: colleague(0).id, note: 'Peter is away' }
    const { body: made } = await post(pathOf(workTeam.reassign), body)
    expect(made).toMatchObject({ changed: 6, gone: 1, code: 'work-reassigned', params: { name: colleague(0).name } })
    const { body: again } = await post(pathOf(workTeam.reassign), body)
    expect(again.id).toBe(made.id)
    expect([...(await ownersOf(ids)).values()]).toEqual(ids.map(() => colleague(0).id))
    // Somebody passes one on meanwhile: it stays where it is.
    await post(work.passOn.path.replace('{id}', changed), { to: colleague(2).id, note: '' })
    const undo = workTeam.undo.path.replace('{id}', made.id)
    expect((await post(undo)).body).toMatchObject({ code: 'reassignment-undone', params: { count: 5 } })
    expect((await post(undo)).body).toMatchObject({ params: { count: 5 } })
    expect((await post(undo, {}, colleague(3).token)).body.code).toBe('reassignment-undone')
    expect(await ownersOf(ids)).toEqual(new Map([...before, [changed, colleague(2).id]]))
    const [listed] = z.array(Reassignment).parse(await list(workTeam.reassignments.path))
    expect(listed).toMatchObject({ id: made.id, to: colleague(0).name, count: 6, undoneBy: 'Grace Nakato' })
  })

  it('refuses to repeat the undo of a colleague with the same name', async () => {
    const [first, namesake] = [colleague(2), colleague(4)]
    await registry.database.write(tx =>
      tx.update(account).set({ surName: 'Number002' }).where(eq(account.id, namesake.id)),
    )
    const body = { ids: await someItems(2), to: colleague(0).id, note: 'Undone by one of two' }
    const { body: made } = await post(pathOf(workTeam.reassign), body)
    const undo = workTeam.undo.path.replace('{id}', made.id)
    const { body: undone } = await post(undo, {}, first.token)
    expect(undone).toMatchObject({ code: 'reassignment-undone', params: { count: 2 } })
    expect(await post(undo, {}, first.token)).toEqual({ status: 200, body: undone })
    expect(await post(undo, {}, namesake.token)).toMatchObject({
      status: 409,
      body: { code: 'reassignment-undone', params: { name: first.name } },
    })
  })

  it('gives work back to everybody when its owner of before may not do it any more', async () => {
    const ids = await someItems(2)
    const [left = '', stays = ''] = ids
    await post(work.passOn.path.replace('{id}', left), { to: colleague(3).id, note: 'Yours' })
    await post(work.passOn.path.replace('{id}', stays), { to: colleague(1).id, note: 'Yours too' })
    const { body: made } = await post(pathOf(workTeam.reassign), { ids, to: colleague(0).id, note: 'Peter leaves' })
    const enable = (enabled: boolean) =>
      registry.database.write(tx =>
        tx
          .update(account)
          .set({ enabled })
          .where(eq(account.id, colleague(3).id)),
      )
    await enable(false)
    expect((await post(workTeam.undo.path.replace('{id}', made.id))).body).toMatchObject({ params: { count: 2 } })
    await enable(true)
    expect(await ownersOf(ids)).toEqual(
      new Map([
        [left, null],
        [stays, colleague(1).id],
      ]),
    )
    const notes = await registry.database.read
      .select({ note: workItem.passedNote })
      .from(workItem)
      .where(eq(workItem.id, Number(left)))
    expect(notes).toEqual([{ note: null }])
  })

  it('gives the items to the same person again after another one had them', async () => {
    const ids = await someItems(3)
    const give = async (to: string) => (await post(pathOf(workTeam.reassign), { ids, to, note: 'Cover' })).body
    const made = [await give(colleague(0).id), await give(colleague(1).id), await give(colleague(0).id)]
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
    expect(made.map(({ changed }) => changed)).toEqual([3, 3, 3])
    expect([...(await ownersOf(ids)).values()]).toEqual(ids.map(() => colleague(0).id))
    expect((await give(colleague(0).id)).id).toBe(made[2].id)
  })

  it('sent again takes nothing from whom the work was given since, and nothing after its undo', async () => {
    const ids = await someItems(3)
    const [moved = ''] = ids
    const body = { token: randomUUID(), ids, to: colleague(1).id, note: 'Peter is away' }
    const { body: made } = await post(pathOf(workTeam.reassign), body)
    await post(work.passOn.path.replace('{id}', moved), { to: colleague(2).id, note: '' })
    expect((await post(pathOf(workTeam.reassign), body)).body).toMatchObject({ id: made.id, changed: made.changed })
    expect((await ownersOf(ids)).get(moved)).toBe(colleague(2).id)
    await post(workTeam.undo.path.replace('{id}', made.id))
    const before = await ownersOf(ids)
    expect((await post(pathOf(workTeam.reassign), body)).body.code).toBe('reassignment-undone')
    expect(await ownersOf(ids)).toEqual(before)
    const { body: wish } = await post(pathOf(workTeam.reassign), { ...body, token: randomUUID() })
    expect(wish).toMatchObject({ changed: 3 })
    expect([...(await ownersOf(ids)).values()]).toEqual(ids.map(() => colleague(1).id))
  })

  it('leaves an item that somebody has open where it is when it is undone', async () => {
    const ids = await someItems(2)
    const [opened = '', other = ''] = ids
    const before = await ownersOf(ids)
    const { body: made } = await post(pathOf(workTeam.reassign), { ids, to: colleague(3).id, note: 'Open' })
    await post(work.take.path.replace('{id}', opened), {}, colleague(3).token)
    expect((await post(workTeam.undo.path.replace('{id}', made.id))).body.params).toEqual({ count: 1 })
    const { body: item } = await post(work.take.path.replace('{id}', opened), {}, colleague(3).token)
    expect(item).toMatchObject({ ownerId: colleague(3).id, holderId: colleague(3).id })
    expect((await ownersOf([other])).get(other)).toBe(before.get(other))
    await post(work.release.path.replace('{id}', opened), {}, colleague(3).token)
  })

  it('is refused to whoever lacks the permission, and to a person who may not do the work', async () => {
    const billing = await registry.signIn('billing')
    const ids = await someItems(1)
    const many = { ids: Array.from({ length: MOST_REASSIGNED + 1 }, (_, at) => at + 1), to: null, note: '' }
    expect((await post(pathOf(workTeam.reassign), many)).body.fields).toHaveProperty('ids')
    expect((await post(pathOf(workTeam.reassign), { ids, to: null, note: '' }, billing)).status).toBe(403)
    const { rows } = await registry.database.pool.query(`SELECT id FROM account WHERE username = 'billing'`)
    expect((await post(pathOf(workTeam.reassign), { ids, to: rows[0].id, note: '' })).body.code).toBe(
      'colleague-not-permitted',
    )
  })

  it('is not undone by a supervisor who may not do the work of its items', async () => {
    const ids = await someItems(2)
    const { body: made } = await post(pathOf(workTeam.reassign), { ids, to: colleague(1).id, note: 'Out of reach' })
    await givePermissions(registry.database, 'billing', ['can_supervise_work', 'can_view_billing_settings'])
    const billing = await registry.signIn('billing')
    const undo = workTeam.undo.path.replace('{id}', made.id)
    expect(await post(undo, {}, billing)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect([...(await ownersOf(ids)).values()]).toEqual(ids.map(() => colleague(1).id))
    expect((await post(undo)).body).toMatchObject({ code: 'reassignment-undone', params: { count: made.changed } })
  })
})

describe('people and figures', () => {
  it('list whoever left with the items that nobody else has, until they are given to somebody', async () => {
    const [left, ids] = [colleague(4), await someItems(2)]
    await post(pathOf(workTeam.reassign), { ids, to: left.id, note: 'Before the account was closed' })
    await registry.database.write(tx => tx.update(account).set({ enabled: false }).where(eq(account.id, left.id)))
    const people = async () =>
      z
        .array(WorkPerson)
        .parse(await list(workTeam.people.path))
        .filter(({ id }) => id === left.id)
    expect(await people()).toMatchObject([{ owned: 2 }])
    await post(pathOf(workTeam.reassign), { ids, to: null, note: 'Back to everybody' })
    expect(await people()).toEqual([])
  })

  it('count what a person owns, has open and ended', async () => {
    const { item } = (await post(pathOf(work.next), { source: 'PROCESS' }, colleague(3).token)).body
    const person = async () => z.array(WorkPerson).parse(await list(workTeam.people.path, { q: 'Number003' }))[0]
    expect(await person()).toMatchObject({ id: colleague(3).id, held: 1, doneWeek: 0 })
    const before = await get(`${workTeam.figures.path}?area=PROCESSES&days=7`)
    const [row] = await registry.database.read
      .select()
      .from(workItem)
      .where(eq(workItem.id, Number(item.id)))
    await registry.database.read
      .update(processTable)
      .set({ status: 'SUCCESS' })
      .where(eq(processTable.id, row?.record ?? ''))
    expect(await person()).toMatchObject({ held: 0, doneWeek: 1, doneMonth: 1 })
    const after = await get(`${workTeam.figures.path}?area=PROCESSES&days=7`)
    expect(after.byDay).toHaveLength(7)
    const last = (figures: { byDay: { done: number; late: number }[] }) => figures.byDay.at(-1)
    expect(last(after)).toMatchObject({ done: (last(before)?.done ?? 0) + 1, late: (last(before)?.late ?? 0) + 1 })
    const sum = ({ ages }: { ages: { under2: number; under8: number; under31: number; more: number }[] }) =>
      ages.reduce((total, one) => total + one.under2 + one.under8 + one.under31 + one.more, 0)
    expect(sum(after)).toBe(
      await registry.database.read.$count(workItem, inArray(workItem.source, ['PROCESS', 'CORRECTION'])),
    )
    expect(sum(before)).toBe(sum(after) + 1)
  })

  it('count all staff on a page beyond the last one', async () => {
    const page = async (range: string) => {
      const { body, headers } = await registry.as(admin)({ url: `${workTeam.people.path}?range=${range}` })
      return { rows: JSON.parse(body).length, total: String(headers['content-range']).split('/')[1] }
    }
    const { rows, total } = await page('[0,99]')
    expect([rows > 0, String(rows)]).toEqual([true, total])
    expect(await page('[500,509]')).toEqual({ rows: 0, total })
  })

  it('list staff by area, sorted as asked', async () => {
    const billing = await list(workTeam.people.path, { area: 'BILLING' })
    expect(billing.map(({ name }: { name: string }) => name)).toContain('Rose Adong')
    const processes = await list(workTeam.people.path, { area: 'PROCESSES' })
    expect(processes.map(({ name }: { name: string }) => name)).not.toContain('Rose Adong')
    const sorted = await get(`${workTeam.people.path}?range=[0,99]&sort=["name","ASC"]`)
    const names = sorted.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted())
  })
})

describe('an absence', () => {
  it('is refused by the field that does not fit', async () => {
    const personId = colleague(2).id
    const refused = async (body: object) =>
      Object.keys((await post(pathOf(workTeam.addAbsence), { personId, ...body })).body.fields)
    expect(await refused({ from: '2035-02-02', until: '2035-02-01' })).toEqual(['until'])
    expect(await refused({ from: '2020-02-01', until: '2020-02-02' })).toEqual(['until'])
    await post(pathOf(workTeam.addAbsence), { personId, from: '2035-02-01', until: '2035-02-09' })
    expect(await refused({ from: '2035-02-05', until: '2035-02-20' })).toEqual(['from'])
  })

  it('is recorded once, shown with the person, and ended', async () => {
    const today = new Date(Date.now() + 3 * 3_600_000)
    const day = (ahead: number) => new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
    const body = { personId: colleague(1).id, from: day(0), until: day(5) }
    expect((await post(pathOf(workTeam.addAbsence), body)).body.code).toBe('absence-added')
    expect((await post(pathOf(workTeam.addAbsence), body)).status).toBe(200)
    expect((await post(pathOf(workTeam.addAbsence), { ...body, until: day(9) })).body.code).toBe('absence-overlaps')
    expect((await post(pathOf(workTeam.addAbsence), { ...body, from: day(9), until: day(8) })).body.code).toBe(
      'dates-reversed',
    )
    expect((await post(pathOf(workTeam.addAbsence), { ...body, from: day(-9), until: day(-8) })).body.code).toBe(
      'absence-over',
    )
    expect(await list(workTeam.people.path, { q: 'Number001' })).toMatchObject([{ absentUntil: day(5) }])
    const ofColleague = async () =>
      z
        .array(Absence)
        .parse(await list(workTeam.absences.path))
        .filter(({ personId }) => personId === colleague(1).id)
    const [absence] = await ofColleague()
    expect(absence).toMatchObject({ person: colleague(1).name, from: day(0), until: day(5) })
    const end = workTeam.endAbsence.path.replace('{id}', idText(absence?.id))
    expect((await post(end)).body.code).toBe('absence-ended')
    expect((await post(end)).body.code).toBe('no-such-absence')
    expect(await ofColleague()).toEqual([])
  })
})
