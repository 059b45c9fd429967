import type { Db } from '@server/db/database'
import { missingTotals } from '@server/db/missingTotals'
import * as schema from '@server/db/schema'
import { declareTotals, type TableTotals, totalsIn } from '@server/db/totalDeclarations'
import { foldTally, total } from '@server/db/totals'
import { createRandom, type Random } from '@server/demonstration/random'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { integer, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const declared = totalsIn(schema)
const byName = declared.map(totals => [getTableName(totals.table), totals] as const)

let test: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
  // The rows of other tables then add no items of work, which have totals of their own.
  await owner.query(`ALTER DATABASE "${test.connection.database}" SET daftari.work = 'off'`)
  // Rows of any content can then be added to any table; totals depend on no constraint.
  await owner.query(`
    DO $$ DECLARE one record; BEGIN
      FOR one IN SELECT conrelid::regclass AS list, conname FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'c') LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.list, one.conname);
      END LOOP;
      FOR one IN SELECT indexrelid::regclass AS name FROM pg_index JOIN pg_class c ON c.oid = indrelid
        WHERE c.relnamespace = 'public'::regnamespace AND indisunique AND NOT indisprimary
          AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) LOOP
        EXECUTE format('DROP INDEX %s', one.name);
      END LOOP;
      FOR one IN SELECT conrelid::regclass AS list, conname FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype = 'u' LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.list, one.conname);
      END LOOP;
    END $$`)
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

/** Returns a value that the column can hold; few different ones, so that rows share keys. */
const valueFor = (column: PgColumn, random: Random): unknown => {
  const few = Math.floor(random.next() * 4)
  if (!column.notNull && few === 0) return null
  if (column.primary) return `${random.next()}`
  if (column.enumValues?.length) return random.pick(column.enumValues)
  const type = column.getSQLType()
  if (type === 'uuid') return `00000000-0000-4000-8000-00000000000${few}`
  if (type === 'boolean') return few > 1
  if (type.startsWith('timestamp')) return `2026-0${few + 1}-28T22:30:00Z`
  if (type === 'date') return `2026-0${few + 1}-15`
  if (type === 'jsonb') return {}
  if (type.endsWith('[]')) return []
  if (type === 'text') return `value ${few}`
  return few
}

/** Columns that a row is written with: not those that PostgreSQL numbers, generates or draws. */
const written = (totals: TableTotals) =>
  Object.entries(getTableColumns(totals.table)).filter(
    ([, column]) =>
      !column.generated && !column.generatedIdentity && !(column.primary && column.getSQLType() === 'uuid'),
  )

const randomRow = (totals: TableTotals, random: Random) =>
  Object.fromEntries(written(totals).map(([name, column]) => [name, valueFor(column, random)]))

const insert = (db: Db, totals: TableTotals, random: Random, rows: number) =>
  db.insert(totals.table).values(Array.from({ length: rows }, () => randomRow(totals, random)))

/** Rows are chosen by their place on disk, because not every table has the same key. */
const someRows = (totals: TableTotals, rows: number) =>
  sql`ctid = ANY (ARRAY(SELECT ctid FROM ${totals.table} ORDER BY md5(ctid::text) LIMIT ${rows} FOR UPDATE SKIP LOCKED))`

const update = (db: Db, totals: TableTotals, random: Random, rows: number) => {
  const columns = written(totals).filter(([, column]) => !column.primary)
  return db
    .update(totals.table)
    .set(Object.fromEntries(columns.map(([name, column]) => [name, valueFor(column, random)])))
    .where(someRows(totals, rows))
}

const remove = (db: Db, totals: TableTotals, rows: number) => db.delete(totals.table).where(someRows(totals, rows))

/** Compares each stored total with a count of the rows themselves, all in one snapshot. */
const expectExact = async (db: Db, totals: TableTotals) => {
  const counts = totals.declarations.map(({ key, by = [], rows, sum }) => {
    const conditions = [...(rows ? [rows] : []), ...by.map(value => sql`(${value}) IS NOT NULL`)]
    return sql`SELECT concat_ws(':', ${sql.join([sql`${key}::text`, ...by], sql`, `)}) AS key,
      ${sum ? sql`(sum(${sum}) * 100)` : sql`count(*)`}::bigint AS amount FROM ${totals.table}
      ${conditions.length ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``} GROUP BY 1 HAVING count(*) > 0`
  })
  const beginnings = [...new Set(totals.declarations.map(({ key }) => key))]
  const { rows } = await db.execute<{ key: string; stored: string | null; counted: string | null }>(sql`
    WITH counted AS (SELECT key, sum(amount) AS amount FROM (${sql.join(counts, sql` UNION ALL `)}) c GROUP BY key),
    stored AS (SELECT key, sum(delta) AS amount FROM tally
      WHERE ${sql.join(
        beginnings.map(key => sql`key = ${key} OR key LIKE ${`${key}:%`}`),
        sql` OR `,
      )} GROUP BY key HAVING sum(delta) <> 0)
    SELECT key, s.amount AS stored, c.amount AS counted FROM stored s FULL JOIN counted c USING (key)
    WHERE s.amount IS DISTINCT FROM nullif(c.amount, 0) ORDER BY key`)
  expect(rows).toEqual([])
}

const countOf = async (totals: TableTotals) => test.database.read.$count(totals.table)

describe.each(byName)('totals of %s', (_, totals) => {
  it('equal a count after inserts, updates, deletes and a truncate', async () => {
    const random = createRandom(41)
    const db = test.database.read
    await insert(db, totals, random, 60)
    await expectExact(db, totals)
    for (let round = 0; round < 4; round++) {
      await update(db, totals, random, 15)
      await expectExact(db, totals)
    }
    await remove(db, totals, 20)
    await expectExact(db, totals)
    expect(await countOf(totals)).toBe(40)
    await owner.query(`TRUNCATE ${getTableName(totals.table)}`)
    await expectExact(db, totals)
    await insert(db, totals, random, 5)
    await expectExact(db, totals)
  })

  it('equal a count in each snapshot of concurrent transactions, some rolled back', async () => {
    const undone = new Error('undone')
    const worker = async (seed: number) => {
      const random = createRandom(seed)
      for (let round = 0; round < 4; round++) {
        await test.database
          .write(async tx => {
            await insert(tx, totals, random, 3)
            await update(tx, totals, random, 2)
            await remove(tx, totals, 1)
            if (random.chance(0.3)) throw undone
          })
          .catch(error => {
            if (error !== undone) throw error
          })
        if (random.chance(0.3)) await foldTally(test.database, 2)
        await expectExact(test.database.read, totals)
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, seed) => worker(seed + 1)))
    await expectExact(test.database.read, totals)
  })
})

