import { randomUUID } from 'node:crypto'
import { defaultEndPoints } from '@contract/access/endPoints'
import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { partnersOf } from '../../support/partners'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const NOTE = 'The director shouted at the counter'
const REASON = 'Complaint of a neighbour'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
})
afterAll(() => registry.close())

it('keeps notes and flags out of every answer of the partner API', async () => {
  const partners = await partnersOf(registry)
  const { rows } = await registry.database.read.execute<{ brn: string; kind: string }>(sql`
    SELECT (SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn LIMIT 1) AS brn,
      (SELECT id::text FROM flag_kind WHERE name = 'Under investigation') AS kind`)
  const [{ brn, kind } = { brn: '', kind: '' }] = rows
  const record = { kind: 'ENTITY', key: brn }
  const added = [
    await partners.post(pathOf(contract.notes.add), { ...record, token: randomUUID(), text: NOTE }),
    await partners.post(pathOf(contract.flags.set), {
      ...record,
      kindId: kind,
      reason: REASON,
      document: '',
      lastDay: null,
    }),
  ]
  expect(added.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const paths = defaultEndPoints.map(([path]) => path)
  const { live } = await partners.organisationWith(500_000, ...paths)
  const served: string[] = []
  for (const path of paths) {
    const answer = await partners.call(live, path, { brn })
    if (answer.statusCode === 200) served.push(path)
    for (const secret of [NOTE, REASON, 'Under investigation']) expect(answer.body).not.toContain(secret)
  }
  expect(served.filter(path => path.startsWith('/entity/'))).toEqual(paths.filter(path => path.startsWith('/entity/')))
})
