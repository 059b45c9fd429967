import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let send: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  send = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const price = { serviceName: 'A service', serviceCode: 'A-1', serviceCost: 1, taxHeadId: '1', currencyId: 1 }
const word = { word: 'RIVER', description: 'A word', position: 'Any', dictionaryId: 1 }
const template = { reason: 'A reason', message: 'A message', appealStatus: true }

type Body = (id: string | number) => object
const writes: [method: 'POST' | 'PUT', path: string, body: Body][] = [
  ['POST', '/configuration/service-charge/update', id => ({ ...price, serviceChargeId: id })],
  ['POST', '/configuration/service-charge/create', id => ({ ...price, currencyId: id })],
  ['POST', '/configuration/service-charge/create', id => ({ ...price, taxHeadId: id })],
  [
    'POST',
    '/configuration/document-type/update',
    id => ({ id, documentNumber: 'D-1', documentName: 'A copy', amount: 1 }),
  ],
  ['POST', '/configuration/appeal-message/edit', id => ({ id, ...template })],
  ['PUT', '/namesearch/dictionary/word', id => ({ id, ...word })],
  ['POST', '/namesearch/dictionary/word', id => ({ ...word, dictionaryId: id })],
  ['POST', '/reservation/isic', id => ({ code: 'Z9', description: 'Something', parentId: id })],
  ['POST', '/configuration/insolvency-reasons', id => ({ reason: 'A reason', id })],
  ['POST', '/configuration/professional-qualification/create', id => ({ name: 'A course', professionalBodyId: id })],
  ['POST', '/configuration/academic-qualification/update', id => ({ name: 'A degree', academicQualificationId: id })],
  [
    'POST',
    '/insolvency/process/fix-last-date-of-publication',
    id => ({ attachmentId: id, newDate: '2020-01-31', updateDateOfDissolution: false }),
  ],
  ['POST', '/auth/api/users/update-account-status', id => ({ userId: id, status: 'ACTIVE' })],
  ['POST', '/auth/api/roles/to-user', id => ({ userId: id, roleId: 1 })],
  ['POST', '/auth/api/permissions', id => ({ groupId: id, name: 'can_do_more', description: '', enabled: true })],
  ['POST', '/third-party-api/access/setup', id => ({ userId: id, endPointsToAccess: [id] })],
  ['POST', '/incorporation/companies/run-action-immediately', id => ({ actionId: id })],
]

it.each(writes)('%s %s refuses an id of another registry, and never fails over it', async (method, path, body) => {
  for (const id of ['SVC-001', '00000000-0000-4000-8000-000000000000', 9_999_999_999, -1, 1.5, "'; --"]) {
    const answer = await send({ method, url: path, payload: body(id) })
    expect([id, answer.statusCode, answer.json().code]).toEqual([id, expect.any(Number), expect.any(String)])
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
})
