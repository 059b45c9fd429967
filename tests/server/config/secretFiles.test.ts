import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { anchorFileIn, appendAnchor, readAnchors } from '@server/audit/anchorFile'
import { findAuditKey, openAuditKey } from '@server/audit/auditKey'
import { readSettings } from '@server/config/settings'
import { s3Store } from '@server/edms/s3Store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testS3 } from '../../support/s3'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftari-secrets-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const first = 'the first key of more than thirty-two characters'
const second = 'the second key of more than thirty-two characters'

describe('a secret in a file', () => {
  it('is the content of the file without one line end', () => {
    const settings = readSettings({
      SMTP_URL_FILE: write('smtp', 'smtp://desk:secret@mail.example\n'),
      DATABASE_URL_FILE: write('database', 'postgres://desk:secret@db.example/daftari\r\n'),
      AUDIT_KEY_FILE: write('audit', `${first} \n`),
      EDMS_S3_BUCKET: 'documents',
      EDMS_S3_ACCESS_KEY_ID_FILE: write('id', 'desk'),
      EDMS_S3_SECRET_ACCESS_KEY_FILE: write('key', 'secret\n\n'),
    })
    expect(settings).toMatchObject({
      smtpUrl: 'smtp://desk:secret@mail.example',
      databaseUrl: 'postgres://desk:secret@db.example/daftari',
      auditKey: `${first} `,
      edmsS3: { keyId: 'desk', secret: 'secret\n' },
    })
  })

  it('stops the start where it is given twice, cannot be read, or does not fit, and is never quoted', () => {
    const read = () =>
      readSettings({
        SMTP_URL: 'smtp://desk:hunter2@mail.example',
        SMTP_URL_FILE: write('smtp', 'smtp://desk:hunter2@mail.example'),
        DATABASE_URL_FILE: join(folder, 'nowhere'),
        AUDIT_KEY_FILE: write('audit', 'hunter2'),
      })
    expect(read).toThrow('SMTP_URL and SMTP_URL_FILE are both given: give one of them')
    expect(read).toThrow('DATABASE_URL_FILE cannot be read (ENOENT)')
    expect(read).toThrow('AUDIT_KEY must have at least 32 characters')
    expect(read).not.toThrow(/hunter2/)
  })
})

describe('the key of the audit trail', () => {
  it('changes without a start, and the earlier one goes on verifying its anchors', async () => {
    const file = write('audit', `${first}\n`)
    const settings = readSettings({ AUDIT_KEY_FILE: file, DATA_DIR: folder })
    const path = anchorFileIn(folder)
    const anchor = (entry: number) => appendAnchor(path, openAuditKey(settings), { entry, hash: 'h' }, 'hour')
    const before = await anchor(1)
    writeFileSync(file, `${second}\n${first}\n`)
    const after = await anchor(2)
    expect(after.key).not.toBe(before.key)
    const key = openAuditKey(settings)
    expect([key.id, key.earlier.map(({ id }) => id)]).toEqual([after.key, [before.key]])
    expect(await readAnchors(path, key)).toMatchObject({ proven: 2, otherKey: 0, forged: 0 })
    writeFileSync(file, `${second}\n`)
    expect(await readAnchors(path, openAuditKey(settings))).toMatchObject({ proven: 1, otherKey: 1, forged: 0 })
  })

  it('names its setting where the file is gone', () => {
    const settings = readSettings({ AUDIT_KEY_FILE: write('audit', first), DATA_DIR: folder })
    rmSync(join(folder, 'audit'))
    expect(() => findAuditKey(settings)).toThrow('AUDIT_KEY_FILE cannot be read (ENOENT)')
  })
})

it('reads the keys of the bucket again while the server runs', async () => {
  const s3 = await testS3({ keyId: 'newer' })
  const files = { keyIdFile: write('id', 'older'), secretFile: write('key', 'a secret of the test') }
  const store = s3Store({ ...s3.settings, keyId: 'older', ...files })
  vi.useFakeTimers({ toFake: ['Date'] })
  await expect(store.put(Readable.from(['a page']))).rejects.toThrow('unreachable')
  write('id', 'newer')
  vi.setSystemTime(Date.now() + 31_000)
  await expect(store.put(Readable.from(['a page']))).resolves.toMatchObject({ size: 6 })
  await s3.close()
})
