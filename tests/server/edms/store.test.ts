import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { diskStore } from '@server/edms/diskStore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daftari-store-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = Buffer.from('a document, as it was filed')
const hash = createHash('sha256').update(bytes).digest('hex')

describe('documents on disk', () => {
  it('are kept under the hash of their content, once, and given back as they were', async () => {
    const store = diskStore(folder)
    expect(await store.put(Readable.from([bytes]))).toEqual({ hash, size: bytes.length })
    expect(await store.put(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))).toEqual({
      hash,
      size: bytes.length,
    })
    expect(await buffer(await store.open(hash))).toEqual(bytes)
    expect(await readdir(join(folder, hash.slice(0, 2)))).toEqual([hash])
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  it('are not there at all when what brought them broke off', async () => {
    const store = diskStore(join(folder, 'broken'))
    const broken = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('the line went dead')
      })(),
    )
    await expect(store.put(broken)).rejects.toThrow('the line went dead')
    expect(await readdir(join(folder, 'broken', 'incoming'))).toEqual([])
    await expect(store.open(hash)).rejects.toMatchObject({ fault: 'missing' })
  })

  it.each([
    ['changed', (path: string) => writeFile(path, 'something else')],
    ['cut short', (path: string) => truncate(path, 3)],
  ])('that were %s are refused before their first byte', async (_, spoil) => {
    const store = diskStore(join(folder, 'spoilt'))
    await store.put(Readable.from([bytes]))
    await spoil(join(folder, 'spoilt', hash.slice(0, 2), hash))
    await expect(store.open(hash)).rejects.toMatchObject({ fault: 'damaged' })
  })
})
