import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { contract } from '@contract/index'
import { createEdms, documentStore } from '@server/edms/edms'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { readPdf } from '../../support/pdf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let token: string
let as: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 600, settings: { PUBLIC_URL: 'https://desk.registry.example/' } })
  token = await registry.signIn('admin')
  as = registry.as(token)
})
afterAll(() => registry.close())

const query = async <T extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
  (await registry.database.read.execute<T>(text)).rows
const one = async <T extends Record<string, unknown>>(text: ReturnType<typeof sql>) => {
  const [row] = await query<T>(text)
  if (!row) throw new Error('the demonstration has none such')
  return row
}
type Filed = { brn: string; entity: string; name: string; handle: string }
const filed = (entity: string, kind: string) =>
  one<Filed>(sql`
    SELECT d.brn, e.name AS entity, d.name, d.edms_id AS handle FROM entity_document d JOIN entity e ON e.brn = d.brn
    WHERE e.kind = ${entity} AND d.kind = ${kind} AND d.edms_id IS NOT NULL ORDER BY d.id LIMIT 1`)

/** Deletes as the owner of the tables, because the application's role may only add. */
const forget = async (handle: string) => {
  const owner = new pg.Client(registry.connection)
  await owner.connect()
  await owner.query('DELETE FROM edms_file WHERE edms_id = $1', [handle])
  await owner.end()
}

const paths = {
  company: pathOf(contract.entityDocuments.companyFile),
  businessName: pathOf(contract.entityDocuments.businessNameFile),
  buildingSociety: pathOf(contract.entityDocuments.buildingSocietyFile),
}
const file = (path: string, documentHandle: string) => as({ method: 'POST', url: path, payload: { documentHandle } })
const bytesOf = async (path: string, handle: string) =>
  Buffer.from((await file(path, handle)).json().Base64FileStream, 'base64')

const ofCompany = '/incorporation/companies/continuous-filing/get-registered-documents'

describe('the documents of a company', () => {
  it('are listed newest first, ten a page, with handles of documents in EDMS', async () => {
    const { brn, n } = await one<{ brn: string; n: number }>(sql`
      SELECT d.brn, count(*)::int AS n FROM entity_document d JOIN entity e ON e.brn = d.brn AND e.kind = 'COMPANY'
      GROUP BY d.brn HAVING count(*) > 10 AND count(*) > count(edms_id) ORDER BY n DESC LIMIT 1`)
    const first = (
      await as({ url: `${pathOf(contract.entityDocuments.ofCompany, { brn })}?page=1&pageSize=10` })
    ).json()
    const second = (
      await as({ url: `${pathOf(contract.entityDocuments.ofCompany, { brn })}?page=2&pageSize=10` })
    ).json()
    expect(first).toMatchObject({ totalElements: n, totalPages: Math.ceil(n / 10) })
    expect(first.content).toHaveLength(10)
    const all = [...first.content, ...second.content]
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect(Object.keys(all[0]).sort()).toEqual(['createdAt', 'edmsId', 'name'])
    const states = await one<{ there: number; not: number }>(sql`
      SELECT count(edms_id)::int AS there, count(*)::int - count(edms_id)::int AS not FROM entity_document`)
    expect(Math.min(states.there, states.not)).toBeGreaterThan(50)
  })

  it('are searched by name, in any case, with % as an ordinary character', async () => {
    const { brn } = await filed('COMPANY', 'CONSTITUTION')
    const found = (
      await as({ url: `${pathOf(contract.entityDocuments.ofCompany, { brn })}?page=1&pageSize=10&search=constit` })
    ).json()
    expect(found.content.map(({ name }: { name: string }) => name)).toEqual(['Constitution'])
    expect(found.totalElements).toBe(1)
    expect(
      (await as({ url: `${pathOf(contract.entityDocuments.ofCompany, { brn })}?page=1&pageSize=10&search=%25` })).json()
        .content,
    ).toEqual([])
  })

  it('are not those of another register, and an unknown number has none', async () => {
    const { brn } = await filed('BUSINESS_NAME', 'PARTICULARS')
    expect((await as({ url: pathOf(contract.entityDocuments.ofCompany, { brn }) })).json()).toMatchObject({
      content: [],
      totalElements: 0,
    })
    expect((await as({ url: `${ofCompany}/NONE` })).json()).toMatchObject({ content: [], totalElements: 0 })
  })
})

describe('the documents of the other registers', () => {
  it('returns those of a business name as attachments with documentName', async () => {
    const { brn, name } = await filed('BUSINESS_NAME', 'PARTICULARS')
    const { content } = (
      await as({
        url: `${pathOf(contract.entityDocuments.ofBusinessName, { brn })}?page=1&per_page=10&search=STATEMENT`,
      })
    ).json()
    expect(content).toEqual([expect.objectContaining({ documentName: name, edmsId: expect.any(String) })])
  })

  it('returns those of a building society that EDMS has, in some societies fewer than two', async () => {
    const shares = await query<{ brn: string; there: number }>(sql`
      SELECT d.brn, count(edms_id)::int AS there FROM entity_document d JOIN entity e ON e.brn = d.brn
      WHERE e.kind = 'BUILDING_SOCIETY' GROUP BY d.brn ORDER BY there`)
    expect(shares.at(0)?.there).toBeLessThan(2)
    expect(shares.at(-1)?.there).toBe(3)
    for (const { brn, there } of [shares[0], shares.at(-1)].flatMap(share => share ?? [])) {
      const { content } = (await as({ url: pathOf(contract.entityDocuments.ofBuildingSociety, { brn }) })).json()
      expect(content).toHaveLength(there)
      for (const row of content) expect(row).toEqual({ name: expect.any(String), base64String: expect.any(String) })
    }
  })
})

