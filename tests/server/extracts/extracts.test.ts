import { createHash, createPublicKey, verify } from 'node:crypto'
import { entity } from '@server/db/schema'
import { qrText } from '@server/extracts/extractPaper'
import { setVersionFacts, type VersionFacts } from '@server/registry/versions'
import { eq } from 'drizzle-orm'
import jsQR from 'jsqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyWithHistory } from '../../support/filedHistory'
import { drawSquares, readPdf } from '../../support/pdf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let brn = ''
beforeAll(async () => {
  registry = await testRegistry({
    settings: { PUBLIC_URL: 'https://registry.example', VERIFICATIONS_PER_ADDRESS: '40' },
  })
  call = registry.as(await registry.signIn('registrar'))
  brn = await companyWithHistory(registry.database)
})
afterAll(() => registry.close())

const issue = async (body: object = {}) =>
  (await call({ method: 'POST', url: '/portal/extracts', payload: { brn, language: 'en', ...body } })).json()
const fileOf = async (id: string) => (await call({ url: `/portal/extracts/${id}/file` })).rawPayload
const ask = (code: string, remoteAddress = '10.1.0.1') =>
  registry.app.inject({ method: 'POST', url: '/portal/verifications', payload: { code }, remoteAddress })
const withdraw = (id: string, reason = 'Issued for the wrong company') =>
  call({ method: 'POST', url: `/portal/extracts/${id}/withdraw`, payload: { reason } })
const rename = (name: string, facts: VersionFacts) =>
  registry.database.write(async tx => {
    await setVersionFacts(tx, facts)
    await tx.update(entity).set({ name }).where(eq(entity.brn, brn))
  })

/** Reads the text of a PDF, its attached content and its metadata. */
const read = async (bytes: Buffer) => {
  const { pages, files, info } = await readPdf(bytes)
  return {
    text: pages.join(' ').replace(/\s+/g, ' '),
    attached: files.get('extract.json') ?? new Uint8Array(),
    info,
  }
}

/** Checks a signature with the published keys alone. */
const isSigned = async (content: Uint8Array, { signature, keyId }: { signature: string; keyId: string }) => {
  const { keys } = (await registry.app.inject({ url: '/portal/verification-keys' })).json()
  const { publicKey } = keys.find(({ id }: { id: string }) => id === keyId)
  const digest = createHash('sha256').update(content).digest()
  return verify(null, digest, createPublicKey(publicKey), Buffer.from(signature, 'base64url'))
}