describe('keep_totals', () => {
  const permit = pgTable('permit', { id: integer().primaryKey(), status: text().notNull() })
  const whole = declareTotals(permit, [{ key: 'permit' }])
  const byStatus = declareTotals(permit, [{ key: 'permit', by: [permit.status] }])

  it('counts the rows of a table that has some, and replaces an earlier declaration', async () => {
    await owner.query(`CREATE TABLE permit (id integer PRIMARY KEY, status text NOT NULL);
      GRANT ALL ON permit TO daftari_app;
      INSERT INTO permit VALUES (1, 'NEW'), (2, 'NEW'), (3, 'OLD')`)
    expect(await missingTotals(owner, [whole])).toEqual([
      `Nobody keeps the totals of permit: a migration must run SELECT keep_totals('permit', $cells$SELECT 'permit', 1$cells$);`,
    ])
    await owner.query(whole.migration())
    expect(await missingTotals(owner, [whole])).toEqual([])
    await test.database.pool.query("INSERT INTO permit VALUES (4, 'NEW')")
    expect(await total(test.database.read, whole.of('permit'))).toBe(4)

    expect(await missingTotals(owner, [byStatus])).toHaveLength(1)
    await owner.query(byStatus.migration())
    expect(await missingTotals(owner, [byStatus])).toEqual([])
    expect(await total(test.database.read, whole.of('permit'))).toBe(0)
    expect(await total(test.database.read, byStatus.of('permit', 'NEW'))).toBe(3)
    expect(await total(test.database.read, byStatus.of('permit', ['NEW', 'OLD']))).toBe(4)
  })
})

describe('the check at start', () => {
  it('finds a trigger for each declared total', async () => {
    expect(await missingTotals(owner, declared)).toEqual([])
  })

  it('reports a list whose trigger is disabled or missing', async () => {
    await owner.query('ALTER TABLE mda DISABLE TRIGGER totals_update; DROP TRIGGER totals_truncate ON complaint')
    const messages = await missingTotals(owner, declared)
    expect(messages.map(message => message.split(':')[0]).sort()).toEqual([
      'Nobody keeps the totals of complaint',
      'Nobody keeps the totals of mda',
    ])
  })
})
