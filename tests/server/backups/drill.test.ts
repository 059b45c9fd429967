import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { alone, type BackupParts, BackupUnderWay, backUpNow, drillNow } from '@server/backups/backupWork'
import { backupKeys } from '@server/backups/keys'
import { readNotes } from '@server/backups/notes'
import { sealedFiles } from '@server/backups/sealedFiles'
import { backupsIn } from '@server/backups/storedBackups'
import type { Connection } from '@server/db/dedicatedConnection'
import { edmsFile, news } from '@server/db/schema'
import { diskStore } from '@server/edms/diskStore'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backingUp, backupFolder, backupKey } from '../../support/backups'
import { type TestRegistry, testRegistry } from '../../support/registry'

const DAY = 86_400_000
const NIGHT = Date.parse('2026-11-29T22:00:30.000Z')

let registry: TestRegistry
let place: Awaited<ReturnType<typeof backupFolder>>
let server: Awaited<ReturnType<typeof backingUp>>
let hash: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 40 })
  place = await backupFolder()
  const filed = await diskStore(join(registry.settings.dataDir, 'edms')).put(Readable.from(['a filed page']))
  hash = filed.hash
  await registry.database.read.insert(edmsFile).values({ edmsId: 'of-the-test', contentHash: hash, size: filed.size })
  server = await backingUp(registry, { BACKUP_FOLDER: place.folder, BACKUP_KEY: backupKey() })
})
afterAll(async () => {
  await registry.close()
  await place.remove()
})

const scratchDatabases = async () => {
  const { rows } = await registry.database.pool.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname = 'daftari_restore_drill_' ||
      (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows.map(({ datname }) => datname)
}
const noted = async () => (await readNotes(registry.database)).drill
const filesOf = (name: string) => sealedFiles(server.store, name, backupKeys(server.parts.settings.backup))
const newestName = async () => (await backupsIn(server.store))[0]?.name ?? ''

describe('the restore drill', () => {
  it('follows the first backup, compares every table, and drops its scratch database', async () => {
    await server.round(NIGHT)
    expect(server.logged.map(({ message }) => message)).toEqual([
      'backed up',
      'the backup was restored into a scratch database and compared',
    ])
    expect(server.logged[1]?.about).toMatchObject({ backup: 'daftari-20261129T220030Z', documents: 1 })
    expect(await noted()).toMatchObject({ doneAt: '2026-11-29T22:00:30.000Z', failures: 0 })
    expect(await scratchDatabases()).toEqual([])
  })

  it('is made once a week', async () => {
    for (let day = 1; day <= 8; day++) await server.round(NIGHT + day * DAY)
    const drills = server.logged.filter(({ about }) => 'backup' in about).map(({ about }) => about)
    expect(drills).toMatchObject([{ backup: 'daftari-20261129T220030Z' }, { backup: 'daftari-20261206T220030Z' }])
  })

  it('reports a table that differs from what the registry had, and tells administrators', async () => {
    const name = await newestName()
    const manifest = JSON.parse(String(await buffer(await filesOf(name).open('manifest.json'))))
    // As if a trigger had changed a row while it was restored: the file is whole, and the table is another.
    const prepare: BackupParts['prepare'] = async connection => {
      await server.parts.prepare(connection)
      const client = new pg.Client(connection as pg.ClientConfig)
      await client.connect()
      await client.query(`
        CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN NEW.name := upper(NEW.name) || '?'; RETURN NEW; END $$;
        CREATE TRIGGER spoil BEFORE INSERT ON country FOR EACH ROW EXECUTE FUNCTION spoil()`)
      await client.end()
    }
    const rows = manifest.tables.find((table: { name: string }) => table.name === 'country').rows
    expect(rows).toBeGreaterThan(0)
    await expect(drillNow({ ...server.parts, prepare }, { store: server.store })).rejects.toThrow(
      `Restored from ${name}, country is not what the registry had.`,
    )
    expect(await noted()).toMatchObject({ failures: 1, fault: { code: 'differs', about: 'country' } })
    const told = await registry.database.read.select().from(news).where(eq(news.kind, 'DRILL_FAILED'))
    expect(told.map(({ subject }) => subject)).toEqual([name])
    expect(await scratchDatabases()).toEqual([])
  })

  it('reports a flipped byte of a table and of a document', async () => {
    const name = await newestName()
    const flip = async (path: string, about: string) => {
      const whole = await readFile(path)
      const changed = Buffer.from(whole)
      changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1
      await writeFile(path, changed)
      await expect(drillNow(server.parts, { store: server.store })).rejects.toThrow('damaged')
      expect(await noted()).toMatchObject({ fault: { code: 'damaged', about } })
      await writeFile(path, whole)
    }
    await flip(join(place.folder, name, 'account.gz.sealed'), 'account.gz')
    await flip(join(place.folder, 'documents', hash.slice(0, 2), `${hash}.sealed`), hash)
    await drillNow(server.parts, { store: server.store })
    expect(await noted()).toMatchObject({ failures: 0 })
  })

  it('reports an older backup under the name of the newest', async () => {
    const [newest, older] = await backupsIn(server.store)
    for (const file of await readdir(join(place.folder, older?.name ?? '')))
      await writeFile(
        join(place.folder, newest?.name ?? '', file),
        await readFile(join(place.folder, older?.name ?? '', file)),
      )
    await expect(drillNow(server.parts, { store: server.store })).rejects.toThrow(`${newest?.name} holds the backup of`)
    await backUpNow(server.parts, { store: server.store, now: NIGHT + 9 * DAY })
  })

  it('says so where the account may not create databases', async () => {
    const owner = new pg.Client(registry.connection)
    await owner.connect()
    const name = `clerk_${(await newestName()).slice(8, 16)}`
    await owner.query(`CREATE ROLE ${name} LOGIN`)
    const parts = {
      ...server.parts,
      database: { ...server.parts.database, owner: { ...registry.connection, user: name } as Connection },
    }
    await expect(drillNow(parts, { store: server.store })).rejects.toThrow('may not create one')
    expect(await noted()).toMatchObject({ fault: { code: 'no-right' } })
    await owner.query(`DROP ROLE ${name}`)
    await owner.end()
  })

  it('drops a database that a killed drill left, and waits for nobody: a second one is refused', async () => {
    const owner = new pg.Client(registry.connection)
    await owner.connect()
    const { rows } = await owner.query('SELECT oid FROM pg_database WHERE datname = current_database()')
    await owner.query(`CREATE DATABASE daftari_restore_drill_${rows[0].oid}`)
    await owner.end()
    await alone(server.parts.database, async () => {
      await expect(alone(server.parts.database, async () => undefined)).rejects.toThrow(BackupUnderWay)
      await drillNow(server.parts, { store: server.store })
    })
    expect(await scratchDatabases()).toEqual([])
  })

  it('outlives a lost connection of its lock', async () => {
    const owner = new pg.Client(registry.connection)
    await owner.connect()
    await alone(server.parts.database, async () => {
      const { rows } = await owner.query<{ ended: boolean }>(
        `SELECT pg_terminate_backend(pid, 5000) AS ended FROM pg_locks
         WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      expect(rows).toEqual([{ ended: true }])
      await drillNow(server.parts, { store: server.store })
    })
    await owner.end()
  })
})
