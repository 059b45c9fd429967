import type { AccountType } from '@contract/accounts/account'
import type { officialReceivers as contract, OfficialReceiver } from '@contract/accounts/officialReceivers'
import { Refusal, type RefusalCode } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { constraintOf } from '../db/databaseErrors'
import { readPage } from '../db/page'
import { likeSearch } from '../db/search'
import type { Handlers } from '../http/serve'
import { getAccount, type LockedAccount } from './accountChecks'

/** Receivers with both accounts; there are few, so the search needs no index. */
const receivers = sql`(SELECT r.id, r.created_at, r.revoked_at, i.display_name AS individual_name,
    i.email AS individual_email, i.phone_number AS individual_phone, b.display_name AS staff_name,
    b.email AS staff_email, b.phone_number AS staff_phone
  FROM official_receiver r JOIN account i ON i.id = r.individual_id JOIN account b ON b.id = r.back_office_id) receiver`

const row = sql`'id', id::text, 'individualName', individual_name, 'backOfficeName', staff_name, 'individualEmail',
  individual_email, 'backOfficeEmail', staff_email, 'individualPhone', individual_phone, 'backOfficePhone', staff_phone,
  'createdAt', created_at, 'status', CASE WHEN revoked_at IS NULL THEN 'ACTIVE' ELSE 'REVOKED' END`

const sought = sql`upper(individual_name || ' ' || individual_email || ' ' || staff_name || ' ' || staff_email)`

/** Returns the condition that every typed word occurs in one of the names or emails. */
const named = (typed: string): SQL =>
  sql.join(
    typed
      .split(/\s+/)
      .filter(Boolean)
      .map(word => sql`${sought} LIKE ${likeSearch(word)}`),
    sql` AND `,
  )

const refused = (code: RefusalCode, field: string, name: string) =>
  new Refusal(code, { name }, { [field]: new Refusal(code, { name }).message })

/** Returns an active account of the given type; refuses any other, by field. */
const getOf = async (
  db: Db,
  id: WireId,
  field: string,
  type: AccountType,
  otherwise: RefusalCode,
): Promise<LockedAccount> => {
  const account = await getAccount(db, id, field)
  if (account.type !== type) throw refused(otherwise, field, account.name)
  if (!account.enabled) throw refused('inactive-account', field, account.name)
  return account
}

export const officialReceiverHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) =>
    readPage<OfficialReceiver>(db, {
      table: receivers,
      key: sql`id`,
      sortKeys: sql`created_at, id`,
      order: sql`created_at DESC, id DESC`,
      row,
      totalKey: 'official_receiver',
      page,
      ...(search && { sought: named(search) }),
    }),

  async create({ db, body, record }) {
    const individual = await getOf(db, body.individualAccountId, 'individualAccountId', 'INDIVIDUAL', 'not-a-client')
    const staff = await getOf(db, body.backOfficeAccountId, 'backOfficeAccountId', 'BACKOFFICE', 'not-staff')
    const { rows } = await db
      .execute<{ id: string }>(sql`
        INSERT INTO official_receiver (individual_id, back_office_id) VALUES (${individual.id}, ${staff.id})
        RETURNING id::text`)
      .catch((error: unknown) => {
        const constraint = constraintOf(error)
        if (constraint === 'official_receiver_individual')
          throw refused('receiver-already', 'individualAccountId', individual.name)
        if (constraint === 'official_receiver_staff')
          throw refused('receiver-staff-taken', 'backOfficeAccountId', staff.name)
        throw error
      })
    record({ subject: individual.name, after: { officialReceiver: rows[0]?.id, backOfficeAccount: staff.name } })
    return successMessage('receiver-made')
  },

  async revoke({ db, path: { id = '' }, record }) {
    const { rows } = await db.execute<{ individual: string; staff: string }>(sql`
      UPDATE official_receiver r SET revoked_at = now() FROM account i, account b
      WHERE r.id = ${/^\d{1,15}$/.test(id) ? id : '0'}::bigint AND r.revoked_at IS NULL
        AND i.id = r.individual_id AND b.id = r.back_office_id
      RETURNING i.display_name AS individual, b.display_name AS staff`)
    const revoked = rows[0]
    if (!revoked) throw new Refusal('receiver-gone')
    record({
      subject: revoked.individual,
      before: { status: 'ACTIVE', backOfficeAccount: revoked.staff },
      after: { status: 'REVOKED' },
    })
    return successMessage('receiver-revoked')
  },
}
