import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDataFolder } from '@server/config/dataFolder'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'daftari-closed-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

describe('the data folder', () => {
  it('is created for the server’s account only', () => {
    closeDataFolder(join(parent, 'data'))
    expect(modeOf(join(parent, 'data'))).toBe('700')
  })

  it('closes the folder of an earlier version', () => {
    const path = join(parent, 'data')
    mkdirSync(join(path, 'edms'), { recursive: true })
    chmodSync(path, 0o755)
    closeDataFolder(path)
    expect(modeOf(path)).toBe('700')
  })

  it('leaves a folder with other contents unchanged', () => {
    const path = join(parent, 'shared')
    mkdirSync(join(path, 'somebody-elses'), { recursive: true })
    chmodSync(path, 0o755)
    closeDataFolder(path)
    expect(modeOf(path)).toBe('755')
    mkdirSync(join(path, 'edms'))
    chmodSync(path, 0o1777)
    closeDataFolder(path)
    expect(modeOf(path)).toBe('1777')
  })

  it.skipIf(process.getuid?.() !== 0)('lets PostgreSQL’s account enter, but not list it', () => {
    const path = join(parent, 'data')
    closeDataFolder(path, { gid: 65_534 })
    expect([modeOf(path), statSync(path).uid, statSync(path).gid]).toEqual(['710', 0, 65_534])
    // A folder of another account keeps its mode.
    chownSync(path, 65_534, 65_534)
    chmodSync(path, 0o755)
    closeDataFolder(path)
    expect(modeOf(path)).toBe('755')
  })
})
