import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand, runCommandIn } from '../support/command'
import { type TestDatabase, testDatabase } from '../support/database'
import { quickFolder } from '../support/quickFolder'

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await testDatabase()
  folder = await mkdtemp(join(quickFolder(), 'daftari-backup-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

it('writes no backup over another one', async () => {
  await writeFile(join(folder, 'manifest.json'), 'of yesterday')
  const { status, stderr } = await runCommand(test, 'backup', [folder])
  expect([status, stderr]).toEqual([2, `${folder} holds a backup already. Name another folder.\n`])
  expect(await readdir(folder)).toEqual(['manifest.json'])
  expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe('of yesterday')
})

it('names a username that nobody has, where an account is to be opened', async () => {
  const { status, stderr } = await runCommand(test, 'admin unlock', ['grase'])
  expect([status, stderr]).toEqual([1, 'Nobody has the username or email address grase.\n'])
})

it.each([
  ['admin unlock', ['grace']],
  ['authority extend', ['mail@organisation.example', '2030-01-01']],
  ['audit verify', []],
  ['backup', ['copy']],
  ['admin create', []],
])('%s refuses a data folder without a registry, and begins none', async (name, args) => {
  const missing = join(folder, 'mistyped')
  const { status, stderr } = await runCommandIn(missing, name, args)
  const sentence = `There is no registry in ${missing}. Set DATA_DIR to its data folder`
  expect([status, stderr.slice(0, sentence.length)]).toEqual([2, sentence])
  expect([existsSync(missing), existsSync('copy')]).toEqual([false, false])
})
