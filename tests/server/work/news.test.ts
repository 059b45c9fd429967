import { contract } from '@contract/index'
import { news } from '@contract/portal/news'
import { work } from '@contract/portal/work'
import { news as newsTable, workItem } from '@server/db/schema'
import { forgetNews } from '@server/work/news'
import { endSnoozes } from '@server/work/snooze'
import { writeXlsx } from '@spreadsheet/write'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { pathOf } from '../../support/pathOf'
import { multipart, type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let one: Colleague
let other: Colleague
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  const [first, second] = await addColleagues(registry.database, 2)
  if (!first || !second) throw new Error('there are two colleagues')
  one = first
  other = second
})
afterAll(() => registry.close())
beforeEach(() => registry.database.pool.query('DELETE FROM news'))

const post = (who: Colleague, url: string, payload: object = {}) =>
  registry.as(who.token)({ method: 'POST', url, payload })
const read = async (who: Colleague) => (await registry.as(who.token)({ url: pathOf(news.latest) })).json()
const kinds = async (who: Colleague) => (await read(who)).rows.map(({ kind }: { kind: string }) => kind)
const itemOf = async (source: 'PROCESS') => {
  const [item] = await registry.database.read
    .select()
    .from(workItem)
    .where(and(eq(workItem.source, source), eq(workItem.stage, 0)))
    .limit(1)
  if (!item) throw new Error(`no ${source} waits`)
  return item
}
const pass = async (from: Colleague, to: Colleague, note: string) => {
  const item = await itemOf('PROCESS')
  await post(from, work.passOn.path.replace('{id}', String(item.id)), { to: to.id, note })
  return item
}

describe('news', () => {
  it('is work that a colleague passed on, for the one who got it alone, until it was seen', async () => {
    const item = await pass(one, other, 'You know this one')
    const { unseen, rows } = await read(other)
    expect(unseen).toBe(1)
    expect(rows).toMatchObject([
      {
        kind: 'PASSED_ON',
        seen: false,
        source: 'PROCESS',
        key: item.key,
        subject: item.subject,
        by: one.name,
        note: 'You know this one',
      },
    ])
    expect((await read(one)).rows).toEqual([])
    for (let sent = 0; sent < 2; sent++)
      expect((await post(other, pathOf(news.seen), { upTo: rows[0].id })).statusCode).toBe(200)
    expect(await read(other)).toMatchObject({ unseen: 0, rows: [{ seen: true }] })
    // An earlier mark that comes late changes nothing.
    await post(other, pathOf(news.seen), { upTo: '1' })
    expect((await read(other)).unseen).toBe(0)
    await pass(one, other, 'And this')
    expect((await read(other)).unseen).toBe(1)
  })

  it('is no work that a person takes over, snoozes or wakes by themselves', async () => {
    const item = await pass(one, one, 'Mine')
    const { rows } = await registry.database.pool.query(
      `SELECT day::text FROM calendar_day WHERE day > registry_day(now()) AND open ORDER BY day LIMIT 1`,
    )
    const snooze = (until: string | null) =>
      post(one, work.snooze.path.replace('{id}', String(item.id)), { until, reason: 'Later' })
    await snooze(rows[0].day)
    await snooze(null)
    expect(await kinds(one)).toEqual([])
  })

  it('is a snoozed item that came back on its day, and the reply of an applicant', async () => {
    const snoozed = await itemOf('PROCESS')
    await registry.database.read
      .update(workItem)
      .set({ ownerId: one.id, snoozedUntil: sql`registry_day(now())`, snoozedBy: one.name })
      .where(eq(workItem.id, snoozed.id))
    await endSnoozes(registry.database)
    expect(await kinds(one)).toEqual(['REMINDER'])
    const { rows } = await registry.database.pool.query(
      `UPDATE insolvency_application SET status = 'QUERIED' WHERE id =
         (SELECT id FROM insolvency_application WHERE type = 'WINDING_UP' LIMIT 1) RETURNING id`,
    )
    await registry.database.pool.query(
      `UPDATE work_item SET owner_id = $1 WHERE source = 'INSOLVENCY_APPLICATION' AND record = $2`,
      [one.id, String(rows[0].id)],
    )
    await registry.database.pool.query(`UPDATE insolvency_application SET status = 'SUBMITTED' WHERE id = $1`, [
      rows[0].id,
    ])
    expect(await kinds(one)).toEqual(['REPLY', 'REMINDER'])
  })

  it('is an import that is done, with its numbers', async () => {
    const { rows } = await registry.database.pool.query(
      `SELECT brn FROM entity e WHERE NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn) LIMIT 1`,
    )
    const sheet = writeXlsx(
      ['BRN', 'Company name'],
      [
        [rows[0].brn, 'Any'],
        ['', 'No number'],
      ],
      'Rows',
    )
    const answer = await registry.as(one.token)({
      method: 'POST',
      url: pathOf(contract.blacklist.upload),
      ...multipart(sheet, 'struck.xlsx'),
    })
    expect(answer.statusCode).toBe(200)
    expect((await read(one)).rows).toMatchObject([{ kind: 'IMPORT', subject: 'struck.xlsx', taken: 1, refused: 1 }])
  })

  it('is forgotten after a while', async () => {
    await pass(one, other, 'Long ago')
    await registry.database.read.update(newsTable).set({ at: sql`now() - interval '61 days'` })
    await pass(one, other, 'Today')
    await forgetNews(registry.database)
    expect((await read(other)).rows).toHaveLength(1)
  })
})
