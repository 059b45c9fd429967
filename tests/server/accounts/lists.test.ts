import { accountTypes, partnerTypes } from '@contract/accounts/account'
import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 5000 })
  call = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const users = pathOf(contract.accounts.list)
const ask = async (query: string, url = users) => {
  const answer = await call({ url: `${url}?${query}` })
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer.json()
}
const count = async (where: string) => {
  const { rows } = await registry.database.pool.query(`SELECT count(*)::int AS n FROM account WHERE ${where}`)
  return rows[0].n as number
}
const one = async (where: string) => {
  const { rows } = await registry.database.pool.query(`SELECT * FROM account WHERE ${where} ORDER BY id LIMIT 1`)
  return rows[0]
}

describe('the accounts of a kind', () => {
  it.each(accountTypes)('come newest first with the exact total, in zero-based pages: %s', async type => {
    const { data } = await ask(`accountType=${type}&page=0&perPage=5`)
    expect(data.totalElements).toBe(await count(`account_type = '${type}'`))
    expect(data.totalPages).toBe(Math.ceil(data.totalElements / 5))
    const days = data.content.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
    expect(days).toEqual([...days].sort((a, b) => b - a))
    const next = (await ask(`accountType=${type}&page=1&perPage=5`)).data.content
    const ids = [...data.content, ...next].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await ask('', pathOf(contract.accounts.total, { type }))).data).toBe(data.totalElements)
  })

  it('have ten rows a page by default, and require a kind', async () => {
    expect((await ask('accountType=INDIVIDUAL')).data.content).toHaveLength(10)
    expect((await call({ url: users })).json().fields).toEqual({ accountType: 'This field is required' })
    expect((await call({ url: `${pathOf(contract.accounts.list)}?accountType=RECEIVER` })).statusCode).toBe(400)
  })

  it.each([
    ['accountStatus=ACTIVE', 'enabled'],
    ['accountStatus=INACTIVE', 'NOT enabled'],
    ['accountStatus=ALL', 'true'],
    ['gender=FEMALE', "gender = 'FEMALE'"],
    ['idType=PASSPORT', "id_type = 'PASSPORT'"],
    [
      'accountStatus=INACTIVE&gender=MALE&idType=NATIONAL_ID',
      "NOT enabled AND gender = 'MALE' AND id_type = 'NATIONAL_ID'",
    ],
  ])('are filtered by %s, with a stored total', async (query, where) => {
    const { data } = await ask(`accountType=INDIVIDUAL&${query}`)
    expect(data.totalElements).toBe(await count(`account_type = 'INDIVIDUAL' AND ${where}`))
  })

  it('keep their totals through changes of status', async () => {
    const totalOf = async (status: string) =>
      (await ask(`accountType=MDA&accountStatus=${status}`)).data.totalElements as number
    const [active, inactive] = [await totalOf('ACTIVE'), await totalOf('INACTIVE')]
    const { id } = await one(`account_type = 'MDA' AND enabled`)
    await registry.database.pool.query('UPDATE account SET enabled = false WHERE id = $1', [id])
    expect([await totalOf('ACTIVE'), await totalOf('INACTIVE')]).toEqual([active - 1, inactive + 1])
  })
})