describe('an extract', () => {
  it('shows the file as it stood on a day, and only what the public may know of people', async () => {
    const extract = await issue({ asOf: '2022-01-01' })
    expect(extract).toMatchObject({ brn, day: '2022-01-01', language: 'en', state: 'VALID' })
    expect(extract.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{5}$/)
    const { text, attached, info } = await read(await fileOf(extract.id))
    expect(text).toContain('SECOND LTD')
    expect(text).toContain('As it stood at the end of 01-01-2022, as known on')
    expect(text).toContain('Nakirya Test')
    expect(text).toContain(extract.code)
    expect(text).toContain(`https://registry.example/verify/${extract.code}`)
    const { facts } = JSON.parse(Buffer.from(attached).toString())
    expect(Object.keys(facts.directors[0])).toEqual(['name', 'kind', 'nationality'])
    expect(info).not.toHaveProperty('Producer')
    expect(info).not.toHaveProperty('Author')
  })

  it('leaves out what the register did not know on the day', async () => {
    await rename('FIRST & LATE LTD', { effectiveOn: '2020-02-01' })
    const known = await issue({ asOf: '2020-06-01', knownOn: '2020-07-01' })
    const { text } = await read(await fileOf(known.id))
    expect(text).toContain('As it stood at the end of 01-06-2020, as known on 01-07-2020')
    expect(text).not.toContain('LATE LTD')
    const now = await issue({ asOf: '2020-06-01' })
    expect((await read(await fileOf(now.id))).text).toContain('FIRST & LATE LTD')
  })

  it('is the same bytes each time', async () => {
    const { id } = await issue()
    const first = await fileOf(id)
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.equals(await fileOf(id))).toBe(true)
  })

  it('is proved by its signature and the published key, without the server', async () => {
    const extract = await issue()
    const { attached } = await read(await fileOf(extract.id))
    expect(createHash('sha256').update(attached).digest('hex')).toBe(extract.digest)
    expect(await isSigned(attached, extract)).toBe(true)
    const changed = Buffer.from(
      Buffer.from(attached)
        .toString()
        .replace(
          brn,
          brn.replace(/\d$/, digit => `${(Number(digit) + 1) % 10}`),
        ),
    )
    expect(await isSigned(changed, extract)).toBe(false)
  })

  it('prints a QR code that any reader decodes, and whose signature the public key alone proves', async () => {
    const { id, code, digest, keyId } = await issue({ language: 'fr' })
    const { pixels, size } = drawSquares(await fileOf(id))
    const text = jsQR(pixels, size, size)?.data ?? ''
    const [address, proof = ''] = text.split('#')
    expect(address).toBe(`https://registry.example/verify/${code}`)
    const [scanned = '', signature = '', signedBy] = proof.split('.')
    expect([Buffer.from(scanned, 'base64url').toString('hex'), signedBy]).toEqual([digest, keyId])
    const { rows } = await registry.database.pool.query('SELECT public_key AS key FROM extract_key WHERE id = $1', [
      keyId,
    ])
    const isProved = (digest: Buffer) =>
      verify(null, digest, createPublicKey(rows[0].key), Buffer.from(signature, 'base64url'))
    expect(isProved(Buffer.from(scanned, 'base64url'))).toBe(true)
    expect(isProved(createHash('sha256').update('another content').digest())).toBe(false)
  })

  it('is proved by its QR code and the published key, as far as the digest goes', async () => {
    const { id, code, digest, signature } = await issue()
    const { rows } = await registry.database.pool.query(
      'SELECT content, digest, signature, key_id AS "keyId" FROM extract WHERE id = $1',
      [id],
    )
    const { href, hash } = new URL(qrText(rows[0]))
    expect(href.slice(0, -hash.length)).toBe(`https://registry.example/verify/${code}`)
    const [scanned = '', signed = '', keyId = ''] = hash.slice(1).split('.')
    expect([Buffer.from(scanned, 'base64url').toString('hex'), signed]).toEqual([digest, signature])
    expect(await isSigned(Buffer.from(rows[0].content), { signature: signed, keyId })).toBe(true)
  })

  it.each([
    ['en', 'Extract from the register', 'As it stood', 'Made by a demonstration registry. Of no legal effect.'],
    ['fr', 'Extrait du registre', 'État à la fin du', 'Délivré le', 'Sans effet juridique.'],
    ['sw', 'Dondoo la rejista', 'Kama ilivyokuwa mwisho wa', 'Limetolewa', 'Halina nguvu ya kisheria.'],
  ])(
    'is made in the language %s, and says of a demonstration that it has no legal effect',
    async (language, ...texts) => {
      const { id } = await issue({ language })
      const { text } = await read(await fileOf(id))
      for (const each of texts) expect(text).toContain(each)
    },
  )

  it('says nothing of a demonstration where the registry is none', async () => {
    const { pool } = registry.database
    await pool.query("UPDATE installation SET key = 'aside' WHERE key = 'demonstration'")
    const { id } = await issue()
    await pool.query("UPDATE installation SET key = 'demonstration' WHERE key = 'aside'")
    const { text, attached } = await read(await fileOf(id))
    expect(text).not.toContain('demonstration')
    expect(JSON.parse(Buffer.from(attached).toString())).not.toHaveProperty('demonstration')
  })

  it('prints letters with accents', async () => {
    await rename('Ŋŋola Çağdaş & Érié Ltd', { effectiveOn: '2023-06-01' })
    const { id } = await issue()
    expect((await read(await fileOf(id))).text).toContain('Ŋŋola Çağdaş & Érié Ltd')
  })

  it('is refused of days before the history of the file, and of days to come', async () => {
    expect(await issue({ asOf: '1950-01-01' })).toMatchObject({ code: 'before-registration' })
    expect(await issue({ asOf: '2999-01-01' })).toMatchObject({ code: 'day-to-come' })
    expect(await issue({ brn: '80020009999999' })).toMatchObject({ code: 'unknown-brn' })
  })

  it('leaves one entry in the audit trail', async () => {
    const { code } = await issue()
    const { rows } = await registry.database.pool.query(
      "SELECT subject, after->>'extract' AS code FROM audit_entry WHERE call = 'PORTAL-EXTRACT-ISSUE' ORDER BY id DESC LIMIT 1",
    )
    expect(rows).toEqual([{ subject: brn, code }])
  })

  it('is issued and withdrawn with the permission alone, and listed for who may read files', async () => {
    const { id } = await issue()
    const clerk = registry.as(await registry.signIn('insolvency'))
    const payload = { brn, language: 'en' }
    expect((await clerk({ method: 'POST', url: '/portal/extracts', payload })).statusCode).toBe(403)
    expect(
      (await clerk({ method: 'POST', url: `/portal/extracts/${id}/withdraw`, payload: { reason: 'x' } })).statusCode,
    ).toBe(403)
    const { extracts } = (await clerk({ url: `/portal/extracts?brn=${brn}` })).json()
    expect(extracts[0]).toMatchObject({ id, issuedBy: expect.any(String), state: 'VALID' })
    const newcomer = registry.as(await registry.signIn('newcomer'))
    expect((await newcomer({ url: `/portal/extracts?brn=${brn}` })).statusCode).toBe(403)
    expect((await newcomer({ url: `/portal/extracts/${id}/file` })).statusCode).toBe(403)
  })
})

