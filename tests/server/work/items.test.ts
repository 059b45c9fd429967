import { type Urgency, urgencies, type WorkCount, work } from '@contract/portal/work'
import { type WorkSource, workSourceNames, workSources } from '@contract/portal/workSources'
import { complaint, practitioner, workDone, workItem } from '@server/db/schema'
import { compareItems } from '@server/work/keepItems'
import { missingWork } from '@server/work/missingWork'
import { workRows } from '@server/work/sources'
import { and, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let admin: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 400 })
  admin = await registry.signIn('admin')
})
afterAll(() => registry.close())

const readAll = async () => {
  const rows = await registry.database.read
    .select({ source: workItem.source, record: workItem.record, due: workItem.due, subject: workItem.subject })
    .from(workItem)
    .orderBy(workItem.source, workItem.record)
  return rows
}

describe('items of work', () => {
  it('are kept by the database for every declared source', async () => {
    const client = new pg.Client(registry.connection)
    await client.connect()
    try {
      expect(await missingWork(client, workRows)).toEqual([])
    } finally {
      await client.end()
    }
  })

  it('equal the rows of their sources after the demonstration was filled', async () => {
    const before = await readAll()
    await registry.database.write(compareItems)
    expect(await readAll()).toEqual(before)
    const sources = new Set(before.map(({ source }) => source))
    for (const source of [
      'COMPLAINT',
      'PRACTITIONER_APPLICATION',
      'PROCESS',
      'CORRECTION',
      'PAYMENT',
      'DOCUMENT',
    ] as const)
      expect(sources).toContain(source)
    expect(sources).toContain('INSOLVENCY_APPLICATION')
    expect(sources).toContain('GO_LIVE')
  })

  it('come and go with the row, and are recorded when they are done', async () => {
    const { read } = registry.database
    const [one] = await read.select({ number: practitioner.uniquePractitionerNumber }).from(practitioner).limit(1)
    const [lodged] = await read
      .insert(complaint)
      .values({
        practitionerNumber: one?.number ?? '',
        complaint: 'Fees',
        description: 'Fees were taken twice',
        complainantName: 'Jane',
      })
      .returning({ id: complaint.id, number: complaint.trackingNumber })
    const ofComplaint = and(eq(workItem.source, 'COMPLAINT'), eq(workItem.record, String(lodged?.id)))
    const [item] = await read.select().from(workItem).where(ofComplaint)
    expect(item).toMatchObject({ key: lodged?.number, about: 'Fees', stage: 0, ownerId: null })
    await read
      .update(complaint)
      .set({ complaint: 'Fees and delay' })
      .where(eq(complaint.id, lodged?.id ?? 0))
    expect((await read.select().from(workItem).where(ofComplaint))[0]).toMatchObject({
      id: item?.id,
      about: 'Fees and delay',
    })
    await read
      .update(complaint)
      .set({ status: 'RESOLVED' })
      .where(eq(complaint.id, lodged?.id ?? 0))
    expect(await read.select().from(workItem).where(ofComplaint)).toEqual([])
    const done = await read
      .select()
      .from(workDone)
      .where(eq(workDone.itemId, item?.id ?? 0))
    expect(done).toMatchObject([{ source: 'COMPLAINT', key: lodged?.number, due: item?.due }])
  })
})

type Row = {
  id: string
  source: WorkSource
  key: string
  kind?: string
  urgency: Urgency
  due: string
  subject: string
  flags?: { name: string }[]
}

