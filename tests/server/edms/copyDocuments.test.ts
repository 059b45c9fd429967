import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { copyDocuments } from '@server/edms/copyDocuments'
import { diskStore } from '@server/edms/diskStore'
import { createEdms } from '@server/edms/edms'
import { s3Store } from '@server/edms/s3Store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { quickFolder } from '../../support/quickFolder'
import { testS3 } from '../../support/s3'

let test: TestDatabase
let folder: string
let s3: Awaited<ReturnType<typeof testS3>>
beforeAll(async () => {
  test = await testDatabase()
  folder = await mkdtemp(join(quickFolder(), 'daftari-copy-'))
  s3 = await testS3()
})
afterAll(async () => {
  await s3.close()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

it('copies every document into a backup and from there into another store, and names those it could not', async () => {
  const store = diskStore(join(folder, 'store'))
  const edms = createEdms({ store, address: '' })
  const keep = (handle: string, text: string) =>
    edms.keep(test.database.read, handle, Readable.from([Buffer.from(text)]))
  const first = await keep('one', 'the first')
  await keep('two', 'the second')
  await keep('again', 'the second')
  const spoilt = await keep('three', 'the third')
  await writeFile(join(folder, 'store', spoilt.hash.slice(0, 2), spoilt.hash), 'forged')

  const client = await test.database.pool.connect()
  try {
    const backup = diskStore(join(folder, 'backup'))
    expect(await copyDocuments(client, store, backup)).toEqual({ there: 2, lost: [spoilt.hash] })
    expect((await buffer(await backup.open(first.hash))).toString()).toBe('the first')
    // A bucket in place of the disk: a restore can also move documents from one to the other.
    expect(await copyDocuments(client, backup, s3Store(s3.settings))).toEqual({ there: 2, lost: [spoilt.hash] })
    s3.asked.length = 0
    await copyDocuments(client, backup, s3Store(s3.settings))
    expect(s3.asked.filter(request => request.startsWith('PUT'))).toEqual([])
    s3.refuseNext(20)
    await expect(copyDocuments(client, backup, s3Store(s3.settings))).rejects.toMatchObject({ fault: 'unreachable' })
  } finally {
    client.release()
  }
})
