import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { type Step, worker } from '../jobs/workers'
import type { Mailer } from '../mail/mailer'
import { broadcastParts } from './queues'

/** After so many tries for one person the message counts as not delivered. */
const TRIES = 3

type Part = { broadcast: number; from: number; to: number }
type Waiting = { no: number; email: string; tries: number }

const within = ({ broadcast, from, to }: Part) =>
  sql`broadcast_id = ${broadcast} AND no BETWEEN ${from} AND ${to} AND state = 'QUEUED'`

/** Each result is written down as it comes, with the message's own count, so that no mail goes out a second time. */
const settle = (db: Db, { broadcast }: Part, no: number, state: 'SENT' | 'FAILED') =>
  db.execute(sql`
    WITH settled AS (
      UPDATE broadcast_recipient SET state = ${state}, tries = tries + 1
      WHERE broadcast_id = ${broadcast} AND no = ${no} AND state = 'QUEUED' RETURNING no)
    UPDATE broadcast SET ${sql.raw(state === 'SENT' ? 'sent = sent' : 'failed = failed')} + (SELECT count(*)::int FROM settled)
    WHERE id = ${broadcast}`)

/** Some are still to be sent to: the job comes back. */
class StillQueued extends Error {
  override readonly name = 'StillQueued'
}

const sendPart = async (mailer: Mailer, subject: string, { payload: part, db, last, signal }: Step<Part>) => {
  const { rows: messages } = await db.execute<{ message: string }>(
    sql`SELECT message FROM broadcast WHERE id = ${part.broadcast}`,
  )
  const { rows } = await db.execute<Waiting>(sql`
    SELECT no, email, tries FROM broadcast_recipient JOIN account a ON a.id = account_id
    WHERE ${within(part)} ORDER BY no`)
  let left = 0
  for (const { no, email, tries } of rows) {
    if (signal.aborted) throw new StillQueued()
    const sent = await mailer.send({ to: email, subject, text: messages[0]?.message ?? '' }).then(
      () => true,
      () => false,
    )
    if (sent) await settle(db, part, no, 'SENT')
    else if (last || tries + 1 >= TRIES) await settle(db, part, no, 'FAILED')
    else {
      left++
      await db.execute(
        sql`UPDATE broadcast_recipient SET tries = tries + 1 WHERE broadcast_id = ${part.broadcast} AND no = ${no}`,
      )
    }
  }
  if (left) throw new StillQueued()
}

/** Mails the messages of System Messenger, part by part. */
export const broadcastWorker = (mailer: Mailer, portalName: string) =>
  worker(broadcastParts, step => sendPart(mailer, `Message from ${portalName}`, step))
