import { RELEASE } from '@server/config/release'
import { migrateDatabase } from '@server/db/migrateDatabase'
import { prepareDatabase } from '@server/openDatabase'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { plantedMigrations } from '../../support/plantMigration'

let test: TestDatabase
let owner: pg.Client
let removed: (() => void)[]
beforeEach(async () => {
  removed = []
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
})
afterEach(async () => {
  for (const remove of removed) remove()
  await owner.end()
  await test.close()
})

const planted = (sql: string) => {
  const { folder, remove } = plantedMigrations({ later: sql })
  removed.push(remove)
  return folder
}

/** Upgrades the database as release 9.0.0 would, with one more migration. */
const upgrade = async (sql: string) => {
  await migrateDatabase(owner, { folder: planted(sql) })
  await owner.query(
    `UPDATE installation SET value = jsonb_set(value, '{-1, release}', '"9.0.0"') WHERE key = 'migrations'`,
  )
}

const migrations = async () => (await owner.query('SELECT id, hash FROM drizzle.__drizzle_migrations ORDER BY id')).rows

describe('a database that a later release upgraded', () => {
  it.each([
    ['only adds to it', 'expand'],
    ['removed what this release no longer uses', `contract after ${RELEASE}`],
  ])('is opened where that %s, and the log says so', async (_, kind) => {
    await upgrade(`-- upgrade: ${kind}: older servers do not notice.\nCREATE TABLE later (id int);`)
    const { warnings } = await prepareDatabase(test.connection)
    expect(warnings).toEqual([
      `This is release ${RELEASE}, and release 9.0.0 upgraded the database. Release ${RELEASE} works on it. Upgrade this server too.`,
    ])
  })

  it.each([
    ['needs servers of its own release', 'stop'],
    ['removed what this release uses', 'contract after 8.0.0'],
  ])('is refused where that %s, and left as it is', async (_, kind) => {
    await upgrade(`-- upgrade: ${kind}: names stand elsewhere.\nALTER TABLE mda RENAME COLUMN name TO title;`)
    const made = await migrations()
    await expect(prepareDatabase(test.connection)).rejects.toThrow(
      `This is release ${RELEASE}, and release 9.0.0 upgraded the database in a way that release ${RELEASE} does not work with (0002_later: names stand elsewhere.). Start release 9.0.0 or a later one, or go back to a backup from before the upgrade: see "Go back" in docs/operations.md.`,
    )
    expect(await migrations()).toEqual(made)
  })

  it('is refused where nothing is noted about a migration', async () => {
    await upgrade('-- upgrade: expand: the table is new.\nCREATE TABLE later (id int);')
    await owner.query(`DELETE FROM installation WHERE key = 'migrations'`)
    await expect(prepareDatabase(test.connection)).rejects.toThrow(
      `another release upgraded the database in a way that release ${RELEASE} does not work with. Start the release that upgraded it`,
    )
  })

  it('is refused where it also lacks a migration of this release', async () => {
    await upgrade('-- upgrade: expand: the table is new.\nCREATE TABLE later (id int);')
    await owner.query('DELETE FROM drizzle.__drizzle_migrations WHERE id = 2')
    await expect(prepareDatabase(test.connection)).rejects.toThrow('does not work with. Start release 9.0.0')
  })

  it('keeps the rights and the queues that the later release set', async () => {
    await upgrade('-- upgrade: expand: the table is new.\nCREATE TABLE later (id int);')
    await owner.query('REVOKE ALL ON later FROM daftari_app')
    await owner.query('UPDATE pgboss.queue SET retry_limit = 77')
    expect(await prepareDatabase(test.connection)).toMatchObject({ appRole: true })
    const { rows } = await owner.query(`SELECT has_table_privilege('daftari_app', 'later', 'SELECT, UPDATE') AS may,
      (SELECT bool_and(retry_limit = 77) FROM pgboss.queue) AS kept`)
    expect(rows).toEqual([{ may: false, kept: true }])
  })
})

