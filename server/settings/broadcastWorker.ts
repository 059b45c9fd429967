import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { type Step, worker } from '../jobs/workers'
import { type Mailer, NotTaken } from '../mail/mailer'
import { handOver } from './handOver'
import { broadcastParts } from './queues'

/** What was begun longer ago than any mail server takes was begun by a server that is gone. */
const GONE = sql`interval '2 minutes'`
/** A mail server that cannot be reached is waited for this long. */
const PATIENCE = sql`interval '1 day'`

type Part = { broadcast: number; from: number; to: number }
type State = 'QUEUED' | 'SENT' | 'FAILED'

const within = ({ broadcast, from, to }: Part) => sql`broadcast_id = ${broadcast} AND no BETWEEN ${from} AND ${to}`

/**
 * Takes one person's message upon itself, before it is sent: no other server sends it then, nor this one after a crash,
 * for the mail server may have taken it. Nothing when somebody else has it.
 */
const begin = async (db: Db, { broadcast }: Part, no: number): Promise<string | undefined> => {
  const { rows } = await db.execute<{ email: string }>(sql`
    UPDATE broadcast_recipient r SET state = 'SENDING', begun_at = now() FROM account a
    WHERE r.broadcast_id = ${broadcast} AND r.no = ${no} AND r.state = 'QUEUED' AND a.id = r.account_id
    RETURNING a.email`)
  return rows[0]?.email
}

/** Writes down what became of what was begun, with the message's own count. */
const settle = (db: Db, broadcast: number, which: ReturnType<typeof sql>, state: State) =>
  db.execute(sql`
    WITH settled AS (UPDATE broadcast_recipient SET state = ${state} WHERE ${which} AND state = 'SENDING' RETURNING no)
    UPDATE broadcast SET moved_at = now(), sent = sent + CASE ${state} WHEN 'SENT' THEN n ELSE 0 END,
      failed = failed + CASE ${state} WHEN 'FAILED' THEN n ELSE 0 END
    FROM (SELECT count(*)::int AS n FROM settled) counted WHERE id = ${broadcast} AND n > 0`)

/** Some are still to be sent to: the job comes back. */
class StillQueued extends Error {
  override readonly name = 'StillQueued'
}

/** What becomes of a message that was not sent. Where the mail server may have it, it is not sent a second time. */
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
    // The others would find the same.
    if (error instanceof NotTaken && error.why === 'UNREACHABLE') throw new StillQueued()
  }
  const left = await db.execute(sql`
    SELECT FROM broadcast_recipient WHERE ${within(part)} AND state IN ('QUEUED', 'SENDING') LIMIT 1`)
  if (left.rows.length) throw new StillQueued()
}

/** Mails the messages of System Messenger, part by part. */
export const broadcastWorker = (mailer: Mailer, portalName: string) =>
  worker(broadcastParts, step => sendPart(mailer, `Message from ${portalName}`, step))

/** Longer than a job waits between two of its tries. */
const STANDING = sql`interval '15 minutes'`

/**
 * Hands messages over again that do not get on though somebody is still to get them: after a restore, which brings no
 * jobs, or when a job's tries were used up. What waited for the mail server for too long counts as failed.
 */
export const sendForgotten = (database: Database) =>
  database.write(async tx => {
    const { rows } = await tx.execute<{ id: number; recipients: number; late: boolean }>(sql`
      UPDATE broadcast SET moved_at = now()
      WHERE mailed AND sent + failed < recipients AND moved_at < now() - ${STANDING}
      RETURNING id::int, recipients, created_at < now() - ${PATIENCE} AS late`)
    for (const { id, recipients, late } of rows) {
      if (late) await giveUp(tx, id)
      else await handOver(tx, id, recipients)
    }
  })

const giveUp = (tx: Db, broadcast: number) =>
  tx.execute(sql`
    WITH given_up AS (
      UPDATE broadcast_recipient SET state = 'FAILED'
      WHERE broadcast_id = ${broadcast} AND state IN ('QUEUED', 'SENDING') RETURNING no)
    UPDATE broadcast SET failed = failed + (SELECT count(*)::int FROM given_up) WHERE id = ${broadcast}`)
