import { contract } from '@contract/index'
import { makeLink } from '@server/accounts/activation'
import { createApp } from '@server/app'
import { NOTICE } from '@server/auth/ownerNotices'
import { resetWorker } from '@server/auth/resetWorker'
import { sweep } from '@server/auth/sessions'
import { unlock } from '@server/auth/unlock'
import { NotTaken } from '@server/mail/mailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loggedApp } from '../../support/loggedApp'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { passwordOf } from '../../support/sessions'

const mails: { to: string; subject: string; text: string }[] = []
const mailer = {
  async send({ to, subject, text }: { to: string; subject: string; text: string }) {
    if (!subject.endsWith(NOTICE)) mails.push({ to, subject, text })
  },
}
let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({
    companies: 20,
    mailer,
    settings: {
      PUBLIC_URL: 'https://desk.example',
      PASSWORD_RESETS_PER_ACCOUNT: '6',
      PASSWORD_RESETS_PER_ADDRESS: '10',
    },
  })
})
afterAll(() => registry.close())

const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
beforeEach(() => query('DELETE FROM sign_in_failure'))

const post = (url: string, payload: object, remoteAddress = '10.0.0.1', app = registry.app) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
const request = (email: string, from?: string) => post(pathOf(contract.reset.request), { email }, from)
const open = (token: string) => post(pathOf(contract.activation.open), { token })
const choose = (token: string, password = 'two boats on the lake') =>
  post(pathOf(contract.activation.setPassword), { token, password })
const signIn = (usernameOrEmail: string, password: string) =>
  post(pathOf(contract.session.signIn), { usernameOrEmail, password })
const person = async (username: string) =>
  (await query('SELECT id, email, display_name AS name FROM account WHERE username = $1', [username]))[0]

/** Waits until every queued request is done. */
const settled = () =>
  expect
    .poll(
      async () => (await query(`SELECT FROM pgboss.job WHERE name = 'reset-requests' AND state <> 'completed'`)).length,
    )
    .toBe(0)
const tokenIn = (text = '') => /https:\/\/desk\.example\/new-password#([\w-]+)/.exec(text)?.[1] ?? ''
/** Requests a link for an account, and returns its token from the mail. */
const linkFor = async (email: string) => {
  const count = mails.length
  expect((await request(email)).statusCode).toBe(200)
  await settled()
  expect(mails.length).toBe(count + 1)
  return tokenIn(mails.at(-1)?.text)
}
const codes = async (token: string) => [await open(token), await choose(token)].map(answer => answer.json().code)

