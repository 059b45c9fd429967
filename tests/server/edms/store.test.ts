import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { diskStore } from '@server/edms/diskStore'
import { s3Store } from '@server/edms/s3Store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickFolder } from '../../support/quickFolder'
import { testS3 } from '../../support/s3'

let folder: string
let s3: Awaited<ReturnType<typeof testS3>>
beforeAll(async () => {
  folder = await mkdtemp(join(quickFolder(), 'daftari-store-'))
  s3 = await testS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const bytes = Buffer.from('a document, as it was filed')
const hash = hashOf(bytes)
const spare = Buffer.from('another document')

const stores = {
  'on disk': {
    make: () => diskStore(folder),
    spoil: (of: string) => writeFile(join(folder, of.slice(0, 2), of), 'something else'),
    left: () => readdir(join(folder, 'incoming')),
  },
  'in an S3-compatible store': {
    make: () => s3Store(s3.settings),
    spoil: async (of: string) => void s3.objects.set(`registry/${of.slice(0, 2)}/${of}`, Buffer.from('something else')),
    left: async () => [],
  },
}

describe.each(Object.entries(stores))('documents %s', (_, { make, spoil, left }) => {
  it('are stored under the hash of their content, and returned unchanged', async () => {
    const store = make()
    expect(await store.put(Readable.from([bytes]))).toEqual({ hash, size: bytes.length })
    expect(await store.put(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))).toEqual({
      hash,
      size: bytes.length,
    })
    expect(await buffer(await store.open(hash))).toEqual(bytes)
    expect(await left()).toEqual([])
  })

  it('may be large', async () => {
    const large = randomBytes(6 * 1024 * 1024)
    const store = make()
    await store.put(Readable.from([large.subarray(0, 1_000_001), large.subarray(1_000_001)]))
    expect(hashOf(await buffer(await store.open(hashOf(large))))).toBe(hashOf(large))
  })

  it('are not stored after an interrupted upload', async () => {
    const store = make()
    const broken = Readable.from(
      (async function* () {
        yield spare
        throw new Error('the line went dead')
      })(),
    )
    await expect(store.put(broken)).rejects.toThrow('the line went dead')
    await expect(store.open(hashOf(spare))).rejects.toMatchObject({ fault: 'missing' })
    expect(await left()).toEqual([])
  })

  it('refuses a changed file before its first byte', async () => {
    const store = make()
    await store.put(Readable.from([bytes]))
    await spoil(hash)
    await expect(store.open(hash)).rejects.toMatchObject({ fault: 'damaged' })
    await store.put(Readable.from([bytes]))
    expect(await buffer(await store.open(hash))).toEqual(bytes)
  })
})

describe('an S3-compatible store', () => {
  it('is retried when it is overloaded', async () => {
    s3.refuseNext(1)
    expect(await s3Store(s3.settings).put(Readable.from([bytes]))).toMatchObject({ hash })
    s3.refuseNext(1)
    expect(await buffer(await s3Store(s3.settings).open(hash))).toEqual(bytes)
  })

  it('reports a store that cannot be reached or refuses the key, and does not treat it as empty', async () => {
    const nowhere = s3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:1' })
    await expect(nowhere.open(hash)).rejects.toMatchObject({ fault: 'unreachable' })
    await expect(nowhere.put(Readable.from([bytes]))).rejects.toMatchObject({ fault: 'unreachable' })
    const elsewhere = s3Store({ ...s3.settings, bucket: 'another' })
    await expect(elsewhere.open(hash)).rejects.toMatchObject({ fault: 'unreachable' })
    const stranger = s3Store({ ...s3.settings, keyId: 'stranger' })
    await expect(stranger.open(hash)).rejects.toMatchObject({ fault: 'unreachable' })
  })
})
