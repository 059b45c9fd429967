import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'

type Keys = { apiKey: string; secretKey: string; endPoints: { id: string; endPoint: string }[] }

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let ids: Map<string, string>
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  admin = registry.as(await registry.signIn('admin'))
  const { data } = (await admin({ url: '/third-party-api/endpoint/all' })).json()
  ids = new Map(data.map(({ endPoint, id }: { endPoint: string; id: string }) => [endPoint, id]))
})
afterAll(() => registry.close())

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await registry.database.read.execute<T>(query)).rows
let made = 0
/** An organisation that has no access yet. */
const organisation = async () => {
  made += 1
  const [found] = await rowsOf<{ id: string }>(sql`
    INSERT INTO account (account_type, name, email) VALUES ('PARTNER', 'Partner', ${`partner${made}@example.org`})
    RETURNING id`)
  if (!found) throw new Error('It was not added')
  return found.id
}
const post = (url: string, payload: object, as = admin) => as({ method: 'POST', url, payload })
const access = (what: 'setup' | 'go-live' | 'revoke', payload: object, as = admin) =>
  post(`/third-party-api/access/${what}`, payload, as)
const idsOf = (...endPoints: string[]) => endPoints.map(endPoint => ids.get(endPoint) ?? 'none')
const setUp = async (userId: string, ...endPoints: string[]): Promise<Keys> =>
  (await access('setup', { userId, endPointsToAccess: idsOf(...endPoints) })).json().data
const goLive = async (userId: string, ...endPoints: string[]): Promise<Keys> =>
  (await access('go-live', { userId, endPoints: idsOf(...endPoints), apiMode: 'LIVE' })).json().data
const call = (keys: Pick<Keys, 'apiKey' | 'secretKey'>, path: string, payload: object) =>
  registry.app.inject({
    method: 'POST',
    url: `/api/partner${path}`,
    payload,
    headers: { authorization: `Bearer ${keys.apiKey}.${keys.secretKey}` },
  })
const balanceOf = async (id: string) =>
  Number((await rowsOf<{ balance: string }>(sql`SELECT balance FROM account WHERE id = ${id}`))[0]?.balance)
const setBalance = (id: string, balance: number) =>
  registry.database.read.execute(sql`UPDATE account SET balance = ${balance} WHERE id = ${id}`)
const logsOf = async (organisationId: string) =>
  (await admin({ url: '/third-party-access/request-logs', query: { organisationId, page: '1', perPage: '10' } })).json()
    .data.content
const someBrn = async () => (await rowsOf<{ brn: string }>(sql`SELECT brn FROM entity ORDER BY brn LIMIT 1`))[0]?.brn