describe('a search', () => {
  const found = async (query: string) =>
    (await ask(`accountType=INDIVIDUAL&${query}`)).data.content.map(({ id }: { id: string }) => id)

  it('finds a person by either name first, by email, ID number and nationality, in any case', async () => {
    const person = await one(`account_type = 'INDIVIDUAL' AND middle_name IS NULL`)
    const typed = encodeURIComponent(`${person.sur_name} ${person.given_name}`.toLowerCase())
    expect(await found(`name=${typed}`)).toContain(person.id)
    expect(await found(`email=${encodeURIComponent(person.email.slice(2, -3).toUpperCase())}`)).toContain(person.id)
    expect(await found(`idNumber=${person.id_number.slice(3)}`)).toEqual([person.id])
    expect((await ask('accountType=INDIVIDUAL&nationality=keny')).data.totalElements).toBe(
      await count(`account_type = 'INDIVIDUAL' AND nationality = 'Kenyan'`),
    )
  })

  it.each([
    ['as it is written', (phone: string) => phone],
    ['from its 0', (phone: string) => `0${phone.replace(/\D/g, '').slice(3)}`],
    ['in part', (phone: string) => phone.replace(/\D/g, '').slice(4, 11)],
  ])('finds a phone number %s', async (_, type) => {
    const { id, phone_number } = await one(`account_type = 'INDIVIDUAL'`)
    expect(await found(`phone=${encodeURIComponent(type(phone_number))}`)).toContain(id)
  })

  it('finds a phone number that an account has from its 0, and none of another country', async () => {
    const { id } = await one(`account_type = 'INDIVIDUAL'`)
    const { id: other } = await one(`account_type = 'INDIVIDUAL' AND id <> '${id}'`)
    const set = 'UPDATE account SET phone_number = $1 WHERE id = $2'
    await registry.database.pool.query(set, ['0772 987 650', id])
    await registry.database.pool.query(set, ['+254 772 987 650', other])
    for (const typed of ['+256 772 987 650', '256772987650'])
      expect([typed, await found(`phone=${encodeURIComponent(typed)}`)]).toEqual([typed, [id]])
    for (const typed of ['0772987650', '772 987'])
      expect((await found(`phone=${encodeURIComponent(typed)}`)).toSorted()).toEqual([id, other].toSorted())
  })

  it('finds a name by a short word beside a longer one, and by its first letters', async () => {
    const { id, display_name } = await one(`account_type = 'MDA' AND display_name LIKE '% of %'`)
    const words = display_name.split(' ')
    for (const typed of [`${words[0]} of`, `of ${words[0]}`, words[0].slice(0, 2)]) {
      const { data } = await ask(`accountType=MDA&perPage=1000&name=${encodeURIComponent(typed)}`)
      expect(data.content.map((row: { id: string }) => row.id)).toContain(id)
    }
  })

  it('searches only its own fields, with % and _ as ordinary characters', async () => {
    const { email } = await one(`account_type = 'INDIVIDUAL'`)
    expect(await found(`name=${encodeURIComponent(email)}`)).toEqual([])
    for (const sign of ['%', '_', '\\']) expect(await found(`name=${encodeURIComponent(sign)}`)).toEqual([])
    expect((await found('name=gr')).length).toBeGreaterThan(0)
  })

  it('finds a business by its BRN', async () => {
    const { id, brn } = await one(`account_type = 'BUSINESS'`)
    const { data } = await ask(`accountType=BUSINESS&brn=${brn}`)
    expect(data.content.map((row: { id: string }) => row.id)).toEqual([id])
  })
})

describe('the other lists', () => {
  it('have one kind each, in the documented envelopes', async () => {
    const staff = await ask('page=0&perPage=12', pathOf(contract.accounts.staff))
    expect(staff.data.data.content).toHaveLength(12)
    expect((await ask('accountType=MDA', pathOf(contract.accounts.staff))).data.data.content).toEqual([])
    expect((await ask('', pathOf(contract.accounts.businesses))).data.content[0]).toMatchObject({
      brn: expect.any(String),
    })
    expect((await ask('', pathOf(contract.accounts.individuals))).data.content[0]).toMatchObject({
      surName: expect.any(String),
    })
    const partners = await ask('partner-type=PARTNER', pathOf(contract.accounts.partners))
    expect(partners.data).toHaveLength(await count(`account_type = 'PARTNER'`))
    expect(partners.data[0].contactPersons[0]).toMatchObject({
      contactId: expect.any(String),
      phone: expect.any(String),
    })
  })

  it('have all organisations of a type where the documents show no pages', async () => {
    await registry.database.pool.query(
      `INSERT INTO account (account_type, name, email)
       SELECT 'PARTNER', 'Partner ' || n, 'partner' || n || '@many.example' FROM generate_series(1, 1100) n`,
    )
    const partners = await ask('partner-type=PARTNER', pathOf(contract.accounts.partners))
    expect(partners.data).toHaveLength(await count(`account_type = 'PARTNER'`))
    await registry.database.pool.query(`DELETE FROM account WHERE email LIKE 'partner%@many.example'`)
  })

  it('give an account by its number with the role that everybody has, and never a password', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`SELECT id FROM account WHERE username = 'admin'`,
    )
    const { data } = await ask('', pathOf(contract.accounts.read, { id: rows[0]?.id ?? '' }))
    expect(data.userRoles.map(({ name }: { name: string }) => name)).toEqual(['ROLE_ADMINISTRATOR', 'ROLE_USER'])
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/)
    expect((await call({ url: `${users}/nobody` })).statusCode).toBe(404)
  })
})

