import { contract } from '@contract/index'
import { partiesOf } from '@contract/registry/legalDocumentDetails'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('clerk'))
})
afterAll(() => registry.close())

const detailsOf = (number: string, read = call) =>
  read({ url: `${pathOf(contract.legalDocuments.details)}?instrumentNumber=${encodeURIComponent(number)}` })
const ofType = async (type: string, read = call) => {
  const { rows } = await registry.database.read.execute<{ no: string }>(
    sql`SELECT instrument_number AS no FROM legal_document WHERE document_type = ${type} LIMIT 1`,
  )
  const answer = await detailsOf(rows[0]?.no ?? '', read)
  expect([type, answer.statusCode]).toEqual([type, 200])
  return answer.json().data as Record<string, unknown>
}

describe('the details of a legal document', () => {
  it.each([
    ['AGREEMENT', ['entityParties', 'individualParties']],
    ['AFFIDAVIT', ['individualDeclarantDeponent']],
    ['POWER_OF_ATTORNEY', ['individualDonor', 'individualDonee']],
    ['CHATTEL', ['individualBorrowers', 'entityLenders']],
    ['DEED_OF_ASSIGNMENT', ['entityAssigners', 'entityAssignees']],
    ['MORTGAGE_DEED', ['individualMortgagors', 'entityMortgagees']],
    ['SPOUSAL_CONSENT', ['individualConsentingPerson', 'individualBorrower', 'entityMortgagee', 'entityCreditor']],
    ['WILL', ['individualParties', 'individualBeneficiary', 'entityBeneficiary']],
    ['INDEPENDENT_ADVICE_FORM', ['individualAdviser', 'individualAdvise']],
    ['INDEPENDENT_ADVISE_FORM', ['entityAdviser', 'individualAdvise']],
    ['HIRE_PURCHASE_AGREEMENT', ['individualHirer', 'entityOwner']],
  ])('of %s name its own parties', async (type, keys) => {
    const details = await ofType(type)
    expect(details).toMatchObject({ documentType: type, subjectMatter: expect.any(String) })
    expect(Object.keys(details).filter(key => /^(individual|entity)[A-Z]/.test(key))).toEqual(keys)
    expect(partiesOf(details).flatMap(({ parties }) => parties)).toHaveLength(
      Object.values(details).flatMap(value => (Array.isArray(value) ? value : [])).length,
    )
  })

  it('include the secured amount and the security', async () => {
    const details = await ofType('DEBENTURE')
    expect(details.amountSecured).toEqual(expect.any(Number))
    expect(details.collateral).toMatch(/\w/)
  })

  it('carry the old and the new name of a deed poll', async () => {
    const details = await ofType('DEED_POLL')
    expect(details.subjectMatter).toBe(`Deed poll of ${details.oldName}, now ${details.newName}`)
    expect(details.physicalAddress).toMatch(/^Plot/)
    const insolvency = registry.as(await registry.signIn('insolvency'))
    expect(await ofType('DEED_POLL', insolvency)).toMatchObject({
      newName: details.newName,
      physicalAddress: '••••••••',
    })
  })

  it('are found by a number in any letter case, and by the exact one of two that differ in it alone', async () => {
    for (const number of ['Lg/2020/1', 'LG/2020/2', 'lg/2020/2'])
      await registry.database.pool.query(
        `INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
         VALUES ($1, 'WILL', 'A will', '2020-01-01')`,
        [number],
      )
    const found = async (typed: string) => (await detailsOf(typed)).json().data?.instrumentNumber
    for (const typed of ['lg/2020/1', 'LG/2020/1', ' Lg/2020/1 ']) expect(await found(typed)).toBe('Lg/2020/1')
    for (const typed of ['LG/2020/2', 'lg/2020/2']) expect(await found(typed)).toBe(typed)
  })

  it('refuse an unknown number, with the number in the message', async () => {
    const answer = await detailsOf('1999/1')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      code: 'unknown-instrument',
      message: 'No legal document is filed under the number 1999/1.',
    })
  })

  it.each(['', '?instrumentNumber=', '?instrumentNumber=a&instrumentNumber=b', `?instrumentNumber=${'9'.repeat(201)}`])(
    'refuse %s as an invalid number',
    async query => {
      const answer = await call({ url: `/legal-documents/registry/details${query}` })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-fields'])
    },
  )
})

describe('the filter by type', () => {
  it.each([
    ['INDEPENDENT_ADVICE_FORM', ['INDEPENDENT_ADVICE_FORM', 'INDEPENDENT_ADVISE_FORM']],
    ['OTHER', ['OTHER', 'OTHERS']],
  ])('of %s finds both spellings, and counts them', async (type, spellings) => {
    const { content, totalElements } = (
      await call({ url: `${pathOf(contract.legalDocuments.list)}?page=1&per_page=100&type=${type}` })
    ).json()
    expect([...new Set(content.map((row: { documentType: string }) => row.documentType))].sort()).toEqual(spellings)
    expect(totalElements).toBe(content.length)
  })
})

const fileOf = (documentHandle: unknown) =>
  call({ method: 'POST', url: pathOf(contract.legalDocuments.file), payload: { documentHandle } })
const handles = async (which = sql`true`) => {
  const { rows } = await registry.database.read.execute<{ type: string; id: string }>(
    sql`SELECT DISTINCT ON (document_type) document_type AS type, edms_id AS id FROM legal_document
      WHERE edms_id IS NOT NULL AND ${which} ORDER BY document_type, edms_id`,
  )
  return rows
}

describe('the file of a legal document', () => {
  it('is a PDF for each type, also an unpublished one, with the same bytes each time', async () => {
    const all = await handles()
    expect(all.length).toBeGreaterThan(25)
    for (const { type, id } of all) {
      const answer = await fileOf(id)
      expect([type, answer.statusCode]).toEqual([type, 200])
      const bytes = Buffer.from(answer.json().Base64FileStream, 'base64')
      expect([type, bytes.subarray(0, 8).toString('latin1'), bytes.includes('%%EOF')]).toEqual([type, '%PDF-1.7', true])
    }
    const [first] = all
    expect((await fileOf(first?.id)).body).toBe((await fileOf(first?.id)).body)
  })

  it('opens only by its own handle, not by another document’s or by its number', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`SELECT edms_id AS id FROM entity_document WHERE edms_id IS NOT NULL LIMIT 1`,
    )
    for (const handle of [...rows.map(({ id }) => id), '2026/10001', "' OR true --", '../../etc/passwd']) {
      const answer = await fileOf(handle)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-such-document'])
    }
  })

  it.each([undefined, '', 7, ['a'], 'x'.repeat(501)])('is refused for %j as a handle', async handle => {
    expect((await fileOf(handle)).statusCode).toBe(400)
  })
})
