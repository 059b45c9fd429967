import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '@server/app'
import { backUp, restore } from '@server/db/backup'
import { folderStore } from '@server/db/backupFiles'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { startWorkers, type Workers } from '@server/jobs/workers'
import type { Mailer, Message } from '@server/mail/mailer'
import { broadcastWorker, sendForgotten } from '@server/settings/broadcastWorker'
import { messengerHandlers } from '@server/settings/messenger'
import { queueBroadcast } from '@server/settings/queueBroadcast'
import { broadcastParts } from '@server/settings/queues'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { quickFolder } from '../../support/quickFolder'

const RECIPIENTS = 230
let test: TestDatabase
const servers: Workers[] = []
const sent: Message[] = []
/** Slow, so that two servers overlap. */
const mailer: Mailer = {
  async send(message) {
    await new Promise(later => setImmediate(later))
    sent.push(message)
  },
}

beforeAll(async () => {
  test = await testDatabase()
  await test.database.write(tx =>
    tx.execute(sql`
      INSERT INTO account (email, given_name, sur_name, account_type)
      SELECT 'person' || n || '@mail.example', 'Person', n::text, 'INDIVIDUAL' FROM generate_series(1, ${RECIPIENTS}) n`),
  )
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.stop()))
  sent.length = 0
})
afterAll(() => test.close())

const serve = async (database = test.database) => {
  servers.push(await startWorkers(database, [broadcastWorker(mailer, 'Daftari')], { pollMs: 20 }))
}
/** Adds a message that was partly sent before its server died, with no job left. */
const interrupted = async (sentAlready: number, begun: number) => {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `INSERT INTO broadcast (message, recipient_types, sender_id, mailed, recipients, sent, moved_at)
     SELECT 'Sent on', ARRAY['INDIVIDUAL'], (SELECT id FROM account LIMIT 1), true, $1, $2, now() - interval '1 hour'
     RETURNING id::int`,
    [RECIPIENTS, sentAlready],
  )
  const id = rows[0]?.id ?? 0
  await test.database.pool.query(
    `INSERT INTO broadcast_recipient (broadcast_id, no, account_id, state, begun_at)
     SELECT $1, row_number() OVER (ORDER BY id), id,
       CASE WHEN row_number() OVER (ORDER BY id) <= $2 THEN 'SENT'
         WHEN row_number() OVER (ORDER BY id) <= $2 + $3 THEN 'SENDING' ELSE 'QUEUED' END,
       now() - interval '1 hour'
     FROM account`,
    [id, sentAlready, begun],
  )
  return id
}
const countsOf = async (id: number, { database } = test) => {
  const { rows } = await database.pool.query<{ recipients: number; sent: number; failed: number }>(
    'SELECT recipients, sent, failed FROM broadcast WHERE id = $1',
    [id],
  )
  return rows[0]
}
const isDone = (id: number, at = test) =>
  vi.waitFor(
    async () => {
      const counts = await countsOf(id, at)
      expect((counts?.sent ?? 0) + (counts?.failed ?? 0)).toBe(RECIPIENTS)
      return counts
    },
    { timeout: 30_000, interval: 50 },
  )

it('sends the rest of a message after the server was killed, to nobody twice', async () => {
  const id = await interrupted(40, 2)
  await sendForgotten(test.database)
  // A second server checks too, and finds the message already queued.
  await sendForgotten(test.database)
  await serve()
  expect(await isDone(id)).toEqual({ recipients: RECIPIENTS, sent: RECIPIENTS - 2, failed: 2 })
  expect(sent).toHaveLength(RECIPIENTS - 42)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(RECIPIENTS - 42)
})

it('sends a message once to everybody, though it was queued three times on two servers', async () => {
  const id = await interrupted(0, 0)
  for (let time = 0; time < 3; time++) await test.database.write(tx => queueBroadcast(tx, id, RECIPIENTS))
  await Promise.all([serve(), serve(test.another())])
  expect(await isDone(id)).toMatchObject({ sent: RECIPIENTS, failed: 0 })
  expect(new Set(sent.map(({ to }) => to)).size).toBe(RECIPIENTS)
  expect(sent).toHaveLength(RECIPIENTS)
})

it('leaves a message in progress alone, and gives up recipients after a day', async () => {
  const [moving, late] = [await interrupted(10, 0), await interrupted(10, 0)]
  await test.database.pool.query('UPDATE broadcast SET moved_at = now() WHERE id = $1', [moving])
  await test.database.pool.query("UPDATE broadcast SET created_at = now() - interval '25 hours' WHERE id = $1", [late])
  await sendForgotten(test.database)
  expect(await countsOf(late)).toEqual({ recipients: RECIPIENTS, sent: 10, failed: RECIPIENTS - 10 })
  await serve()
  await test.database.pool.query("UPDATE broadcast SET moved_at = now() - interval '1 hour' WHERE id = $1", [moving])
  await sendForgotten(test.database)
  expect(await isDone(moving)).toMatchObject({ sent: RECIPIENTS })
  expect(sent).toHaveLength(RECIPIENTS - 10)
})

