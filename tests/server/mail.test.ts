import { createHash } from 'node:crypto'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { masked } from '@contract/personal'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { createApp } from '@server/app'
import { demonstrationPapers } from '@server/demonstration'
import { mailerOf, NotTaken } from '@server/mail/mailer'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from '../support/pathOf'
import { type TestRegistry, testRegistry } from '../support/registry'
import { givePermissions } from '../support/sessions'

type Mail = { to: string[]; text: string }

let registry: TestRegistry
let smtp: SMTPServer
let app: FastifyInstance
let token: string
let refusing = false
const mails: Mail[] = []

beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  token = await registry.signIn('admin')
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refusing ? new Error('mailbox unavailable') : undefined),
    onData(stream, session, done) {
      buffer(stream).then(bytes => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: bytes.toString() })
        done()
      }, done)
    },
  })
  await new Promise<void>(ready => smtp.listen(0, '127.0.0.1', ready))
  const { port } = smtp.server.address() as AddressInfo
  const mailer = mailerOf({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Registry <desk@registry.example>' })
  app = await createApp({
    database: registry.database,
    settings: registry.settings,
    delivery: { send: async () => undefined },
    mailer,
    makers: demonstrationPapers,
    portalFolder: '/nowhere',
  })
})
afterAll(async () => {
  await app.close()
  await new Promise<void>(done => smtp.close(done))
  await registry.close()
})
beforeEach(() => {
  mails.length = 0
  refusing = false
})