describe('a request for a new password', () => {
  it('is answered the same for a known, an unknown, a disabled and a public account, and mails the first alone', async () => {
    const [{ email }, disabled] = [await person('clerk'), await person('newcomer')]
    const [publicAccount] = await query(`SELECT email FROM account WHERE account_type <> 'BACKOFFICE' LIMIT 1`)
    await query('UPDATE account SET enabled = false WHERE id = $1', [disabled.id])
    const before = mails.length
    const addresses = [
      email.toUpperCase(),
      'nobody@registry.example',
      // Not its own folding: the capital has a dot.
      email.replace('i', '\u0130'),
      email.replace('registry', '\uff52egistry'),
      'no address',
      disabled.email,
      publicAccount.email,
    ]
    const answers = []
    for (const [at, address] of addresses.entries()) answers.push(await request(address, `10.0.1.${at}`))
    await settled()
    await query('UPDATE account SET enabled = true WHERE id = $1', [disabled.id])
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ code: 'reset-requested' })
    expect(mails.slice(before).map(({ to }) => to)).toEqual([email])
    // The same work for each: one job, which holds no typed address.
    const jobs = await query(`SELECT data FROM pgboss.job WHERE name = 'reset-requests'`)
    expect(jobs).toHaveLength(addresses.length)
    expect(JSON.stringify(jobs)).not.toContain('@')
  })

  it.each([
    ['sw', 'chagua nenosiri jipya', 'ndani ya dakika 30'],
    ['fr-CA, sw;q=0.8', 'choisissez un nouveau mot de passe', 'dans les 30 minutes'],
    ['en;q=0.5, de;q=0.9, sw;q=0.7', 'chagua nenosiri jipya', 'ndani ya dakika 30'],
    ['sw;q=0, de, *', 'choose a new password', 'within 30 minutes'],
    [';q=,,-', 'choose a new password', 'within 30 minutes'],
  ])('is mailed in the language that the request prefers: %s', async (language, subject, text) => {
    const { email } = await person('auditor')
    const count = mails.length
    const answer = await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.reset.request),
      payload: { email },
      headers: { 'accept-language': language },
    })
    expect(answer.statusCode).toBe(200)
    await settled()
    expect(mails.length).toBe(count + 1)
    expect(mails.at(-1)?.subject).toContain(subject)
    expect(mails.at(-1)?.text).toContain(text)
    expect(tokenIn(mails.at(-1)?.text)).not.toBe('')
  })

  it.each([[''], ['  '], ['x'.repeat(321)]])('refuses %j by its field', async email => {
    const answer = await request(email)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['email']])
  })

  it.each(['auditor', 'nobody'])('is limited for one account from many addresses: %s', async name => {
    const email = name === 'nobody' ? 'nobody@registry.example' : (await person(name)).email
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await request(n % 2 ? email : email.toUpperCase(), `192.0.2.${n}`))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429])
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'too-many-tries', params: { minutes: 1 } })
    for (let n = 0; n < 3; n++) {
      await query("UPDATE sign_in_failure SET blocked_until = now() - interval '1 second'")
      expect((await request(email, `192.0.2.${10 + n}`)).statusCode).toBe(200)
    }
    expect((await request(email, '192.0.2.20')).json().params).toEqual({ minutes: 15 })
    const [entry] = await query(
      `SELECT subject, after FROM audit_entry WHERE after ? 'blocked' AND call = 'AUTH-REQUEST-RESET' ORDER BY id DESC LIMIT 1`,
    )
    const subject = name === 'nobody' ? 'unknown name' : (await person(name)).name
    expect(entry).toEqual({ subject, after: { blocked: 'resets', minutes: 15 } })
  })

  it('is limited for one address over all accounts, on another server too', async () => {
    const other = await registry.server()
    const from = (n: number, app = registry.app) =>
      post(pathOf(contract.reset.request), { email: `name-${n}@registry.example` }, '192.0.2.99', app)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await from(n, n % 2 ? other : registry.app)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await request('name-7@registry.example', '192.0.2.98')).statusCode).toBe(200)
  })

  it('is possible again after the account was unlocked', async () => {
    const { email } = await person('auditor')
    for (let n = 0; n < 3; n++) await request(email, `192.0.2.${n}`)
    expect((await request(email, '192.0.2.20')).json().code).toBe('too-many-tries')
    expect(await unlock(registry.database, 'auditor')).toBe(true)
    expect((await request(email, '192.0.2.20')).statusCode).toBe(200)
    await settled()
  })

  it('records the block of an address although the account is blocked too', async () => {
    const { email } = await person('auditor')
    await query(`INSERT INTO sign_in_failure (key, failures, blocked_until)
      SELECT 'resets:' || id, 3, now() + interval '1 minute' FROM account WHERE username = 'auditor'`)
    for (let n = 0; n < 6; n++) await request(email, '192.0.2.97')
    expect((await request('name-1@registry.example', '192.0.2.97')).json().code).toBe('too-many-tries')
    expect(
      await query(`SELECT after FROM audit_entry WHERE address = '192.0.2.97' AND call = 'AUTH-REQUEST-RESET'`),
    ).toEqual([{ after: { blocked: 'resetsFrom', minutes: 1 } }])
  })

  it('is offered only with a mail server, and config.json says so', async () => {
    const app = await createApp({
      database: registry.another(),
      settings: registry.settings,
      delivery: { send: async () => undefined },
      portalFolder: '/nowhere',
    })
    const { email } = await person('clerk')
    const refused = await post(pathOf(contract.reset.request), { email }, '10.0.0.1', app)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'reset-not-offered'])
    expect((await app.inject('/config.json')).json()).toMatchObject({ passwordReset: false })
    expect((await registry.app.inject('/config.json')).json()).toMatchObject({ passwordReset: true })
    await app.close()
  })
})

