import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { unlock } from '@server/auth/unlock'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes, givePermissions, passwordOf } from '../../support/sessions'

const OFFICE = '198.51.100.10'
const HOME = '198.51.100.20'

let registry: TestRegistry
let app: FastifyInstance
const lines: string[] = []
const { delivery, codeFor } = catchCodes()
beforeAll(async () => {
  registry = await testRegistry({ companies: 20, settings: { LOG_LEVEL: 'warn' } })
  app = await createApp({
    database: registry.another(),
    settings: registry.settings,
    delivery,
    portalFolder: '/nowhere',
    log: { write: line => void lines.push(line) },
  })
})
afterEach(async () => {
  await registry.database.pool.query('DELETE FROM sign_in_failure')
  await registry.database.pool.query('DELETE FROM session')
  lines.length = 0
})
afterAll(async () => {
  await app.close()
  await registry.close()
})

type From = { remoteAddress: string; cookie?: string }
const post = (url: string, payload: object, { remoteAddress, cookie }: From) =>
  app.inject({ method: 'POST', url, payload, remoteAddress, headers: cookie ? { cookie } : {} })
const tryPassword = (name: string, password: string, from: From) =>
  post(pathOf(contract.session.signIn), { usernameOrEmail: name, password }, from)

/** Completes both steps; returns the cookie that the browser would keep. */
const signInFrom = async (name: string, from: From) => {
  const first = await tryPassword(name, passwordOf(name), from)
  expect(first.statusCode).toBe(200)
  const given = String(first.headers['set-cookie'])
  const cookie = from.cookie ?? given.split(';')[0] ?? ''
  const body = { token: first.json().data, otp: codeFor(name) }
  const second = await post(pathOf(contract.session.validateCode), body, { ...from, cookie })
  expect(second.statusCode).toBe(200)
  await registry.database.pool.query('DELETE FROM session')
  return { cookie, given }
}
const attack = async (name: string, addresses: string[]) => {
  for (const remoteAddress of addresses)
    for (let n = 0; n < 6; n++) await tryPassword(name, `guess ${n}`, { remoteAddress })
}
const trail = async (filter: string) => {
  const { rows } = await registry.database.pool.query(
    `SELECT call, subject, address, after FROM audit_entry WHERE ${filter} ORDER BY id`,
  )
  return rows
}

