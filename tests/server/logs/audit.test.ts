import { contract } from '@contract/index'
import type { AuditEntry } from '@contract/portal/audit'
import { registryToday } from '@contract/registryDay'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let as: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  const admin = registry.as(await registry.signIn('admin'))
  for (const name of ['100% Agency', 'Lake_Authority', 'Ofisi \\ Mpya'])
    await admin({ method: 'POST', url: pathOf(contract.mdas.create), payload: { name } })
  await registry.database.read.execute(sql`
    INSERT INTO audit_entry (call, subject, actor_name) SELECT 'TEST-OLD', 'entry ' || n, 'Old Hand'
    FROM generate_series(1, 3000) n`)
  as = registry.as(await registry.signIn('auditor'))
})
afterAll(() => registry.close())

const list = async (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))
  const answer = await as({ url: `${pathOf(contract.audit.list)}?${search}` })
  return {
    rows: answer.json() as AuditEntry[],
    range: String(answer.headers['content-range']),
    total: Number(String(answer.headers['content-range']).split('/')[1]),
  }
}

describe('the whole trail', () => {
  it('is listed newest first, with the number of its last entry as total', async () => {
    const { rows, range, total } = await list({ range: [0, 14] })
    const newest = rows[0]?.id
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, n) => (newest ?? 0) - n))
    const counted = await registry.database.pool.query('SELECT count(*)::int AS n FROM audit_entry')
    expect([total, newest]).toEqual([counted.rows[0].n, counted.rows[0].n])
    expect(range).toBe(`items 0-14/${total}`)
  })

  it('is listed in reverse order when sorted ascending', async () => {
    const oldest = await list({ range: [0, 2], sort: ['at', 'ASC'] })
    expect(oldest.rows.map(({ id }) => id)).toEqual([1, 2, 3])
    const last = await list({ range: [0, 999] })
    expect((await list({ range: [3000, 3999] })).rows.at(-1)?.id).toBe(1)
    expect((await list({ range: [15_000_000_000, 15_000_000_014] })).rows).toEqual([])
    expect(last.rows).toHaveLength(1000)
  })
})

describe('a search of the trail', () => {
  it.each([
    ['100%', 1],
    ['lake_', 1],
    ['\\', 1],
    ['grace', 4],
    ['nothing like it', 0],
  ])('for %s finds %i', async (q, n) => {
    const { rows, total } = await list({ filter: { q } })
    expect([rows.length, total]).toEqual([n, n])
  })

  it('is filtered by call, person and day', async () => {
    const created = await list({ filter: { call: 'MDA-CREATE' } })
    expect(created.total).toBe(3)
    const actorId = created.rows[0]?.actorId
    expect((await list({ filter: { actorId, call: 'MDA-CREATE' } })).total).toBe(3)
    expect((await list({ filter: { from: '2001-01-01', to: '2001-12-31' } })).rows).toEqual([])
    const today = registryToday(Date.parse(created.rows[0]?.at ?? ''))
    expect((await list({ filter: { from: today, to: today, call: 'MDA-CREATE' } })).total).toBe(3)
  })
})

describe('reading the trail', () => {
  // The planner would scan so few rows; with sequential scans off, the plan shows whether an index can serve the query.
  const plan = (where: string) =>
    registry.database.write(async tx => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`)
      const { rows } = await tx.execute(
        sql`EXPLAIN SELECT id FROM audit_entry WHERE ${sql.raw(where)} ORDER BY id DESC LIMIT 15`,
      )
      return JSON.stringify(rows)
    })
  it.each([
    ['a page of it', 'id <= 2000 AND id > 1985'],
    ['one call', "call = 'MDA-CREATE'"],
    ['one person', "actor_id = '00000000-0000-4000-8000-000000000000'"],
    ['a day long ago', "at < '2001-01-01'::date + 1"],
    [
      'a search',
      "upper(coalesce(actor_name, '') || ' ' || coalesce(subject, '') || ' ' || call) LIKE '%NOTHING LIKE IT%'",
    ],
  ])('goes through an index for %s', async (_, where) => {
    expect(await plan(where)).not.toContain('Seq Scan')
  })
})

describe('the name of the record of an entry', () => {
  it('is the present one of an entity, a person, an account and an application, and none of what says all', async () => {
    const { rows: found } = await registry.database.pool.query(`SELECT
      (SELECT brn FROM entity WHERE kind = 'COMPANY' ORDER BY brn LIMIT 1) AS brn,
      (SELECT name FROM entity WHERE kind = 'COMPANY' ORDER BY brn LIMIT 1) AS company,
      (SELECT id FROM account ORDER BY id LIMIT 1) AS account,
      (SELECT display_name FROM account ORDER BY id LIMIT 1) AS person,
      (SELECT tracking_number FROM insolvency_application ORDER BY tracking_number LIMIT 1) AS number,
      (SELECT company_name FROM insolvency_application ORDER BY tracking_number LIMIT 1) AS applicant`)
    const { brn, company, account, person, number, applicant } = found[0]
    const entries: [call: string, subject: string, name: string | null][] = [
      ['BLACKLIST-REVERSE', `${brn} ${company}`, company],
      ['PORTAL-FLAG-SET', brn, company],
      ['PORTAL-NOTE-ADD', account, person],
      ['PORTAL-NOTE-ADD', number, applicant],
      ['INSOLVENCY-ROLLBACK', number, applicant],
      ['PORTAL-NOTE-ADD', '999999999999', null],
      ['MDA-CREATE', 'Lake Authority', null],
    ]
    for (const [call, subject] of entries)
      await registry.database.read.execute(
        sql`INSERT INTO audit_entry (call, subject, actor_name) VALUES (${call}, ${subject}, 'Name Giver')`,
      )
    const { rows } = await list({ filter: { q: 'Name Giver' }, sort: ['at', 'ASC'], range: [0, 14] })
    expect(rows.map(({ subjectName }) => subjectName)).toEqual(entries.map(([, , name]) => name))
  })
})