it('notes every migration with its kind and the release that applied it', async () => {
  await migrateDatabase(owner, {
    folder: planted('-- upgrade: expand: the table is new.\nCREATE TABLE later (id int);'),
  })
  const { rows } = await owner.query(`SELECT value FROM installation WHERE key = 'migrations'`)
  const noted = rows[0].value.map(({ name, kind, release }: Record<string, string>) => [name, kind, release])
  expect(noted).toEqual([
    ['0000_functions', 'stop', RELEASE],
    ['0001_tables', 'stop', RELEASE],
    ['0002_later', 'expand', RELEASE],
  ])
})

describe('a migration of a table that is in use', () => {
  const addColumn = '-- upgrade: expand: the column is new.\nALTER TABLE mda ADD COLUMN acronym text;'
  const hasColumn = async () => {
    const { rows } = await owner.query(
      `SELECT FROM pg_attribute WHERE attrelid = 'mda'::regclass AND attname = 'acronym'`,
    )
    return rows.length === 1
  }
  let backup: pg.Client
  beforeEach(async () => {
    backup = new pg.Client(test.connection)
    await backup.connect()
    await backup.query('BEGIN; SELECT FROM mda')
  })
  afterEach(() => backup.end())

  const migrating = async (options: { within?: number } = {}) => {
    const client = new pg.Client(test.connection)
    await client.connect()
    return migrateDatabase(client, { folder: planted(addColumn), ...options }).finally(() => client.end())
  }
  const waiting = async () => {
    const { rows } = await owner.query(
      `SELECT FROM pg_locks WHERE relation = 'mda'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
    )
    return rows.length
  }

  it('lets requests through while it waits, and is made once the table is free', async () => {
    const migrated = migrating()
    await expect.poll(waiting, { interval: 10 }).toBe(1)
    await test.database.write(tx => tx.execute(`INSERT INTO mda (name) VALUES ('Written meanwhile')`))
    expect(await hasColumn()).toBe(false)
    await backup.query('COMMIT')
    expect(await migrated).toBeUndefined()
    expect(await hasColumn()).toBe(true)
  })

  it('ends with a sentence where the table stays in use, and changes nothing', async () => {
    await expect(migrating({ within: 0 })).rejects.toThrow('The database was not upgraded, and nothing was changed')
    expect(await hasColumn()).toBe(false)
  })
})

describe('doctor --upgrade-from', () => {
  const doctor = (...args: string[]) => runCommand(test, 'doctor', ['--upgrade-from', ...args])

  it('says rolling where this release changes nothing of the schema', async () => {
    const { status, stdout } = await doctor(RELEASE)
    expect(status).toBe(0)
    expect(stdout).toContain(`From release ${RELEASE} to ${RELEASE}: rolling.\n`)
  })

  it('says that it needs a stop, and which migration is the reason', async () => {
    await owner.query('DELETE FROM drizzle.__drizzle_migrations WHERE id = 2')
    const { status, stdout } = await doctor('0.1.0')
    expect(status).toBe(1)
    expect(stdout).toBe(
      `From release 0.1.0 to ${RELEASE}: needs a stop.\n  needs a stop: 0001_tables, stop: the first schema, which no older release has.\nStop all servers first: docs/operations.md has the steps.\n`,
    )
    expect(JSON.parse((await doctor('0.1.0', '--json')).stdout)).toMatchObject({
      code: 1,
      isRolling: false,
      migrations: [{ name: '0001_tables', kind: 'stop', isRolling: false }],
    })
  })

  it.each([
    ['latest', 'latest is no release. Name it as 1.2.0, the release that the servers run.\n'],
    ['99.0.0', `Release 99.0.0 is later than this one, ${RELEASE}. Ask the doctor of the release to upgrade to.\n`],
  ])('takes %s for wrong use', async (release, sentence) => {
    expect(await doctor(release)).toMatchObject({ status: 2, stdout: '', stderr: sentence })
  })

  it('sends to the doctor of the later release where that upgraded the database', async () => {
    await upgrade('-- upgrade: expand: the table is new.\nCREATE TABLE later (id int);')
    expect(await doctor(RELEASE)).toMatchObject({
      status: 2,
      stderr: `This is release ${RELEASE}, and the database has migrations that it does not know. Ask the doctor of release 9.0.0.\n`,
    })
  })
})