describe('the verification of a code', () => {
  it('says that an extract is valid, in any spelling of its code', async () => {
    const { code, digest } = await issue({ asOf: '2022-01-01' })
    const answer = { state: 'VALID', code, brn, name: 'SECOND LTD', day: '2022-01-01', digest }
    expect((await ask(code)).json()).toMatchObject(answer)
    const spelt = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await ask(` ${spelt} `)).json()).toMatchObject(answer)
  })

  it('says that an extract of today is superseded once the file changes', async () => {
    const today = await issue()
    const past = await issue({ asOf: '2022-01-01' })
    await rename('THIRD LTD', { effectiveOn: '2024-01-01' })
    expect((await ask(today.code)).json()).toMatchObject({ state: 'SUPERSEDED', brn })
    expect((await ask(past.code)).json()).toMatchObject({ state: 'VALID' })
  })

  it('says that an extract of a past day is superseded once that day is corrected', async () => {
    const { code } = await issue({ asOf: '2022-01-01' })
    await rename('SECOND AND CORRECTED LTD', { effectiveOn: '2021-12-01' })
    expect((await ask(code)).json()).toMatchObject({ state: 'SUPERSEDED', name: 'SECOND LTD' })
  })

  it('says that an extract was withdrawn, and since when, without the reason', async () => {
    const { id, code } = await issue()
    expect((await withdraw(id)).json()).toMatchObject({
      state: 'WITHDRAWN',
      withdrawnReason: 'Issued for the wrong company',
    })
    const answer = await ask(code)
    expect(answer.json()).toMatchObject({ state: 'WITHDRAWN', since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(answer.payload).not.toContain('wrong company')
    expect((await withdraw(id)).json()).toMatchObject({ code: 'extract-withdrawn' })
  })

  it('answers every other code alike', async () => {
    for (const code of ['7K3M-Q0ZD-94XAC', 'nonsense', '-', '%00'])
      expect((await ask(code, '10.1.0.2')).json()).toEqual({ state: 'UNKNOWN' })
  })

  it('stops an address that tries unknown codes, and counts no codes of extracts', async () => {
    const { code } = await issue()
    for (let at = 0; at < 50; at++) expect((await ask(code, '10.1.0.3')).statusCode).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at < 25; at++) statuses.push((await ask(`0000-0000-${10_000 + at}`, '10.1.0.3')).statusCode)
    expect(statuses.indexOf(429)).toBe(20)
    expect((await ask(code, '10.1.0.3')).statusCode).toBe(429)
    expect((await ask(code, '10.1.0.4')).statusCode).toBe(200)
  })
})
