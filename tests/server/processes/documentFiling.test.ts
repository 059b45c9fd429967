import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let clerk: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  clerk = registry.as(await registry.signIn('registrar'))
})
afterAll(() => registry.close())

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await registry.database.pool.query(text, values)).rows

/** Adds a document of a company that is on its way to the EDMS. */
const missing = async () => {
  const [row] = await query<{ id: string; brn: string }>(
    `INSERT INTO entity_document (brn, kind, name, migrating)
     SELECT brn, 'FORM', 'Form 20', true FROM entity WHERE kind = 'COMPANY' ORDER BY brn LIMIT 1 RETURNING id, brn`,
  )
  return row ?? { id: '', brn: '' }
}
const PDF = Buffer.from('%PDF-1.4\n% a scan of the paper\n')
const { upload } = contract.documentFiling
const file = (id: string, bytes: Uint8Array = PDF, by = clerk) =>
  by({ method: 'POST', url: upload.path.replace('{document}', id), ...multipart(bytes, 'form20.pdf') })
const waits = async (id: string) =>
  (await query(`SELECT id FROM work_item WHERE source = 'DOCUMENT' AND record = $1`, [id])).length
const stateOf = async (id: string) =>
  (
    await query<{ edmsId: string | null; migrating: boolean }>(
      'SELECT edms_id AS "edmsId", migrating FROM entity_document WHERE id = $1',
      [id],
    )
  )[0]

it('files the sent file as the missing document, which the viewer opens, and ends its work', async () => {
  const { id, brn } = await missing()
  expect(await waits(id)).toBe(1)
  expect((await file(id)).json()).toMatchObject({ code: 'document-filed', params: { name: 'Form 20' } })
  expect(await waits(id)).toBe(0)
  const row = await stateOf(id)
  expect(row).toEqual({ edmsId: expect.any(String), migrating: false })
  const opened = await clerk({
    method: 'POST',
    url: pathOf(contract.entityDocuments.companyFile),
    payload: { documentHandle: row?.edmsId },
  })
  expect(Buffer.from(opened.json().Base64FileStream, 'base64')).toEqual(PDF)
  const trail = await query<object>(
    `SELECT before, after FROM audit_entry WHERE call = 'PORTAL-DOCUMENT-FILE' AND subject = $1`,
    [`${brn} Form 20`],
  )
  expect(trail).toEqual([
    { before: { edmsId: null }, after: { edmsId: row?.edmsId, sha256: expect.stringMatching(/^[\da-f]{64}$/) } },
  ])
  expect((await file(id)).json()).toMatchObject({ status: 409, code: 'document-filed-already' })
})

it('refuses another kind of file, an unknown document, and people without the permission, and changes nothing', async () => {
  const { id } = await missing()
  expect((await file(id, Buffer.from('Dear Sir or Madam'))).json()).toMatchObject({ code: 'file-of-other-kind' })
  expect((await file('999999999')).json().code).toBe('no-such-document')
  const officer = registry.as(await registry.signIn('insolvency'))
  expect((await file(id, PDF, officer)).statusCode).toBe(403)
  expect(await stateOf(id)).toEqual({ edmsId: null, migrating: true })
  expect(await waits(id)).toBe(1)
})

it('takes one of two files that are sent at once', async () => {
  const { id } = await missing()
  const answers = await Promise.all([file(id), file(id, Buffer.concat([PDF, Buffer.from('% another\n')]))])
  expect(answers.map(answer => answer.json().code).sort()).toEqual(['document-filed', 'document-filed-already'])
})
