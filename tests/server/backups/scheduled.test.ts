import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backUpNow } from '@server/backups/backupWork'
import { backupKeys } from '@server/backups/keys'
import { readNotes } from '@server/backups/notes'
import { sealedDocuments, sealedFiles } from '@server/backups/sealedFiles'
import { backupsIn, removeOthers } from '@server/backups/storedBackups'
import { restore } from '@server/db/backup'
import { BackupFault, type BackupStore } from '@server/db/backupFiles'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { lastBackup } from '@server/db/installation'
import { edmsFile, news } from '@server/db/schema'
import { diskStore } from '@server/edms/diskStore'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backingUp, backupFolder, backupKey, fingerprintOf, restoredFrom } from '../../support/backups'
import { testDatabase } from '../../support/database'
import { type TestRegistry, testRegistry } from '../../support/registry'

const DAY = 86_400_000
const NIGHT = Date.parse('2026-11-29T22:00:30.000Z')
const key = backupKey()

let registry: TestRegistry
let place: Awaited<ReturnType<typeof backupFolder>>
let server: Awaited<ReturnType<typeof backingUp>>
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  place = await backupFolder()
  const { hash, size } = await diskStore(join(registry.settings.dataDir, 'edms')).put(Readable.from(['a filed page']))
  await registry.database.read.insert(edmsFile).values({ edmsId: 'of-the-test', contentHash: hash, size })
  server = await backingUp(registry, { BACKUP_FOLDER: place.folder, BACKUP_KEY: key, BACKUP_DRILL_DAYS: '0' })
})
afterAll(async () => {
  await registry.close()
  await place.remove()
})

