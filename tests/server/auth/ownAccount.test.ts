import { contract } from '@contract/index'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { passwordOf } from '../../support/sessions'

let registry: TestRegistry
const mails: string[] = []
const mailer = { send: async ({ text }: { text: string }) => void mails.push(text) }
beforeAll(async () => {
  registry = await testRegistry({ companies: 20, mailer })
})
afterAll(() => registry.close())

const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
beforeEach(() => query('DELETE FROM sign_in_failure'))

const NEW = 'two boats on the lake'
type Caller = ReturnType<TestRegistry['as']>
const change = (as: Caller, payload: object) =>
  as({ method: 'POST', url: pathOf(contract.ownAccount.changePassword), payload })
const setPhone = (as: Caller, phone: string) =>
  as({ method: 'POST', url: pathOf(contract.ownAccount.setPhone), payload: { phone } })
const entriesOf = (call: string) =>
  query('SELECT actor_name, before::text, after::text FROM audit_entry WHERE call = $1 AND actor_name IS NOT NULL', [
    call,
  ])
const signInAnswer = async (usernameOrEmail: string, password: string) =>
  (
    await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.session.signIn),
      payload: { usernameOrEmail, password },
    })
  ).json()

describe('a new password', () => {
  it('is refused without the present one, with a short one, and without a session', async () => {
    const as = registry.as(await registry.signIn('clerk'))
    const wrong = await change(as, { present: 'not it at all', password: NEW })
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong-password'])
    const short = await change(as, { present: passwordOf('clerk'), password: 'short' })
    expect(short.statusCode).toBe(400)
    expect(short.json().fields).toHaveProperty('password')
    const anonymous = await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.ownAccount.changePassword),
      payload: { present: passwordOf('clerk'), password: NEW },
    })
    expect(anonymous.statusCode).toBe(401)
    expect(await entriesOf('PORTAL-PASSWORD')).toEqual([])
  })

  it('counts wrong tries as the sign-in does', async () => {
    const as = registry.as(await registry.signIn('auditor'))
    const codes: string[] = []
    for (let n = 0; n < 30 && codes.at(-1) !== 'too-many-tries'; n++)
      codes.push((await change(as, { present: 'not it at all', password: NEW })).json().code)
    expect(codes.at(-1)).toBe('too-many-tries')
    const right = await change(as, { present: passwordOf('auditor'), password: NEW })
    expect(right.json().code).toBe('too-many-tries')
  })

  it('keeps this session, ends mailed links, tells the owner, and is the one of the next sign-in', async () => {
    const as = registry.as(await registry.signIn('registrar'))
    const done = await change(as, { present: passwordOf('registrar'), password: NEW })
    expect([done.statusCode, done.json().code]).toEqual([200, 'password-changed'])
    expect((await as({ url: pathOf(contract.session.profile) })).statusCode).toBe(200)
    const [entry, ...others] = await entriesOf('PORTAL-PASSWORD')
    expect(others).toEqual([])
    expect(JSON.stringify(entry)).not.toContain(NEW)
    await expect.poll(() => mails.some(text => text.includes('password of your account was changed'))).toBe(true)
    expect((await signInAnswer('registrar', passwordOf('registrar'))).code).toBe('wrong-credentials')
    expect((await signInAnswer('registrar', NEW)).code).toBe('signed-in-elsewhere')
  })
})

describe('an own telephone', () => {
  it('is stored once with one entry, and refused when it is none', async () => {
    const as = registry.as(await registry.signIn('supervisor'))
    expect((await setPhone(as, 'many digits')).statusCode).toBe(400)
    expect((await setPhone(as, '+256 772 000 111')).statusCode).toBe(200)
    expect((await setPhone(as, '+256 772 000 111')).statusCode).toBe(200)
    expect(await entriesOf('PORTAL-PHONE')).toHaveLength(1)
    const { data } = (await as({ url: pathOf(contract.session.profile) })).json()
    expect(data.phoneNumber).toBe('+256 772 000 111')
  })
})
