import { contract } from '@contract/index'
import { registryToday } from '@contract/registryDay'
import { CALLS_A_MINUTE } from '@server/config/settings'
import { same } from '@server/http/tokens'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Keys, type Partners, partnersOf } from '../../support/partners'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { listenLocally, openSocket } from '../../support/sockets'

const KNOWN = { brn: 'SB0000000001' }

let registry: TestRegistry
let partners: Partners
let company: { brn: string; name: string }
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  partners = await partnersOf(registry)
  const { rows } = await registry.database.read.execute<typeof company>(
    sql`SELECT brn, name FROM entity e WHERE kind = 'COMPANY' AND EXISTS (SELECT FROM shareholding WHERE brn = e.brn)
      ORDER BY brn LIMIT 1`,
  )
  if (!rows[0]) throw new Error('There is no company')
  company = rows[0]
})
afterAll(() => registry.close())

const organisation: Partners['organisationWith'] = (...asked) => partners.organisationWith(...asked)

const newestOf = async (id: string) => {
  const [log] = await partners.logsOf(id)
  return { served: log?.responseGiven, mode: log?.apiMode, endPoint: log?.endPoint, response: log?.apiResponse }
}

describe('a forbidden call has its own refusal, costs nothing and is logged', () => {
  it('at the address of another mode', async () => {
    const { id, sandbox, live } = await organisation(5000, '/entity/basic')
    const wrongly = [
      [sandbox, '/api/partner', 'SANDBOX', company],
      [live, '/api/partner/sandbox', 'LIVE', KNOWN],
    ] as const
    for (const [keys, base, mode, { brn }] of wrongly) {
      const answer = await partners.call(keys, '/entity/basic', { brn }, base)
      expect([answer.statusCode, answer.json().code, answer.json().params]).toEqual([403, 'wrong-api-mode', { mode }])
      expect(answer.body).not.toContain(company.name)
      expect(await newestOf(id)).toMatchObject({ served: false, mode, response: { code: 'wrong-api-mode' } })
    }
    expect(await partners.balanceOf(id)).toBe(5000)
  })

  it('with the API key of one mode and the secret of the other', async () => {
    const { id, sandbox, live } = await organisation(5000, '/entity/basic')
    const mixed = { apiKey: live.apiKey, secretKey: sandbox.secretKey }
    const answer = await partners.call(mixed, '/entity/basic', { brn: company.brn })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong-api-key'])
    expect(await newestOf(id)).toMatchObject({ served: false, response: { code: 'wrong-api-key' } })
  })

  it('with the secret of another organisation', async () => {
    const [one, other] = [await organisation(5000, '/entity/basic'), await organisation(5000, '/entity/basic')]
    const mixed = { apiKey: one.live.apiKey, secretKey: other.live.secretKey }
    const answer = await partners.call(mixed, '/entity/basic', { brn: company.brn })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong-api-key'])
    expect(await newestOf(one.id)).toMatchObject({ served: false, response: { code: 'wrong-api-key' } })
    expect(await partners.logsOf(other.id)).toEqual([])
    expect([await partners.balanceOf(one.id), await partners.balanceOf(other.id)]).toEqual([5000, 5000])
  })

  it('with a revoked key, though a newer one exists', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    await partners.access('revoke', { userId: id })
    await partners.setUp(id, '/entity/basic')
    const answer = await partners.call(live, '/entity/basic', { brn: company.brn })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong-api-key'])
    expect(await newestOf(id)).toMatchObject({ served: false, mode: 'LIVE', response: { code: 'wrong-api-key' } })
  })

  it('to an end point that was not granted', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    const answer = await partners.call(live, '/entity/directors', { brn: company.brn })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'outside-api-access'])
    expect(await newestOf(id)).toMatchObject({ served: false, endPoint: '/entity/directors' })
    expect(await partners.balanceOf(id)).toBe(5000)
  })

  it('with a balance that does not cover it', async () => {
    const { id, live } = await organisation(499, '/entity/basic')
    const answer = await partners.call(live, '/entity/basic', { brn: company.brn })
    expect([answer.statusCode, answer.json().message]).toEqual([
      402,
      'The balance does not cover this call, which costs UGX 500.',
    ])
    expect(await newestOf(id)).toMatchObject({ served: false, response: { code: 'balance-too-low' } })
    expect(await partners.balanceOf(id)).toBe(499)
  })

  it('about an entity that is not in the register', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    expect((await partners.call(live, '/entity/basic', { brn: '80029999999999' })).statusCode).toBe(404)
    expect(await newestOf(id)).toMatchObject({ served: false, response: { code: 'unknown-brn' } })
    expect(await partners.balanceOf(id)).toBe(5000)
  })
})

