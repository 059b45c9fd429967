import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@server/config/settings'
import { findSigningKey, openSigningKey } from '@server/extracts/signingKey'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { companyWithHistory } from '../../support/filedHistory'
import { testRegistry } from '../../support/registry'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftari-extract-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const digest = Buffer.alloc(32, 7)

it('makes a key at first use, keeps it to the account of the server, and uses it again', () => {
  const settings = readSettings({ DATA_DIR: folder })
  expect(findSigningKey(settings)).toBeUndefined()
  const { id, publicKey, sign } = openSigningKey(settings)
  expect(verify(null, digest, createPublicKey(publicKey), sign(digest))).toBe(true)
  expect(openSigningKey(settings).id).toBe(id)
  const path = join(folder, 'extract.key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  chmodSync(path, 0o644)
  expect(() => openSigningKey(settings)).toThrow('chmod 600')
})

it('takes the key of the setting, and reads that of a file again', () => {
  const path = join(folder, 'key.pem')
  writeFileSync(path, newKey())
  const settings = readSettings({ DATA_DIR: folder, EXTRACT_SIGNING_KEY_FILE: path })
  const first = openSigningKey(settings).id
  writeFileSync(path, newKey())
  expect(openSigningKey(settings).id).not.toBe(first)
})

it('refuses a setting that is no Ed25519 key, without its content', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  for (const text of ['secret', rsa.toString()]) {
    const read = () => readSettings({ EXTRACT_SIGNING_KEY: text })
    expect(read).toThrow('EXTRACT_SIGNING_KEY must be an Ed25519 private key in PEM')
    expect(read).not.toThrow(text)
  }
})

it('publishes the key that signs and those that signed before', async () => {
  const path = join(folder, 'key.pem')
  writeFileSync(path, newKey())
  const registry = await testRegistry({ settings: { EXTRACT_SIGNING_KEY_FILE: path } })
  try {
    const brn = await companyWithHistory(registry.database)
    const call = registry.as(await registry.signIn('registrar'))
    const issue = async () =>
      (await call({ method: 'POST', url: '/portal/extracts', payload: { brn, language: 'en' } })).json().keyId
    const first = await issue()
    writeFileSync(path, newKey())
    const second = await issue()
    const { keys } = (await registry.app.inject({ url: '/portal/verification-keys' })).json()
    expect(keys.map(({ id, signs }: { id: string; signs: boolean }) => [id, signs])).toEqual([
      [second, true],
      [first, false],
    ])
  } finally {
    await registry.close()
  }
})
