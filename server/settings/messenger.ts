import { offsetOf } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import {
  type Broadcast,
  type messenger as contract,
  type RecipientType,
  recipientTypes,
} from '@contract/settings/messenger'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { Handlers } from '../http/serve'
import { queueBroadcast } from './queueBroadcast'

/** The same message to the same recipients within this time is a double click. */
const REPEATED = sql`interval '1 minute'`

const inList = (types: readonly RecipientType[]): SQL =>
  sql`account_type IN (SELECT jsonb_array_elements_text(${JSON.stringify(types)}::jsonb))`

/** Condition of accounts that a message reaches: active, with an email address. */
const reached = sql`enabled AND email <> ''`

const refuseRepeated = async (db: Db, sender: string, message: string, types: readonly string[]) => {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('daftari:broadcast'), hashtext(${sender}))`)
  const { rows } = await db.execute(sql`
    SELECT FROM broadcast WHERE sender_id = ${sender} AND created_at > now() - ${REPEATED} AND message = ${message}
      AND recipient_types = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(types)}::jsonb))`)
  if (rows.length) throw new Refusal('message-repeated')
}

/** Inserts the recipients of a message, numbered, and returns their number. */
const addRecipients = async (db: Db, broadcast: number, types: readonly RecipientType[]) => {
  const { rowCount } = await db.execute(sql`
    INSERT INTO broadcast_recipient (broadcast_id, no, account_id)
    SELECT ${broadcast}, row_number() OVER (ORDER BY id), id FROM account WHERE ${inList(types)} AND ${reached}`)
  return rowCount ?? 0
}

/**
 * Handlers of messages to all accounts of some types. The recipients are fixed when the message is sent; jobs mail it,
 * part by part. Without a mail server it is only recorded, and the answer says that nobody receives it.
 */
export const messengerHandlers = (mailServer: boolean): Handlers<typeof contract> => ({
  async send({ db, who, body, record }) {
    const { messageToSend: message } = body
    const types = recipientTypes.filter(type => body.recipientList.includes(type))
    await refuseRepeated(db, who.accountId, message, types)
    const { rows } = await db.execute<{ id: number }>(sql`
      INSERT INTO broadcast (message, recipient_types, sender_id, mailed)
      VALUES (${message}, ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(types)}::jsonb)), ${who.accountId},
        ${mailServer})
      RETURNING id::int`)
    const broadcast = rows[0]?.id ?? 0
    const recipients = await addRecipients(db, broadcast, types)
    if (!recipients) {
      const refusal = new Refusal('nobody-to-reach')
      throw new Refusal(refusal.code, {}, { recipientList: refusal.message })
    }
    await db.execute(sql`UPDATE broadcast SET recipients = ${recipients} WHERE id = ${broadcast}`)
    if (mailServer) await queueBroadcast(db, broadcast, recipients)
    record({
      subject: `Message ${broadcast}`,
      after: { message, recipientList: types, recipients, mailed: mailServer },
    })
    return successMessage(mailServer ? 'message-sent' : 'message-recorded')
  },

  async reach({ db }) {
    const { rows } = await db.execute<{ type: RecipientType; accounts: number }>(sql`
      SELECT account_type AS type, count(*)::int AS accounts FROM account
      WHERE ${inList(recipientTypes)} AND ${reached} GROUP BY account_type`)
    const counts = new Map(rows.map(({ type, accounts }) => [type, accounts]))
    return { types: recipientTypes.map(type => ({ type, accounts: counts.get(type) ?? 0 })), mailServer }
  },

  async list({ db, page }) {
    const { rows } = await db.execute<Broadcast & { total: number }>(sql`
      SELECT b.id::int, b.message AS "messageToSend", to_json(b.recipient_types) AS "recipientList",
        coalesce(a.display_name, '') AS sender, to_json(b.created_at) AS "createdAt", b.recipients, b.sent, b.failed,
        b.mailed
      FROM broadcast b JOIN account a ON a.id = b.sender_id
      ORDER BY b.id DESC LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`)
    const counted = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM broadcast`)
    return { rows, total: counted.rows[0]?.total ?? 0 }
  },
})
