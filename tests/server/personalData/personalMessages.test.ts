import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { type RevealKind, SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const others = (Object.keys(permissions) as Permission[]).filter(name => name !== SEES_PERSONAL_DATA)
const TEXT = 'Call me on 0772 123 987'
const MASKED = 'Call me on ••••••••87'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  await givePermissions(registry.database, 'newcomer', others)
  call = registry.as(await registry.signIn('newcomer'))
  await registry.database.pool.query(`UPDATE practitioner_message SET description = '${TEXT}'`)
  await registry.database.pool.query(`UPDATE insolvency_message SET description = '${TEXT}'`)
})
afterAll(() => registry.close())

const cases: [RevealKind, string, string, string][] = [
  [
    'APPLICATION',
    contract.insolvencyApplications.messages.path,
    'trackingNumber',
    `SELECT DISTINCT a.id::text AS task, tracking_number AS file FROM insolvency_application a
     JOIN insolvency_message m ON m.application_id = a.id ORDER BY 2 LIMIT 2`,
  ],
  [
    'PRACTITIONER',
    contract.practitioners.messages.path,
    'practitionerNumber',
    `SELECT DISTINCT ON (practitioner_number) a.id::text AS task, practitioner_number AS file
     FROM practitioner_application a JOIN practitioner_message m ON m.application_id = a.id ORDER BY 2 LIMIT 2`,
  ],
]

it.each(cases)('shows the messages of a file of the kind %s for its reason', async (kind, path, name, statement) => {
  const { rows } = await registry.database.pool.query<{ task: string; file: string }>(statement)
  const [own, other] = rows
  if (!own || !other) throw new Error('there are not two files with messages')
  const read = async (task: string, file?: string) => {
    const answer = await call({ url: path.replace('{taskId}', task), ...(file && { query: { [name]: file } }) })
    return answer.statusCode === 200 ? answer.json().data[0].description : answer.json().code
  }
  expect(await read(own.task, own.file)).toBe(MASKED)
  const payload = { kind, key: own.file, reason: 'ENQUIRY', reference: 'Letter 12/2026' }
  const given = await call({ method: 'POST', url: pathOf(contract.personalData.giveReason), payload })
  expect(given.statusCode).toBe(200)
  expect(await read(own.task, own.file)).toBe(TEXT)
  expect(await read(own.task, own.file.toLowerCase())).toBe(TEXT)
  // A caller that does not name the file is shown what it was shown before.
  expect(await read(own.task)).toBe(MASKED)
  expect(await read(other.task, other.file)).toBe(MASKED)
  expect(await read(other.task, own.file)).toBe('no-such-entry')
})
