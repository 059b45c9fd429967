import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { sourceOf } from '@server/auth/sources'
import { unlock } from '@server/auth/unlock'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes, passwordOf } from '../../support/sessions'

let registry: TestRegistry
let servers: FastifyInstance[]
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  servers = [registry.app, await registry.server()]
})
afterAll(() => registry.close())

/** Attempts alternate between both servers, each from its own address. */
let attempts = 0
const post = (url: string, payload: object) => {
  const n = attempts++
  const remoteAddress = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const server = servers[n % servers.length] ?? registry.app
  return server.inject({ method: 'POST', url, payload, remoteAddress })
}
const step1 = (usernameOrEmail: string, password = passwordOf(usernameOrEmail)) =>
  post(pathOf(contract.session.signIn), { usernameOrEmail, password })
const step2 = (token: string, otp: string) => post(pathOf(contract.session.validateCode), { token, otp })
const inTurns = async <T>(all: T[], atOnce: number, work: (one: T) => Promise<unknown>) => {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(work))
}
/** A tenth of all codes, far more than are tried before a code expires: each after it is answered alike. */
const manyCodes = Array.from({ length: 1_000 }, (_, n) => String(n * 10).padStart(4, '0'))

describe('an attacker with the password who tries codes, fifty at a time on two servers', () => {
  it('gets five tries for each code and ten for the account, and no session', async () => {
    const tally: Record<string, number> = {}
    for (let challenge = 0; challenge < 3; challenge++) {
      const started = await step1('clerk')
      if (started.statusCode !== 200) {
        tally[started.json().code] = (tally[started.json().code] ?? 0) + 1
        continue
      }
      const right = registry.codeFor('clerk')
      const wrong = manyCodes.filter(code => code !== right).slice(0, challenge ? 500 : 900)
      await inTurns(wrong, 50, async code => {
        const { code: said } = (await step2(started.json().data, code)).json()
        tally[said] = (tally[said] ?? 0) + 1
      })
      expect((await step2(started.json().data, right)).json().code).toBe('code-expired')
    }
    // The tenth wrong code locks the account and says so; the third sign-in is refused by the lock.
    expect(tally).toEqual({ 'wrong-code': 9, 'account-locked': 2, 'code-expired': 895 + 495 })
    const { rows } = await registry.database.read.execute(sql`SELECT 1 FROM session`)
    expect(rows).toEqual([])
  })

  it('leaves the lock and its end in the audit trail', async () => {
    expect(await unlock(registry.database, 'CLERK')).toBe(true)
    expect(await unlock(registry.database, 'clerk')).toBe(false)
    const { rows } = await registry.database.read.execute(
      sql`SELECT call, before, after FROM audit_entry WHERE after ? 'locked' ORDER BY id`,
    )
    expect(rows).toEqual([
      { call: 'AUTH-VALIDATE-CODE', before: { locked: false }, after: { locked: true } },
      { call: 'ADMIN-UNLOCK', before: { locked: true }, after: { locked: false } },
    ])
    expect((await step1('clerk')).statusCode).toBe(200)
  })

  it('resets the counter after a correct code', async () => {
    const first = (await step1('billing')).json().data
    const wrong = manyCodes.filter(code => code !== registry.codeFor('billing'))
    for (const code of wrong.slice(0, 4)) await step2(first, code)
    const { accessToken } = (await step2(first, registry.codeFor('billing'))).json()
    await registry.as(accessToken)({ url: pathOf(contract.session.signOut) })
    const { rows } = await registry.database.read.execute(
      sql`SELECT wrong_codes FROM account WHERE username = 'billing'`,
    )
    expect(rows).toEqual([{ wrong_codes: 0 }])
  })
})

