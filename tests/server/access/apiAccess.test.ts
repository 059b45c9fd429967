import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Partners, partnersOf } from '../../support/partners'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let partners: Partners
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  partners = await partnersOf(registry)
})
afterAll(() => registry.close())

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await registry.database.read.execute<T>(query)).rows
const someBrn = async () => (await rowsOf<{ brn: string }>(sql`SELECT brn FROM entity ORDER BY brn LIMIT 1`))[0]?.brn

describe('keys', () => {
  it('are sent in full once, and are not stored in the database', async () => {
    const userId = await partners.organisation()
    const made = await partners.setUp(userId, '/entity/basic')
    expect(made.apiKey).toMatch(/^sb_[\w-]{43}$/)
    const again = await partners.setUp(userId, '/entity/basic', '/search/name-similarity')
    expect([again.apiKey, again.secretKey]).toEqual([`${made.apiKey.slice(0, 8)}••••••••`, '••••••••'])
    const read = (await partners.admin({ url: pathOf(contract.apiAccess.key, { id: userId }) })).json().data
    expect([read.apiKey, read.secretKey]).toEqual([again.apiKey, again.secretKey])
    const kept = await rowsOf<{ everything: string }>(sql`
      SELECT (SELECT json_agg(k)::text FROM api_key k) || (SELECT json_agg(a)::text FROM audit_entry a) AS everything`)
    expect(kept[0]?.everything).toContain('/search/name-similarity')
    for (const secret of [made.apiKey, made.secretKey]) expect(kept[0]?.everything).not.toContain(secret)
  })

  it('are made once, with one entry of the trail, when access is given fifty times at once', async () => {
    const userId = await partners.organisation()
    const payload = { userId, endPointsToAccess: partners.idsOf('/entity/basic') }
    const entries = async () =>
      (await rowsOf(sql`SELECT FROM audit_entry WHERE call = 'ACCESS-SETUP' AND subject = 'Partner'`)).length
    const before = await entries()
    const answers = await Promise.all(Array.from({ length: 50 }, () => partners.access('setup', payload)))
    // A server under load refuses those that wait too long: refused ones have no effect either.
    const given = answers.filter(({ statusCode }) => statusCode === 200).map(answer => answer.json().data)
    const whole = given.filter(({ secretKey }) => !secretKey.includes('•'))
    expect([whole.length, (await entries()) - before]).toEqual([1, 1])
    expect(await rowsOf(sql`SELECT FROM api_key WHERE account_id = ${userId}`)).toHaveLength(1)
  })

  it('allow exactly the chosen end points after each change', async () => {
    const userId = await partners.organisation()
    const keys = await partners.setUp(userId, '/entity/basic')
    const sandbox = { brn: 'SB0000000001' }
    expect((await partners.call(keys, '/entity/basic', sandbox)).json().data.name).toBe('EXAMPLE TRADERS LIMITED')
    expect((await partners.call(keys, '/entity/registration-status', sandbox)).json().code).toBe('outside-api-access')
    await partners.setUp(userId, '/entity/registration-status')
    expect((await partners.call(keys, '/entity/registration-status', sandbox)).json().data.status).toBe('REGISTERED')
    expect((await partners.call(keys, '/entity/basic', sandbox)).statusCode).toBe(403)
    expect((await partners.logsOf(userId)).map((log: { responseGiven: boolean }) => log.responseGiven)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('read sample data without cost in the sandbox, and the register against payment in production', async () => {
    const userId = await partners.organisation()
    const brn = await someBrn()
    await partners.setBalance(userId, 1200)
    const sandbox = await partners.setUp(userId, '/entity/basic', '/search/name-similarity')
    const live = await partners.goLive(userId, '/entity/basic', '/search/name-similarity')
    expect(live.apiKey).toMatch(/^lv_/)
    expect((await partners.call(sandbox, '/entity/basic', { brn })).statusCode).toBe(404)
    expect((await partners.call(live, '/entity/basic', { brn: 'SB0000000001' })).statusCode).toBe(404)
    expect(await partners.balanceOf(userId)).toBe(1200)
    const { data } = (await partners.call(live, '/entity/basic', { brn })).json()
    expect(data.brn).toBe(brn)
    expect(await partners.balanceOf(userId)).toBe(700)
    const similar = (await partners.call(live, '/search/name-similarity', { name: data.name })).json().data.similar
    expect(similar[0]).toMatchObject({ name: data.name, likeness: 1 })
    const refused = await partners.call(live, '/entity/basic', { brn })
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'balance-too-low'])
    expect(await partners.balanceOf(userId)).toBe(200)
    expect((await partners.logsOf(userId))[0]).toMatchObject({
      apiRequest: { brn },
      endPoint: '/entity/basic',
      responseGiven: false,
    })
  })

  it('never overdraw the balance with concurrent calls', async () => {
    const userId = await partners.organisation()
    await partners.setUp(userId, '/entity/basic')
    const live = await partners.goLive(userId, '/entity/basic')
    await partners.setBalance(userId, 1500)
    const brn = await someBrn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => partners.call(live, '/entity/basic', { brn })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(await partners.balanceOf(userId)).toBe(0)
  })

  it('end at once when access is revoked or the account is inactive', async () => {
    const userId = await partners.organisation()
    const keys = await partners.setUp(userId, '/entity/basic')
    const ask = () => partners.call(keys, '/entity/basic', { brn: 'SB0000000001' })
    await registry.database.read.execute(sql`UPDATE account SET enabled = false WHERE id = ${userId}`)
    expect((await ask()).json().code).toBe('wrong-api-key')
    await registry.database.read.execute(sql`UPDATE account SET enabled = true WHERE id = ${userId}`)
    expect((await ask()).statusCode).toBe(200)
    const answer = await partners.access('revoke', { userId })
    expect(answer.json().message).toBe('Access revoked successfully')
    expect((await ask()).statusCode).toBe(401)
    expect((await partners.access('revoke', { userId })).json().code).toBe('no-api-access')
    expect((await partners.setUp(userId, '/entity/basic')).apiKey).not.toBe(keys.apiKey)
    expect((await ask()).statusCode).toBe(401)
  })

  it('have the same refusal for a wrong secret, no secret and no key', async () => {
    const keys = await partners.setUp(await partners.organisation(), '/entity/basic')
    for (const secretKey of ['', keys.apiKey, `${keys.secretKey}x`])
      expect((await partners.call({ ...keys, secretKey }, '/entity/basic', { brn: '1' })).json().code).toBe(
        'wrong-api-key',
      )
    const bare = await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.partnerApi.entityBasic),
      payload: { brn: '1' },
    })
    expect(bare.statusCode).toBe(401)
  })
})

