import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { clusterFolderOf, makeShared, SHARED } from '@server/db/clusterFolder'
import { findRunning, startEmbedded } from '@server/db/embedded'
import { claimant } from '@server/db/systemProcesses'
import { openDatabase } from '@server/openDatabase'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { crashRepeatedly } from '../../support/crash'
import { quickFolder } from '../../support/quickFolder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(quickFolder(), 'daftari-embedded-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  rmSync(clusterFolderOf(folder).sockets, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

/** Starts another server on the folder, in its own process that can be killed. */
const startElsewhere = async () => {
  const code = `import('./server/db/embedded.ts').then(({ startEmbedded }) => startEmbedded(process.argv[1])).then(() => { console.log('up'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, fail) => {
    child.stdout.once('data', () => done())
    child.once('exit', status => fail(new Error(`ended with ${status}`)))
  })
  return {
    pid: child.pid,
    kill: () =>
      new Promise<void>(done => {
        child.once('exit', () => done())
        child.kill('SIGKILL')
      }),
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps acknowledged writes and no partial one when it is killed, and restarts by itself', async () => {
    const { acknowledged, lost, torn } = await crashRepeatedly(folder, 3)
    expect(acknowledged).toBeGreaterThan(60)
    expect(lost).toEqual([])
    expect(torn).toBe(0)
  })

  it.skipIf(process.platform === 'win32')('is used by an account that cannot become its owner', async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, connections: 2 })
    try {
      const ask = async (statement: string) => (await database.pool.query(statement)).rows
      expect(await ask('SELECT session_user AS who')).toEqual([{ who: 'daftari_app' }])
      await expect(ask('SET ROLE daftari')).rejects.toThrow(/permission denied/)
      await expect(ask('RESET ROLE; DELETE FROM audit_entry')).rejects.toThrow(/permission denied/)
    } finally {
      await database.close()
    }
  })

  it.skipIf(process.platform === 'win32')('does not have the secrets of the server in its environment', async () => {
    process.env.BACKUP_KEY = 'a secret of the server'
    const embedded = await startEmbedded(folder).finally(() => delete process.env.BACKUP_KEY)
    const client = new pg.Client(embedded.connection)
    try {
      await client.connect()
      await client.query("CREATE TEMP TABLE has (line text); COPY has FROM PROGRAM 'env'")
      const { rows } = await client.query<{ line: string }>('SELECT line FROM has')
      const names = rows.map(({ line }) => line.split('=')[0])
      expect(names).toContain('PATH')
      expect(names).not.toContain('BACKUP_KEY')
    } finally {
      await client.end()
      await embedded.stop()
    }
  })

  it('refuses a second server, can be found by a tool, and starts again after the server was killed', async () => {
    const other = await startElsewhere()
    await expect(startEmbedded(folder)).rejects.toThrow(`Another server (process ${other.pid}) is running`)
    expect(await findRunning(folder)).toMatchObject({ database: 'daftari' })
    await other.kill()
    expect(await findRunning(folder)).toBeUndefined()
    const ours = await startEmbedded(folder)
    await ours.stop()
    expect(existsSync(clusterFolderOf(folder).sockets)).toBe(false)
  })

  it.runIf(process.platform === 'linux')('ignores process ids that other processes have reused', async () => {
    const first = await startEmbedded(folder)
    await first.stop()
    const { base } = clusterFolderOf(folder)
    writeFileSync(join(base, 'server.pid'), `${process.ppid}\n1\n`)
    expect(claimant(join(base, 'server.pid'))).toBeUndefined()
    writeFileSync(
      join(first.folder, 'postmaster.pid'),
      `${process.ppid}\n${first.folder}\n1\n5432\n/tmp\n\n  0 0\nready\n`,
    )
    const second = await startEmbedded(folder)
    await second.stop()
  })

  it.runIf(process.getuid?.() === 0)(
    'starts from a folder that its account cannot enter, with its data in the shared folder',
    async () => {
      chmodSync(folder, 0o700)
      const { base } = clusterFolderOf(folder)
      expect(base.startsWith(`${SHARED}/`)).toBe(true)
      const warnings: string[] = []
      try {
        const database = await startEmbedded(folder, { warn: text => warnings.push(text) })
        await database.stop()
        expect(warnings).toEqual([expect.stringContaining(`its data is in ${base}`)])
      } finally {
        rmSync(base, { recursive: true, force: true })
      }
    },
  )

  it.runIf(process.getuid?.() === 0)('starts as root in a new folder of a new folder', async () => {
    const fresh = join(folder, 'new', 'new')
    const { base } = clusterFolderOf(fresh)
    expect(base).toBe(fresh)
    const database = await startEmbedded(fresh)
    try {
      expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o710)
      expect(statSync(join(fresh, 'server.pid')).mode & 0o777).toBe(0o600)
    } finally {
      await database.stop()
    }
  })

  it.runIf(process.platform !== 'win32')('lets every account pass through the shared folder', () => {
    const shared = join(folder, 'above', 'shared')
    mkdirSync(shared, { recursive: true, mode: 0o700 })
    makeShared(shared)
    expect(statSync(shared).mode & 0o777).toBe(0o755)
  })

  it.runIf(process.getuid?.() === 0)(
    'never follows a link that another account put where its socket goes',
    async () => {
      const victim = join(folder, 'victim')
      mkdirSync(victim)
      const { sockets } = clusterFolderOf(folder)
      symlinkSync(victim, sockets)
      await expect(startEmbedded(folder)).rejects.toThrow('was made by another account')
      expect(statSync(victim).uid).toBe(0)
      expect(lstatSync(sockets).isSymbolicLink()).toBe(true)
    },
  )
})