describe('a scheduled backup', () => {
  it('is made at its time, encrypted, and restores every row and document', async () => {
    await server.round(NIGHT)
    const [made, ...others] = await backupsIn(server.store)
    expect([made?.name, others]).toEqual(['daftari-20261129T220030Z', []])
    expect(await lastBackup(registry.database.read)).toBe('2026-11-29T22:00:30.000Z')
    expect((await readNotes(registry.database)).backup).toMatchObject({ due: '2026-11-29T22:00:00.000Z', failures: 0 })

    const folder = join(place.folder, made?.name ?? '')
    const names = await readdir(folder)
    expect(names.filter(name => !/^[a-z][\w-]*\.(gz|json|jsonl)\.sealed$/.test(name))).toEqual([])
    const [brn] = (await registry.database.read.execute<{ brn: string }>(sql`SELECT brn FROM entity LIMIT 1`)).rows
    for (const name of names) {
      const bytes = await readFile(join(folder, name))
      expect([bytes.subarray(0, 7).toString(), bytes.includes(brn?.brn ?? '')], name).toEqual(['DAFTARI', false])
    }

    await restoredFrom(server, made?.name ?? '', async empty => {
      expect(await fingerprintOf(empty)).toEqual(await fingerprintOf(registry))
    })
    const documents = sealedDocuments(server.store, backupKeys(server.parts.settings.backup))
    const [{ hash } = { hash: '' }] = await registry.database.read.select({ hash: edmsFile.contentHash }).from(edmsFile)
    expect(String(await buffer(await documents.open(hash)))).toBe('a filed page')
  })

  it('is made once a day, also where two servers are due at one moment', async () => {
    const second = await backingUp(registry, { BACKUP_FOLDER: place.folder, BACKUP_KEY: key, BACKUP_DRILL_DAYS: '0' })
    await server.round(NIGHT + 60_000)
    expect(await backupsIn(server.store)).toHaveLength(1)
    await Promise.all([server.round(NIGHT + DAY), second.round(NIGHT + DAY)])
    await Promise.all([server.round(NIGHT + DAY + 1000), second.round(NIGHT + DAY + 1000)])
    const made = [...server.logged, ...second.logged].filter(({ message }) => message === 'backed up')
    expect([made.length, (await backupsIn(server.store)).length]).toEqual([2, 2])
  })

  it('removes older ones by the rule, and nothing that it did not write', async () => {
    const own = await backupFolder()
    const keeping = await backingUp(registry, {
      ...{ BACKUP_FOLDER: own.folder, BACKUP_KEY: key, BACKUP_DRILL_DAYS: '0' },
      ...{ BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0' },
    })
    await registry.database.pool.query("DELETE FROM installation WHERE key = 'backup-run'")
    await writeFile(join(own.folder, 'daftari-notes.txt'), 'of the operator')
    for (let day = 2; day < 6; day++) {
      await keeping.round(NIGHT + day * DAY)
      if (day === 2) await writeFile(join(own.folder, 'daftari-20261201T220030Z', 'why.txt'), 'of the operator')
    }
    expect((await readdir(own.folder)).sort()).toEqual([
      'daftari-20261201T220030Z',
      'daftari-20261203T220030Z',
      'daftari-20261204T220030Z',
      'daftari-notes.txt',
      'documents',
    ])
    expect(await readdir(join(own.folder, 'daftari-20261201T220030Z'))).toEqual(['why.txt'])
    await own.remove()
  })

  it('that fails leaves nothing of itself and the last good one, is told once, and is tried again', async () => {
    const before = await backupsIn(server.store)
    const late = NIGHT + 10 * DAY
    // The key that encrypts is not readable at this moment.
    const { backup } = server.parts.settings
    server.parts.settings.backup = { ...backup, keyFile: join(place.folder, 'missing.key') }
    await server.round(late)
    await server.round(late + 60_000)
    server.parts.settings.backup = backup
    expect((await readNotes(registry.database)).backup).toMatchObject({ failures: 1, fault: { code: 'failed' } })
    expect(await backupsIn(server.store)).toEqual(before)
    const told = await registry.database.read.select().from(news).where(eq(news.kind, 'BACKUP_FAILED'))
    expect(told.map(({ kind, subject }) => [kind, subject])).toEqual([['BACKUP_FAILED', 'daftari-20261209T220030Z']])
    await server.round(late + DAY / 24)
    expect((await readNotes(registry.database)).backup).toMatchObject({
      failures: 0,
      triedAt: '2026-12-09T23:00:30.000Z',
    })
    expect((await backupsIn(server.store))[0]?.name).toBe('daftari-20261209T230030Z')
  })

  it('that fails in the middle of the rows removes the files that it wrote', async () => {
    const before = (await readdir(place.folder)).sort()
    const written: string[] = []
    const failing: BackupStore = {
      ...server.store,
      async write(name, bytes) {
        if (written.length < 20) {
          await server.store.write(name, bytes)
          written.push(name)
          return
        }
        bytes.destroy()
        throw new BackupFault('place-closed', 'The way to the place is gone.', 'EIO')
      },
    }
    await expect(backUpNow(server.parts, { store: failing })).rejects.toThrow('The way to the place is gone.')
    expect(written).toHaveLength(20)
    expect((await readdir(place.folder)).sort()).toEqual(before)
  })

  it('that a killed server left is none, and is removed a day later', async () => {
    const before = (await backupsIn(server.store)).map(({ name }) => name)
    const left = 'daftari-20261219T220000Z'
    await server.store.write(`${left}/entity.gz.sealed`, Readable.from(['a part']))
    expect((await backupsIn(server.store)).map(({ name }) => name)).toEqual(before)
    const kept = new Set(before)
    expect(await removeOthers(server.store, kept, Date.parse('2026-12-20T21:00:00Z'))).toEqual([])
    expect(await removeOthers(server.store, kept, Date.parse('2026-12-20T23:00:00Z'))).toEqual([left])
    expect(await readdir(place.folder)).not.toContain(left)
  })

  it('with a flipped byte in any file is refused with the name of the file, and leaves an empty registry', async () => {
    const [newest] = await backupsIn(server.store)
    const folder = join(place.folder, newest?.name ?? '')
    const names = (await readdir(folder)).filter(name => name !== 'audit-anchors.jsonl.sealed')
    const empty = await testDatabase()
    const files = sealedFiles(server.store, newest?.name ?? '', backupKeys(server.parts.settings.backup))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        async (name, share) => {
          const whole = await readFile(join(folder, name))
          const changed = Buffer.from(whole)
          const at = Math.floor(share * whole.length)
          changed[at] = (changed[at] ?? 0) ^ 0x41
          await writeFile(join(folder, name), changed)
          const fault = await withDedicatedConnection(empty.connection, client => restore(client, files)).catch(
            error => error,
          )
          await writeFile(join(folder, name), whole)
          expect(fault).toMatchObject({ name: 'BackupFault', code: 'damaged', about: name.replace('.sealed', '') })
        },
      ),
      { numRuns: 12 },
    )
    const { rows } = await empty.database.read.execute(sql`SELECT count(*)::int AS n FROM entity`)
    expect(rows).toEqual([{ n: 0 }])
    await empty.close()
  })

  it('says where a file is cut short, missing, of a lost key or of a newer release', async () => {
    const [newest] = await backupsIn(server.store)
    const name = newest?.name ?? ''
    const path = join(place.folder, name, 'entity.gz.sealed')
    const whole = await readFile(path)
    const attempt = (key_ = key) =>
      restoredFrom(
        {
          ...server,
          parts: {
            ...server.parts,
            settings: { ...server.parts.settings, backup: { ...server.parts.settings.backup, key: key_ } },
          },
        },
        name,
        async () => 'restored',
      ).catch((error: Error) => error.message)
    await writeFile(path, whole.subarray(0, whole.length - 20))
    expect(await attempt()).toMatch(/^entity\.gz is damaged at byte \d+ or within the \d+ bytes after it/)
    await rm(path)
    expect(await attempt()).toBe(`${name}/entity.gz.sealed is missing in ${place.folder}.`)
    await writeFile(path, whole)
    expect(await attempt(backupKey())).toMatch(/^This backup was made with a key that is not among the keys/)

    const files = sealedFiles(server.store, name, backupKeys(server.parts.settings.backup))
    const manifest = JSON.parse(String(await buffer(await files.open('manifest.json'))))
    const rewrite = (change: object) =>
      files.write('manifest.json', Readable.from([JSON.stringify({ ...manifest, ...change })]))
    await rewrite({ migrations: [...manifest.migrations, 'of the next release'] })
    expect(await attempt()).toBe('This backup was made by a newer release of Daftari. Restore it with that release.')
    await rewrite({ format: 3 })
    expect(await attempt()).toMatch(/newer release/)
    await rewrite({ migrations: manifest.migrations.slice(0, 1) })
    expect(await attempt()).toMatch(/earlier release/)
    await rewrite({})
    expect(await attempt()).toBe('restored')
  })
})

describe('a server with a place for backups', () => {
  it('makes the one that is due when it starts, and goes on without waiting for it', async () => {
    const own = await backupFolder()
    const settings = { BACKUP_FOLDER: own.folder, BACKUP_KEY: key, BACKUP_DRILL_DAYS: '0' }
    const test = await testRegistry({ companies: 60, settings })
    await test.app.ready()
    await expect.poll(async () => (await readdir(own.folder)).length, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect.poll(async () => (await readNotes(test.database)).backup?.failures, { timeout: 20_000 }).toBe(0)
    await test.close()
    await own.remove()
  })
})