describe('keys', () => {
  it.each(['apiKey', 'key', 'token', 'access_token', 'anything'])(
    'are not accepted in an address: ?%s=',
    async name => {
      const { live, id } = await organisation(5000, '/entity/basic')
      const token = `${live.apiKey}.${live.secretKey}`
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await registry.app.inject({
          method: 'POST',
          url: `${pathOf(contract.partnerApi.entityBasic)}?${name}=${token}`,
          payload: { brn: company.brn },
          headers,
        })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'key-in-address'])
        expect(answer.body).not.toContain(live.secretKey)
      }
      expect(await partners.logsOf(id)).toEqual([])
    },
  )

  it('are not accepted in a body', async () => {
    const { live } = await organisation(5000, '/entity/basic')
    const { apiKey, secretKey } = live
    const answer = await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.partnerApi.entityBasic),
      payload: { brn: company.brn, apiKey, secretKey },
    })
    expect(Object.keys(answer.json().fields)).toEqual(['apiKey', 'secretKey'])
  })

  it('have the identical answer when nearly correct and when wrong', async () => {
    const { live } = await organisation(5000, '/entity/basic')
    const { apiKey, secretKey } = live
    const nearly: Pick<Keys, 'apiKey' | 'secretKey'>[] = [
      { apiKey, secretKey: `${secretKey.slice(0, -1)}~` },
      { apiKey, secretKey: secretKey.slice(0, 10) },
      { apiKey, secretKey: '' },
      { apiKey, secretKey: `${secretKey}.more` },
      { apiKey: `${apiKey.slice(0, -1)}~`, secretKey },
      { apiKey: 'none', secretKey: 'none' },
    ]
    const answers = await Promise.all(
      nearly.map(keys => partners.call(keys, '/entity/basic', { brn: company.brn }, '/api/partner')),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(401)
  })

  it('are compared in constant time', () => {
    expect(same('abcdef', 'abcdef')).toBe(true)
    for (const other of ['abcdeg', 'zbcdef', 'abcde', 'abcdefg', '']) expect(same('abcdef', other)).toBe(false)
  })

  it('do not authorise staff calls, and sessions do not authorise partner calls', async () => {
    const { live } = await organisation(5000, '/entity/basic')
    const token = `${live.apiKey}.${live.secretKey}`
    const headers = { authorization: `Bearer ${token}` }
    expect((await registry.app.inject({ url: pathOf(contract.accounts.list), headers })).statusCode).toBe(401)
    const answer = await partners.post(pathOf(contract.partnerApi.entityBasic), { brn: company.brn })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong-api-key'])
  })
})

