import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { edmsFile, mda } from '@server/db/schema'
import { diskStore } from '@server/edms/diskStore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupFolder, backupKey } from '../../support/backups'
import { runCommand } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { quickFolder } from '../../support/quickFolder'

const key = backupKey()
let test: TestDatabase
let place: Awaited<ReturnType<typeof backupFolder>>
let hash: string
beforeAll(async () => {
  test = await testDatabase()
  place = await backupFolder()
  await test.database.write(tx => tx.insert(mda).values({ name: 'Ministry of Water' }))
  const filed = await diskStore(join(test.settings.dataDir, 'edms')).put(Readable.from(['a filed page']))
  hash = filed.hash
  await test.database.read.insert(edmsFile).values({ edmsId: 'one', contentHash: hash, size: filed.size })
})
afterAll(async () => {
  await test.close()
  await place.remove()
})

const run = (to: TestDatabase, command: string, args: string[] = [], variables: Record<string, string> = {}) =>
  runCommand(to, command, args, [], { BACKUP_FOLDER: place.folder, BACKUP_KEY: key, ...variables })

/** Restores into a new registry with a command; returns its outcome, names of bodies, and the filed page. */
const restoredBy = async (args: string[], variables: Record<string, string> = {}) => {
  const empty = await testDatabase()
  const { status, stderr } = await run(empty, 'restore', args, variables)
  const bodies = await empty.database.read.select({ name: mda.name }).from(mda)
  const page = join(empty.settings.dataDir, 'edms', hash.slice(0, 2), hash)
  const filed = await readFile(page, 'utf8').catch(() => undefined)
  await empty.close()
  return { status, stderr, bodies: bodies.map(({ name }) => name), filed }
}

it('backup, backups, drill and restore work on the place of the settings', async () => {
  const made = await run(test, 'backup', ['--json'])
  expect([made.status, made.stderr]).toEqual([0, ''])
  const { name, documents } = JSON.parse(made.stdout)
  expect([name, documents]).toEqual([expect.stringMatching(/^daftari-\d{8}T\d{6}Z$/), 1])
  expect((await run(test, 'backups')).stdout).toBe(`${name}\n`)
  const drilled = await run(test, 'drill')
  expect([drilled.status, drilled.stdout]).toEqual([
    0,
    expect.stringMatching(`${name} can be restored: \\d+ rows and 1 files of documents are as they were.`),
  ])
  const whole = { status: 0, stderr: '', bodies: ['Ministry of Water'], filed: 'a filed page' }
  expect(await restoredBy(['newest'])).toEqual(whole)
  expect(await restoredBy([name])).toEqual(whole)

  // A copy of the place on another machine, where only the key is set.
  const elsewhere = await mkdtemp(join(quickFolder(), 'daftari-copy-'))
  await cp(place.folder, elsewhere, { recursive: true })
  expect(await restoredBy([join(elsewhere, name)], { BACKUP_FOLDER: '' })).toEqual(whole)
  await rm(elsewhere, { recursive: true })
})

it('restore says in one sentence why it cannot, and leaves the registry empty', async () => {
  const [name = ''] = (await readdir(place.folder)).filter(entry => entry.startsWith('daftari-'))
  const nothing = { status: 1, bodies: [], filed: undefined }
  expect(await restoredBy(['newest'], { BACKUP_KEY: backupKey() })).toEqual({
    ...nothing,
    stderr: expect.stringMatching(/^This backup was made with a key that is not among the keys of BACKUP_KEY.*\n$/),
  })
  const path = join(place.folder, name, 'mda.gz.sealed')
  const sealed = await readFile(path)
  await writeFile(path, Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])]))
  expect(await restoredBy([name])).toEqual({
    ...nothing,
    stderr:
      'mda.gz is damaged at byte 36 or within the ' +
      (sealed.length - 36) +
      ' bytes after it: the backup is damaged.\n',
  })
  await writeFile(path, sealed)
  expect(await restoredBy(['daftari-20200101T000000Z'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run daftari -- backups lists them'),
  })
  expect(await restoredBy(['newest'], { BACKUP_FOLDER: '' })).toMatchObject({ status: 2 })
})
