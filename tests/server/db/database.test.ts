import { foldTally, total } from '@server/db/totals'
import { prepareDatabase } from '@server/openDatabase'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('totals', () => {
  it('equal a count while fifty people write and the differences are folded', async () => {
    const add = (n: number) =>
      test.database.write(tx => tx.execute(sql`INSERT INTO mda (name) VALUES (${`Body ${n}`}), (${`Agency ${n}`})`))
    const remove = (n: number) =>
      test.database.write(tx => tx.execute(sql`DELETE FROM mda WHERE name = ${`Body ${n}`}`))
    const snapshot = async () => {
      const { rows } = await test.database.read.execute<{ kept: number; counted: number }>(sql`
        SELECT (SELECT coalesce(sum(delta), 0)::int FROM tally WHERE key = 'mda') AS kept, (SELECT count(*)::int FROM mda) AS counted`)
      expect(rows[0]?.kept).toBe(rows[0]?.counted)
    }
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await add(n)
        if (n % 5 === 0) await foldTally(test.database, 2)
        if (n % 3 === 0) await remove(n)
        await snapshot()
      }),
    )
    await foldTally(test.database, 1)
    expect(await total(test.database.read, 'mda')).toBe(100 - 17)
  })
})

describe('the audit trail', () => {
  const add = (subject: string) =>
    test.database.write(tx => tx.execute(sql`INSERT INTO audit_entry (call, subject) VALUES ('TEST', ${subject})`))

  it('numbers and links concurrent entries', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(`entry ${n}`)))
    const { rows } = await test.database.read.execute<{ broken: number }>(sql`
      SELECT count(*)::int AS broken FROM (
        SELECT id, previous_hash, hash, lag(hash, 1, repeat('0', 64)) OVER (ORDER BY id) AS before,
          row_number() OVER (ORDER BY id) AS place, audit_hash(e) AS recomputed FROM audit_entry e) entries
      WHERE previous_hash <> before OR place <> id OR recomputed <> hash`)
    expect(rows[0]?.broken).toBe(0)
  })

  it.each(['UPDATE audit_entry SET subject = NULL', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
    'refuses %s to the application',
    async statement => {
      await expect(test.database.pool.query(statement)).rejects.toThrow(/permission denied/)
    },
  )

  it('refuses a change even to the owner of the tables', async () => {
    const owner = new pg.Client(test.connection)
    await owner.connect()
    await expect(owner.query('DELETE FROM audit_entry')).rejects.toThrow('the audit trail only grows')
    await owner.end()
  })
})

describe('connections', () => {
  it('are replaced after the database ended them, a hundred times', async () => {
    const admin = new pg.Client(test.connection)
    await admin.connect()
    for (let round = 0; round < 10; round++) {
      await Promise.allSettled(Array.from({ length: 10 }, () => test.database.pool.query('SELECT 1')))
      await admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
    }
    await admin.end()
    await expect
      .poll(() =>
        test.database.pool.query('SELECT 1').then(
          () => 'answers',
          () => 'fails',
        ),
      )
      .toBe('answers')
  })

  it('report a rolled back transaction even when its error was caught inside', async () => {
    const before = await total(test.database.read, 'mda')
    const swallowing = test.database.write(async tx => {
      await tx.execute(sql`INSERT INTO mda (name) VALUES ('Swallowed')`)
      await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
      return 'done'
    })
    await expect(swallowing).rejects.toThrow('The transaction was undone')
    expect(await total(test.database.read, 'mda')).toBe(before)
  })

  it('roll back everything when the work fails', async () => {
    const before = await total(test.database.read, 'mda')
    const failing = test.database.write(async tx => {
      await tx.execute(sql`INSERT INTO mda (name) VALUES ('Half written')`)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await total(test.database.read, 'mda')).toBe(before)
  })
})

it.each([
  ['first', 'min'],
  ['last', 'max'],
])('is not begun over one whose %s migration is that of an earlier version, and is left as it is', async (_, which) => {
  const earlier = await testDatabase()
  const owner = new pg.Client(earlier.connection)
  await owner.connect()
  const migrations = 'drizzle.__drizzle_migrations'
  const count = async () => (await owner.query(`SELECT count(*)::int AS count FROM ${migrations}`)).rows
  const made = await count()
  await owner.query(
    `UPDATE ${migrations} SET hash = 'another', created_at = 1 WHERE id = (SELECT ${which}(id) FROM ${migrations})`,
  )
  await expect(prepareDatabase(earlier.connection)).rejects.toThrow(
    /made by an earlier version.*If it was a demonstration, delete.*export.*Set DATA_DIR.*load/,
  )
  expect(await count()).toEqual(made)
  await owner.end()
  await earlier.close()
})
