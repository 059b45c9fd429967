import { readPage } from '@server/db/page'
import { declareTotals } from '@server/db/totalDeclarations'
import { asc, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const permit = pgTable('permit', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  place: text().notNull(),
})
const permitTotals = declareTotals(permit, [{ key: 'permit' }])

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  const owner = new pg.Client(test.connection)
  await owner.connect()
  await owner.query(`CREATE TABLE permit (id integer PRIMARY KEY, holder text NOT NULL, place text NOT NULL);
    GRANT ALL ON permit TO daftari_app;
    INSERT INTO permit VALUES (1, 'Aber Foods', 'Kitgum'), (2, 'Bwire Timber', 'Aber'), (3, 'Kato Tea', 'Mbale')`)
  await owner.query(permitTotals.migration())
  await owner.end()
})
afterAll(() => test.close())

const search = async (typed?: string, prefixes?: ReturnType<typeof sql>[]) => {
  const { rows, total } = await readPage<{ id: number }>(test.database.read, {
    table: permit,
    key: permit.id,
    order: [asc(permit.id)],
    row: { id: permit.id },
    total: permitTotals.of('permit'),
    page: { page: 1, perPage: 10 },
    search: typed,
    ...(prefixes && { prefixes }),
  })
  return [rows.map(({ id }) => id), total]
}

describe('a page of a table without search_text', () => {
  it('holds all rows and their stored total without a search', async () => {
    expect(await search()).toEqual([[1, 2, 3], 3])
  })

  it('matches a word at the start of any text column', async () => {
    expect(await search('aber')).toEqual([[1, 2], 2])
    expect(await search('foods')).toEqual([[], 0])
  })

  it('matches a word at the start of the named columns only', async () => {
    expect(await search('aber', [sql`upper(${permit.holder})`])).toEqual([[1], 1])
  })
})