describe('keys', () => {
  it('are told in full once, and stand nowhere in the database', async () => {
    const userId = await organisation()
    const made = await setUp(userId, '/entity/basic')
    expect(made.apiKey).toMatch(/^sb_[\w-]{43}$/)
    const again = await setUp(userId, '/entity/basic', '/search/name-similarity')
    expect([again.apiKey, again.secretKey]).toEqual([`${made.apiKey.slice(0, 8)}••••••••`, '••••••••'])
    const read = (await admin({ url: `/api/third-party/access-key/by-account/${userId}` })).json().data
    expect([read.apiKey, read.secretKey]).toEqual([again.apiKey, again.secretKey])
    const kept = await rowsOf<{ everything: string }>(sql`
      SELECT (SELECT json_agg(k)::text FROM api_key k) || (SELECT json_agg(a)::text FROM audit_entry a) AS everything`)
    expect(kept[0]?.everything).toContain('/search/name-similarity')
    for (const secret of [made.apiKey, made.secretKey]) expect(kept[0]?.everything).not.toContain(secret)
  })

  it('open what was chosen and nothing else, whichever way the choice changes', async () => {
    const userId = await organisation()
    const keys = await setUp(userId, '/entity/basic')
    const sandbox = { brn: 'SB0000000001' }
    expect((await call(keys, '/entity/basic', sandbox)).json().data.name).toBe('EXAMPLE TRADERS LIMITED')
    expect((await call(keys, '/entity/registration-status', sandbox)).json().code).toBe('outside-api-access')
    await setUp(userId, '/entity/registration-status')
    expect((await call(keys, '/entity/registration-status', sandbox)).json().data.status).toBe('REGISTERED')
    expect((await call(keys, '/entity/basic', sandbox)).statusCode).toBe(403)
    expect((await logsOf(userId)).map((log: { responseGiven: boolean }) => log.responseGiven)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('of the sandbox read nothing of the register and cost nothing; live ones read it and are paid for', async () => {
    const userId = await organisation()
    const brn = await someBrn()
    await setBalance(userId, 1200)
    const sandbox = await setUp(userId, '/entity/basic', '/search/name-similarity')
    const live = await goLive(userId, '/entity/basic', '/search/name-similarity')
    expect(live.apiKey).toMatch(/^lv_/)
    expect((await call(sandbox, '/entity/basic', { brn })).statusCode).toBe(404)
    expect((await call(live, '/entity/basic', { brn: 'SB0000000001' })).statusCode).toBe(404)
    expect(await balanceOf(userId)).toBe(1200)
    const { data } = (await call(live, '/entity/basic', { brn })).json()
    expect(data.brn).toBe(brn)
    expect(await balanceOf(userId)).toBe(700)
    const similar = (await call(live, '/search/name-similarity', { name: data.name })).json().data.similar
    expect(similar[0]).toMatchObject({ name: data.name, likeness: 1 })
    const refused = await call(live, '/entity/basic', { brn })
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'balance-too-low'])
    expect(await balanceOf(userId)).toBe(200)
    expect((await logsOf(userId))[0]).toMatchObject({
      apiRequest: { brn },
      endPoint: '/entity/basic',
      responseGiven: false,
    })
  })

  it('never spend more than there is, however many calls come at once', async () => {
    const userId = await organisation()
    await setUp(userId, '/entity/basic')
    const live = await goLive(userId, '/entity/basic')
    await setBalance(userId, 1500)
    const brn = await someBrn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(live, '/entity/basic', { brn })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(await balanceOf(userId)).toBe(0)
  })

  it('end at once when access is revoked or the account is inactive', async () => {
    const userId = await organisation()
    const keys = await setUp(userId, '/entity/basic')
    const ask = () => call(keys, '/entity/basic', { brn: 'SB0000000001' })
    await registry.database.read.execute(sql`UPDATE account SET enabled = false WHERE id = ${userId}`)
    expect((await ask()).json().code).toBe('wrong-api-key')
    await registry.database.read.execute(sql`UPDATE account SET enabled = true WHERE id = ${userId}`)
    expect((await ask()).statusCode).toBe(200)
    const answer = await access('revoke', { userId })
    expect(answer.json().message).toBe('Access revoked successfully')
    expect((await ask()).statusCode).toBe(401)
    expect((await access('revoke', { userId })).json().code).toBe('no-api-access')
    expect((await setUp(userId, '/entity/basic')).apiKey).not.toBe(keys.apiKey)
    expect((await ask()).statusCode).toBe(401)
  })

  it('with another secret, without one, or without any key are refused alike', async () => {
    const keys = await setUp(await organisation(), '/entity/basic')
    for (const secretKey of ['', keys.apiKey, `${keys.secretKey}x`])
      expect((await call({ ...keys, secretKey }, '/entity/basic', { brn: '1' })).json().code).toBe('wrong-api-key')
    const bare = await registry.app.inject({ method: 'POST', url: '/api/partner/entity/basic', payload: { brn: '1' } })
    expect(bare.statusCode).toBe(401)
  })
})

describe('access', () => {
  it('goes live once, after the sandbox, in the words of the documents', async () => {
    const userId = await organisation()
    const live = () => access('go-live', { userId, endPoints: idsOf('/entity/basic'), apiMode: 'LIVE' })
    expect((await live()).json().code).toBe('no-api-access')
    await setUp(userId, '/entity/basic')
    expect((await admin({ url: `/third-party-api/access/live/${userId}` })).json().data).toEqual({ endPoints: [] })
    expect((await live()).json().data.message).toBe('User has been granted access to production environment')
    expect((await live()).json().code).toBe('live-already')
    expect((await admin({ url: `/third-party-api/access/live/${userId}` })).json().data.apiMode).toBe('LIVE')
  })

  it('is given to organisations, by those who may, to end points that exist', async () => {
    const [person] = await rowsOf<{ id: string }>(sql`SELECT id FROM account WHERE account_type = 'INDIVIDUAL' LIMIT 1`)
    const endPointsToAccess = idsOf('/entity/basic')
    const refused = await access('setup', { userId: person?.id, endPointsToAccess })
    expect(refused.json().code).toBe('not-an-organisation')
    const userId = await organisation()
    expect((await access('setup', { userId, endPointsToAccess: ['99999'] })).json().code).toBe('no-such-end-point')
    const newcomer = registry.as(await registry.signIn('newcomer'))
    expect((await access('setup', { userId, endPointsToAccess }, newcomer)).statusCode).toBe(403)
  })

  it('has 21 areas to begin with, and takes another once', async () => {
    expect(ids.size).toBe(21)
    const level = { endPoint: '/entity/history', serviceName: 'History' }
    const create = () => post('/third-party-api/access-list/create', level)
    expect((await create()).json().message).toBe('Access Level created')
    expect((await create()).json().fields).toHaveProperty('endPoint')
    expect((await admin({ url: '/api/third-party/level/all' })).json().data).toContainEqual(
      expect.objectContaining(level),
    )
  })
})
