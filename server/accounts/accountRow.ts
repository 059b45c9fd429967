import type { Account, AccountFilter, AccountType } from '@contract/accounts/account'
import { MOST_FOUND } from '@contract/accounts/accounts'
import { BASELINE_ROLE } from '@contract/accounts/roles'
import type { Page } from '@contract/dialects'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { type PageQuery, readPage } from '../db/page'
import { likePrefix, likeSearch, makesTrigrams } from '../db/search'

/** The baseline role has no rows in account_role: every account has it, so the list adds it with id 0. */
const rolesOf = sql`(SELECT coalesce(json_agg(json_build_object('roleId', held.id, 'name', held.name) ORDER BY held.name), '[]')
  FROM (SELECT 0 AS id, ${BASELINE_ROLE} AS name UNION ALL
    SELECT r.id, r.name FROM account_role ar JOIN role r ON r.id = ar.role_id
    WHERE ar.account_id = account.id AND r.name <> ${BASELINE_ROLE}) held)`

const contactsOf = sql`(SELECT coalesce(json_agg(json_build_object('contactId', c.id::text, 'name', c.name, 'email', c.email,
    'phone', c.phone) ORDER BY c.id), '[]') FROM contact_person c WHERE c.account_id = account.id)`

/** Account in the shape of the wire, without its password: the arguments of json_build_object. */
export const accountRow = sql`'id', account.id, 'name', name, 'givenName', given_name, 'middleName', middle_name,
  'surName', sur_name, 'email', email, 'emailVerified', email_verified, 'phoneNumber', phone_number, 'phoneVerified',
  phone_verified, 'enabled', enabled, 'locked', locked_at IS NOT NULL, 'expiresOn', expires_on, 'createdAt', created_at, 'idType', id_type, 'idNumber', id_number, 'nationality',
  nationality, 'gender', gender, 'dob', date_of_birth, 'departmentId', department_id::text, 'departmentName',
  (SELECT d.name FROM department d WHERE d.id = department_id), 'idAttachment', id_attachment, 'signature', signature,
  'brn', brn, 'businessType', business_type, 'businessSubType', business_sub_type, 'apiAccess', api_access,
  'userRoles', ${rolesOf}, 'contactPersons', ${contactsOf}`

type Sought = { typed: string; column: SQL; starts: SQL[] }

const digits = (typed: string) => typed.replace(/\D/g, '').replace(/^0+/, '')

/** Returns the typed text filters, each with the column to search anywhere and the columns to search at the start. */
const soughtIn = ({ name, email, phone, idNumber, nationality, brn }: AccountFilter): Sought[] => {
  const plain = (typed: string | undefined, column: SQL): Sought[] =>
    typed ? [{ typed, column, starts: [column] }] : []
  return [
    // A name matches whichever of its parts is typed first.
    ...(name?.split(/\s+/).filter(Boolean) ?? []).map(typed => ({
      typed,
      column: sql`upper(display_name)`,
      starts: [sql`upper(display_name)`, sql`upper(sur_name)`],
    })),
    ...plain(email, sql`upper(email)`),
    // 0772 123456 and +256 772 123456 are the same number.
    ...(phone ? plain(digits(phone) || phone, sql`phone_digits`) : []),
    ...plain(idNumber, sql`upper(id_number)`),
    ...plain(nationality, sql`upper(nationality)`),
    ...plain(brn, sql`upper(brn)`),
  ]
}

const anywhere = ({ typed, column }: Sought): SQL =>
  sql`search_text LIKE ${likeSearch(typed)} AND ${column} LIKE ${likeSearch(typed)}`

const atStart = ({ typed, starts }: Sought): SQL =>
  sql`(${sql.join(
    starts.map(start => sql`${start} LIKE ${likePrefix(typed)}`),
    sql` OR `,
  )})`

/**
 * Returns the condition of all typed texts. The trigram index first narrows each text down over all columns; the text's
 * own column then decides. Texts of one or two letters have no trigrams: alone they are matched at the start; beside a
 * longer text, or after the first, they match anywhere.
 */
const conditionOf = (sought: Sought[]): SQL => {
  const found = sought.some(({ typed }) => makesTrigrams(typed))
  const conditions = sought.map((one, index) => (found || index > 0 ? anywhere(one) : atStart(one)))
  return sql.join(conditions, sql` AND `)
}

/** Returns the condition of the chosen filters and the key of its kept total; every combination has a kept total. */
const chosen = (type: AccountType, { accountStatus, gender, idType }: AccountFilter) => {
  const status = accountStatus === 'ALL' ? undefined : accountStatus
  const where = [
    sql`account_type = ${type}`,
    ...(status ? [sql`enabled = ${status === 'ACTIVE'}`] : []),
    ...(gender ? [sql`gender = ${gender}`] : []),
    ...(idType ? [sql`id_type = ${idType}`] : []),
  ]
  return {
    where: sql.join(where, sql` AND `),
    totalKey: ['account', type, status ?? '*', gender ?? '*', idType ?? '*'].join(':'),
  }
}

/** Reads a page of the accounts of one type, newest first. */
export const listAccounts = (db: Db, type: AccountType, filter: AccountFilter, page: Page) => {
  const sought = soughtIn(filter)
  const query: PageQuery = {
    table: sql`account`,
    key: sql`id`,
    sortKeys: sql`created_at, id`,
    order: sql`created_at DESC, id DESC`,
    row: accountRow,
    ...chosen(type, filter),
    page,
    ...(sought.length && { sought: conditionOf(sought) }),
    prefixes: [],
    countTo: MOST_FOUND,
  }
  return readPage<Account>(db, query)
}
