import { Readable } from 'node:stream'
import { backupsIn } from '@server/backups/storedBackups'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backingUp, backupKey, fingerprintOf, restoredFrom } from '../../support/backups'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { testS3 } from '../../support/s3'

const DAY = 86_400_000
const NIGHT = Date.parse('2026-11-29T22:00:30.000Z')
const key = backupKey()

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
})
afterAll(() => registry.close())

describe('a backup in a bucket', () => {
  it('is listed, restored and removed like those of a folder', async () => {
    const s3 = await testS3({ bucket: 'backups', summed: false })
    const own = await backingUp(registry, {
      ...{ BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: s3.settings.endpoint, BACKUP_S3_PREFIX: 'registry/' },
      ...{ BACKUP_S3_ACCESS_KEY_ID: 'desk', BACKUP_S3_SECRET_ACCESS_KEY: 'a secret of the test', BACKUP_KEY: key },
      ...{ BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0', BACKUP_DRILL_DAYS: '0' },
    })
    await own.round(NIGHT)
    await own.round(NIGHT + DAY)
    const [newest, ...others] = await backupsIn(own.store)
    expect([newest?.name, others]).toEqual(['daftari-20261130T220030Z', []])
    expect(
      [...s3.objects.keys()].filter(name => !/^registry\/(daftari-20261130T220030Z|documents)\//.test(name)),
    ).toEqual([])
    await restoredFrom(own, newest?.name ?? '', async empty => {
      expect(await fingerprintOf(empty)).toEqual(await fingerprintOf(registry))
    })
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'of several parts')
    await own.store.write('large', Readable.from([bytes.subarray(0, 9_000_000), bytes.subarray(9_000_000)]))
    expect(s3.objects.get('registry/large')?.equals(bytes)).toBe(true)
    await s3.close()
  })

  it('that fails in the middle leaves no parts, and the sentence names the bucket', async () => {
    const s3 = await testS3({ bucket: 'backups', summed: false })
    const own = await backingUp(registry, {
      ...{ BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: s3.settings.endpoint, BACKUP_KEY: key },
      ...{ BACKUP_S3_ACCESS_KEY_ID: 'desk', BACKUP_S3_SECRET_ACCESS_KEY: 'a secret of the test' },
    })
    const ends = async function* () {
      yield Buffer.alloc(17 * 1024 * 1024)
      throw new Error('the database is gone')
    }
    await expect(own.store.write('large', Readable.from(ends()))).rejects.toThrow('the database is gone')
    await expect.poll(() => s3.uploads.size).toBe(0)
    expect(s3.objects.size).toBe(0)
    s3.refuseNext(100)
    await expect(own.store.write('small', Readable.from(['bytes']))).rejects.toThrow(
      'The store of the bucket backups does not answer (503).',
    )
    await s3.close()
  })
})
