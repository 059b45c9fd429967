import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let newcomer: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 1500 })
  admin = registry.as(await registry.signIn('admin'))
  newcomer = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())

const url = pathOf(contract.officialReceivers.list)
const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
const free = async (type: string, more = 'enabled', skip = 0) =>
  (
    await query(
      `SELECT id, display_name AS name, email FROM account a WHERE account_type = $1 AND ${more} AND NOT EXISTS (
         SELECT FROM official_receiver WHERE individual_id = a.id OR back_office_id = a.id)
       ORDER BY created_at, id LIMIT 1 OFFSET ${skip}`,
      [type],
    )
  )[0]
const create = (individualAccountId: string, backOfficeAccountId: string, as = admin) =>
  as({ method: 'POST', url, payload: { individualAccountId, backOfficeAccountId } })
const revoke = (id: string, as = admin) =>
  as({ method: 'POST', url: pathOf(contract.officialReceivers.revoke, { id }) })
const listed = async (parameters = '') =>
  (await admin({ url: `${pathOf(contract.officialReceivers.list)}?${parameters}` })).json().data
const trail = () =>
  query(`SELECT call, subject, before, after FROM audit_entry WHERE call LIKE 'RECEIVER%' ORDER BY id`)

describe('official receivers', () => {
  it('are listed newest first, ten to a page, counted in all', async () => {
    await query(`
      INSERT INTO official_receiver (individual_id, back_office_id, created_at, revoked_at)
      SELECT r.individual_id, r.back_office_id, r.created_at - n * interval '1 year', r.created_at
      FROM (SELECT * FROM official_receiver LIMIT 1) r, generate_series(1, 12) n`)
    const { content, totalElements } = await listed()
    const [all] = await query('SELECT count(*)::int AS n FROM official_receiver')
    expect([content.length, totalElements]).toEqual([10, all.n])
    const days = content.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
    expect(days).toEqual([...days].sort((a, b) => b - a))
    expect(new Set(content.map(({ status }: { status: string }) => status))).toEqual(new Set(['ACTIVE', 'REVOKED']))
    const { content: second } = await listed('page=1&size=10')
    expect(second).toHaveLength(all.n - 10)
  })

  it('are created from a client and a member of staff, informed, found by name and email of either, and revoked once', async () => {
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    const made = await create(client.id, staff.id)
    expect([made.statusCode, made.json().message]).toEqual([200, 'Account converted to official receiver'])
    const [first] = (await listed()).content
    expect(first).toMatchObject({
      individualName: client.name,
      backOfficeName: staff.name,
      individualEmail: client.email,
      backOfficeEmail: staff.email,
      status: 'ACTIVE',
    })
    const part = client.name.split(' ').reverse().join(' ').toLowerCase()
    for (const typed of [part, client.email.slice(2), staff.name, staff.email.toUpperCase()]) {
      const { content } = await listed(`search=${encodeURIComponent(typed)}`)
      expect(content.map(({ id }: { id: string }) => id)).toContain(first.id)
    }
    for (const sign of ['%', '_', '\\'])
      expect((await listed(`search=${encodeURIComponent(sign)}`)).content).toEqual([])

    expect((await revoke(first.id)).json().message).toBe('Receiver has been revoked')
    expect((await listed()).content[0]).toMatchObject({ id: first.id, status: 'REVOKED' })
    expect((await revoke(first.id)).json().code).toBe('receiver-gone')
    expect((await trail()).slice(-2)).toEqual([
      {
        call: 'RECEIVER-CREATE',
        subject: client.name,
        before: null,
        after: { officialReceiver: first.id, backOfficeAccount: staff.name },
      },
      {
        call: 'RECEIVER-REVOKE',
        subject: client.name,
        before: { status: 'ACTIVE', backOfficeAccount: staff.name },
        after: { status: 'REVOKED' },
      },
    ])
    expect((await create(client.id, staff.id)).statusCode).toBe(200)
  })

  it('are created once by concurrent requests, with one audit entry', async () => {
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    const before = (await trail()).length
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(client.id, staff.id)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map(answer => answer.json().code))).toEqual(new Set(['receiver-already']))
    expect(await trail()).toHaveLength(before + 1)
  })

  it('have an account each: neither of the two is linked twice', async () => {
    const [client, other] = [await free('INDIVIDUAL'), await free('INDIVIDUAL', 'enabled', 1)]
    const [staff, colleague] = [await free('BACKOFFICE'), await free('BACKOFFICE', 'enabled', 1)]
    await create(client.id, staff.id)
    const again = (await create(client.id, colleague.id)).json()
    expect([again.code, Object.keys(again.fields)]).toEqual(['receiver-already', ['individualAccountId']])
    const taken = (await create(other.id, staff.id)).json()
    expect([taken.code, Object.keys(taken.fields)]).toEqual(['receiver-staff-taken', ['backOfficeAccountId']])
  })

  it('are refused by field: another kind, inactive, unknown, or further properties', async () => {
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    const [closed, mda] = [await free('INDIVIDUAL', 'NOT enabled'), await free('MDA')]
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const [individual, backoffice, code, field] of [
      [staff.id, staff.id, 'not-a-client', 'individualAccountId'],
      [mda.id, staff.id, 'not-a-client', 'individualAccountId'],
      [client.id, client.id, 'not-staff', 'backOfficeAccountId'],
      [closed.id, staff.id, 'inactive-account', 'individualAccountId'],
      [nobody, staff.id, 'no-such-person', 'individualAccountId'],
      [client.id, 'x', 'no-such-person', 'backOfficeAccountId'],
    ]) {
      const body = (await create(individual, backoffice)).json()
      expect([body.code, Object.keys(body.fields)]).toEqual([code, [field]])
    }
    const payload = { individualAccountId: client.id, backOfficeAccountId: staff.id, status: 'ACTIVE' }
    expect((await admin({ method: 'POST', url, payload })).json().fields).toHaveProperty('status')
    for (const id of ['x', '999999', '1 OR 1=1']) expect((await revoke(encodeURIComponent(id))).statusCode).toBe(409)
  })

  it('are created and revoked with separate permissions', async () => {
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    await givePermissions(registry.database, 'newcomer', ['can_view_accounts_breakdown', 'can_revoke_role'])
    expect((await newcomer({ url })).statusCode).toBe(200)
    expect((await create(client.id, staff.id, newcomer)).statusCode).toBe(403)
    await givePermissions(registry.database, 'newcomer', ['can_make_account_practitioner'])
    expect((await newcomer({ url })).statusCode).toBe(403)
    expect((await create(client.id, staff.id, newcomer)).statusCode).toBe(200)
    const [{ id }] = await query('SELECT max(id)::text AS id FROM official_receiver')
    expect((await revoke(id, newcomer)).statusCode).toBe(403)
  })
})