describe('calls', () => {
  const made = (id: string, calls: number, minutesAgo = 0) =>
    registry.database.read.execute(sql`
      INSERT INTO partner_pace (account_id, minute, made, made_before)
      VALUES (${id}, date_trunc('minute', now()) - make_interval(mins => ${minutesAgo}), ${calls}, 0)
      ON CONFLICT (account_id) DO UPDATE SET minute = excluded.minute, made = excluded.made, made_before = 0`)

  it('are limited per minute on all servers together, without filling the log', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    const elsewhere = await registry.server()
    const headers = { authorization: `Bearer ${live.apiKey}.${live.secretKey}` }
    const there = () =>
      elsewhere.inject({
        method: 'POST',
        url: pathOf(contract.partnerApi.entityBasic),
        payload: { brn: company.brn },
        headers,
      })
    await made(id, CALLS_A_MINUTE - 10)
    expect((await partners.call(live, '/entity/basic', { brn: company.brn })).statusCode).toBe(200)
    // A number so large that the test also holds when the minute turns before the call.
    await made(id, CALLS_A_MINUTE * 1000)
    const refused = await there()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    const { rows } = await registry.database.read.execute<{ kept: number }>(
      sql`SELECT count(*)::int AS kept FROM api_request WHERE account_id = ${id}`,
    )
    expect(rows[0]?.kept).toBe(1)
    await made(id, CALLS_A_MINUTE, 2)
    expect((await there()).statusCode).toBe(200)
  })

  it('are counted together, refused ones too, and those of the last minute by the share that is left of it', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    const counted = async () => {
      const { rows } = await registry.database.read.execute<{ made: number }>(
        sql`SELECT made + made_before AS made FROM partner_pace WHERE account_id = ${id}`,
      )
      return rows[0]?.made
    }
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => partners.call(live, '/entity/basic', { brn: company.brn })),
      partners.call(live, '/entity/basic', { brn: 'NONE' }),
      partners.call({ ...live, secretKey: 'wrong' }, '/entity/basic', { brn: company.brn }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 404, 401])
    expect(await counted()).toBe(7)
    // A number so large that even in the last second of this minute the share of the previous one exceeds the limit.
    await made(id, CALLS_A_MINUTE * 1000, 1)
    expect((await partners.call(live, '/entity/basic', { brn: company.brn })).statusCode).toBe(429)
  })

  it('are counted in the new minute when one begun in the minute before waited for its turn', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    await made(id, CALLS_A_MINUTE * 1000, -1)
    expect((await partners.call(live, '/entity/basic', { brn: company.brn })).statusCode).toBe(429)
    await made(id, 5, -1)
    expect((await partners.call(live, '/entity/basic', { brn: company.brn })).statusCode).toBe(200)
    const { rows } = await registry.database.read.execute(
      sql`SELECT made, made_before FROM partner_pace WHERE account_id = ${id}`,
    )
    expect(rows).toEqual([{ made: 6, made_before: 0 }])
  })

  it('are counted and refused before their body is read', async () => {
    const { id, live } = await organisation(5000, '/entity/basic')
    await made(id, CALLS_A_MINUTE * 1000)
    const elsewhere = await registry.server()
    const head = [
      'POST /api/partner/entity/basic HTTP/1.1',
      'Host: registry',
      `Authorization: Bearer ${live.apiKey}.${live.secretKey}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ]
    const { socket, heard } = await openSocket(await listenLocally(elsewhere), `${head.join('\r\n')}\r\n\r\n`)
    await expect.poll(heard).toContain('HTTP/1.1 429 Too Many Requests')
    socket.destroy()
  })

  it('are added up for a period by cost and outcome, without the sandbox', async () => {
    const { id, sandbox, live } = await organisation(1000, '/entity/basic', '/search/entity')
    const { brn } = company
    for (const [keys, path, body] of [
      [live, '/entity/basic', { brn }],
      [live, '/entity/basic', { brn: 'NONE' }],
      [live, '/search/entity', { name: company.name }],
      [live, '/entity/basic', { brn }],
      [sandbox, '/entity/basic', KNOWN],
    ] as const)
      await partners.call(keys, path, body)
    const usage = (from: string, to: string) =>
      partners
        .admin({ url: pathOf(contract.apiUsage.usage, { id }), query: { from, to } })
        .then(answer => answer.json())
    const today = registryToday()
    expect(await usage(today, today)).toEqual({
      served: 2,
      failed: 2,
      charged: 1000,
      sandbox: 1,
      byEndPoint: [
        { endPoint: '/entity/basic', served: 1, failed: 2, charged: 500, sandbox: 1 },
        { endPoint: '/search/entity', served: 1, failed: 0, charged: 500, sandbox: 0 },
      ],
    })
    expect(await usage('2020-01-01', '2020-12-31')).toMatchObject({ served: 0, byEndPoint: [] })
    const backwards = await partners.admin({
      url: pathOf(contract.apiUsage.usage, { id }),
      query: { from: today, to: '2020-01-01' },
    })
    expect(backwards.statusCode).toBe(400)
  })

  const entityCalls = [
    ['/entity/registration-status', ['brn', 'status', 'standing']],
    ['/entity/basic', ['brn', 'name', 'kind', 'status', 'registeredOn', 'standing']],
    [
      '/entity/full',
      [
        'brn',
        'name',
        'kind',
        'status',
        'registeredOn',
        'standing',
        'address',
        'directors',
        'secretary',
        'shareholders',
      ],
    ],
    ['/entity/directors', ['people']],
    ['/entity/secretary', ['secretary']],
    ['/entity/shareholders', ['shareholders']],
    ['/entity/beneficial-owners', ['owners', 'untraced']],
    ['/entity/addresses', ['address']],
    ['/entity/filings', ['filings']],
    ['/entity/attachments', ['documents']],
    ['/insolvency/status', ['brn', 'insolvent']],
  ] as const

  it('have the same shape in both modes, and the public register’s facts about people', async () => {
    const { rows } = await registry.database.read.execute<{ number: string; name: string }>(sql`
      SELECT unique_practitioner_number AS number, first_name || ' ' || last_name AS name FROM practitioner LIMIT 1`)
    const practitioner = rows[0] ?? { number: '', name: '' }
    const { rows: instruments } = await registry.database.read.execute<{ number: string; subject: string }>(sql`
      SELECT instrument_number AS number, subject_matter AS subject FROM legal_document LIMIT 1`)
    const instrument = instruments[0] ?? { number: '', subject: '' }
    const { rows: debtors } = await registry.database.read.execute<{ brn: string }>(sql`
      SELECT facts->>'brn' AS brn FROM legal_document_party JOIN legal_document USING (instrument_number)
      WHERE document_type = 'DEBENTURE' AND role = 'Borrowers' LIMIT 1`)
    const charged = debtors[0] ?? { brn: '' }
    const calls = [
      ['/search/legal-documents', { name: instrument.subject }, { name: 'made-up' }, ['documents']],
      [
        '/legal/document-verification',
        { number: instrument.number },
        { number: 'SB/INST/1' },
        ['number', 'documentType', 'filedOn'],
      ],
      [
        '/legal/document-details',
        { number: instrument.number },
        { number: 'SB/INST/1' },
        ['number', 'documentType', 'subjectMatter', 'filedOn'],
      ],
      ['/legal/documents', { brn: charged.brn }, KNOWN, ['documents']],
      ['/entity/charges', { brn: charged.brn }, KNOWN, ['charges', 'registered']],
      ['/insolvency/practitioners', {}, { page: 1 }, ['total', 'practitioners']],
      ...entityCalls.map(([path, keys]) => [path, { brn: company.brn }, KNOWN, keys] as const),
      ['/search/entity', { name: company.name.slice(0, 8) }, { name: 'exam' }, ['entities']],
      ['/search/name-similarity', { name: company.name }, { name: 'Example Traders' }, ['similar']],
      ['/search/practitioners', { name: practitioner.name }, { name: 'sample' }, ['practitioners']],
      [
        '/insolvency/practitioner-status',
        { number: practitioner.number },
        { number: 'SB-UPN-2' },
        ['number', 'name', 'active'],
      ],
    ] as const
    const { live, sandbox } = await organisation(20_000, ...calls.map(([path]) => path))
    for (const [path, real, madeUp, keys] of calls) {
      const [one, other] = [await partners.call(live, path, real), await partners.call(sandbox, path, madeUp)]
      expect([path, one.statusCode, other.statusCode]).toEqual([path, 200, 200])
      for (const answer of [one, other]) expect(Object.keys(answer.json().data).toSorted()).toEqual(keys.toSorted())
      expect(one.body).not.toMatch(/idNumber|dateOfBirth|phone|email/i)
      expect(JSON.stringify(one.json().data)).not.toMatch(/^\{"\w+":\[\]\}$/)
    }
  })
})
