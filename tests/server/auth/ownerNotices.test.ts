import { contract } from '@contract/index'
import { NOTICE } from '@server/auth/ownerNotices'
import { JOBS_SCHEMA } from '@server/jobs/boss'
import { NotTaken } from '@server/mail/mailer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const mails: { to: string; subject: string; text: string }[] = []
let registry: TestRegistry
/** Number of notices that still meet a mail server that cannot be reached. */
let away = 0
beforeAll(async () => {
  const mailer = {
    async send({ to, subject, text }: { to: string; subject: string; text: string }) {
      if (subject.endsWith(NOTICE) && away > 0) {
        away -= 1
        throw new NotTaken('UNREACHABLE')
      }
      mails.push({ to, subject, text })
    },
  }
  registry = await testRegistry({ companies: 20, mailer, settings: { PUBLIC_URL: 'https://portal.example' } })
})
afterAll(() => registry.close())
beforeEach(() => {
  mails.length = 0
})

const notices = () => mails.filter(({ subject }) => subject.endsWith(NOTICE))
const post = (url: string, payload: object) => registry.app.inject({ method: 'POST', url, payload })
const person = async (username: string) => {
  const { rows } = await registry.database.pool.query('SELECT id, email FROM account WHERE username = $1', [username])
  return rows[0]
}

it('the owner of an account is told that a new password was chosen', async () => {
  const { email } = await person('clerk')
  await post(pathOf(contract.reset.request), { email })
  await expect.poll(() => mails.length).toBe(1)
  const token = /#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
  const password = 'two boats on the lake'
  expect((await post(pathOf(contract.activation.setPassword), { token, password })).statusCode).toBe(200)
  await expect.poll(() => notices().map(({ to }) => to)).toEqual([email])
  expect(notices()[0]?.text).toContain('The password of your account was changed.')
})

it('the former address is told of a new one, without naming it, and nobody of a new telephone', async () => {
  const admin = registry.as(await registry.signIn('admin'))
  const { id, email } = await person('registrar')
  const url = pathOf(contract.accounts.updateContacts)
  const change = async (to: string) => {
    const payload = { userId: id, email: to, phone: '+256772000111' }
    expect((await admin({ method: 'POST', url, payload })).statusCode).toBe(200)
  }
  await change(email)
  await change('someone.else@registry.example')
  await expect.poll(() => notices().map(({ to }) => to)).toEqual([email])
  expect(notices()[0]?.text).toContain('The email address of your account was changed.')
  expect(notices()[0]?.text).not.toContain('someone.else')
})

it('the owner is told also when the mail server was away for ten tries', async () => {
  const admin = registry.as(await registry.signIn('admin'))
  const { id, email } = await person('clerk')
  const payload = { userId: id, email: 'clerk.new@registry.example', phone: '+256772000111' }
  away = 10
  expect((await admin({ method: 'POST', url: pathOf(contract.accounts.updateContacts), payload })).statusCode).toBe(200)
  // The pauses between the tries, which take hours in all, are skipped.
  const skipPause = () =>
    registry.database.pool.query(`UPDATE ${JOBS_SCHEMA}.job SET start_after = now() WHERE name = 'owner-notices'`)
  await expect.poll(() => skipPause().then(notices), { timeout: 30_000 }).toMatchObject([{ to: email }])
})
