import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '@server/db/open'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, it } from 'vitest'

/** Copies the migrations before `one_fold`, which folds the texts that a registry has. */
const migrationsBefore = () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-migrations-'))
  cpSync('server/db/migrations', folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('one_fold'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return folder
}

it('folds the names and numbers that a registry has, and joins no two rows', async () => {
  const name = `t_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const connection = { ...inject('postgres'), database: name }
  const owner = new pg.Client(connection)
  await owner.connect()
  const folder = migrationsBefore()
  await migrate(drizzle(owner), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  await owner.query(`
    INSERT INTO entity (brn, name, kind, registered_on) VALUES ('80020009999999', E'DR.\\u00a0NO\\u200b  BREAK\\u2019S', 'COMPANY', '2020-01-01');
    INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by) VALUES
      ('BLACKLIST', '8002-0009-999999', 'A', 'x', 'x'),
      ('BLACKLIST', E'80020008888888\\u200e', 'B', 'x', 'x'), ('BLACKLIST', '80020008888888', E'C\\u00a0 D', 'x', 'x');
    INSERT INTO mda (name) VALUES ('MINISTRY OF TEA'), (E'MINISTRY\\u00a0OF TEA'), (E'MINISTRY  OF MILK')`)
  await owner.query(
    `INSERT INTO account (email, given_name, sur_name) VALUES ('ann@example.org', 'Ann', E'Otim\\u200b')`,
  )
  await prepareDatabase(connection)
  const rows = async (query: string) => (await owner.query({ text: query, rowMode: 'array' })).rows.flat()
  expect(await rows(`SELECT name FROM entity WHERE brn = '80020009999999'`)).toEqual(['DR. NO BREAK\u2019S'])
  expect(await rows(`SELECT brn FROM entity WHERE search_text LIKE '%NO BREAK''S%'`)).toEqual(['80020009999999'])
  expect(await rows(`SELECT brn || company_name FROM strike_entry WHERE added_by = 'x' ORDER BY id`)).toEqual([
    '80020009999999A',
    '80020008888888\u200eB',
    '80020008888888C D',
  ])
  expect(await rows(`SELECT name FROM mda WHERE name ~ 'TEA|MILK' ORDER BY no`)).toEqual([
    'MINISTRY OF TEA',
    'MINISTRY\u00a0OF TEA',
    'MINISTRY OF MILK',
  ])
  expect(await rows(`SELECT sur_name FROM account WHERE email = 'ann@example.org'`)).toEqual(['Otim'])
  await owner.end()
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
})
