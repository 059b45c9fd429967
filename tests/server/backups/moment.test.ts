import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sayRegistryTime } from '@contract/registryDay'
import { restoredOf } from '@server/db/clusterFolder'
import { baseCopiesIn } from '@server/db/walArchive'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { archivedRegistry } from '../../support/archivedRegistry'
import { environmentIn, runApart } from '../../support/command'

const DAY = 86_400_000

const registry = archivedRegistry()
const { dataDir, archive, wal, folder, open, close, look, add, names, clusters, currentFile, switchFile } = registry
const { aMoment, restoreTo } = registry
afterEach(close)
afterAll(registry.remove)

describe('the way back to a moment', () => {
  let [first, second, started, file] = ['', '', '', '']

  beforeAll(async () => {
    await open()
    started = sayRegistryTime(new Date(Date.now() - 1000).toISOString(), 'YYYY-MM-DD HH:mm:ss')
    expect(await look()).toEqual([{ name: expect.stringMatching(/^base-\d{8}T\d{6}Z$/), removed: expect.any(Number) }])
    expect(await look()).toEqual([])
    await aMoment()
    await add('Ministry of Water')
    first = await aMoment()
    await switchFile()
    file = await currentFile()
    await add('Ministry of Fire')
    await switchFile()
    second = await aMoment()
    await add('Ministry of Air')
    await close()
  })

  it('is refused while a server runs', async () => {
    await open()
    const env = environmentIn(dataDir, { WAL_ARCHIVE_FOLDER: archive })
    expect(runApart('restore', ['--to', first], env)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        `Another server (process ${process.pid}) is running on ${dataDir}. Stop it first`,
      ),
    })
  })

  it('says why it cannot, and leaves the registry as it was', async () => {
    const control = () => readFileSync(join(folder, 'global', 'pg_control')).toString('base64', 0, 300)
    const before = control()
    expect(await restoreTo('2026-02-30 10:15')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no moment 2026-02-30 10:15 at the registry.'),
    })
    expect(await restoreTo(first, { WAL_ARCHIVE_FOLDER: '' })).toMatchObject({ status: 2 })
    const [copy] = await baseCopiesIn(archive)
    const begins = sayRegistryTime(copy?.endedAt ?? '', 'YYYY-MM-DD HH:mm:ss')
    expect(await restoreTo(started)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        `The archive goes back to ${begins}, when its oldest base copy was whole, and ${started} is before it.`,
      ),
    })
    expect(await restoreTo('2027-11-03 10:15')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^The archive ends with the change of \d{4}(-\d\d){2} \d\d(:\d\d){2}, and 2027-11-03 10:15:00 is not before it\. /,
      ),
    })
    const path = join(wal, `${file}.gz`)
    const whole = readFileSync(path)
    writeFileSync(path, whole.subarray(0, whole.length / 2))
    expect(await restoreTo(second)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`The WAL file ${file} of the archive is damaged: the way ends with `),
    })
    renameSync(path, `${path}.aside`)
    expect(await restoreTo(second)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`The WAL file ${file} of the archive is missing: the way ends with `),
    })
    rmSync(`${path}.aside`)
    writeFileSync(path, whole)
    expect([control(), clusters()]).toEqual([before, ['postgres']])
  })

  it('has what was there at the moment, nothing later, and keeps the former database beside it', async () => {
    const run = await restoreTo(first)
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toContain(`The registry is back as it was at ${first}.`)
    const last = /^Its last change is of (.{19})\.$/m.exec(run.stdout)?.[1] ?? ''
    expect([last >= started, last <= first]).toEqual([true, true])
    const former = /The former database is in (\S+):/.exec(run.stdout)?.[1] ?? ''
    expect(clusters()).toEqual(['postgres', basename(former)])
    await open()
    expect(await names()).toEqual(['Ministry of Water'])

    // It goes on, with a base copy and changes of its own.
    expect(await look()).toMatchObject([{ name: expect.stringMatching(/^base-/) }])
    await add('Ministry of Earth')
    await close()
    // The moments before it came back are still there.
    expect(await restoreTo(second)).toMatchObject({ status: 0 })
    await open()
    expect(await names()).toEqual(expect.arrayContaining(['Ministry of Water', 'Ministry of Fire']))
    expect(await names()).not.toContain('Ministry of Air')
  })

  it('is whole after an interruption between its last two steps', async () => {
    renameSync(folder, restoredOf({ folder }))
    await open()
    expect(await names()).toContain('Ministry of Fire')
    expect(clusters()).not.toContain('postgres.restored')
  })

  it('is kept by a base copy of each week, and the two newest with their WAL files', async () => {
    await open()
    await look()
    const copies = await baseCopiesIn(archive)
    expect(await look(Date.now() + 6 * DAY)).toEqual([])
    expect(await look(Date.now() + 8 * DAY)).toEqual([{ name: expect.any(String), removed: expect.any(Number) }])
    const kept = await baseCopiesIn(archive)
    expect([kept.length, kept[1]]).toEqual([2, copies[0]])
    const files = readdirSync(wal).filter(name => /^[0-9A-F]{24}\./.test(name))
    expect(files.filter(name => name.slice(8, 24) < (kept[1]?.segment.slice(8) ?? ''))).toEqual([])
    // PostgreSQL ran without the archive meanwhile.
    rmSync(join(wal, `${kept[0]?.segment}.gz`))
    expect(await look()).toMatchObject([{ name: expect.any(String) }])
  })
})
