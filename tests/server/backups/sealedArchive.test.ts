import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { baseCopiesIn } from '@server/db/walArchive'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { archivedRegistry } from '../../support/archivedRegistry'

const [KEY, NEXT] = ['a1'.repeat(32), 'b2'.repeat(32)]
const registry = archivedRegistry()
const { archive, wal, folder, open, close, look, add, names, aMoment, restoreTo, endFile, findings } = registry
afterEach(close)
afterAll(registry.remove)

/** Returns all files of the archive, by their path in it. */
const archived = () =>
  readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter(path => statSync(join(archive, path)).isFile())

/** Returns the files of the archive that have a text, compressed or not. */
const filesWith = (text: string) =>
  archived().filter(path => {
    const bytes = readFileSync(join(archive, path))
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(text)
  })

/** Returns the identifier of the database, and a hash of the files of its archive. */
const state = () => [
  readFileSync(join(folder, 'global', 'pg_control')).toString('base64', 0, 300),
  createHash('sha256').update(archived().sort().join()).digest('hex'),
]

describe('an archive with a key', () => {
  let [clear, sealed, rotated] = ['', '', '']

  beforeAll(async () => {
    expect(await open()).toEqual([])
    await look()
    expect(await findings()).toContain('archive-open')
    await add('Ministry of Clear Days')
    clear = await aMoment()
    await endFile()
    await close()

    await open({ BACKUP_KEY: KEY })
    expect(await look()).toEqual([{ name: expect.stringMatching(/^base-/), removed: expect.any(Number) }])
    expect(await look()).toEqual([])
    await add('Ministry of Secrets')
    sealed = await aMoment()
    await endFile()
    await close()

    await open({ BACKUP_KEY: `${NEXT}\n${KEY}` })
    expect(await look()).toEqual([])
    await add('Ministry of New Keys')
    rotated = await aMoment()
    await endFile()
    expect((await findings()).filter(name => name.startsWith('archive'))).toEqual([])
    await close()
  })

  it('has nothing of the registry in the clear but what came before it', async () => {
    const copies = await baseCopiesIn(archive)
    expect(copies.map(({ isSealed }) => isSealed)).toEqual([true, false])
    expect(filesWith('Ministry of Clear Days')).toContainEqual(expect.stringMatching(/^wal\/[0-9A-F]{24}\.gz$/))
    expect(filesWith('Ministry of Secrets')).toEqual([])
    expect(filesWith('Ministry of New Keys')).toEqual([])
    const newest = archived().filter(path => join(archive, path).startsWith(`${copies[0]?.folder}/`))
    expect(newest.filter(path => readFileSync(join(archive, path)).includes('PostgreSQL'))).toEqual([])
    const inClear = newest.filter(
      path => !readFileSync(join(archive, path)).subarray(0, 7).equals(Buffer.from('DAFTARI')),
    )
    expect(inClear).toEqual([expect.stringMatching(/\/copy\.json$/)])
  })

  it('is of no use without its key, and says so with nothing changed', async () => {
    const before = state()
    const id = /\(its id is [\da-f]{16}\)/
    expect(await restoreTo(sealed)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('BACKUP_KEY is not set'),
    })
    const runs = [await restoreTo(sealed, { BACKUP_KEY: NEXT }), await restoreTo(rotated, { BACKUP_KEY: KEY })]
    for (const { status, stderr } of runs) {
      expect([status, stderr]).toEqual([1, expect.stringMatching(id)])
      expect(stderr).toContain('Nothing was changed.')
    }
    expect(state()).toEqual(before)
  })

  it('names the file that is damaged', async () => {
    const [copy] = await baseCopiesIn(archive)
    const file = `${copy?.segment}.gz.sealed`
    const whole = readFileSync(join(wal, file))
    const flipped = Buffer.from(whole)
    flipped[flipped.length - 40] = (flipped.at(-40) ?? 0) ^ 1
    writeFileSync(join(wal, file), flipped)
    expect(await restoreTo(rotated, { BACKUP_KEY: `${NEXT}\n${KEY}` })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`The WAL file ${file.slice(0, 24)} of the archive is damaged`),
    })
    writeFileSync(join(wal, file), whole)

    const table = join(copy?.folder ?? '', 'global', 'pg_filenode.map')
    const bytes = readFileSync(table)
    writeFileSync(table, bytes.subarray(0, bytes.length - 1))
    expect(await restoreTo(rotated, { BACKUP_KEY: `${NEXT}\n${KEY}` })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^global\/pg_filenode\.map is damaged .* Nothing was changed\.$/m),
    })
    writeFileSync(table, bytes)
  })

  it('leads back to moments under each of its keys, and to those before them', async () => {
    for (const [moment, there] of [
      [rotated, ['Ministry of Clear Days', 'Ministry of Secrets', 'Ministry of New Keys']],
      [sealed, ['Ministry of Clear Days', 'Ministry of Secrets']],
      [clear, ['Ministry of Clear Days']],
    ] as const) {
      const run = await restoreTo(moment, { BACKUP_KEY: `${NEXT}\n${KEY}` })
      expect([run.status, run.stderr]).toEqual([0, ''])
      await open({ BACKUP_KEY: `${NEXT}\n${KEY}` })
      expect((await names()).filter(name => / (Days|Secrets|Keys)$/.test(name)).sort()).toEqual([...there].sort())
      await close()
    }
  })

  it('whose key is dropped is named by the start and by the doctor', async () => {
    expect(await open()).toEqual([expect.stringContaining('BACKUP_KEY is not set: changes go there in the clear')])
    expect(await findings()).toContain('archive-key-missing')
  })
})
