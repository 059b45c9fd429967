import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { writeAsOwner } from '@server/db/connect'
import { createEdms, documentStore } from '@server/edms/edms'
import { exportRegister } from '@server/loads/exportRegister'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { loadFiles, withFolder } from '../../support/loadFolder'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let empty: TestDatabase
beforeAll(async () => {
  registry = await testRegistry()
  empty = await testDatabase()
})
afterAll(async () => {
  await registry.close()
  await empty.close()
})

/** Exports a register and returns its files by name. */
const exported = ({ database, settings }: Pick<TestDatabase, 'database' | 'settings'>) =>
  withFolder({}, async folder => {
    const into = join(folder, 'export')
    await writeAsOwner(database, async tx => {
      await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
      await exportRegister(tx, into, await documentStore(settings))
    })
    const entries = await readdir(into, { recursive: true, withFileTypes: true })
    const names = entries
      .filter(entry => entry.isFile())
      .map(entry => relative(into, join(entry.parentPath, entry.name)))
    return Object.fromEntries(
      await Promise.all(names.sort().map(async name => [name, await readFile(join(into, name))])),
    ) as Record<string, Buffer>
  })

/** Gives some documents of the demonstration files, as their first readers do. */
const keepDocuments = async () => {
  const edms = createEdms({ store: await documentStore(registry.settings), address: '' })
  const { rows } = await registry.database.pool.query(
    'SELECT edms_id AS handle FROM entity_document WHERE edms_id IS NOT NULL ORDER BY id LIMIT 25',
  )
  await writeAsOwner(registry.database, async tx => {
    for (const { handle } of rows) await edms.keep(tx, handle, Readable.from([Buffer.from(`%PDF ${handle}`)]))
  })
}

it('loads its own export, and exports the same bytes again', async () => {
  await registry.database.pool.query(`INSERT INTO entity_role (brn, person_no, role, since, until)
    SELECT brn, no, roles[1], DATE '2015-01-01', NULL FROM entity_person WHERE cardinality(roles) > 0 ORDER BY brn LIMIT 40`)
  await keepDocuments()
  const first = await exported(registry)
  const { outcomes } = await loadFiles(empty.database, first, { store: await documentStore(empty.settings) })
  for (const { kind, rows, mended, refused } of outcomes)
    expect({ kind, mended, refused, any: rows > 0 }).toEqual({ kind, mended: 0, refused: 0, any: true })
  const second = await exported(empty)
  expect(Object.keys(second)).toEqual(Object.keys(first))
  for (const [name, bytes] of Object.entries(first)) expect(second[name]?.equals(bytes), name).toBe(true)
  expect(Object.keys(first).filter(name => name.startsWith('documents/'))).toHaveLength(25)
})

it('has the totals and the duplicates right at the end, as a fresh computation has them', async () => {
  const { rows } = await empty.database.pool.query(`SELECT
    (SELECT coalesce(sum(delta), 0)::int FROM tally WHERE key = 'register:COMPANY') AS kept,
    (SELECT count(*)::int FROM entity WHERE register = 'COMPANY') AS counted,
    (SELECT count(*)::int FROM person_pair) AS pairs,
    (SELECT count(*)::int FROM entity WHERE search_text LIKE '%LTD%') AS found,
    (SELECT count(*)::int FROM name_word) > 0 AS words`)
  const pairs = await registry.database.pool.query('SELECT count(*)::int AS n FROM person_pair')
  expect(rows[0]).toMatchObject({ kept: rows[0].counted, words: true })
  expect(rows[0].found).toBeGreaterThan(0)
  expect(rows[0].pairs).toBeGreaterThanOrEqual(pairs.rows[0].n)
})