describe('pictures', () => {
  it('returns real pictures of identity papers, the same each time, and never as signatures', async () => {
    const { id, id_attachment } = await one(`account_type = 'INDIVIDUAL' AND id_attachment IS NOT NULL`)
    expect((await ask('', pathOf(contract.accounts.attachment, { id }))).data).toEqual({ idAttachment: id_attachment })
    const url = pathOf(contract.accounts.file, { file: id_attachment })
    const [first, again] = [await call({ url }), await call({ url })]
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
    const { signature } = await one(`signature IS NOT NULL`)
    expect((await call({ url: pathOf(contract.accounts.file, { file: signature }) })).statusCode).toBe(404)
    const none = await one(`account_type = 'INDIVIDUAL' AND id_attachment IS NULL`)
    expect((await call({ url: pathOf(contract.accounts.attachment, { id: none.id }) })).json().code).toBe(
      'no-id-attachment',
    )
  })

  it('returns signatures of those who have one', async () => {
    const [some, none] = [await one(`signature IS NOT NULL`), await one(`username = 'registrar'`)]
    const answer = await call({ url: pathOf(contract.accounts.signature, { id: some.id }) })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await call({ url: pathOf(contract.accounts.signature, { id: none.id }) })).json().code).toBe('no-signature')
  })
})

describe('the requests of an organisation', () => {
  it('come newest first with their total and the remaining balance', async () => {
    const { rows } = await registry.database.pool.query(
      'SELECT account_id AS id, count(*)::int AS n FROM api_request GROUP BY 1 HAVING count(*) > 12 LIMIT 1',
    )
    const { data } = await ask(`organisationId=${rows[0].id}&page=1&perPage=10`, pathOf(contract.apiUsage.logs))
    expect([data.content.length, data.totalElements]).toEqual([10, rows[0].n])
    expect(data.content[0]).toMatchObject({ endPoint: expect.any(String), responseGiven: expect.any(Boolean) })
    const { data: balance } = await ask('', pathOf(contract.apiUsage.balance, { id: rows[0].id }))
    expect(balance.accountBalance).toBeGreaterThanOrEqual(0)
    expect((await call({ url: '/third-party-access/account-summary/x' })).statusCode).toBe(404)
  })
})

describe('somebody without the permission to see accounts', () => {
  const statusOf = async (as: typeof call, url: string) => (await as({ url })).statusCode

  it('who sees API integrations lists organisations, and nobody else', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_access_api_integrations'])
    const newcomer = registry.as(await registry.signIn('newcomer'))
    for (const type of accountTypes) {
      const isOrganisation = partnerTypes.some(one => one === type)
      expect([type, await statusOf(newcomer, `${users}?accountType=${type}`)]).toEqual([
        type,
        isOrganisation ? 200 : 403,
      ])
    }
  })

  it('who manages permissions reads accounts of staff, and of nobody else', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_view_permission_management'])
    const newcomer = registry.as(await registry.signIn('newcomer'))
    for (const type of accountTypes) {
      const { id } = await one(`account_type = '${type}'`)
      expect([type, await statusOf(newcomer, pathOf(contract.accounts.read, { id }))]).toEqual([
        type,
        type === 'BACKOFFICE' ? 200 : 403,
      ])
    }
  })
})
