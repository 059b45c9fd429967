import { createApp } from '@server/app'
import { consoleDelivery, mailDelivery } from '@server/auth/delivery'
import { readSettings, type Settings } from '@server/config/settings'
import { mailerOf } from '@server/mail/mailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { passwordOf } from '../../support/sessions'

let registry: TestRegistry
let smtp: SMTPServer
let smtpUrl: string
const mails: { to: string[]; text: string }[] = []
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>(ready => smtp.listen(0, '127.0.0.1', ready))
  const address = smtp.server.address()
  smtpUrl = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(async () => {
  await new Promise<void>(done => smtp.close(done))
  await registry.close()
})

const settingsWith = (url: string) =>
  readSettings({
    LOG_LEVEL: 'silent',
    SMTP_URL: url,
    MAIL_FROM: 'Registry <desk@registry.example>',
    SIGN_IN_CODES_PER_ACCOUNT: '4',
  })
const mailerTo = (settings: Settings) => {
  const mailer = mailerOf(settings)
  if (!mailer) throw new Error('no mail server is set')
  return mailer
}
const signInBy = async (url: string) => {
  const settings = settingsWith(url)
  const app = await createApp({
    database: registry.database,
    settings,
    delivery: mailDelivery(mailerTo(settings), settings.portalConfig),
    portalFolder: '/nowhere',
  })
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/auth/api/auth/${path}`, payload })
  const first = await post('signin/backoffice', { usernameOrEmail: 'clerk', password: passwordOf('clerk') })
  return { app, first, second: (otp: string) => post('validate-login-code', { token: first.json().data, otp }) }
}

describe('delivery by mail', () => {
  it('sends the valid code only to the person’s own address', async () => {
    const { app, first, second } = await signInBy(smtpUrl)
    expect(first.json()).toMatchObject({
      message: 'A one-time code was sent to c***@registry.example.',
      code: 'code-sent',
      params: { to: 'c***@registry.example' },
    })
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.to).toEqual(['clerk@registry.example'])
    expect(mail?.text).toContain('From: Registry <desk@registry.example>')
    const code = /one-time code is (\d{4})\./.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await second(code)).json().user.givenName).toBe('Amina')
    await app.close()
    await registry.database.pool.query('DELETE FROM session')
  })

  it('reports a code that cannot be sent, and allows another try', async () => {
    // Port 1 has no listener.
    const { app, first } = await signInBy('smtp://127.0.0.1:1')
    expect(first.json()).toMatchObject({
      status: 503,
      code: 'code-not-sent',
      message: 'The code could not be sent. Try again shortly.',
    })
    await app.close()
    const again = await signInBy(smtpUrl)
    expect(again.first.statusCode).toBe(200)
    await again.app.close()
  })
})

describe('codes that the mail server did not take', () => {
  it('do not count among those sent to an account, so that the next one is not refused', async () => {
    for (let tries = 0; tries < 6; tries++) {
      const { app, first } = await signInBy('smtp://127.0.0.1:1')
      expect(first.json()).toMatchObject({ status: 503, code: 'code-not-sent' })
      await app.close()
    }
    const { app, first } = await signInBy(smtpUrl)
    expect(first.json()).toMatchObject({ code: 'code-sent' })
    await app.close()
  })
})

describe('a code that the mail server did not take after half of the limit', () => {
  it('starts no wait', async () => {
    await registry.database.pool.query('DELETE FROM sign_in_failure')
    for (let sent = 0; sent < 3; sent++) {
      const { app, first } = await signInBy(smtpUrl)
      expect(first.json()).toMatchObject({ code: 'code-sent' })
      await app.close()
      await registry.database.pool.query("UPDATE sign_in_failure SET blocked_until = now() - interval '1 second'")
    }
    const { app, first } = await signInBy('smtp://127.0.0.1:1')
    expect(first.json()).toMatchObject({ code: 'code-not-sent' })
    await app.close()
    const next = await signInBy(smtpUrl)
    expect(next.first.json()).toMatchObject({ code: 'code-sent' })
    await next.app.close()
  })
})

describe('delivery on the demonstration’s console', () => {
  it('prints the code with the name, and nothing else', async () => {
    const lines: string[] = []
    await consoleDelivery(line => lines.push(line)).send({ username: 'clerk', email: 'clerk@registry.example' }, '0042')
    expect(lines).toEqual(['One-time code for clerk: 0042'])
  })
})