it('waits for its turn behind another message, however long that one takes', async () => {
  const waiting = await interrupted(0, 0)
  await test.database.write(tx => queueBroadcast(tx, waiting, RECIPIENTS))
  await test.database.pool.query("UPDATE broadcast SET created_at = now() - interval '25 hours' WHERE id = $1", [
    waiting,
  ])
  await sendForgotten(test.database)
  expect(await countsOf(waiting)).toMatchObject({ sent: 0, failed: 0 })
  const { rows } = await test.database.pool.query<{ parts: number }>(
    `SELECT count(*)::int AS parts FROM pgboss.job WHERE name = $1 AND data->>'broadcast' = $2`,
    [broadcastParts.name, String(waiting)],
  )
  expect(rows).toEqual([{ parts: Math.ceil(RECIPIENTS / 100) }])
  await serve()
  expect(await isDone(waiting)).toMatchObject({ sent: RECIPIENTS, failed: 0 })
})

it('gives up, and sends to, more recipients than a request has time for', async () => {
  const late = await interrupted(10, 0)
  await test.database.pool.query("UPDATE broadcast SET created_at = now() - interval '25 hours' WHERE id = $1", [late])
  // Every statement on recipients takes as long as one on a million of them.
  await withDedicatedConnection(test.connection, client =>
    client.query(`
      CREATE FUNCTION takes_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('statement_timeout') = '10s' THEN RAISE query_canceled; END IF;
        RETURN NULL; END $$;
      CREATE TRIGGER takes_long AFTER INSERT OR UPDATE ON broadcast_recipient FOR EACH STATEMENT
        EXECUTE FUNCTION takes_long()`),
  )
  try {
    await sendForgotten(test.database)
    expect(await countsOf(late)).toEqual({ recipients: RECIPIENTS, sent: 10, failed: RECIPIENTS - 10 })
    const recorded: unknown[] = []
    const { rows } = await test.database.pool.query<{ id: string }>('SELECT id FROM account LIMIT 1')
    const who = { accountId: rows[0]?.id ?? '', name: 'Any', permissions: new Set<string>() }
    const body = { messageToSend: 'The office is closed.', recipientList: ['INDIVIDUAL' as const], senderUserId: '' }
    await test.database.write(db =>
      messengerHandlers(false).send({
        db,
        who,
        body,
        query: {},
        path: {},
        address: '',
        token: '',
        record: one => recorded.push(one),
      }),
    )
    expect(recorded).toMatchObject([{ after: { recipients: RECIPIENTS } }])
  } finally {
    await withDedicatedConnection(test.connection, client => client.query('DROP FUNCTION takes_long CASCADE'))
  }
})

it('sends the rest of a message although the access log cannot be tended', async () => {
  const id = await interrupted(40, 0)
  const asOwner = (statement: string) => withDedicatedConnection(test.connection, client => client.query(statement))
  await asOwner(`
    CREATE FUNCTION refuse_all() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
    CREATE TRIGGER refuse_all BEFORE DELETE ON access_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_all()`)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { settings } = test
  const delivery = { send: async () => undefined }
  const app = await createApp({ database: test.another(), settings, delivery, mailer, portalFolder: '/nowhere' })
  try {
    await app.ready()
    vi.advanceTimersByTime(30_000)
    expect(await isDone(id)).toMatchObject({ sent: RECIPIENTS, failed: 0 })
  } finally {
    vi.useRealTimers()
    await app.close()
    await asOwner('DROP FUNCTION refuse_all CASCADE')
  }
})

it('sends the rest of interrupted messages after a restore', async () => {
  const id = await interrupted(100, 1)
  const folder = await mkdtemp(join(quickFolder(), 'daftari-backup-'))
  const restored = await testDatabase()
  try {
    await withDedicatedConnection(test.connection, client => backUp(client, folderStore(folder)))
    await withDedicatedConnection(restored.connection, client => restore(client, folderStore(folder)))
    await sendForgotten(restored.database)
    await serve(restored.database)
    expect(await isDone(id, restored)).toEqual({ recipients: RECIPIENTS, sent: RECIPIENTS - 1, failed: 1 })
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length)
  } finally {
    await Promise.all(servers.splice(0).map(server => server.stop()))
    await restored.close()
    await rm(folder, { recursive: true, force: true })
  }
})
