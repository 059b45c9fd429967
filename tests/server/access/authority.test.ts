import { contract } from '@contract/index'
import { makeLink } from '@server/accounts/activation'
import { extendAuthority } from '@server/auth/authority'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command'
import { type Partners, partnersOf } from '../../support/partners'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let partners: Partners
let company: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 30 })
  partners = await partnersOf(registry)
  const { rows } = await registry.database.pool.query("SELECT brn FROM entity WHERE kind = 'COMPANY' LIMIT 1")
  company = rows[0].brn
})
afterAll(() => registry.close())

/** Sets the last day of an organisation, counted from the registry's today; returns it. */
const endOn = async (id: string, days: number) => {
  const { rows } = await registry.database.read.execute<{ day: string }>(sql`
    UPDATE account SET expires_on = registry_day(now()) + ${days}::int WHERE id = ${id} RETURNING expires_on::text AS day`)
  return rows[0]?.day ?? ''
}

describe('an organisation', () => {
  it('is served until the end of the last day of its authority, then refused with a reason', async () => {
    const id = await partners.organisation()
    const keys = [await partners.setUp(id, '/entity/basic'), await partners.goLive(id, '/entity/basic')]
    await partners.setBalance(id, 5000)
    const call = (of: (typeof keys)[number]) => partners.call(of, '/entity/basic', { brn: company })
    const [sandbox, live] = keys
    if (!sandbox || !live) throw new Error('There are no keys')
    await endOn(id, 0)
    expect((await call(live)).statusCode).toBe(200)
    const balance = await partners.balanceOf(id)

    const date = await endOn(id, -1)
    for (const one of keys) {
      const answer = await call(one)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'authority-expired'])
      expect(answer.json().message).toBe(
        `The authority of Partner ended on ${date}. The registry must extend it before the organisation is served again.`,
      )
    }
    const [log] = await partners.logsOf(id)
    expect(log).toMatchObject({ responseGiven: false, apiResponse: { code: 'authority-expired' } })
    expect(await partners.balanceOf(id)).toBe(balance)
    // A caller without the secret is not told about the ended authority.
    const stranger = await partners.call({ ...live, secretKey: sandbox.secretKey }, '/entity/basic', { brn: company })
    expect(stranger.json().code).toBe('wrong-api-key')
  })

  it('gets no keys and opens no activation link after its authority, until it is extended', async () => {
    const id = await partners.organisation()
    const endPoints = partners.idsOf('/entity/basic')
    await endOn(id, -1)
    const setUp = () => partners.access('setup', { userId: id, endPointsToAccess: endPoints })
    expect((await setUp()).json().code).toBe('authority-expired')
    const token = await makeLink(registry.database.read, id)
    const open = () =>
      registry.app.inject({
        method: 'POST',
        url: pathOf(contract.activation.open),
        payload: { token },
        remoteAddress: '10.1.1.1',
      })
    const refused = await open()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'authority-expired'])

    const { rows } = await registry.database.pool.query('SELECT email FROM account WHERE id = $1', [id])
    expect(await extendAuthority(registry.database, 'nobody@nowhere.example', '2099-12-31')).toBeUndefined()
    expect(await extendAuthority(registry.database, rows[0].email.toUpperCase(), '2099-12-31')).toBe('Partner')
    expect((await setUp()).statusCode).toBe(200)
    expect((await open()).statusCode).toBe(200)
    const trail = await registry.database.pool.query(
      "SELECT subject, after FROM audit_entry WHERE call = 'AUTHORITY-EXTEND'",
    )
    expect(trail.rows).toEqual([{ subject: 'Partner', after: { expiresOn: '2099-12-31' } }])
  })
})

describe('authority extend', () => {
  it.each(['2027-02-30', '0000-01-01', 'tomorrow'])('says how to use it for %s, which is no day', async day => {
    const { status, stderr } = await runCommand(registry, 'authority extend', ['nobody@nowhere.example', day])
    expect([status, stderr]).toEqual([2, `${day} is not a day. Write it as YYYY-MM-DD.\n`])
  })
})
