import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUpNow } from '@server/backups/backupWork'
import { readNotes } from '@server/backups/notes'
import { backupsIn } from '@server/backups/storedBackups'
import { BackupFault, together } from '@server/db/backupFiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backingUp, backupKey } from '../../support/backups'
import { type TestRegistry, testRegistry } from '../../support/registry'

const disk = mkdtempSync(join(tmpdir(), 'daftari-full-'))
/** Mounts a small disk, if this account may. */
const mounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** Fills the disk but for a few pages. */
const ballast = join(disk, 'ballast')
const fill = () => {
  try {
    for (;;) writeFileSync(ballast, Buffer.alloc(64 * 1024), { flag: 'a' })
  } catch {}
}

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
})
afterAll(async () => {
  await registry.close()
  if (mounted) execFileSync('umount', ['-l', disk])
  rmdirSync(disk)
})

it.skipIf(!mounted)(
  'leaves the last good backup where the disk is full, says so, and goes on when there is room',
  async () => {
    const { parts, store } = await backingUp(registry, { BACKUP_FOLDER: disk, BACKUP_KEY: backupKey() })
    const first = await backUpNow(parts, { store })
    fill()
    await expect(backUpNow(parts, { store })).rejects.toThrow(
      `The disk of ${disk} is full (ENOSPC): the backup was not written, and earlier ones are as they were. Make room, or keep fewer backups.`,
    )
    expect((await readNotes(registry.database)).backup).toMatchObject({ failures: 1, fault: { code: 'place-full' } })
    expect((await backupsIn(store)).map(({ name }) => name)).toEqual([first.name])
    expect((await readdir(disk)).sort()).toEqual(['ballast', first.name])
    rmSync(ballast)
    const second = await backUpNow(parts, { store })
    expect((await backupsIn(store)).map(({ name }) => name)).toContain(second.name)
  },
)

it('says that the disk is full also where the part that reads hears of it first', async () => {
  const bare = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  const said = new BackupFault('place-full', 'The disk is full.', 'ENOSPC')
  await expect(together(Promise.reject(bare), Promise.reject(said))).rejects.toBe(said)
})
