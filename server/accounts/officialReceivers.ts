import type { AccountType } from '@contract/accounts/account'
import type { officialReceivers as contract, OfficialReceiver } from '@contract/accounts/officialReceivers'
import { fieldRefusal, Refusal, type RefusalCode } from '@contract/errors'
import type { WireId } from '@contract/id'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { successMessage } from '@contract/successMessages'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { constraintOf } from '../db/databaseErrors'
import { readPage } from '../db/page'
import { rowNumber } from '../db/rowNumber'
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

const searchedText = sql`search_fold(${receiver.individualName} || ' ' || ${receiver.individualEmail} || ' ' || ${receiver.staffName}
  || ' ' || ${receiver.staffEmail})`

const names = sql`search_fold(${receiver.individualName} || ' ' || ${receiver.staffName})`
const emails = [receiver.individualEmail, receiver.staffEmail]

/**
 * Returns the condition that every typed word occurs in one of the names or emails. Whoever sees e-mail addresses masked
 * finds them whole only.
 */
const named = (typed: string, seesAll: boolean): SQL | undefined =>
  and(
    ...typed
      .split(/\s+/)
      .filter(Boolean)
      .map(word =>
        seesAll
          ? sql`${searchedText} LIKE ${likeSearch(word)}`
          : or(sql`${names} LIKE ${likeSearch(word)}`, ...emails.map(email => sql`upper(${email}) = upper(${word})`)),
      ),
  )

const refused = (code: RefusalCode, field: string, name: string) => fieldRefusal(field, code, { name })

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
  list: ({ db, who, filter: { search }, page }) =>
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
      sought: search ? named(search, who.permissions.has(SEES_PERSONAL_DATA)) : undefined,
    }),

  async create({ db, body, record }) {
    const client = await getOf(db, body.individualAccountId, 'individualAccountId', 'INDIVIDUAL', 'not-a-client')
    const member = await getOf(db, body.backOfficeAccountId, 'backOfficeAccountId', 'BACKOFFICE', 'not-staff')
    const [created] = await db
      .insert(officialReceiver)
      .values({ individualId: client.id, backOfficeId: member.id })
      .returning({ id: sql<string>`${officialReceiver.id}::text` })
      .catch((error: unknown) => {
        const constraint = constraintOf(error)
        if (constraint === 'official_receiver_individual')
          throw refused('receiver-already', 'individualAccountId', client.name)
        if (constraint === 'official_receiver_staff')
          throw refused('receiver-staff-taken', 'backOfficeAccountId', member.name)
        throw error
      })
    record({ subject: client.name, after: { officialReceiver: created?.id, backOfficeAccount: member.name } })
    return successMessage('receiver-made')
  },

  async revoke({ db, path: { id = '' }, record }) {
    const [revoked] = await db
      .update(officialReceiver)
      .set({ revokedAt: sql`now()` })
      .from(individual)
      // PostgreSQL lets only the condition, not a join, name the table that is updated.
      .innerJoin(staff, sql`true`)
      .where(
        and(
          eq(staff.id, officialReceiver.backOfficeId),
          eq(officialReceiver.id, rowNumber(id)),
          isNull(officialReceiver.revokedAt),
          eq(individual.id, officialReceiver.individualId),
        ),
      )
      .returning({
        individual: sql<string>`${individual.displayName}`,
        staff: sql<string>`${staff.displayName}`,
      })
    if (!revoked) throw new Refusal('receiver-gone')
    record({
      subject: revoked.individual,
      before: { status: 'ACTIVE', backOfficeAccount: revoked.staff },
      after: { status: 'REVOKED' },
    })
    return successMessage('receiver-revoked')
  },
}