describe('an attacker who guesses passwords', () => {
  const guess = (name: string, password: string, remoteAddress: string) =>
    registry.app.inject({
      method: 'POST',
      url: pathOf(contract.session.signIn),
      payload: { usernameOrEmail: name, password },
      remoteAddress,
    })
  const codesOf = (answers: Awaited<ReturnType<typeof guess>>[]) => {
    const codes = answers.map(answer => String(answer.json().code))
    return (wanted: string) => codes.filter(code => code === wanted).length
  }

  it.each(['auditor', 'nobody-of-this-name'])(
    'gets five tries from one address for %s, of fifty at once',
    async name => {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(name, `guess ${n}`, '192.0.2.7')))
      const count = codesOf(answers)
      expect([count('wrong-credentials'), count('too-many-tries')]).toEqual([5, 45])
      const blocked = answers.find(({ statusCode }) => statusCode === 429)
      expect(blocked?.json().message).toBe('Too many attempts. Wait 1 min and try again.')
      expect(blocked?.headers['retry-after']).toBe('60')
      await registry.database.pool.query('DELETE FROM sign_in_failure')
    },
  )

  it('is refused from one address during a wait, even with the correct password, and for 15 minutes after ten tries', async () => {
    for (let n = 0; n < 5; n++) await guess('auditor', 'guess', '192.0.2.8')
    expect((await guess('auditor', passwordOf('auditor'), '192.0.2.8')).json().code).toBe('too-many-tries')
    for (let n = 0; n < 5; n++) {
      await registry.database.pool.query("UPDATE sign_in_failure SET blocked_until = now() - interval '1 second'")
      expect((await guess('auditor', 'guess', '192.0.2.8')).json().code).toBe('wrong-credentials')
    }
    expect((await guess('auditor', 'guess', '192.0.2.8')).json().params).toEqual({ minutes: 15 })
    await registry.database.pool.query(
      "UPDATE sign_in_failure SET blocked_until = NULL, since = now() - interval '16 minutes'",
    )
    expect((await guess('auditor', passwordOf('auditor'), '192.0.2.8')).statusCode).toBe(200)
  })

  it('shares one counter for username and email address', async () => {
    const { rows } = await registry.database.pool.query("SELECT email FROM account WHERE username = 'auditor'")
    for (let n = 0; n < 5; n++) await guess(n % 2 ? 'AUDITOR' : rows[0].email, 'guess', '192.0.2.9')
    expect((await guess(rows[0].email, 'guess', '192.0.2.9')).json().code).toBe('too-many-tries')
    expect((await guess('auditor', 'guess', '192.0.2.9')).json().code).toBe('too-many-tries')
    await registry.database.pool.query('DELETE FROM sign_in_failure')
  })

  it('counts a name that is not its own folding as an unknown one, with the same answers', async () => {
    const countersOf = async (name: string) => {
      const codes: string[] = []
      for (let n = 0; n < 6; n++) codes.push((await guess(name, passwordOf('auditor'), '192.0.2.10')).json().code)
      const { rows } = await registry.database.pool.query(
        `SELECT split_part(key, ':', 1) AS kind, left(split_part(key, ':', 2), 1) = '~' AS unknown, failures
         FROM sign_in_failure WHERE key !~ '^address' ORDER BY 1`,
      )
      await registry.database.pool.query('DELETE FROM sign_in_failure')
      return { codes, rows }
    }
    const unknown = await countersOf('nobody-of-this-name')
    expect(unknown.rows.every(row => row.unknown)).toBe(true)
    for (const name of ['aud\u0130tor', 'au\u{1d41d}itor', '\uff41uditor', 'auditor\u200e'])
      expect(await countersOf(name), name).toEqual(unknown)
  })

  it.each(['billing', 'nobody-of-this-name'])('is slowed for %s from many addresses at once', async name => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(name, 'guess', `192.0.3.${n}`)))
    const count = codesOf(answers)
    // Five free tries, and then one per second.
    expect(count('wrong-credentials')).toBeGreaterThanOrEqual(8)
    expect(count('wrong-credentials') + count('too-many-tries')).toBe(50)
    await registry.database.pool.query(
      "UPDATE sign_in_failure SET blocked_until = now() + interval '1 hour' WHERE key LIKE 'pace:%'",
    )
    expect((await guess(name, 'guess', '192.0.4.1')).json().code).toBe('too-many-tries')
    await registry.database.pool.query('DELETE FROM sign_in_failure')
  })

  it('leaves the block of an address in the audit trail although the name is blocked there too', async () => {
    for (let n = 0; n < 45; n++) await guess(`name ${n}`, 'x', '192.0.2.11')
    for (let n = 0; n < 5; n++) await guess('auditor', 'x', '192.0.2.12')
    await registry.database.pool.query(
      `
      INSERT INTO sign_in_failure (key, failures, blocked_until)
      SELECT replace(key, split_part(key, ':', 3), $1), failures, blocked_until FROM sign_in_failure
      WHERE key LIKE 'pair:%' AND blocked_until > now()`,
      [sourceOf.address('192.0.2.11')],
    )
    for (let n = 0; n < 6; n++) expect((await guess('auditor', 'x', '192.0.2.11')).json().code).toBe('too-many-tries')
    expect((await guess('name 99', 'x', '192.0.2.11')).json().code).toBe('too-many-tries')
    const { rows } = await registry.database.pool.query(
      `SELECT after FROM audit_entry WHERE address = '192.0.2.11' AND after ? 'blocked'`,
    )
    expect(rows).toEqual([{ after: { blocked: 'address', minutes: 1 } }])
    await registry.database.pool.query('DELETE FROM sign_in_failure')
  })

  it('gets fifty tries from one address over all names, without counting correct ones', async () => {
    const from = (usernameOrEmail: string, password: string) =>
      registry.app.inject({
        method: 'POST',
        url: pathOf(contract.session.signIn),
        payload: { usernameOrEmail, password },
        remoteAddress: '192.0.2.1',
      })
    for (let n = 0; n < 30; n++) await from(`name ${n}`, 'x')
    for (let n = 0; n < 3; n++) expect((await from('registrar', passwordOf('registrar'))).statusCode).toBe(200)
    for (let n = 30; n < 50; n++) expect((await from(`name ${n}`, 'x')).json().code).toBe('wrong-credentials')
    expect((await from('registrar', passwordOf('registrar'))).json().code).toBe('too-many-tries')
    expect((await step1('registrar')).statusCode).toBe(200)
  })

  it('does not block others at its address by a correct password after a wait', async () => {
    for (let n = 0; n < 51; n++) {
      expect((await guess(`name ${n}`, 'x', '192.0.2.13')).json().code).toBe('wrong-credentials')
      await registry.database.pool.query("UPDATE sign_in_failure SET blocked_until = now() - interval '1 second'")
    }
    expect((await guess('registrar', passwordOf('registrar'), '192.0.2.13')).statusCode).toBe(200)
    expect((await guess('clerk', passwordOf('clerk'), '192.0.2.13')).statusCode).toBe(200)
    expect((await guess('name 51', 'x', '192.0.2.13')).json().code).toBe('wrong-credentials')
    expect((await guess('name 52', 'x', '192.0.2.13')).json().code).toBe('too-many-tries')
    await registry.database.pool.query('DELETE FROM sign_in_failure')
  })
})

describe('an attacker with the password who floods a mailbox', () => {
  it('has ten codes sent, then waits', async () => {
    const answers: number[] = []
    for (let n = 0; n < 12; n++) answers.push((await step1('newcomer')).statusCode)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  })
})

describe('a server that stops between the two steps', () => {
  it('lets the next server handle the second step', async () => {
    const { delivery, codeFor } = catchCodes()
    const parts = { settings: registry.settings, delivery, portalFolder: '/nowhere' }
    const first = await createApp({ ...parts, database: registry.another() })
    const payload = { usernameOrEmail: 'admin', password: passwordOf('admin') }
    const started = await first.inject({ method: 'POST', url: pathOf(contract.session.signIn), payload })
    await first.close()
    const second = await createApp({ ...parts, database: registry.another() })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        second.inject({
          method: 'POST',
          url: pathOf(contract.session.validateCode),
          payload: { token: started.json().data, otp: codeFor('admin') },
        }),
      ),
    )
    // The same right code sent ten times at once opens one session.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await second.close()
  })
})
