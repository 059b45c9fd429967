import { contract } from '@contract/index'
import { sweep } from '@server/auth/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loggedApp } from '../../support/loggedApp'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const sent: { to: string; text: string }[] = []
let refusing = false
let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
const mailer = {
  async send({ to, text }: { to: string; text: string }) {
    if (refusing) throw new Error('The mail server is away')
    sent.push({ to, text })
  },
}
beforeAll(async () => {
  registry = await testRegistry({ companies: 1500, mailer, settings: { PUBLIC_URL: 'https://desk.example' } })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
const row = async (where: string) =>
  (await query(`SELECT * FROM account WHERE ${where} ORDER BY created_at, id LIMIT 1`))[0]
const close = (id: string) => query('UPDATE account SET enabled = false WHERE id = $1', [id])
const resend = (userId: string, as = admin) =>
  as({ method: 'POST', url: pathOf(contract.accounts.resendActivation), payload: { userId } })
const post = (url: string, payload: object, app = registry.app) => app.inject({ method: 'POST', url, payload })
const open = (token: string) => post(pathOf(contract.activation.open), { token })
const choose = (token: string, password = 'a-long-enough-one') =>
  post(pathOf(contract.activation.setPassword), { token, password })
const lastToken = () => /\/activate#([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
const fresh = async (id: string) => {
  await close(id)
  expect((await resend(id)).statusCode).toBe(200)
  return lastToken()
}
const codes = async (token: string) => {
  const answers = [await open(token), await choose(token)]
  return answers.map(answer => [answer.statusCode, answer.json().code])
}

describe('the link that activates an account', () => {
  it('is mailed, activates the account once, and is not stored in the clear', async () => {
    const { id, email, display_name } = await row(`account_type = 'BACKOFFICE' AND username IS NULL`)
    await close(id)
    expect((await resend(id)).json().code).toBe('activation-sent')
    const token = lastToken()
    expect(sent.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('https://desk.example/activate#') })
    const [kept] = await query(`
      SELECT (SELECT string_agg(l::text, '') FROM activation_link l) || (SELECT string_agg(e::text, '') FROM audit_entry e) AS everything`)
    expect(kept.everything).not.toContain(token)

    const { data } = (await open(token)).json()
    expect(data).toEqual({ name: display_name, email: expect.stringContaining('*'), staff: true })
    expect((await choose(token)).json()).toMatchObject({ code: 'password-chosen' })
    expect(await row(`id = '${id}'`)).toMatchObject({ enabled: true, email_verified: true })
    expect(await codes(token)).toEqual([
      [410, 'link-used'],
      [410, 'link-used'],
    ])
    expect((await resend(id)).json().code).toBe('status-already')
    const trail = await query(`SELECT call, after FROM audit_entry ORDER BY id DESC LIMIT 2`)
    expect(trail).toEqual([
      { call: 'AUTH-SET-PASSWORD', after: { status: 'ACTIVE', password: 'chosen' } },
      { call: 'USER-REACTIVATION', after: expect.objectContaining({ activationLink: 'sent by mail' }) },
    ])
  })

  it('lets the person sign in with the chosen password', async () => {
    const { id, email } = await row(`account_type = 'BACKOFFICE' AND password_hash IS NULL`)
    await choose(await fresh(id), 'two boats on the lake')
    const answer = await post(pathOf(contract.session.signIn), {
      usernameOrEmail: email,
      password: 'two boats on the lake',
    })
    expect(answer.statusCode).toBe(200)
  })

  it('is reported as replaced after a newer link or a closed account', async () => {
    const { id } = await row(`account_type = 'MDA' AND enabled`)
    const first = await fresh(id)
    const second = await fresh(id)
    expect(await codes(first)).toEqual([
      [410, 'link-replaced'],
      [410, 'link-replaced'],
    ])
    expect((await open(second)).json().data.staff).toBe(false)
    for (const status of ['ACTIVE', 'INACTIVE'])
      await admin({
        method: 'POST',
        url: pathOf(contract.accounts.setStatus),
        payload: { userId: id, status },
      })
    expect((await choose(second)).json().code).toBe('link-replaced')
  })

  it('is withdrawn with the account that it would activate, once, on record', async () => {
    const { id, display_name } = await row(`account_type = 'MDA' AND enabled`)
    const token = await fresh(id)
    const read = async () => (await admin({ url: pathOf(contract.accounts.read, { id }) })).json().data
    const deactivate = () =>
      admin({
        method: 'POST',
        url: pathOf(contract.accounts.setStatus),
        payload: { userId: id, status: 'INACTIVE' },
      })
    expect(await read()).toMatchObject({ enabled: false, invited: true })
    expect((await deactivate()).json()).toMatchObject({ code: 'account-deactivated' })
    expect(await read()).toMatchObject({ enabled: false, invited: false })
    expect((await choose(token)).json().code).toBe('link-replaced')
    expect((await deactivate()).json().code).toBe('status-already')
    const [entry] = await query('SELECT call, subject, before, after FROM audit_entry ORDER BY id DESC LIMIT 1')
    expect(entry).toEqual({
      call: 'USER-STATUS',
      subject: display_name,
      before: { status: 'INACTIVE' },
      after: { status: 'INACTIVE', activationLink: 'withdrawn' },
    })
  })

  it('is reported as expired for a month, and then as unknown', async () => {
    const { id } = await row(`account_type = 'PRIVATE_ORGANIZATION'`)
    const token = await fresh(id)
    const age = (by: string) =>
      query(`UPDATE activation_link SET expires_at = now() - interval '${by}' WHERE account_id = $1`, [id])
    await age('1 second')
    await sweep(registry.database.read)
    expect(await codes(token)).toEqual([
      [410, 'link-expired'],
      [410, 'link-expired'],
    ])
    await age('31 days')
    await sweep(registry.database.read)
    expect(await codes(token)).toEqual([
      [404, 'link-unknown'],
      [404, 'link-unknown'],
    ])
  })

  it('activates the account once in concurrent uses', async () => {
    const { id } = await row(`account_type = 'PARTNER'`)
    const token = await fresh(id)
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(token)))
    const failed = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(failed.map(answer => answer.json().code)).toEqual(Array(7).fill('link-used'))
  })

  it.each([
    ['short', 'eleven char'],
    ['long', 'x'.repeat(201)],
  ])('refuses a password that is too %s, and stays valid', async (_, password) => {
    const { id } = await row(`account_type = 'PARTNER'`)
    const token = await fresh(id)
    const answer = await choose(token, password)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['password']])
    expect((await choose(token)).statusCode).toBe(200)
  })

  it('accepts only token and password', async () => {
    const { id } = await row(`account_type = 'PARTNER'`)
    const token = await fresh(id)
    for (const extra of [{ userId: id }, { enabled: true }, { roles: ['ROLE_ADMINISTRATOR'] }])
      expect(
        (await post(pathOf(contract.activation.setPassword), { token, password: 'a-long-enough-one', ...extra }))
          .statusCode,
      ).toBe(400)
    expect((await open(token)).statusCode).toBe(200)
  })

  it('is invalid when the mail server refused it', async () => {
    const { id } = await row(`account_type = 'MDA' AND NOT enabled`)
    await query('DELETE FROM activation_link WHERE account_id = $1', [id])
    refusing = true
    expect((await resend(id)).json().code).toBe('mail-not-sent')
    refusing = false
    expect(await query('SELECT FROM activation_link WHERE account_id = $1', [id])).toHaveLength(0)
  })

  it('is in the audit trail as sent only after the mail server took it', async () => {
    const { id } = await row(`account_type = 'MDA' AND NOT enabled`)
    const states = async (answering: boolean) => {
      refusing = !answering
      await resend(id)
      refusing = false
      const entries = await query(
        `SELECT after FROM audit_entry WHERE call = 'USER-REACTIVATION' ORDER BY id DESC LIMIT 2`,
      )
      return entries.map(({ after }) => after.activationLink).reverse()
    }
    expect(await states(false)).toEqual(['to be sent by mail', 'not known, the mail server did not answer'])
    expect(await states(true)).toEqual(['to be sent by mail', 'sent by mail'])
  })

  it('is not sent for an account with more permissions than the sender', async () => {
    const newcomer = registry.as(await registry.signIn('newcomer'))
    const { id } = await row(`username = 'auditor'`)
    await close(id)
    await givePermissions(registry.database, 'newcomer', ['can_resend_account_emails'])
    expect((await resend(id, newcomer)).json().code).toBe('holds-more')
  })

  it('is never logged', async () => {
    const { app, log } = await loggedApp(registry, mailer)
    const { id } = await row(`account_type = 'PARTNER'`)
    const token = await fresh(id)
    const answers = [
      await post(pathOf(contract.activation.open), { token }, app),
      await post(pathOf(contract.activation.setPassword), { token, password: 'short' }, app),
      await post(pathOf(contract.activation.setPassword), { token, password: 'a-long-enough-one' }, app),
      await post(pathOf(contract.activation.setPassword), { token, password: 'a-long-enough-one' }, app),
    ]
    await app.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200, 410])
    expect(answers.every(({ headers }) => headers['referrer-policy'] === 'no-referrer')).toBe(true)
    expect(log()).toContain(pathOf(contract.activation.open))
    expect(log() + answers.map(({ body }) => body).join('')).not.toContain(token)
  })

  it('is accepted by no call in its query', async () => {
    const { statusCode } = await registry.app.inject({ url: '/validate-token?token=x' })
    expect(statusCode).toBe(404)
  })
})
