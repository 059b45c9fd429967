import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
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
  ['POST', pathOf(contract.serviceCosts.update), id => ({ ...price, serviceChargeId: id })],
  ['POST', pathOf(contract.serviceCosts.create), id => ({ ...price, currencyId: id })],
  ['POST', pathOf(contract.serviceCosts.create), id => ({ ...price, taxHeadId: id })],
  [
    'POST',
    pathOf(contract.documentCosts.update),
    id => ({ id, documentNumber: 'D-1', documentName: 'A copy', amount: 1 }),
  ],
  ['POST', pathOf(contract.responseTemplates.edit), id => ({ id, ...template })],
  ['PUT', pathOf(contract.dictionaryWords.update), id => ({ id, ...word })],
  ['POST', pathOf(contract.dictionaryWords.create), id => ({ ...word, dictionaryId: id })],
  ['POST', pathOf(contract.isic.create), id => ({ code: 'Z9', description: 'Something', parentId: id })],
  ['POST', pathOf(contract.windingUpReasons.save), id => ({ reason: 'A reason', id })],
  ['POST', pathOf(contract.professionalQualifications.create), id => ({ name: 'A course', professionalBodyId: id })],
  ['POST', pathOf(contract.academicQualifications.update), id => ({ name: 'A degree', academicQualificationId: id })],
  [
    'POST',
    pathOf(contract.insolvencyApplications.fixDate),
    id => ({ attachmentId: id, newDate: '2020-01-31', updateDateOfDissolution: false }),
  ],
  ['POST', pathOf(contract.accounts.setStatus), id => ({ userId: id, status: 'ACTIVE' })],
  ['POST', pathOf(contract.roles.assign), id => ({ userId: id, roleId: 1 })],
  [
    'POST',
    pathOf(contract.rolePermissions.create),
    id => ({ groupId: id, name: 'can_do_more', description: '', enabled: true }),
  ],
  ['POST', pathOf(contract.apiAccess.setUp), id => ({ userId: id, endPointsToAccess: [id] })],
  ['POST', pathOf(contract.incorporationProcesses.run), id => ({ actionId: id })],
]

it.each(writes)('%s %s refuses an id of another form without an internal error', async (method, path, body) => {
  for (const id of ['SVC-001', '00000000-0000-4000-8000-000000000000', 9_999_999_999, -1, 1.5, "'; --"]) {
    const answer = await send({ method, url: path, payload: body(id) })
    expect([id, answer.statusCode, answer.json().code]).toEqual([id, expect.any(Number), expect.any(String)])
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
})