const post = (to: FastifyInstance, url: string, payload: object, by = token) =>
  to.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${by}` } })
const companies = pathOf(contract.entityDocuments.resendToCompany)

type Case = { brn: string; name: string; handle: string | null; email: string | null }
const find = async (kind: string, where: ReturnType<typeof sql>) => {
  const { rows } = await registry.database.read.execute<Case>(sql`
    SELECT * FROM (
      SELECT d.brn, d.name, d.kind, d.edms_id AS handle, (SELECT p.email FROM entity_person p
        WHERE p.brn = d.brn AND p.email IS NOT NULL
        ORDER BY 'SECRETARY' = ANY (p.roles) DESC, p.roles && ARRAY['DIRECTOR', 'PARTNER'] DESC, p.no LIMIT 1) AS email
      FROM entity_document d JOIN entity e ON e.brn = d.brn AND e.kind = ${kind}) cases
    WHERE ${where} ORDER BY brn LIMIT 1`)
  const [row] = rows
  if (!row) throw new Error('the demonstration has none such')
  return row
}
const certificate = sql`kind = 'REGISTRATION_CERTIFICATE'`
const ready = sql`handle IS NOT NULL AND email IS NOT NULL`
const trail = async () => {
  const { rows } = await registry.database.read.execute<{
    call: string
    subject: string
    after: Record<string, string>
  }>(sql`SELECT call, subject, after FROM audit_entry WHERE call LIKE '%RESEND%' ORDER BY id`)
  return rows
}
const attached = ({ text }: Mail) => {
  const [, body = ''] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(text) ?? []
  return Buffer.from(body, 'base64')
}

describe('resending with a mail server', () => {
  it('tells whoever may not see personal data no more of the addresses than the files show', async () => {
    const others = (Object.keys(permissions) as Permission[]).filter(name => name !== SEES_PERSONAL_DATA)
    await givePermissions(registry.database, 'billing', others)
    const billing = await registry.signIn('billing')
    const { brn, email } = await find('COMPANY', sql`${certificate} AND ${ready}`)
    const sent = await post(app, companies, { type: 'REGISTRATION_CERTIFICATE', brn }, billing)
    expect(sent.json()).toMatchObject({ code: 'document-resent', params: { to: masked('email', email ?? '') } })
    const { rows } = await registry.database.pool.query(
      `UPDATE account SET enabled = false WHERE username = 'newcomer' RETURNING id, email`,
    )
    const link = await post(app, pathOf(contract.accounts.resendActivation), { userId: rows[0].id }, billing)
    expect(link.json()).toMatchObject({ code: 'activation-sent', params: { to: masked('email', rows[0].email) } })
    for (const { body } of [sent, link]) expect(body).not.toContain('example')
  })

  it('sends the client the exact file of EDMS, with file and recipient in the audit trail', async () => {
    const { brn, name, handle, email } = await find('COMPANY', sql`${certificate} AND ${ready}`)
    const answer = await post(app, companies, { type: 'REGISTRATION_CERTIFICATE', brn })
    const shown = email?.replace(/^(.)[^@]*/, '$1***') ?? ''
    expect(answer.json()).toMatchObject({ code: 'document-resent', message: `Document resent to ${shown}.` })

    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.to).toEqual([email])
    expect(mail?.text).toContain('From: Registry <desk@registry.example>')
    const pdf = mail ? attached(mail) : Buffer.alloc(0)
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    expect((await trail()).at(-1)).toEqual({
      call: 'CF-RESEND',
      subject: `${brn} ${name}`,
      after: { document: name, edmsId: handle, sha256, to: email, delivery: 'sent by mail' },
    })
  })

  it('sends a business name its certificate, and a copy of any other document', async () => {
    const { brn } = await find('BUSINESS_NAME', sql`${certificate} AND ${ready}`)
    expect((await post(app, pathOf(contract.entityDocuments.resendToBusinessName), { brn })).statusCode).toBe(200)
    const copy = await find('BUSINESS_NAME', sql`kind = 'PARTICULARS' AND ${ready}`)
    const body = { brn: copy.brn, documentName: copy.name, edmsId: copy.handle }
    expect((await post(app, pathOf(contract.entityDocuments.resendCopy), body)).statusCode).toBe(200)
    expect(mails.map(({ text }) => /Subject: (.*)/.exec(text)?.[1])).toEqual([
      expect.stringContaining('Certificate of Registration'),
      expect.stringContaining('Statement of Particulars'),
    ])
    const sent = (await trail()).filter(({ after }) => after.delivery === 'sent by mail')
    expect(sent.slice(-2).map(({ call }) => call)).toEqual(['BN-RESEND-CERTIFICATE', 'BN-RESEND-COPY'])
  })

  it('reports a refusal of the mail server, and says in the audit trail that nothing was sent', async () => {
    const { brn } = await find('COMPANY', sql`${certificate} AND ${ready}`)
    refusing = true
    expect((await post(app, companies, { type: 'REGISTRATION_CERTIFICATE', brn })).json()).toMatchObject({
      status: 503,
      code: 'mail-not-sent',
    })
    expect((await trail()).slice(-2).map(({ after }) => after.delivery)).toEqual([
      'to be sent by mail',
      'not sent, the mail server did not accept it',
    ])
  })

  it('sends nothing that the audit trail cannot record', async () => {
    const { brn } = await find('COMPANY', sql`${certificate} AND ${ready}`)
    const owner = new pg.Client(registry.connection)
    await owner.connect()
    await owner.query(`ALTER TABLE audit_entry ADD CONSTRAINT no_resend CHECK (call <> 'CF-RESEND') NOT VALID`)
    const answer = await post(app, companies, { type: 'REGISTRATION_CERTIFICATE', brn })
    await owner.query('ALTER TABLE audit_entry DROP CONSTRAINT no_resend')
    await owner.end()
    expect(answer.statusCode).toBe(500)
    expect(mails).toEqual([])
  })

  it.each([
    ['an unknown company', () => ({ brn: 'NONE', type: 'REGISTRATION_CERTIFICATE' }), 'unknown-brn'],
    [
      'a kind it never filed',
      async () => ({ brn: (await find('COMPANY', certificate)).brn, type: 'LOVE_LETTER' }),
      'no-such-document',
    ],
    [
      'a document on its way to EDMS',
      async () => ({
        brn: (await find('COMPANY', sql`${certificate} AND handle IS NULL`)).brn,
        type: 'REGISTRATION_CERTIFICATE',
      }),
      'not-in-edms',
    ],
    [
      'the certificate of another register',
      async () => ({
        brn: (await find('BUSINESS_NAME', sql`${certificate} AND ${ready}`)).brn,
        type: 'REGISTRATION_CERTIFICATE',
      }),
      'no-such-document',
    ],
  ])('of %s is refused, and nothing is sent', async (_, body, code) => {
    expect((await post(app, companies, await body())).json()).toMatchObject({ code })
    expect(mails).toEqual([])
  })

  it('is refused for a client without an address', async () => {
    const { brn } = await find('COMPANY', sql`${certificate} AND ${ready}`)
    await registry.database.pool.query('UPDATE entity_person SET email = NULL WHERE brn = $1', [brn])
    expect((await post(app, companies, { type: 'REGISTRATION_CERTIFICATE', brn })).json()).toMatchObject({
      status: 409,
      code: 'no-client-email',
    })
  })
})

describe('resending without a mail server', () => {
  it('is recorded, and reports that nothing was sent', async () => {
    const { brn, name } = await find('COMPANY', sql`kind = 'FORM_18' AND ${ready}`)
    const answer = await post(registry.app, companies, { type: 'FORM_18', brn })
    expect(answer.json()).toMatchObject({ code: 'document-resend-recorded' })
    expect(mails).toEqual([])
    expect((await trail()).at(-1)).toMatchObject({
      subject: `${brn} ${name}`,
      after: { delivery: 'recorded, no mail server' },
    })
  })
})

describe('what is written without a mail server', () => {
  it.each([
    [
      'message-recorded',
      contract.messenger.send,
      async () => ({ messageToSend: 'The office is closed.', recipientList: ['MDA'], senderUserId: 'x' }),
    ],
    [
      'activation-recorded',
      contract.accounts.resendActivation,
      async () => {
        const { rows } = await registry.database.pool.query(
          `UPDATE account SET enabled = false WHERE username = 'newcomer' RETURNING id`,
        )
        return { userId: rows[0].id }
      },
    ],
  ])('is answered with a warning that nobody receives it: %s', async (code, call, body) => {
    const answer = await post(registry.app, pathOf(call), await body())
    expect(answer.json()).toMatchObject({ code, caution: true })
    expect(mails).toEqual([])
  })
})

describe('a message that the mail server does not take', () => {
  /** Starts a mail server that answers the lines of a caller by their first word, and each connection by a greeting. */
  const answering = async (answers: Record<string, string>, greeting = '220 ready'): Promise<Server> => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.write(`${greeting}\r\n`)
      socket.on('data', line => {
        const [word = ''] = line.toString().split(/[ \r]/)
        socket.write(`${answers[word] ?? '250 OK'}\r\n`)
      })
    })
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
    return server
  }
  const outcomeOf = async (server: Server, protocol = 'smtp') => {
    const { port } = server.address() as AddressInfo
    const smtpUrl = `${protocol}://desk:wrong@127.0.0.1:${port}`
    const mailer = mailerOf({ smtpUrl, mailFrom: 'desk@registry.example' })
    const error: unknown = await mailer?.send({ to: 'jane@mail.example', subject: 'A', text: 'B' }).catch(one => one)
    await new Promise<void>(done => server.close(() => done()))
    return error instanceof NotTaken ? error.why : error
  }
  const withSignIn = { EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 welcome' }

  it.each<[string, Record<string, string>, string?]>([
    ['refuses the password of the registry', { ...withSignIn, AUTH: '535 5.7.8 wrong password' }],
    ['cannot check the password of the registry now', { ...withSignIn, AUTH: '454 4.7.0 try later' }],
    ['takes no connection from the registry', {}, '554 5.7.1 not from your address'],
    ['has too many connections', {}, '421 4.7.0 too many connections'],
    ['does not greet the registry', { EHLO: '550 go away', HELO: '550 go away' }],
  ])('waits for a mail server that %s, as every other message does', async (_, answers, greeting) => {
    expect(await outcomeOf(await answering(answers, greeting))).toBe('UNREACHABLE')
  })

  it('waits for a mail server whose certificate nobody vouches for', async () => {
    const server = new SMTPServer({ secure: true })
    server.on('error', () => undefined)
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
    expect(await outcomeOf(server.server, 'smtps')).toBe('UNREACHABLE')
  })

  it('waits for a mail server that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const server = createServer(socket => socket.on('error', () => undefined))
      await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
      const connected = new Promise(done => server.once('connection', done))
      const outcome = outcomeOf(server)
      await connected
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await outcome).toBe('UNREACHABLE')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused for good, or for now, by the answer to its own recipient', async () => {
    expect(await outcomeOf(await answering({ ...withSignIn, RCPT: '550 no such mailbox' }))).toBe('REFUSED')
    expect(await outcomeOf(await answering({ ...withSignIn, RCPT: '450 mailbox busy' }))).toBe('LATER')
  })
})