describe('a file', () => {
  it('returns a certificate as a PDF of the entity, whose QR code leads back to it', async () => {
    const { brn, entity, handle } = await filed('COMPANY', 'REGISTRATION_CERTIFICATE')
    const answer = await file(paths.company, handle)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['cache-control']).toBe('no-store')
    const { title, pages, links } = await readPdf(Buffer.from(answer.json().Base64FileStream, 'base64'))
    expect(title).toBe(`Certificate of Incorporation - ${brn}`)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain(brn)
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(entity)
    expect(links).toEqual([`https://desk.registry.example/home/registry/file-viewer/${brn}`])
  })

  it('returns a constitution of sixty pages, and a scan without text', async () => {
    const constitution = await readPdf(await bytesOf(paths.company, (await filed('COMPANY', 'CONSTITUTION')).handle))
    expect(constitution.pages).toHaveLength(60)
    expect(constitution.pages[59]).toContain('Amendments')
    const scan = await readPdf(await bytesOf(paths.company, (await filed('COMPANY', 'SCAN')).handle))
    expect(scan.pages.join('').trim()).toBe('')
    expect(scan.pages.length).toBeGreaterThan(0)
  })

  it.each(['FORM_18', 'FORM_20', 'FORM_10', 'RESOLUTION', 'ANNUAL_RETURN'])(
    'of kind %s says what the register holds',
    async kind => {
      const { brn, entity, handle } = await filed('COMPANY', kind)
      const { pages } = await readPdf(await bytesOf(paths.company, handle))
      expect(pages[0]).toContain(brn)
      expect(pages[0]).toContain(entity.slice(0, 20))
      if (kind !== 'FORM_20') return
      const directors = await query<{ name: string }>(sql`
        SELECT sur_name AS name FROM entity_person WHERE brn = ${brn} AND 'DIRECTOR' = ANY (roles) AND sur_name IS NOT NULL`)
      for (const { name } of directors) expect(pages.join(' ')).toContain(name)
    },
  )

  it('is created once: concurrent requests and another server get the same bytes', async () => {
    const { handle } = await filed('COMPANY', 'FORM_18')
    const { handle: fresh } = await one<Filed>(sql`
      SELECT brn, '' AS entity, name, edms_id AS handle FROM entity_document
      WHERE kind = 'FORM_18' AND edms_id IS NOT NULL AND edms_id <> ${handle} ORDER BY id DESC LIMIT 1`)
    const answers = await Promise.all(Array.from({ length: 8 }, () => bytesOf(paths.company, fresh)))
    for (const bytes of answers) expect(bytes.equals(answers[0] ?? Buffer.alloc(0))).toBe(true)
    expect(await query(sql`SELECT 1 FROM edms_file WHERE edms_id = ${fresh}`)).toHaveLength(1)

    const kept = await one(sql`SELECT content_hash AS hash FROM edms_file WHERE edms_id = ${fresh}`)
    await forget(fresh)
    await bytesOf(paths.company, fresh)
    expect(await one(sql`SELECT content_hash AS hash FROM edms_file WHERE edms_id = ${fresh}`)).toEqual(kept)
  })

  it('is served only by its own register', async () => {
    const { handle } = await filed('BUSINESS_NAME', 'REGISTRATION_CERTIFICATE')
    expect((await file(paths.businessName, handle)).statusCode).toBe(200)
    for (const path of [paths.company, paths.buildingSociety])
      expect((await file(path, handle)).json()).toMatchObject({ status: 404, code: 'no-such-document' })
    expect((await file(paths.company, "' OR true --")).json()).toMatchObject({ code: 'no-such-document' })
    const society = await filed('BUILDING_SOCIETY', 'LIST_OF_MEMBERS')
    expect((await bytesOf(paths.buildingSociety, society.handle)).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('is refused when the disk has changed or lost it, and is not created again', async () => {
    const { handle } = await filed('COMPANY', 'RESOLUTION')
    await bytesOf(paths.company, handle)
    const { hash } = await one<{ hash: string }>(
      sql`SELECT content_hash AS hash FROM edms_file WHERE edms_id = ${handle}`,
    )
    const path = join(registry.settings.dataDir, 'edms', hash.slice(0, 2), hash)
    await writeFile(path, '%PDF-1.7 forged')
    expect((await file(paths.company, handle)).json()).toMatchObject({
      status: 500,
      code: 'document-damaged',
      message: 'The file in EDMS is not the one that was filed. Contact the EDMS administrator.',
    })
    await expect(
      registry.database.pool.query(`UPDATE edms_file SET content_hash = '' WHERE edms_id = $1`, [handle]),
    ).rejects.toMatchObject({ code: '42501' })
    await rm(path)
    expect((await file(paths.company, handle)).json()).toMatchObject({ status: 500, code: 'document-lost' })
    expect(await readdir(join(registry.settings.dataDir, 'edms', hash.slice(0, 2)))).not.toContain(hash)
  })

  it('returns a filed document unchanged, whatever its size', async () => {
    const { handle } = await filed('COMPANY', 'ANNUAL_RETURN')
    const store = await documentStore(registry.settings)
    await forget(handle)
    const bytes = Buffer.alloc(5_000_001, 'a filed document ')
    await createEdms({ store, address: '' }).keep(
      registry.database.read,
      handle,
      Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]),
    )
    expect((await bytesOf(paths.company, handle)).equals(bytes)).toBe(true)
  })

  it('is never generated in a real registry', async () => {
    const { handle } = await filed('FOREIGN_COMPANY', 'REGISTRATION_CERTIFICATE')
    const real = await registry.server({ makers: undefined })
    const answer = await real.inject({
      method: 'POST',
      url: paths.company,
      payload: { documentHandle: handle },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.json()).toMatchObject({ code: 'document-lost' })
  })
})
