import { closingDays } from '@contract/portal/closingDays'
import { work } from '@contract/portal/work'
import { registryToday } from '@contract/registryDay'
import { closingDay, insolvencyApplication, workItem } from '@server/db/schema'
import { createRandom, type Random } from '@server/demonstration/random'
import { keepCalendar } from '@server/work/calendar'
import { holidaysOf } from '@server/work/holidays'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  admin = await registry.signIn('admin')
})
afterAll(() => registry.close())

const ITEMS = 10_000
const DAY = 86_400_000
const text = (at: number) => new Date(at).toISOString().slice(0, 10)

type Item = { since: string; days: number; pauses: string[]; due: string | null }

/** Returns the due day by walking from day to day: the n-th open day after `since` that no pause holds. */
const walk = ({ since, days, pauses }: Omit<Item, 'due'>, closed: ReadonlySet<string>): string | null => {
  if (pauses.length % 2) return null
  const isPaused = (day: string) =>
    pauses.some((from, nth) => nth % 2 === 0 && day >= from && day < (pauses[nth + 1] ?? ''))
  const isOpen = (at: number) => ![0, 6].includes(new Date(at).getUTCDay()) && !closed.has(text(at))
  let left = Math.max(days, 1)
  for (let at = Date.parse(since) + (days ? DAY : 0); ; at += DAY) {
    if (isOpen(at) && !isPaused(text(at))) left--
    if (left === 0) return text(at)
  }
}

const randomItem = (random: Random): Omit<Item, 'due'> => {
  const first = Date.parse('2024-01-01') + random.below(900) * DAY
  const pauses: string[] = []
  for (let at = first; random.chance(0.4) && pauses.length < 8; ) {
    const from = at + random.below(12) * DAY
    at = from + random.below(20) * DAY
    pauses.push(text(from), ...(random.chance(0.1) ? [] : [text(at)]))
    if (pauses.length % 2) break
  }
  return { since: text(first), days: random.below(16), pauses }
}

/** Returns how many items there are, and those whose stored due day is not the one of the walk. */
const compare = async () => {
  const { rows: closing } = await registry.database.pool.query<{ day: string }>(
    'SELECT day::text FROM closing_day WHERE NOT open',
  )
  const closed = new Set(closing.map(({ day }) => day))
  const { rows } = await registry.database.pool.query<Item>(
    `SELECT registry_day(since)::text AS since, days, pauses::text[] AS pauses, due::text AS due FROM work_item
     WHERE since >= '1995-01-01'`,
  )
  return { count: rows.length, wrong: rows.filter(item => walk(item, closed) !== item.due) }
}

