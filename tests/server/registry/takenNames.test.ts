import { afterAll, beforeAll, expect, it } from 'vitest'
import { entitiesOf, filingsOf } from '../../support/filings'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { waitingForLocks } from '../../support/waitingForLocks'

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let companies: { brn: string; name: string }[] = []
const nextCompany = () => companies.shift() ?? { brn: '', name: '' }
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  companies = await entitiesOf(registry, "e.kind = 'COMPANY'", 4)
})
afterAll(() => registry.close())

const naming = (name: string, on = '2024-03-03') => ({ kind: 'NAME', on, name })
const restoration = { kind: 'RESTORATION', on: '2024-03-03', order: 'HC/MC/12/2024', orderedOn: '2024-02-02' }

/**
 * Sends filings while nobody can add to the audit trail, which each does last: all of them have read and written by then
 * whatever they do not wait for. Answers the statuses and codes of the answers.
 */
const atOnce = async (...drafts: object[]) => {
  const client = await registry.database.pool.connect()
  await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('audit_entry'))")
  const answers = Promise.all(drafts.map(clerk.send))
  try {
    await expect.poll(() => waitingForLocks(registry), { timeout: 10_000 }).toBe(drafts.length)
  } finally {
    await client.query('COMMIT')
    client.release()
  }
  return (await answers).map(({ status, code }) => [status, code]).toSorted()
}

it('a name goes to one of two companies that ask for it at once, whatever its letters', async () => {
  const [one, other] = [nextCompany(), nextCompany()]
  const drafts = [
    clerk.draft(one.brn, [naming('Wanted by Two Ltd')]),
    clerk.draft(other.brn, [naming('WANTED BY TWO LTD')]),
  ]
  expect(await atOnce(...drafts)).toEqual([
    [200, undefined],
    [409, 'effect-name-taken'],
  ])
})

it('the name of a dissolved company goes to it when it comes back, or to the one that asks for it meanwhile', async () => {
  const [gone, heir] = [nextCompany(), nextCompany()]
  await clerk.file(gone.brn, [{ kind: 'STATUS', on: '2023-01-01', status: 'CEASED' }])
  const drafts = [clerk.draft(gone.brn, [restoration]), clerk.draft(heir.brn, [naming(gone.name)])]
  const [first, second] = await atOnce(...drafts)
  expect(first).toEqual([200, undefined])
  expect(second).toEqual([409, expect.stringMatching(/^effect-(name-taken|restored-name)$/)])
})
