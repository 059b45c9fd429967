import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
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

const within = ({ broadcast, from, to }: Part) => sql`broadcast_id = ${broadcast} AND no BETWEEN ${from} AND ${to}`

/**
 * Claims one recipient before the message is sent, and returns the email address. No other server sends it then, and
 * neither does this one after a crash, because the mail server may have accepted it. Returns undefined when another
 * server claimed it.
 */
const begin = async (db: Db, { broadcast }: Part, no: number): Promise<string | undefined> => {
  const { rows } = await db.execute<{ email: string }>(sql`
    UPDATE broadcast_recipient r SET state = 'SENDING', begun_at = now() FROM account a
    WHERE r.broadcast_id = ${broadcast} AND r.no = ${no} AND r.state = 'QUEUED' AND a.id = r.account_id
    RETURNING a.email`)
  return rows[0]?.email
}

/** Records the outcome of claimed recipients, and updates the counts of the message. */
const settle = (db: Db, broadcast: number, which: ReturnType<typeof sql>, state: State) =>
  db.execute(sql`
    WITH settled AS (UPDATE broadcast_recipient SET state = ${state} WHERE ${which} AND state = 'SENDING' RETURNING no)
    UPDATE broadcast SET moved_at = now(), sent = sent + CASE ${state} WHEN 'SENT' THEN n ELSE 0 END,
      failed = failed + CASE ${state} WHEN 'FAILED' THEN n ELSE 0 END
    FROM (SELECT count(*)::int AS n FROM settled) counted WHERE id = ${broadcast} AND n > 0`)

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
  const { broadcast } = part
  await settle(db, broadcast, sql`${within(part)} AND begun_at < now() - ${GONE}`, 'FAILED')
  const { rows } = await db.execute<{ no: number; text: string }>(sql`
    SELECT no, message AS text FROM broadcast_recipient JOIN broadcast b ON b.id = broadcast_id
    WHERE ${within(part)} AND state = 'QUEUED' ORDER BY no`)
  for (const { no, text } of rows) {
    if (signal.aborted) throw new StillQueued()
    const to = await begin(db, part, no)
    if (to === undefined) continue
    const id = `broadcast.${broadcast}.${no}`
    const error: unknown = await mailer.send({ to, subject, text, id }).then(
      () => undefined,
      (fault: unknown) => fault ?? new Error('The message was not sent'),
    )
    const state = error === undefined ? 'SENT' : afterFailure(error, last)
    await settle(db, broadcast, sql`broadcast_id = ${broadcast} AND no = ${no}`, state)
    // The next recipients would fail in the same way.
    if (error instanceof NotTaken && error.why === 'UNREACHABLE') throw new StillQueued()
  }
  const remaining = await db.execute(sql`
    SELECT FROM broadcast_recipient WHERE ${within(part)} AND state IN ('QUEUED', 'SENDING') LIMIT 1`)
  if (remaining.rows.length) throw new StillQueued()
}

/** Returns the worker that mails the messages of System Messenger, part by part. */
export const broadcastWorker = (mailer: Mailer, portalName: string) =>
  worker(broadcastParts, step => sendPart(mailer, `Message from ${portalName}`, step))

/** Longer than the pause between two tries of a job. */
const STANDING = sql`interval '15 minutes'`

/**
 * Queues messages again that make no progress while recipients remain: after a restore, which brings no jobs, or when
 * the tries of a job were used up. A message that waited too long for the mail server counts as failed.
 */
export const sendForgotten = (database: Database) =>
  database.write(async tx => {
    const { rows } = await tx.execute<{ id: number; recipients: number; late: boolean }>(sql`
      UPDATE broadcast SET moved_at = now()
      WHERE mailed AND sent + failed < recipients AND moved_at < now() - ${STANDING}
      RETURNING id::int, recipients, created_at < now() - ${PATIENCE} AS late`)
    for (const { id, recipients, late } of rows) {
      if (late) await giveUp(tx, id)
      else await queueBroadcast(tx, id, recipients)
    }
  })

const giveUp = (tx: Db, broadcast: number) =>
  tx.execute(sql`
    WITH given_up AS (
      UPDATE broadcast_recipient SET state = 'FAILED'
      WHERE broadcast_id = ${broadcast} AND state IN ('QUEUED', 'SENDING') RETURNING no)
    UPDATE broadcast SET failed = failed + (SELECT count(*)::int FROM given_up) WHERE id = ${broadcast}`)
