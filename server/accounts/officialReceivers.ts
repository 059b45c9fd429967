import type { AccountType } from '@contract/accounts/account'
import type { officialReceivers as contract, OfficialReceiver } from '@contract/accounts/officialReceivers'
import { Refusal, type RefusalCode } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { constraintOf } from '../db/databaseErrors'
import { readPage } from '../db/page'
import { account, officialReceiver, officialReceiverTotals } from '../db/schema'
import { likeSearch } from '../db/search'
import type { Handlers } from '../http/serve'
import { getAccount, type LockedAccount } from './accountChecks'

/** Receivers with both accounts; there are few, so the search needs no index. */
const individual = alias(account, 'individual')
const staff = alias(account, 'staff')
const receiver = new QueryBuilder()
  .select({
    id: officialReceiver.id,
    createdAt: officialReceiver.createdAt,
    revokedAt: officialReceiver.revokedAt,
    individualName: sql`${individual.displayName}`.as('individual_name'),
    individualEmail: sql`${individual.email}`.as('individual_email'),
    individualPhone: sql`${individual.phoneNumber}`.as('individual_phone'),
    staffName: sql`${staff.displayName}`.as('staff_name'),
    staffEmail: sql`${staff.email}`.as('staff_email'),
    staffPhone: sql`${staff.phoneNumber}`.as('staff_phone'),
  })
  .from(officialReceiver)
  .innerJoin(individual, eq(individual.id, officialReceiver.individualId))
  .innerJoin(staff, eq(staff.id, officialReceiver.backOfficeId))
  .as('receiver')

const searchedText = sql`upper(${receiver.individualName} || ' ' || ${receiver.individualEmail} || ' ' || ${receiver.staffName}
  || ' ' || ${receiver.staffEmail})`

/** Returns the condition that every typed word occurs in one of the names or emails. */
const named = (typed: string): SQL | undefined =>
  and(
    ...typed
      .split(/\s+/)
      .filter(Boolean)
      .map(word => sql`${searchedText} LIKE ${likeSearch(word)}`),
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
      table: receiver,
      key: receiver.id,
      order: [desc(receiver.createdAt), desc(receiver.id)],
      row: {
        id: sql`${receiver.id}::text`,
        individualName: receiver.individualName,
        backOfficeName: receiver.staffName,
        individualEmail: receiver.individualEmail,
        backOfficeEmail: receiver.staffEmail,
        individualPhone: receiver.individualPhone,
        backOfficePhone: receiver.staffPhone,
        createdAt: receiver.createdAt,
        status: sql`CASE WHEN ${receiver.revokedAt} IS NULL THEN 'ACTIVE' ELSE 'REVOKED' END`,
      },
      total: officialReceiverTotals.of('official_receiver'),
      page,
      sought: search ? named(search) : undefined,
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