describe('a stranger’s wrong passwords', () => {
  it('neither block nor slow the owner at an address with an earlier sign-in', async () => {
    await signInFrom('clerk', { remoteAddress: OFFICE })
    await attack('clerk', ['203.0.113.1', '203.0.113.2'])
    // The queue of waiting tries from elsewhere is full, so a delayed try is refused.
    await registry.database.pool.query(
      "UPDATE sign_in_failure SET blocked_until = now() + interval '1 hour' WHERE key LIKE 'pace:%'",
    )
    expect((await tryPassword('clerk', passwordOf('clerk'), { remoteAddress: HOME })).statusCode).toBe(429)
    expect((await tryPassword('clerk', passwordOf('clerk'), { remoteAddress: OFFICE })).statusCode).toBe(200)
  })

  it('slow the owner at a new address', async () => {
    await attack('billing', ['203.0.113.1'])
    const answer = await tryPassword('billing', passwordOf('billing'), { remoteAddress: HOME })
    expect(answer.statusCode).toBe(200)
  })

  it('do not block the owner in a known browser at the same office', async () => {
    const { cookie, given } = await signInFrom('auditor', { remoteAddress: OFFICE })
    expect(given).toMatch(/^daftari_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    for (let n = 0; n < 12; n++) await tryPassword('auditor', 'guess', { remoteAddress: OFFICE })
    expect((await tryPassword('auditor', passwordOf('auditor'), { remoteAddress: OFFICE })).statusCode).toBe(429)
    expect((await tryPassword('auditor', passwordOf('auditor'), { remoteAddress: OFFICE, cookie })).statusCode).toBe(
      200,
    )
    expect((await tryPassword('auditor', passwordOf('auditor'), { remoteAddress: HOME, cookie })).statusCode).toBe(200)
  })

  it('do not block people at a known address when a script uses up its tries', async () => {
    await signInFrom('registrar', { remoteAddress: OFFICE })
    for (let n = 0; n < 55; n++) await tryPassword(`name ${n}`, 'x', { remoteAddress: OFFICE })
    expect((await tryPassword('insolvency', 'x', { remoteAddress: OFFICE })).statusCode).toBe(429)
    expect((await tryPassword('registrar', passwordOf('registrar'), { remoteAddress: OFFICE })).statusCode).toBe(200)
  })

  it('are still counted from a known browser', async () => {
    const { cookie } = await signInFrom('auditor', { remoteAddress: OFFICE })
    const codes: string[] = []
    for (let n = 0; n < 7; n++)
      codes.push((await tryPassword('auditor', 'guess', { remoteAddress: OFFICE, cookie })).json().code)
    expect(codes).toEqual([...Array(5).fill('wrong-credentials'), 'too-many-tries', 'too-many-tries'])
  })

  it('are not helped by a forged browser cookie', async () => {
    const codes: string[] = []
    for (let n = 0; n < 6; n++) {
      const cookie = `daftari_device=${String(n).repeat(43)}`
      codes.push((await tryPassword('auditor', 'guess', { remoteAddress: '203.0.113.9', cookie })).json().code)
    }
    expect(codes.at(-1)).toBe('too-many-tries')
  })
})

describe('a refused sign-in', () => {
  it('is logged with a hash of the name and the address, and no typed text', async () => {
    await tryPassword('clerk', 'Passw0rd-typed', { remoteAddress: '203.0.113.5' })
    await tryPassword('CLERK ', 'Passw0rd-typed', { remoteAddress: '203.0.113.5' })
    await tryPassword('secret typed into the wrong box', 'x', { remoteAddress: '203.0.113.5' })
    await post(
      pathOf(contract.session.validateCode),
      { token: 'no-such-token', otp: '1234' },
      { remoteAddress: '203.0.113.5' },
    )
    const said = lines.map(line => JSON.parse(line) as Record<string, string>)
    expect(said).toMatchObject([
      {
        call: 'AUTH-SIGNIN',
        refusal: 'wrong-credentials',
        address: '203.0.113.5',
        name: expect.stringMatching(/^[\da-f]{16}$/),
      },
      { call: 'AUTH-SIGNIN', refusal: 'wrong-credentials' },
      { call: 'AUTH-SIGNIN', refusal: 'wrong-credentials' },
      { call: 'AUTH-VALIDATE-CODE', refusal: 'code-expired', address: '203.0.113.5' },
    ])
    expect([said[0]?.name === said[1]?.name, said[0]?.name === said[2]?.name]).toEqual([true, false])
    expect(lines.join('')).not.toMatch(/clerk|Passw0rd|wrong box|no-such-token|1234/i)
  })

  it('is written to the audit trail when it begins a block, with the account or as unknown', async () => {
    const { rows } = await registry.database.pool.query(
      "SELECT display_name AS name FROM account WHERE username = 'clerk'",
    )
    const before = (await trail('true')).length
    await attack('clerk', ['203.0.113.6'])
    await attack('typed secret', ['203.0.113.7'])
    expect((await trail('true')).slice(before)).toEqual([
      { call: 'AUTH-SIGNIN', subject: rows[0].name, address: '203.0.113.6', after: { blocked: 'pair', minutes: 1 } },
      { call: 'AUTH-SIGNIN', subject: 'unknown name', address: '203.0.113.7', after: { blocked: 'pair', minutes: 1 } },
    ])
  })
})

describe('unlocking an account', () => {
  const lockClerk = async () => {
    await registry.database.pool.query(
      "UPDATE account SET locked_at = now(), wrong_codes = 10 WHERE username = 'clerk'",
    )
    await attack('clerk', ['203.0.113.8'])
  }
  const fromThere = () => tryPassword('clerk', passwordOf('clerk'), { remoteAddress: '203.0.113.8' })

  it('clears the lock and the blocks by admin:unlock, by username or email address', async () => {
    await lockClerk()
    expect((await fromThere()).statusCode).toBe(429)
    const { rows } = await registry.database.pool.query("SELECT email FROM account WHERE username = 'clerk'")
    expect(await unlock(registry.database, rows[0].email)).toBe(true)
    expect((await fromThere()).statusCode).toBe(200)
    await attack('clerk', ['203.0.113.8'])
    expect(await unlock(registry.database, 'clerk')).toBe(true)
    expect((await fromThere()).statusCode).toBe(200)
    expect(await unlock(registry.database, 'clerk')).toBe(false)
  })

  it('needs can_update_account_status in the portal, which shows the lock before', async () => {
    await lockClerk()
    const { rows } = await registry.database.pool.query("SELECT id FROM account WHERE username = 'clerk'")
    const [{ id }] = rows
    const activate = (as: ReturnType<TestRegistry['as']>) =>
      as({ method: 'POST', url: pathOf(contract.accounts.setStatus), payload: { userId: id, status: 'ACTIVE' } })
    const admin = registry.as(await registry.signIn('admin'))
    const stateOf = async () => (await admin({ url: pathOf(contract.accounts.read, { id }) })).json().data
    expect(await stateOf()).toMatchObject({ enabled: true, locked: true })
    await givePermissions(registry.database, 'newcomer', ['can_view_accounts_breakdown'])
    expect((await activate(registry.as(await registry.signIn('newcomer')))).statusCode).toBe(403)
    expect((await activate(admin)).json()).toMatchObject({ code: 'account-unlocked' })
    expect(await stateOf()).toMatchObject({ enabled: true, locked: false })
    expect((await fromThere()).statusCode).toBe(200)
    expect((await activate(admin)).json().code).toBe('status-already')
    expect(await trail("call = 'USER-STATUS'")).toMatchObject([{ after: { status: 'ACTIVE', locked: false } }])
  })
})
