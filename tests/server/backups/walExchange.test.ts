import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { beginExchange, exchangeFolderOf } from '@server/db/walExchange'
import { afterEach, beforeEach, expect, it } from 'vitest'

const NAME = '000000010000000000000002'
let base = ''
let faults: unknown[] = []
let end: () => Promise<void>

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'daftari-exchange-'))
  mkdirSync(join(base, 'archive', 'wal'), { recursive: true })
  faults = []
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const begin = (seal?: () => Transform) => {
  const place = { base, runner: undefined, folder: join(base, 'postgres'), sockets: base }
  const archive = { folder: join(base, 'archive'), seal, unseal: () => new PassThrough() }
  end = beginExchange(place, archive, { every: 5, onFault: fault => faults.push(fault) })
}
const inFolder = (name: string) => join(exchangeFolderOf({ base }), name)
/** Hands a file in as PostgreSQL does, whole at once. */
const handIn = () => {
  writeFileSync(inFolder(`${NAME}.part`), gzipSync('a change'))
  renameSync(inFolder(`${NAME}.part`), inFolder(`${NAME}.in`))
}
const archived = () => readdirSync(join(base, 'archive', 'wal'))

it('answers for each file: it is archived, it is there again, or the archive has none', async () => {
  begin()
  handIn()
  await expect.poll(() => readdirSync(exchangeFolderOf({ base }))).toEqual([`${NAME}.done`])
  expect(archived()).toEqual([`${NAME}.gz`])
  writeFileSync(inFolder(`${NAME}.wanted`), '')
  await expect.poll(() => existsSync(inFolder(`${NAME}.wanted`))).toBe(false)
  expect(readFileSync(inFolder(`${NAME}.out`))).toEqual(gzipSync('a change'))
  writeFileSync(inFolder('00000002.history.wanted'), '')
  await expect.poll(() => existsSync(inFolder('00000002.history.wanted'))).toBe(false)
  expect(existsSync(inFolder('00000002.history.out'))).toBe(false)
  expect(faults).toEqual([])
  await end()
  expect(existsSync(exchangeFolderOf({ base }))).toBe(false)
})

it('takes a file back that the archive refuses, and says why once', async () => {
  writeFileSync(join(base, 'archive', 'wal', `${NAME}.gz`), gzipSync('another change'))
  begin()
  for (const _ of [1, 2]) {
    handIn()
    await expect.poll(() => readdirSync(exchangeFolderOf({ base }))).toEqual([])
  }
  expect(faults.map(String)).toEqual([expect.stringContaining('has other content, and is not overwritten')])
  await end()
})

it('ends although the disk of the archive does not answer', async () => {
  begin(() => new Transform({ transform: () => undefined }))
  handIn()
  await expect.poll(archived).toEqual([`${NAME}.gz.sealed.part`])
  await end()
  expect(existsSync(exchangeFolderOf({ base }))).toBe(false)
})
