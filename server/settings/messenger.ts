import { offsetOf } from '@contract/dialects'
import { fieldRefusal, Refusal } from '@contract/errors'
import { type messenger as contract, type RecipientType, recipientTypes } from '@contract/settings/messenger'
import { saidWithCaution, successMessage } from '@contract/successMessages'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { columnNames } from '../db/columnNames'
import { type Db, waitLong } from '../db/database'
import { account, accountTotals, broadcast, broadcastRecipient } from '../db/schema'
import { readTotals } from '../db/totals'
import type { Handlers } from '../http/serve'
import { queueBroadcast } from './queueBroadcast'

/** The same message to the same recipients within this time is a double click. */
const REPEATED = sql`interval '1 minute'`

/** Condition of the accounts of these types that a message reaches: active, with an email address. */
const isReached = (types: readonly RecipientType[]) =>
  and(inArray(account.accountType, [...types]), eq(account.enabled, true), ne(account.email, ''))

const refuseRepeated = async (db: Db, sender: string, message: string, types: RecipientType[]) => {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('daftari:broadcast'), hashtext(${sender}))`)
  const repetitions = await db.$count(
    broadcast,
    and(
      eq(broadcast.senderId, sender),
      gt(broadcast.createdAt, sql`now() - ${REPEATED}`),
      eq(broadcast.message, message),
      eq(broadcast.recipientTypes, types),
    ),
  )
  if (repetitions) throw new Refusal('message-repeated')
}

/** Inserts the recipients of a message, numbered, and returns their number. A million takes 13 s. */
const addRecipients = async (db: Db, message: number, types: readonly RecipientType[]) => {
  const { broadcastId, no, accountId } = broadcastRecipient
  await waitLong(db)
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${broadcastRecipient} (${columnNames(broadcastId, no, accountId)})
    SELECT ${message}::bigint, row_number() OVER (ORDER BY ${account.id}), ${account.id} FROM ${account}
    WHERE ${isReached(types)}`)
  return rowCount ?? 0
}

const activeOf = (...types: RecipientType[]) => accountTotals.of('account', types, 'ACTIVE', '*', '*')

/**
 * Reads the number of accounts of each type that a message would reach: their stored totals, less the one account that may
 * have no email address, which are unique.
 */
const readReach = async (db: Db) => {
  const totals = await readTotals(db, activeOf(...recipientTypes))
  const [unreached] = await db
    .select({ type: account.accountType })
    .from(account)
    .where(and(sql`lower(${account.email}) = ''`, eq(account.enabled, true)))
  return recipientTypes.map(type => {
    const active = activeOf(type).keys.reduce((sum, key) => sum + (totals.get(key) ?? 0), 0)
    return { type, accounts: active - (unreached?.type === type ? 1 : 0) }
  })
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
    const [sent] = await db
      .insert(broadcast)
      .values({ message, recipientTypes: types, senderId: who.accountId, mailed: mailServer })
      .returning({ id: broadcast.id })
    const id = sent?.id ?? 0
    const recipients = await addRecipients(db, id, types)
    if (!recipients) {
      throw fieldRefusal('recipientList', 'nobody-to-reach')
    }
    await db.update(broadcast).set({ recipients }).where(eq(broadcast.id, id))
    if (mailServer) await queueBroadcast(db, id, recipients)
    record({
      subject: `Message ${id}`,
      after: { message, recipientList: types, recipients, mailed: mailServer },
    })
    return mailServer ? successMessage('message-sent') : saidWithCaution('message-recorded')
  },

  reach: async ({ db }) => ({ types: await readReach(db), mailServer }),

  async list({ db, page }) {
    const { id, message, recipientTypes, createdAt, recipients, sent, failed, mailed } = broadcast
    const rows = await db
      .select({
        id,
        messageToSend: message,
        recipientList: recipientTypes,
        sender: sql<string>`coalesce(${account.displayName}, '')`,
        createdAt: sql<string>`to_json(${createdAt}) #>> '{}'`,
        recipients,
        sent,
        failed,
        mailed,
      })
      .from(broadcast)
      .innerJoin(account, eq(account.id, broadcast.senderId))
      .orderBy(desc(id))
      .limit(page.perPage)
      .offset(offsetOf(page))
    return { rows, total: await db.$count(broadcast) }
  },
})
