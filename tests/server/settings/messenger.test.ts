import { contract } from '@contract/index'
import { type Message, NotTaken } from '@server/mail/mailer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const sent: Message[] = []
let failing: (to: string) => Error | undefined = () => undefined
let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  const mailer = {
    async send(message: Message) {
      const failure = failing(message.to)
      if (failure) throw failure
      sent.push(message)
    },
  }
  registry = await testRegistry({ companies: 300, mailer })
  admin = registry.as(await registry.signIn('admin'))
  // More recipients than one job has.
  await registry.database.write(tx =>
    tx.execute(sql`
      INSERT INTO account (email, given_name, sur_name, account_type)
      SELECT 'person' || n || '@mail.example', 'Person', n::text, 'INDIVIDUAL' FROM generate_series(1, 230) n`),
  )
})
afterAll(() => registry.close())

const send = (messageToSend: unknown, recipientList: unknown) =>
  admin({
    method: 'POST',
    url: pathOf(contract.messenger.send),
    payload: { messageToSend, recipientList, senderUserId: 'somebody else' },
  })
const newest = async () => (await admin({ url: `${pathOf(contract.messenger.list)}?range=[0,0]` })).json()[0]
const settled = () =>
  vi.waitFor(
    async () => {
      const one = await newest()
      expect(one.sent + one.failed).toBe(one.recipients)
      return one
    },
    { timeout: 20_000, interval: 100 },
  )
const addressesOf = async (...types: string[]) => {
  const { rows } = await registry.database.read.execute<{ email: string }>(
    sql`SELECT email FROM account WHERE enabled AND account_type = ANY (ARRAY[${sql.join(
      types.map(type => sql`${type}`),
      sql`, `,
    )}])`,
  )
  return rows.map(({ email }) => email).sort()
}

describe('a message', () => {
  it('has a preview of the number of accounts of each kind', async () => {
    const { types, mailServer } = (await admin({ url: pathOf(contract.messenger.reach) })).json()
    expect(mailServer).toBe(true)
    expect(types.map(({ type }: { type: string }) => type)).toEqual([
      'INDIVIDUAL',
      'BUSINESS',
      'BACKOFFICE',
      'MDA',
      'PARTNER',
    ])
    for (const { type, accounts } of types) expect(accounts).toBe((await addressesOf(type)).length)
  })

  it('reaches every active account of the chosen kinds once, and nobody else', async () => {
    sent.length = 0
    const answer = await send('The office closes at noon on Friday.', ['BACKOFFICE', 'INDIVIDUAL'])
    expect(answer.json().message).toBe('Message sent')
    const one = await settled()
    const wanted = await addressesOf('BACKOFFICE', 'INDIVIDUAL')
    expect(wanted.length).toBeGreaterThan(100)
    expect(one).toMatchObject({
      recipients: wanted.length,
      sent: wanted.length,
      failed: 0,
      sender: 'Grace Nakato',
      mailed: true,
    })
    expect(sent.map(({ to }) => to).sort()).toEqual(wanted)
    expect(new Set(sent.map(({ text }) => text))).toEqual(new Set(['The office closes at noon on Friday.']))
    const { rows } = await registry.database.read.execute<{ actor: string; after: object }>(
      sql`SELECT actor_name AS actor, after FROM audit_entry WHERE call = 'MESSAGE-SEND'`,
    )
    expect(rows).toMatchObject([{ actor: 'Grace Nakato', after: { recipients: wanted.length } }])
  })

  it('counts a refused message as failed, and sends one that is deferred later, once', async () => {
    sent.length = 0
    const [refused, busy, unknown, ...others] = await addressesOf('MDA')
    let tries = 0
    failing = to => {
      if (to === refused) return new NotTaken('REFUSED')
      if (to === busy && ++tries === 1) return new NotTaken('LATER')
      // The connection broke during sending, so the mail server may have accepted the message.
      if (to === unknown) return new Error('Timeout')
      return undefined
    }
    await send('Renew your agreement.', ['MDA'])
    const one = await vi.waitFor(settled, { timeout: 60_000, interval: 500 })
    failing = () => undefined
    expect(one).toMatchObject({ failed: 2, sent: one.recipients - 2 })
    expect(sent.map(({ to }) => to).sort()).toEqual([busy, ...others].sort())
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
  }, 90_000)

  it('waits for an unreachable mail server without using up its tries', async () => {
    sent.length = 0
    let down = true
    const asked: string[] = []
    failing = to => {
      asked.push(to)
      return down ? new NotTaken('UNREACHABLE') : undefined
    }
    await send('Is anybody there?', ['MDA'])
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(new Set(asked).size).toBe(1)
    expect(await newest()).toMatchObject({ sent: 0, failed: 0 })
    down = false
    const one = await vi.waitFor(settled, { timeout: 60_000, interval: 500 })
    failing = () => undefined
    expect(one).toMatchObject({ failed: 0, sent: one.recipients })
    expect(sent.map(({ to }) => to).sort()).toEqual(await addressesOf('MDA'))
  }, 90_000)

  it('is sent once for twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('Once only.', ['PARTNER', 'BACKOFFICE'])))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(answer => answer.json().code))).toEqual(
      new Set(['message-repeated']),
    )
  })

  it.each([
    ['', ['MDA'], 'messageToSend'],
    ['   ', ['MDA'], 'messageToSend'],
    ['x'.repeat(2001), ['MDA'], 'messageToSend'],
    ['Hello', [], 'recipientList'],
    ['Hello', ['PRIVATE_ORGANIZATION'], 'recipientList.0'],
    ['Hello', 'MDA', 'recipientList'],
  ])('%# is refused by field', async (message, list, field) => {
    expect(Object.keys((await send(message, list)).json().fields)).toEqual([field])
  })

  it('is refused when it reaches nobody, and is not stored', async () => {
    await registry.database.write(tx =>
      tx.execute(sql`UPDATE account SET enabled = false WHERE account_type = 'PARTNER'`),
    )
    // The previous message is still being sent, so its counts change.
    const { id } = await newest()
    expect((await send('Anybody?', ['PARTNER'])).json().code).toBe('nobody-to-reach')
    expect((await newest()).id).toBe(id)
  })
})
