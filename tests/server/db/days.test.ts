import { dayOf, today, within } from '@server/db/days'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const moments = ['2026-03-01T20:59:59Z', '2026-03-01T21:00:00Z', '2026-03-02T20:59:59Z', '2026-03-02T21:00:00Z']

it.each([
  [{ from: '2026-03-02' }, [1, 2, 3]],
  [{ to: '2026-03-02' }, [0, 1, 2]],
  [{ from: '2026-03-02', to: '2026-03-02' }, [1, 2]],
])('converts %o to the start and end of those days at the registry', async (days, numbers) => {
  const { rows } = await test.database.read.execute<{ n: number }>(sql`
    SELECT (n - 1)::int AS n FROM unnest(${sql.param(moments)}::timestamptz[]) WITH ORDINALITY AS m (at, n)
    WHERE ${sql.join(within(sql`at`, days), sql` AND `)} ORDER BY n`)
  expect(rows.map(({ n }) => n)).toEqual(numbers)
})

it('assigns a moment to the day of the registry, whatever the time zone of the session', async () => {
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Lima']) {
    const [row] = await test.database.write(async tx => {
      await tx.execute(sql`SET LOCAL TIME ZONE ${sql.raw(`'${zone}'`)}`)
      const { rows } = await tx.execute<{ days: string[]; sameDay: boolean }>(sql`
        SELECT array_agg(${dayOf(sql`at`)}::text ORDER BY at) AS days,
          ${today} = (now() AT TIME ZONE 'Africa/Kampala')::date AS "sameDay"
        FROM unnest(${sql.param(moments)}::timestamptz[]) AS m (at)`)
      return rows
    })
    expect(row).toEqual({ days: ['2026-03-01', '2026-03-02', '2026-03-02', '2026-03-03'], sameDay: true })
  }
})
