import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { clusterFolderOf } from '@server/db/clusterFolder'
import { connectionTo } from '@server/db/embeddedConnection'
import { exchangeFolderOf } from '@server/db/walExchange'
import { openDatabase } from '@server/openDatabase'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { archivedRegistry, openFolder } from '../../support/archivedRegistry'
import { environmentIn } from '../../support/command'

const registry = archivedRegistry()
const { archive, wal, folder, settings, close, look, currentFile, endFile, isArchived, findings } = registry
beforeEach(() => registry.open())
afterEach(close)
afterAll(registry.remove)

describe('the archive', () => {
  it('takes a file again that it has, and never overwrites one that has other content', async () => {
    const name = await endFile()
    await expect.poll(() => isArchived(name)).toBe(true)
    // As after a crash between the copy and its note.
    const note = join(folder, 'pg_wal', 'archive_status', name)
    await expect.poll(() => existsSync(`${note}.done`)).toBe(true)
    const bytes = readFileSync(join(wal, `${name}.gz`))
    renameSync(`${note}.done`, `${note}.ready`)
    const next = await endFile()
    await expect.poll(() => isArchived(next) && existsSync(`${note}.done`)).toBe(true)
    // An assertion would compare these megabytes one by one.
    expect(readFileSync(join(wal, `${name}.gz`)).equals(bytes)).toBe(true)
    expect(await findings()).not.toContain('archive-failing')

    const current = await currentFile()
    const strange = gzipSync('of another registry')
    writeFileSync(join(wal, `${current}.gz`), strange)
    expect(await endFile()).toBe(current)
    await expect.poll(findings).toContain('archive-failing')
    expect(readFileSync(join(wal, `${current}.gz`))).toEqual(strange)
    rmSync(join(wal, `${current}.gz`))
    await endFile()
    await expect.poll(findings).not.toContain('archive-failing')
    expect(isArchived(current)).toBe(true)
  })

  it('that is away is told by the doctor, keeps every change, and catches up', async () => {
    renameSync(wal, `${wal}.away`)
    writeFileSync(wal, '')
    const waiting = [await endFile(), await endFile()]
    await expect.poll(findings).toContain('archive-failing')
    expect(await look()).toEqual([])
    rmSync(wal)
    renameSync(`${wal}.away`, wal)
    waiting.push(await endFile())
    await expect.poll(() => waiting.filter(name => !isArchived(name))).toEqual([])
    await expect.poll(findings).not.toContain('archive-failing')
  })

  it('that is full keeps every change, and catches up when there is room', async ({ skip }) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=777', 'tmpfs', wal], { stdio: 'ignore' })
    } catch {
      skip('This account may not mount a small disk.')
    }
    try {
      const ballast = join(wal, 'ballast')
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(64 * 1024), { flag: 'a' })
      } catch {}
      const waiting = [await endFile()]
      await expect.poll(findings).toContain('archive-failing')
      expect(isArchived(waiting[0] ?? '')).toBe(false)
      rmSync(ballast)
      waiting.push(await endFile())
      await expect.poll(() => waiting.filter(name => !isArchived(name))).toEqual([])
    } finally {
      await close()
      execFileSync('umount', ['-l', wal])
    }
  })

  it('gets the file that PostgreSQL still held when its server was killed', async () => {
    await close()
    const code = `Promise.all([import('./server/openDatabase.ts'), import('./server/config/settings.ts')])
      .then(([{ openDatabase }, { readSettings }]) => openDatabase(readSettings(process.env))).then(() => console.log('open'))`
    const server = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: environmentIn(settings.dataDir, { WAL_ARCHIVE_FOLDER: archive }),
    })
    await once(server.stdout, 'data')
    server.kill('SIGKILL')
    await once(server, 'exit')
    const orphan = new pg.Client(connectionTo(clusterFolderOf(settings.dataDir), 5432))
    orphan.on('error', () => undefined)
    await orphan.connect()
    const { rows } = await orphan.query('SELECT pg_walfile_name(pg_switch_wal()) AS name')
    const { base } = clusterFolderOf(settings.dataDir)
    await expect.poll(() => readdirSync(exchangeFolderOf({ base }))).toEqual([`${rows[0].name}.in`])
    expect(isArchived(rows[0].name)).toBe(false)
    await registry.open()
    await expect.poll(() => isArchived(rows[0].name)).toBe(true)
    await expect.poll(() => readdirSync(exchangeFolderOf({ base }))).toEqual([])
  })

  it('of another database is refused', async () => {
    await look()
    const other = openFolder()
    await expect(openDatabase({ ...settings, dataDir: other })).rejects.toThrow(
      `WAL_ARCHIVE_FOLDER (${archive}) has the archive of another database than that in ${clusterFolderOf(other).folder}. Name an empty folder for it, or move that database away.`,
    )
    rmSync(other, { recursive: true })
  })
})