const post = async (url: string, payload: object = {}) => {
  const answer = await registry.as(admin)({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const dayNamed = async (name: string) => {
  const { rows } = await registry.database.pool.query<{ id: string; day: string }>(
    'SELECT id::text, day::text FROM closing_day WHERE name = $1 AND day BETWEEN $2 AND $3',
    [name, '2025-01-01', '2025-12-31'],
  )
  const [one] = rows
  if (!one) throw new Error(`there is no ${name}`)
  return one
}

describe('due days', () => {
  it(`are those of a walk over the calendar for ${ITEMS} items, also after changes of the calendar`, async () => {
    const random = createRandom(68)
    const items = Array.from({ length: ITEMS }, () => randomItem(random))
    await registry.database.read.execute(sql`
      INSERT INTO work_item (source, record, key, subject, since, days, pauses, due)
      SELECT 'PROCESS', 'made ' || nth, 'made', 'made', (item->>'since')::timestamptz, (item->>'days')::int, pauses.of,
        work_due((item->>'since')::date, (item->>'days')::int, pauses.of)
      FROM jsonb_array_elements(${JSON.stringify(items)}::jsonb) WITH ORDINALITY AS made (item, nth),
        LATERAL (SELECT ARRAY(SELECT jsonb_array_elements_text(item->'pauses'))::date[] AS of) AS pauses`)
    const expectExact = async () => {
      const { count, wrong } = await compare()
      expect(count).toBeGreaterThan(ITEMS)
      expect(wrong).toEqual([])
    }
    await expectExact()
    const own = { day: '2025-03-12', name: 'Stocktaking' }
    const added = await post(pathOf(closingDays.add), own)
    expect(added.body.code).toBe('closing-day-added')
    expect(added.body.params.moved).toBeGreaterThan(50)
    await expectExact()
    const labour = await dayNamed('Labour Day')
    const toggled = await post(closingDays.toggle.path.replace('{id}', labour.id), { open: true })
    expect(toggled.body.code).toBe('holiday-opened')
    await expectExact()
    const { id } = await dayNamed('Stocktaking')
    expect((await post(closingDays.remove.path.replace('{id}', id))).body.code).toBe('closing-day-removed')
    await expectExact()
  })

  it('leave out the time in which the applicant was asked', async () => {
    const { read } = registry.database
    const [application] = await read
      .select({ id: insolvencyApplication.id })
      .from(insolvencyApplication)
      .where(eq(insolvencyApplication.type, 'WINDING_UP'))
      .limit(1)
    const id = application?.id ?? 0
    const isThis = and(eq(workItem.source, 'INSOLVENCY_APPLICATION'), eq(workItem.record, String(id)))
    const set = (status: 'APPROVED' | 'SUBMITTED' | 'QUERIED' | 'ASSIGNED') =>
      read.update(insolvencyApplication).set({ status }).where(eq(insolvencyApplication.id, id))
    const one = async () => (await read.select().from(workItem).where(isThis))[0]
    await read
      .update(insolvencyApplication)
      .set({ createdAt: sql`now() - interval '30 days'` })
      .where(eq(insolvencyApplication.id, id))
    await set('APPROVED')
    await set('SUBMITTED')
    const before = await one()
    await set('QUERIED')
    expect(await one()).toMatchObject({ due: null, stage: 1, pauses: [expect.any(String)] })
    // A pause of the same day leaves nothing out.
    await set('ASSIGNED')
    expect(await one()).toMatchObject({ due: before?.due, stage: 0, pauses: [] })
    await set('QUERIED')
    await read.update(workItem).set({ pauses: sql`ARRAY[registry_day(now()) - 29]` }).where(isThis)
    await set('ASSIGNED')
    const after = await one()
    expect(after?.pauses).toHaveLength(2)
    expect(after?.due && before?.due && after.due > before.due).toBe(true)
    expect((await compare()).wrong).toEqual([])
  })
})

describe('a snooze', () => {
  it('until a day that becomes a closing day ends on the next working day', async () => {
    const { rows } = await registry.database.pool.query<{ day: string }>(
      'SELECT day::text FROM calendar_day WHERE open AND day > registry_day(now()) + 30 ORDER BY day LIMIT 2',
    )
    const [day, next] = rows.map(row => row.day)
    const [item] = await registry.database.read.select().from(workItem).where(eq(workItem.stage, 0)).limit(1)
    const isThis = eq(workItem.id, item?.id ?? 0)
    const snooze = (until: string | undefined) =>
      post(work.snooze.path.replace('{id}', String(item?.id)), { until, reason: 'She is away' })
    expect((await snooze(day)).body.code).toBe('work-snoozed')
    expect((await post(pathOf(closingDays.add), { day, name: 'Moving house' })).body.code).toBe('closing-day-added')
    const [snoozed] = await registry.database.read.select().from(workItem).where(isThis)
    expect(snoozed).toMatchObject({ snoozedUntil: next, snoozeReason: 'She is away' })
    await registry.database.read.update(workItem).set({ snoozedUntil: null, snoozedBy: null }).where(isThis)
    await registry.database.pool.query("DELETE FROM closing_day WHERE name = 'Moving house'")
  })
})

describe('the calendar', () => {
  const list = async (filter: object) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`
    const answer = await registry.as(admin)({ url: `${pathOf(closingDays.list)}?${query}` })
    return answer.json() as { day: string; name: string; kind: string; open: boolean }[]
  }

  it('lists the public holidays of its country by year', async () => {
    const days = await list({ year: 2026 })
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    expect(days).toContainEqual(
      expect.objectContaining({ day: '2026-10-09', name: 'Independence Day', kind: 'HOLIDAY' }),
    )
    expect(await list({ year: 2026, kind: 'OWN' })).toEqual([])
    // Without a year, the days to come stand first.
    const coming = (await list({})).map(({ day }) => day)
    expect(coming[0] && coming[0] >= registryToday()).toBe(true)
    expect(coming).toEqual(coming.toSorted())
  })

  it('refuses a day that is closed already, removing a holiday, and opening a day of its own', async () => {
    const { id } = await dayNamed('Christmas Day')
    const taken = await post(pathOf(closingDays.add), { day: '2025-12-25', name: 'Party' })
    expect(taken.body).toMatchObject({ code: 'closing-day-taken', params: { name: 'Christmas Day' } })
    expect((await post(closingDays.remove.path.replace('{id}', id))).body.code).toBe('public-holiday')
    const party = { day: '2025-12-29', name: 'Party' }
    expect((await post(pathOf(closingDays.add), party)).status).toBe(200)
    expect((await post(pathOf(closingDays.add), party)).body).toMatchObject({ params: { moved: 0 } })
    const own = await dayNamed('Party')
    expect((await post(closingDays.toggle.path.replace('{id}', own.id), { open: true })).body.code).toBe(
      'own-closing-day',
    )
    expect((await post(pathOf(closingDays.add), { day: '1900-01-01', name: 'Long ago' })).body.code).toBe(
      'closing-day-outside',
    )
  })

  it('names the field of a day that it refuses', async () => {
    for (const day of ['2025-12-25', '1900-01-01'])
      expect((await post(pathOf(closingDays.add), { day, name: 'Picnic' })).body).toMatchObject({
        fields: { day: expect.any(String) },
      })
  })

  it('follows the settings of the country and the weekend, and keeps days of its own', async () => {
    const warnings: string[] = []
    const keep = (country: string, weekend: number[]) =>
      keepCalendar(registry.database, { country, weekend }, message => warnings.push(message))
    await keep('KE', [6, 7])
    const days = await list({ year: 2025 })
    expect(days).toContainEqual(expect.objectContaining({ name: 'Jamhuri Day' }))
    expect(days).toContainEqual(expect.objectContaining({ name: 'Party', kind: 'OWN' }))
    expect(days.some(({ name }) => name === 'Independence Day')).toBe(false)
    expect((await compare()).wrong).toEqual([])
    await keep('Atlantis', [5, 6])
    expect(warnings).toEqual([expect.stringContaining('Atlantis')])
    const { rows } = await registry.database.pool.query(
      `SELECT DISTINCT extract(isodow FROM day)::int AS day FROM calendar_day WHERE open ORDER BY 1`,
    )
    expect(rows.map(({ day }) => day)).toEqual([1, 2, 3, 4, 7])
    await keep('Uganda', [6, 7])
    const holidays = await holidaysOf('UG', [2025, 2025])
    const stored = await registry.database.read
      .select({ day: closingDay.day })
      .from(closingDay)
      .where(
        inArray(
          closingDay.day,
          (holidays ?? []).map(({ day }) => day),
        ),
      )
    expect(stored).toHaveLength(holidays?.length ?? 0)
    expect((await compare()).wrong).toEqual([])
  })

  it('shows the public holiday again after the day of its own on it was removed', async () => {
    const keep = (country: string) =>
      keepCalendar(registry.database, { country, weekend: [6, 7] }, message => expect.fail(message))
    await keep('KE')
    expect((await post(pathOf(closingDays.add), { day: '2025-10-09', name: 'Stocktaking' })).status).toBe(200)
    await keep('Uganda')
    const { id } = await dayNamed('Stocktaking')
    expect((await post(closingDays.remove.path.replace('{id}', id))).body).toMatchObject({
      code: 'closing-day-removed',
      params: { name: 'Stocktaking', moved: 0 },
    })
    const day = (await list({ year: 2025 })).find(one => one.day === '2025-10-09')
    expect(day).toMatchObject({ name: 'Independence Day', kind: 'HOLIDAY', open: false })
    expect((await compare()).wrong).toEqual([])
  })
})
