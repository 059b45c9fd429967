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
  number: text().notNull(),
})
const permitTotals = declareTotals(permit, [{ key: 'permit' }])

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  const owner = new pg.Client(test.connection)
  await owner.connect()
  await owner.query(`CREATE TABLE permit (id integer PRIMARY KEY, holder text NOT NULL, place text NOT NULL, number text NOT NULL);
    GRANT ALL ON permit TO daftari_app;
    INSERT INTO permit VALUES (1, 'Aber Foods', 'Kitgum', 'UB-100001'), (2, 'Bwire Timber', 'Aber', 'UB-100002'),
      (3, 'UB-100001 Tea', 'Mbale', '80020001234567')`)
  await owner.query(permitTotals.migration())
  await owner.end()
})
afterAll(() => test.close())

const search = async (typed?: string, prefixes?: ReturnType<typeof sql>[], numbers?: (typeof permit.number)[]) => {
  const { rows, total } = await readPage<{ id: number }>(test.database.read, {
    table: permit,
    key: permit.id,
    order: [asc(permit.id)],
    row: { id: permit.id },
    total: permitTotals.of('permit'),
    page: { page: 1, perPage: 10 },
    search: typed,
    ...(prefixes && { prefixes }),
    ...(numbers && { numbers }),
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

describe('a search for a whole number', () => {
  const searchNumbers = (typed: string) => search(typed, undefined, [permit.number])

  it('finds the row that has the number, in any case and with spaces between its digits', async () => {
    expect(await searchNumbers(' ub-100001 ')).toEqual([[1], 1])
    expect(await searchNumbers('8002 0001 2345 67')).toEqual([[3], 1])
  })

  it('searches everything when no row has the number, and for words', async () => {
    expect(await searchNumbers('UB-1000')).toEqual([[1, 2, 3], 3])
    expect(await searchNumbers('kato')).toEqual([[], 0])
    expect(await searchNumbers('aber')).toEqual([[1, 2], 2])
  })
})