describe('the link for a new password', () => {
  it('is mailed, is stored as a hash alone, works once, ends every session, and leaves its entries', async () => {
    const { id, email, name } = await person('clerk')
    const session = await registry.signIn('clerk')
    await query(`UPDATE account SET wrong_codes = 3 WHERE id = $1`, [id])
    expect((await registry.as(session)({ url: pathOf(contract.session.profile) })).statusCode).toBe(200)
    const token = await linkFor(email)
    expect(mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('within 30 minutes') })
    const [stored] = await query(`
      SELECT (SELECT string_agg(l::text, '') FROM activation_link l) || (SELECT string_agg(e::text, '') FROM audit_entry e)
        || (SELECT string_agg(j::text, '') FROM pgboss.job j) AS everything`)
    expect(stored.everything).not.toContain(token)

    expect((await open(token)).json().data).toEqual({ name, email: expect.stringContaining('*'), staff: true })
    expect((await choose(token)).json().code).toBe('password-changed')
    expect((await registry.as(session)({ url: pathOf(contract.session.profile) })).statusCode).toBe(401)
    expect(await codes(token)).toEqual(['link-used', 'link-used'])
    expect((await signIn('clerk', passwordOf('clerk'))).json().code).toBe('wrong-credentials')
    expect((await signIn('clerk', 'two boats on the lake')).statusCode).toBe(200)
    const trail = await query('SELECT actor_name, call, subject, after FROM audit_entry ORDER BY id DESC LIMIT 2')
    expect(trail).toEqual([
      {
        actor_name: name,
        call: 'AUTH-SET-PASSWORD',
        subject: name,
        after: { password: 'changed', sessions: 'ended' },
      },
      {
        actor_name: null,
        call: 'AUTH-REQUEST-RESET',
        subject: name,
        after: { resetLink: 'sent by mail', to: expect.stringContaining('***@'), minutes: 30 },
      },
    ])
  })

  it('ends a sign-in that began with the old password', async () => {
    const { email } = await person('billing')
    const started = await signIn('billing', passwordOf('billing'))
    await choose(await linkFor(email))
    const second = await post(pathOf(contract.session.validateCode), {
      token: started.json().data,
      otp: registry.codeFor('billing'),
    })
    expect(second.json().code).toBe('code-expired')
  })

  it.each([
    ['sends no code', contract.session.signIn],
    ['ends no session', contract.session.endOldSession],
  ])('%s for an old password that was proven while the new one was being stored', async (_, call) => {
    const changing = await registry.database.pool.connect()
    try {
      await changing.query('BEGIN')
      await changing.query("UPDATE account SET password_hash = password_hash || 'x' WHERE username = 'insolvency'")
      let ended = false
      const answer = post(pathOf(call), { usernameOrEmail: 'insolvency', password: passwordOf('insolvency') }).finally(
        () => {
          ended = true
        },
      )
      const waits = async () => (await query('SELECT FROM pg_locks WHERE NOT granted')).length > 0
      await expect.poll(async () => ended || (await waits())).toBe(true)
      await changing.query('COMMIT')
      expect((await answer).json().code).toBe('wrong-credentials')
    } finally {
      changing.release()
      await query("UPDATE account SET password_hash = left(password_hash, -1) WHERE username = 'insolvency'")
    }
  })

  it('lives 30 minutes, and is reported as expired then', async () => {
    const { id, email } = await person('auditor')
    const token = await linkFor(email)
    const [{ seconds }] = await query(
      `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM activation_link WHERE account_id = $1 AND ending IS NULL`,
      [id],
    )
    expect(seconds).toBe(30 * 60)
    const passes = (time: string) =>
      query(`UPDATE activation_link SET expires_at = expires_at - interval '${time}' WHERE account_id = $1`, [id])
    await passes('29 minutes')
    expect((await open(token)).statusCode).toBe(200)
    await passes('1 minute')
    await sweep(registry.database.read)
    expect(await codes(token)).toEqual(['link-expired', 'link-expired'])
  })

  it('is replaced by a newer one, and leaves an activation link as it is', async () => {
    const { id, email } = await person('auditor')
    const activation = await makeLink(registry.database.read, id)
    const [older, newer] = [await linkFor(email), await linkFor(email)]
    expect(await codes(older)).toEqual(['link-replaced', 'link-replaced'])
    for (const token of [newer, activation]) expect((await open(token)).statusCode).toBe(200)
  })

  it('sets one password in concurrent uses', async () => {
    const token = await linkFor((await person('auditor')).email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('neither activates a disabled account nor unlocks a locked one', async () => {
    const admin = registry.as(await registry.signIn('admin'))
    const { id, email } = await person('newcomer')
    await query('UPDATE account SET locked_at = now() WHERE id = $1', [id])
    expect((await choose(await linkFor(email))).statusCode).toBe(200)
    expect((await signIn('newcomer', 'two boats on the lake')).json().code).toBe('account-locked')
    const token = await linkFor(email)
    const url = pathOf(contract.accounts.setStatus)
    await admin({ method: 'POST', url, payload: { userId: id, status: 'INACTIVE' } })
    expect(await codes(token)).toEqual(['link-replaced', 'link-replaced'])
    expect((await query('SELECT enabled FROM account WHERE id = $1', [id]))[0].enabled).toBe(false)
  })

  it.each([
    ['is sent anew while the mail server is away', new NotTaken('LATER'), true],
    ['is forgotten when the mail server refuses it for good', new NotTaken('REFUSED'), false],
  ])('%s', async (_, fault, again) => {
    const { id } = await person('auditor')
    await query('DELETE FROM activation_link WHERE account_id = $1', [id])
    const refusing = { send: () => Promise.reject(fault) }
    const { database } = registry
    const { work } = resetWorker({
      database,
      mailer: refusing,
      portalName: 'Registry',
      address: 'https://desk.example',
    })
    const tried = work({
      id: 'job',
      payload: { accountId: id, address: '10.0.0.1' },
      attempt: 1,
      last: false,
      signal: AbortSignal.timeout(1000),
      db: database.read,
      finish: () => Promise.reject(new Error('The job must not be finished')),
    })
    if (again) await expect(tried).rejects.toBe(fault)
    else await tried
    expect(await query('SELECT FROM activation_link WHERE account_id = $1', [id])).toHaveLength(again ? 1 : 0)
  })

  it('is never logged, nor is the typed address', async () => {
    const { app, log } = await loggedApp(registry, mailer)
    const { email } = await person('auditor')
    const count = mails.length
    const passwords = ['short', 'two boats on the lake']
    await post(pathOf(contract.reset.request), { email }, '10.0.0.1', app)
    await settled()
    expect(mails.length).toBe(count + 1)
    const token = tokenIn(mails.at(-1)?.text)
    for (const password of passwords)
      await post(pathOf(contract.activation.setPassword), { token, password }, '10.0.0.1', app)
    await app.close()
    const text = log()
    expect(text).toContain(pathOf(contract.reset.request))
    for (const secret of [token, email, 'two boats']) expect(text).not.toContain(secret)
  })
})