const listAs = async (token: string, filter: object = {}, range = [0, 999]) => {
  const query = `range=${encodeURIComponent(JSON.stringify(range))}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  const answer = await registry.as(token)({ url: `${pathOf(work.list)}?${query}` })
  expect(answer.statusCode).toBe(200)
  const total = Number(/\/(\d+)$/.exec(String(answer.headers['content-range']))?.[1])
  return { rows: answer.json() as Row[], total }
}

describe('the list of work', () => {
  it.each(['admin', 'registrar', 'clerk', 'auditor', 'billing', 'newcomer', 'insolvency', 'supervisor'])(
    'shows %s the sources whose permissions they hold, and no other',
    async username => {
      const token = username === 'admin' ? admin : await registry.signIn(username)
      const { rows: held } = await registry.database.pool.query<{ name: string }>(
        `SELECT DISTINCT p.name FROM account a JOIN account_role ar ON ar.account_id = a.id
         JOIN role_permission rp ON rp.role_id = ar.role_id JOIN permission p ON p.id = rp.permission_id
         WHERE a.username = $1`,
        [username],
      )
      const permissions = new Set(held.map(({ name }) => name))
      const allowed = workSourceNames.filter(name => workSources[name].needs.every(need => permissions.has(need)))
      const counts = (await registry.as(token)({ url: pathOf(work.counts) })).json().counts as { source: WorkSource }[]
      const { rows: owned } = await registry.database.pool.query(
        `SELECT 1 FROM work_item w JOIN account a ON a.id = w.owner_id
         WHERE w.source = 'REMINDER' AND a.username = $1 LIMIT 1`,
        [username],
      )
      for (const source of workSourceNames) {
        const { rows, total } = await listAs(token, { source }, [0, 4])
        // Reminders are their owner's alone.
        const isShown = source === 'REMINDER' ? owned.length > 0 : allowed.includes(source)
        expect([source, total > 0, rows.length > 0]).toEqual([source, isShown, isShown])
        expect(rows.every(row => row.source === source)).toBe(true)
        expect(counts.some(count => count.source === source)).toBe(isShown)
      }
    },
  )

  it('counts exactly, with and without filters, and in the order of urgency', async () => {
    const { rows, total } = await listAs(admin)
    expect(total).toBe(await registry.database.read.$count(workItem))
    const groups = rows.map(({ urgency }) => urgencies.indexOf(urgency))
    expect(groups).toEqual(groups.toSorted((a, b) => a - b))
    const { counts } = (await registry.as(admin)({ url: pathOf(work.counts) })).json()
    expect(counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total)
    for (const urgency of ['OVERDUE', 'PAUSED'])
      expect((await listAs(admin, { urgency })).total).toBe(
        counts
          .filter((one: { urgency: string }) => one.urgency === urgency)
          .reduce((sum: number, { count }: { count: number }) => sum + count, 0),
      )
    const { total: old } = await listAs(admin, { age: 30 })
    expect(old).toBe(await registry.database.read.$count(workItem, sql`since <= now() - interval '30 days'`))
  })

  it('counts the items of an owner whose id is written in capitals', async () => {
    const { rows: owners } = await registry.database.pool.query<{ id: string }>(
      'SELECT owner_id AS id FROM work_item WHERE owner_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    )
    const owner = owners[0]?.id ?? ''
    const countsOf = async (one: string) =>
      (await registry.as(admin)({ url: pathOf(work.counts), query: { owner: one } })).json()
    const { total } = await listAs(admin, { owner })
    expect(total).toBeGreaterThan(0)
    expect((await listAs(admin, { owner: owner.toUpperCase() })).total).toBe(total)
    expect(await countsOf(owner.toUpperCase())).toEqual(await countsOf(owner))
  })

  it.each(['admin', 'registrar', 'clerk'])(
    'counts what %s finds by a text, an age and an owner as the list does',
    async username => {
      const token = username === 'admin' ? admin : await registry.signIn(username)
      const { rows: people } = await registry.database.pool.query<{ id: string; isAsker: boolean }>(
        `SELECT a.id, a.username = $1 AS "isAsker" FROM account a JOIN work_item w ON w.owner_id = a.id
         GROUP BY a.id ORDER BY "isAsker" DESC, count(*) DESC LIMIT 3`,
        [username],
      )
      const owners = [...people.map(({ id }) => id), 'NOBODY']
      const narrowed: Record<string, string>[] = [{ q: 'a' }, { age: '20' }, { q: 'limited', age: '5' }]
      const filters = narrowed.flatMap(filter => [filter, ...owners.map(owner => ({ ...filter, owner }))])
      let most = 0
      for (const filter of [...filters, ...owners.map(owner => ({ owner }))]) {
        const { counts } = (await registry.as(token)({ url: pathOf(work.counts), query: filter })).json<{
          counts: WorkCount[]
        }>()
        const counted = Object.fromEntries(
          urgencies.map(name => [
            name,
            counts.filter(({ urgency }) => urgency === name).reduce((sum, { count }) => sum + count, 0),
          ]),
        )
        const listed = await Promise.all(
          urgencies.map(async urgency => [urgency, (await listAs(token, { ...filter, urgency }, [0, 0])).total]),
        )
        expect([filter, counted]).toEqual([filter, Object.fromEntries(listed)])
        expect(counts.every(({ count }) => count > 0)).toBe(true)
        most = Math.max(most, counts.length)
        if (!('owner' in filter)) continue
        const asker = people.find(({ isAsker }) => isAsker)?.id
        const whose = filter.owner === 'NOBODY' ? 'NOBODY' : filter.owner === asker ? 'MINE' : 'OTHERS'
        expect(counts.every(count => count.whose === whose)).toBe(true)
      }
      expect(most).toBeGreaterThan(3)
    },
  )

  it('refuses counts by a filter that is none', async () => {
    const refused: Record<string, string>[] = [
      { age: '-1' },
      { owner: 'somebody' },
      { urgency: 'OVERDUE' },
      { q: 'a'.repeat(201) },
    ]
    for (const query of refused)
      expect((await registry.as(admin)({ url: pathOf(work.counts), query })).statusCode).toBe(400)
  })

  it('shows the flags of the record of an item, and of its entity', async () => {
    const { database } = registry
    const flag = (name: string, kind: string, key: string) =>
      database.pool.query(
        `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
         SELECT k.id, $2, $3, 'Order', a.id, 'Grace' FROM flag_kind k, account a WHERE k.name = $1 AND a.username = 'admin'`,
        [name, kind, key],
      )
    const flagsOf = async (source: string, key: string) => {
      const { rows } = await listAs(admin, { source, q: key })
      return rows.find(row => row.key === key)?.flags?.map(({ name }) => name)
    }
    const [process] = (await listAs(admin, { source: 'PROCESS' })).rows
    const [complaint] = (await listAs(admin, { source: 'COMPLAINT' })).rows
    const [payment] = (await listAs(admin, { source: 'PAYMENT' })).rows
    await flag('Court order', 'ENTITY', process?.key ?? '')
    await flag('Fraud watch', 'PRACTITIONER', complaint?.kind ?? '')
    await flag('Fraud watch', 'PAYMENT', payment?.key ?? '')
    expect(await flagsOf('PROCESS', process?.key ?? '')).toEqual(['Court order'])
    expect(await flagsOf('COMPLAINT', complaint?.key ?? '')).toEqual(['Fraud watch'])
    expect(await flagsOf('PAYMENT', payment?.key ?? '')).toEqual(['Fraud watch'])
    await database.pool.query(
      "UPDATE flag SET lifted_at = now(), lifted_by = 'Grace', lift_reason = 'Over' WHERE reason = 'Order'",
    )
    expect(await flagsOf('PROCESS', process?.key ?? '')).toBeUndefined()
  })

  it('finds work by its number and by words of its subject', async () => {
    const [first] = (await listAs(admin, { source: 'PAYMENT' }, [0, 0])).rows
    const { rows: items } = await registry.database.pool.query('SELECT key FROM work_item WHERE id = $1', [first?.id])
    const found = await listAs(admin, { q: items[0].key })
    expect(found.rows.map(({ id }) => id)).toContain(first?.id)
    expect((await listAs(admin, { q: 'no such thing anywhere' })).total).toBe(0)
  })

  it('finds no item by what it shows masked to the person who searches', async () => {
    const { read } = registry.database
    const [one] = await read.select({ number: practitioner.uniquePractitionerNumber }).from(practitioner).limit(1)
    const text = 'Unpaid heirlooms: write to jane@heirs.example, call 0772 123 987, NIN CM90123456AB4K'
    const values = { practitionerNumber: one?.number ?? '', description: '', complainantName: 'Jane' }
    await read.insert(complaint).values({ ...values, complaint: text })
    // The billing officer sees complaints here, and personal data masked.
    await givePermissions(registry.database, 'billing', workSources.COMPLAINT.needs)
    const billing = await registry.signIn('billing')
    const found = async (token: string, q: string) => {
      const { rows, total } = await listAs(token, { q })
      const { counts } = (await registry.as(token)({ url: pathOf(work.counts), query: { q } })).json()
      expect(counts.reduce((sum: number, { count }: WorkCount) => sum + count, 0)).toBe(total)
      return rows.map(row => 'about' in row && row.about)
    }
    const shown = 'Unpaid heirlooms: write to j••••••••@••••••••, call ••••••••87, NIN CM••••••••AB4K'
    expect(await found(billing, 'heirlooms: write')).toEqual([shown])
    for (const part of ['jane@', '772 123', 'm90123', 'heirs.exam']) {
      expect(await found(billing, part)).toEqual([])
      expect(await found(admin, part)).toEqual([text])
    }
  })

  it('finds one or two letters at the beginning of its number or subject, unless they are masked', async () => {
    const owner = new pg.Client(registry.connection)
    await owner.connect()
    await owner.query(
      `INSERT INTO work_item (source, record, key, subject, about, since, days, due) VALUES
       ('PAYMENT', 'q1', 'ŴQ1', 'First', 'ŷq', now(), 5, '2030-01-01'),
       ('PAYMENT', 'q2', '2', 'ŷq@mail.example', NULL, now(), 5, '2030-01-01'),
       ('PAYMENT', 'q3', '3', 'Not ŷq or ŵq', NULL, now(), 5, '2030-01-01')`,
    )
    await owner.end()
    await givePermissions(registry.database, 'billing', workSources.PAYMENT.needs)
    const billing = await registry.signIn('billing')
    const found = async (token: string, q: string) => (await listAs(token, { q })).rows.map(({ key }) => key)
    expect(await found(admin, 'ŵq')).toEqual(['ŴQ1'])
    expect(await found(admin, 'ŷq')).toEqual(['2'])
    expect(await found(billing, 'ŵq')).toEqual(['ŴQ1'])
    expect(await found(billing, 'ŷq')).toEqual([])
  })

  it.each([20, 120])('pages through %i items with one number', async count => {
    const number = `8777${String(count).padStart(10, '0')}`
    const owner = new pg.Client(registry.connection)
    await owner.connect()
    await owner.query(
      `INSERT INTO work_item (source, record, key, subject, since, days, due)
       SELECT 'DOCUMENT', $1 || ' ' || n, $1, 'PAGED LTD', timestamptz '2026-01-01' + n * interval '1 minute', 5, '2030-01-01'
       FROM generate_series(1, $2::int) n`,
      [number, count],
    )
    await owner.end()
    const all = await listAs(admin, { q: number })
    expect(all.rows).toHaveLength(count)
    for (const [first, last] of [
      [0, 9],
      [5, 14],
      [5, 204],
      [10, 19],
      [count - 3, count + 6],
    ] as const) {
      const { rows, total } = await listAs(admin, { q: number }, [first, last])
      expect(total).toBe(count)
      expect(rows.map(({ id }) => id)).toEqual(all.rows.slice(first, last + 1).map(({ id }) => id))
    }
  })
})