describe('access', () => {
  it('goes live once, after the sandbox, with the documents’ messages', async () => {
    const userId = await partners.organisation()
    const live = () =>
      partners.access('go-live', { userId, endPoints: partners.idsOf('/entity/basic'), apiMode: 'LIVE' })
    expect((await live()).json().code).toBe('no-api-access')
    await partners.setUp(userId, '/entity/basic')
    expect((await partners.admin({ url: pathOf(contract.apiAccess.live, { id: userId }) })).json().data).toEqual({
      endPoints: [],
    })
    expect((await live()).json().data.message).toBe('User has been granted access to production environment')
    expect((await live()).json().code).toBe('live-already')
    expect((await partners.admin({ url: pathOf(contract.apiAccess.live, { id: userId }) })).json().data.apiMode).toBe(
      'LIVE',
    )
  })

  it('is not chosen anew by somebody who did not see what a colleague chose meanwhile', async () => {
    const userId = await partners.organisation()
    const choose = (endPoints: string[], shown: string[]) =>
      partners.access('setup', {
        userId,
        endPointsToAccess: partners.idsOf(...endPoints),
        shownEndPoints: partners.idsOf(...shown),
      })
    expect((await choose(['/entity/basic', '/entity/full'], [])).statusCode).toBe(200)
    // Both opened the dialog while there were two areas.
    const both = ['/entity/full', '/entity/basic']
    expect((await choose(['/entity/basic'], both)).statusCode).toBe(200)
    const late = await choose([...both, '/entity/addresses'], both)
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-meanwhile'])
    // So had somebody who granted access from a row that did not show it yet.
    expect((await choose(both, [])).json().code).toBe('changed-meanwhile')
    const { data } = (await partners.admin({ url: pathOf(contract.apiAccess.key, { id: userId }) })).json()
    expect(data.endPoints.map(({ endPoint }: { endPoint: string }) => endPoint)).toEqual(['/entity/basic'])
  })

  it('does not go live with areas that a colleague took away meanwhile', async () => {
    const userId = await partners.organisation()
    await partners.setUp(userId, '/entity/basic', '/entity/full')
    const shown = partners.idsOf('/entity/basic', '/entity/full')
    await partners.setUp(userId, '/entity/basic')
    const live = (endPoints: string[]) =>
      partners.access('go-live', { userId, endPoints, apiMode: 'LIVE', shownEndPoints: endPoints })
    expect((await live(shown)).json().code).toBe('changed-meanwhile')
    expect((await live(partners.idsOf('/entity/basic'))).statusCode).toBe(200)
  })

  it('is recorded with the areas of both modes where they differ', async () => {
    const userId = await partners.organisation()
    await partners.setUp(userId, '/entity/basic')
    await partners.goLive(userId, '/entity/full')
    await partners.setUp(userId, '/entity/basic')
    await partners.access('revoke', { userId })
    const both = { apiMode: ['SANDBOX', 'LIVE'], endPoints: ['/entity/basic'] }
    const entries = await rowsOf(
      sql`SELECT call, before, after FROM audit_entry WHERE call IN ('ACCESS-SETUP', 'ACCESS-REVOKE') ORDER BY id DESC LIMIT 2`,
    )
    expect(entries).toEqual([
      { call: 'ACCESS-REVOKE', before: both, after: { apiMode: [], endPoints: [] } },
      { call: 'ACCESS-SETUP', before: { ...both, liveEndPoints: ['/entity/full'] }, after: both },
    ])
  })

  it('is granted only to organisations, with permission, for existing end points', async () => {
    const [person] = await rowsOf<{ id: string }>(sql`SELECT id FROM account WHERE account_type = 'INDIVIDUAL' LIMIT 1`)
    const endPointsToAccess = partners.idsOf('/entity/basic')
    const refused = await partners.access('setup', { userId: person?.id, endPointsToAccess })
    expect(refused.json().code).toBe('not-an-organisation')
    const userId = await partners.organisation()
    expect((await partners.access('setup', { userId, endPointsToAccess: ['99999'] })).json().code).toBe(
      'no-such-end-point',
    )
    const newcomer = registry.as(await registry.signIn('newcomer'))
    expect((await partners.access('setup', { userId, endPointsToAccess }, newcomer)).statusCode).toBe(403)
  })

  it('has 21 default areas and the one of filings, and adds another once', async () => {
    expect(partners.ids.size).toBe(22)
    const level = { endPoint: '/entity/history', serviceName: 'History' }
    const create = () => partners.post(pathOf(contract.apiAccess.createLevel), level)
    expect((await create()).json().message).toBe('Access Level created')
    expect((await create()).json().fields).toHaveProperty('endPoint')
    expect((await partners.admin({ url: pathOf(contract.apiAccess.levels) })).json().data).toContainEqual(
      expect.objectContaining(level),
    )
  })
})
