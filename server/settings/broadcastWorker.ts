import { and, between, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { columnNames } from '../db/columnNames'
import { type Database, type Db, waitLong } from '../db/database'
import { account, broadcast, broadcastRecipient } from '../db/schema'
import { openJob } from '../jobs/openJob'
import { type Step, worker } from '../jobs/workers'
import { type Mailer, NotTaken } from '../mail/mailer'
import { queueBroadcast } from './queueBroadcast'
import { broadcastParts } from './queues'

/** A SENDING row older than the mail timeout belongs to a crashed server. */
const GONE = sql`interval '2 minutes'`
/** Longest wait for a mail server that cannot be reached. */
const PATIENCE = sql`interval '1 day'`

type Part = { broadcast: number; from: number; to: number }
type State = 'QUEUED' | 'SENT' | 'FAILED'

const { broadcastId, no, state, begunAt } = broadcastRecipient

const within = ({ broadcast, from, to }: Part) => and(eq(broadcastId, broadcast), between(no, from, to))
const isRecipient = ({ broadcast }: Part, number: number) => and(eq(broadcastId, broadcast), eq(no, number))

/**
 * Claims one recipient before the message is sent, and returns the email address. No other server sends it then, and
 * neither does this one after a crash, because the mail server may have accepted it. Returns undefined when another
 * server claimed it.
 */
const begin = async (db: Db, part: Part, number: number): Promise<string | undefined> => {
  const [recipient] = await db
    .update(broadcastRecipient)
    .set({ state: 'SENDING', begunAt: sql`now()` })
    .from(account)
    .where(and(isRecipient(part, number), eq(state, 'QUEUED'), eq(account.id, broadcastRecipient.accountId)))
    .returning({ email: account.email })
  return recipient?.email
}

/** Records the outcome of claimed recipients, and updates the counts of the message. */
const settle = (db: Db, message: number, recipients: SQL | undefined, outcome: State) =>
  db.execute(sql`
    WITH settled AS (
      UPDATE ${broadcastRecipient} SET ${columnNames(state)} = ${outcome}
      WHERE ${and(recipients, eq(state, 'SENDING'))} RETURNING ${no})
    UPDATE ${broadcast} SET ${columnNames(broadcast.movedAt)} = now(),
      ${columnNames(broadcast.sent)} = ${broadcast.sent} + CASE ${outcome} WHEN 'SENT' THEN n ELSE 0 END,
      ${columnNames(broadcast.failed)} = ${broadcast.failed} + CASE ${outcome} WHEN 'FAILED' THEN n ELSE 0 END
    FROM (SELECT count(*)::int AS n FROM settled) counted WHERE ${broadcast.id} = ${message} AND n > 0`)

/** Some recipients are still queued, so the job must be retried. */
class StillQueued extends Error {
  override readonly name = 'StillQueued'
}

/**
 * Returns the next state after a failed attempt. A message that the mail server may have accepted is never sent again.
 */
const afterFailure = (error: unknown, last: boolean): State => {
  if (!(error instanceof NotTaken) || error.why === 'REFUSED') return 'FAILED'
  return error.why === 'LATER' && last ? 'FAILED' : 'QUEUED'
}

const sendPart = async (mailer: Mailer, subject: string, { payload: part, db, last, signal }: Step<Part>) => {
  const message = part.broadcast
  await settle(db, message, and(within(part), lt(begunAt, sql`now() - ${GONE}`)), 'FAILED')
  const recipients = await db
    .select({ number: no, text: broadcast.message })
    .from(broadcastRecipient)
    .innerJoin(broadcast, eq(broadcast.id, broadcastId))
    .where(and(within(part), eq(state, 'QUEUED')))
    .orderBy(no)
  for (const { number, text } of recipients) {
    if (signal.aborted) throw new StillQueued()
    const to = await begin(db, part, number)
    if (to === undefined) continue
    const id = `broadcast.${message}.${number}`
    const error: unknown = await mailer.send({ to, subject, text, id }).then(
      () => undefined,
      (fault: unknown) => fault ?? new Error('The message was not sent'),
    )
    const outcome = error === undefined ? 'SENT' : afterFailure(error, last)
    await settle(db, message, isRecipient(part, number), outcome)
    // The next recipients would fail in the same way.
    if (error instanceof NotTaken && error.why === 'UNREACHABLE') throw new StillQueued()
  }
  const remaining = await db.$count(broadcastRecipient, and(within(part), inArray(state, ['QUEUED', 'SENDING'])))
  if (remaining) throw new StillQueued()
}

/** Returns the worker that mails the messages of System Messenger, part by part. */
export const broadcastWorker = (mailer: Mailer, portalName: string) =>
  worker(broadcastParts, step => sendPart(mailer, `Message from ${portalName}`, step))

/** Longer than the pause between two tries of a job. */
const STANDING = sql`interval '15 minutes'`

/**
 * Queues messages again that make no progress while recipients remain and that have no job left: after a restore, which
 * brings no jobs, or when the tries of a job were used up. A message that waited too long for the mail server counts as
 * failed; one that waits behind another message has its jobs.
 */
export const sendForgotten = (database: Database) =>
  database.write(async tx => {
    const { id, mailed, sent, failed, recipients, createdAt, movedAt } = broadcast
    const messages = await tx
      .update(broadcast)
      .set({ movedAt: sql`now()` })
      .where(
        and(
          mailed,
          lt(sql`${sent} + ${failed}`, recipients),
          lt(movedAt, sql`now() - ${STANDING}`),
          notExists(openJob(broadcastParts, 'broadcast', id)),
        ),
      )
      .returning({ id, recipients, late: sql<boolean>`${createdAt} < now() - ${PATIENCE}` })
    for (const { id, recipients, late } of messages) {
      if (late) await giveUp(tx, id)
      else await queueBroadcast(tx, id, recipients)
    }
  })

const giveUp = async (tx: Db, message: number) => {
  await waitLong(tx)
  await tx.execute(sql`
    WITH given_up AS (
      UPDATE ${broadcastRecipient} SET ${columnNames(state)} = 'FAILED'
      WHERE ${broadcastId} = ${message} AND ${state} IN ('QUEUED', 'SENDING') RETURNING ${no})
    UPDATE ${broadcast}
    SET ${columnNames(broadcast.failed)} = ${broadcast.failed} + (SELECT count(*)::int FROM given_up)
    WHERE ${broadcast.id} = ${message}`)
}
