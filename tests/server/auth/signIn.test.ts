import { contract } from '@contract/index'
import { unlock } from '@server/auth/unlock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { passwordOf } from '../../support/sessions'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
})
afterAll(() => registry.close())

const post = (url: string, payload: object, remoteAddress = '10.0.0.1') =>
  registry.app.inject({ method: 'POST', url, payload, remoteAddress })
const credentials = (username: string, password = passwordOf(username)) => ({ usernameOrEmail: username, password })
const step1 = (username: string, password?: string, from?: string) =>
  post(pathOf(contract.session.signIn), credentials(username, password), from)
const step2 = (token: string, otp: string) => post(pathOf(contract.session.validateCode), { token, otp })
const wrongOf = (code: string, n = 1) => String((Number(code) + n) % 10_000).padStart(4, '0')
const query = (text: string) => registry.database.pool.query(text)
const clean = () =>
  query('DELETE FROM session; DELETE FROM sign_in_failure; UPDATE account SET wrong_codes = 0, locked_at = NULL')

describe('the password step', () => {
  it('answers the same for an unknown name, a wrong password and a disabled account', async () => {
    await query("UPDATE account SET enabled = false WHERE username = 'newcomer'")
    const answers = await Promise.all([step1('nobody', 'x'), step1('clerk', 'x'), step1('newcomer')])
    await query("UPDATE account SET enabled = true WHERE username = 'newcomer'")
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.json().message).toBe('The username or password is not correct.')
    await clean()
  })

  it('limits tries of a name from one address, known or unknown, also on another server', async () => {
    const other = await registry.server()
    for (const name of ['auditor', 'nobody-at-all']) {
      for (let n = 0; n < 5; n++) await step1(name, 'guess')
      const blocked = await other.inject({
        method: 'POST',
        url: pathOf(contract.session.signIn),
        payload: credentials(name, 'guess'),
        remoteAddress: '10.0.0.1',
      })
      expect(blocked.json()).toMatchObject({ status: 429, code: 'too-many-tries' })
    }
    await clean()
  })

  it('ignores an address header from an untrusted proxy', async () => {
    for (let n = 0; n < 50; n++)
      await registry.app.inject({
        method: 'POST',
        url: pathOf(contract.session.signIn),
        payload: credentials(`name-${n}`, 'x'),
        remoteAddress: '10.9.9.9',
        headers: { 'x-forwarded-for': `192.0.2.${n}` },
      })
    expect((await step1('billing', undefined, '10.9.9.9')).json().code).toBe('too-many-tries')
    await clean()
  })

  it.each([[{ usernameOrEmail: 'a' }], [{ usernameOrEmail: 'a', password: 'b', roles: ['x'] }], [{}], [[]]])(
    'refuses %o',
    async payload => {
      expect((await post(pathOf(contract.session.signIn), payload)).statusCode).toBe(400)
    },
  )
})

describe('the one-time code', () => {
  it('signs in once with the correct code', async () => {
    const { data: token, message } = (await step1('clerk')).json()
    expect(message).toBe('A one-time code was sent to c***@registry.example.')
    const code = registry.codeFor('clerk')
    const { accessToken, user } = (await step2(token, code)).json()
    expect(user).toMatchObject({ givenName: 'Amina', surName: 'Wafula', department: { departmentName: 'Records' } })
    expect(JSON.stringify(user)).not.toMatch(/hash|password/i)
    expect((await step2(token, code)).json().code).toBe('code-expired')
    expect((await registry.as(accessToken)({ url: pathOf(contract.session.profile) })).json().data.email).toBe(
      'clerk@registry.example',
    )
    await clean()
  })

  it('expires after five tries, even concurrent ones', async () => {
    const { data: token } = (await step1('clerk')).json()
    const code = registry.codeFor('clerk')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => step2(token, wrongOf(code, n + 1))))
    const codes = answers.map(answer => answer.json().code)
    expect(codes.filter(found => found === 'wrong-code')).toHaveLength(5)
    expect(codes.filter(found => found === 'code-expired')).toHaveLength(45)
    expect((await step2(token, code)).json().code).toBe('code-expired')
    await clean()
  })

  it('locks the account after ten wrong codes in a row, until an administrator unlocks it', async () => {
    for (let round = 0; round < 2; round++) {
      const { data: token } = (await step1('billing')).json()
      for (let n = 1; n <= 5; n++) await step2(token, wrongOf(registry.codeFor('billing'), n))
    }
    expect((await step1('billing')).json().code).toBe('account-locked')
    expect(await unlock(registry.database, 'billing')).toBe(true)
    expect((await step1('billing')).statusCode).toBe(200)
    await clean()
  })

  it('expires after five minutes', async () => {
    const { data: token } = (await step1('clerk')).json()
    await query("UPDATE sign_in_challenge SET expires_at = now() - interval '1 second'")
    expect((await step2(token, registry.codeFor('clerk'))).json().code).toBe('code-expired')
  })

  it('is stored only as a hash, and works on another server', async () => {
    const { data: token } = (await step1('clerk')).json()
    const code = registry.codeFor('clerk')
    const kept = JSON.stringify((await query('SELECT * FROM sign_in_challenge')).rows)
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(`"${code}"`)
    const other = await registry.server()
    const answer = await other.inject({
      method: 'POST',
      url: pathOf(contract.session.validateCode),
      payload: { token, otp: code },
    })
    expect(answer.statusCode).toBe(200)
    await clean()
  })
})

describe('one session for each person', () => {
  it('answers 406 only to the correct password, which alone ends the old session', async () => {
    const old = await registry.signIn('auditor')
    expect((await step1('auditor', 'guess')).statusCode).toBe(400)
    expect((await step1('auditor')).statusCode).toBe(406)
    expect((await post(pathOf(contract.session.endOldSession), credentials('auditor', 'guess'))).statusCode).toBe(400)
    expect((await registry.as(old)({ url: pathOf(contract.session.profile) })).statusCode).toBe(200)
    expect((await post(pathOf(contract.session.endOldSession), credentials('auditor'))).json().message).toBe(
      'Logged out old session',
    )
    expect((await registry.as(old)({ url: pathOf(contract.session.profile) })).json()).toMatchObject({
      status: 401,
      code: 'session-taken-over',
    })
    expect((await step1('auditor')).statusCode).toBe(200)
    await clean()
  })

  it.each([
    ['signing out', (token: string) => registry.as(token)({ url: pathOf(contract.session.signOut) })],
    ['being disabled', () => query("UPDATE account SET enabled = false WHERE username = 'auditor'")],
    ['half an hour without a call', () => query("UPDATE session SET last_seen_at = now() - interval '31 minutes'")],
    ['twelve hours', () => query('UPDATE session SET expires_at = now()')],
  ])('ends with %s', async (_, end) => {
    const token = await registry.signIn('auditor')
    await end(token)
    expect((await registry.as(token)({ url: pathOf(contract.session.profile) })).json()).toMatchObject({
      status: 401,
      code: 'signed-out',
    })
    await query('UPDATE account SET enabled = true')
    await clean()
  })

  it('loses a permission at the very next call', async () => {
    const token = await registry.signIn('auditor')
    expect((await registry.as(token)({ url: pathOf(contract.audit.list) })).statusCode).toBe(200)
    await registry.database.read.execute(sql`
      DELETE FROM role_permission WHERE permission_id = (SELECT id FROM permission WHERE name = 'can_view_audit_trail')`)
    expect((await registry.as(token)({ url: pathOf(contract.audit.list) })).statusCode).toBe(403)
  })
})
