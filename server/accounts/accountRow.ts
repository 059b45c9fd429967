import type { Account, AccountFilter, AccountType } from '@contract/accounts/account'
import { MOST_FOUND } from '@contract/accounts/accounts'
import { BASELINE_ROLE } from '@contract/accounts/roles'
import type { Page } from '@contract/dialects'
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hasLink } from '../auth/passwordLinks'
import type { Db } from '../db/database'
import { within } from '../db/days'
import { jsonRows } from '../db/json'
import { bothWays, type Orders, orderOf } from '../db/orders'
import { readPage } from '../db/page'
import { renderOnce } from '../db/renderOnce'
import { account, accountRole, accountTotals, contactPerson, department, NATIONAL_DIGITS, role } from '../db/schema'
import { isNumber, likePrefix, likeSearch, makesTrigrams, searchFold, spellingsOf } from '../db/search'

/** The baseline role has no rows in `account_role`: every account has it, so the list adds it with id 0. */
const rolesOf = sql`(SELECT coalesce(json_agg(json_build_object('roleId', held.id, 'name', held.name) ORDER BY held.name), '[]')
  FROM (SELECT 0 AS id, ${BASELINE_ROLE} AS name UNION ALL
    SELECT ${role.id}, ${role.name} FROM ${accountRole} JOIN ${role} ON ${role.id} = ${accountRole.roleId}
    WHERE ${accountRole.accountId} = ${account.id} AND ${role.name} <> ${BASELINE_ROLE}) held)`

const contactsOf = jsonRows(
  {
    contactId: sql`${contactPerson.id}::text`,
    name: contactPerson.name,
    email: contactPerson.email,
    phone: contactPerson.phone,
  },
  { from: contactPerson, where: eq(contactPerson.accountId, account.id), orderBy: [contactPerson.id] },
)

const departmentName = sql`(SELECT ${department.name} FROM ${department} WHERE ${department.id} = ${account.departmentId})`

/** Account in the shape of the wire, without its password. */
export const accountFields = {
  id: account.id,
  name: account.name,
  givenName: account.givenName,
  middleName: account.middleName,
  surName: account.surName,
  email: account.email,
  emailVerified: account.emailVerified,
  phoneNumber: account.phoneNumber,
  phoneVerified: account.phoneVerified,
  enabled: account.enabled,
  locked: sql`${account.lockedAt} IS NOT NULL`,
  invited: sql`(NOT ${account.enabled} AND ${hasLink(account.id)})`,
  expiresOn: account.expiresOn,
  version: account.version,
  createdAt: account.createdAt,
  idType: account.idType,
  idNumber: account.idNumber,
  nationality: account.nationality,
  gender: account.gender,
  dob: account.dateOfBirth,
  departmentId: sql`${account.departmentId}::text`,
  departmentName,
  idAttachment: account.idAttachment,
  signature: account.signature,
  brn: account.brn,
  businessType: account.businessType,
  businessSubType: account.businessSubType,
  apiAccess: account.apiAccess,
  userRoles: renderOnce(rolesOf),
  contactPersons: contactsOf,
}

const newestFirst = [desc(account.createdAt), desc(account.id)]
const orders: Orders = {
  name: bothWays(account.sortName, account.id),
  createdAt: bothWays(account.createdAt, account.id),
}

/**
 * Text that was typed into a filter. `whole` is the condition of whoever may search by whole values only. A column with
 * `isIndexed` has an index of whole values.
 */
type Sought = {
  typed: string
  column: SQLWrapper
  starts: SQLWrapper[]
  whole?: SQL
  isIndexed?: boolean
  /** Condition of more than the typed text: of a telephone with its country, only the digits that every spelling has. */
  also?: SQL
}

const upper = (column: SQLWrapper) => sql`upper(${column})`

const digits = (typed: string) => typed.replace(/\D/g, '').replace(/^0+/, '')

const personal = (typed: string | undefined, column: SQLWrapper): Sought[] => {
  if (!typed) return []
  const spellings = spellingsOf(typed)
  // A number may be typed in groups; anything else is compared as it is.
  const whole = spellings.length ? isNumber(column, spellings) : sql`${column} = ${typed.trim().toUpperCase()}`
  return [{ typed, column, starts: [column], whole }]
}

/**
 * Returns the condition of a whole telephone: all digits of a number in its own country, and those before them, which
 * either spelling may leave out.
 */
export const wholeTelephone = (typed: string): SQL | undefined => {
  const number = digits(typed)
  const { phoneDigits } = account
  if (number.length < NATIONAL_DIGITS) return undefined
  const stored = sql`ltrim(${phoneDigits}, '0')`
  // The first part has an index.
  return sql`(right(${phoneDigits}, ${sql.raw(String(NATIONAL_DIGITS))}) = ${number.slice(-NATIONAL_DIGITS)}
    AND (right(${stored}, ${number.length}) = ${number} OR right(${number}::text, length(${stored})) = ${stored}))`
}

const telephone = (typed: string): Sought => {
  const column = account.phoneDigits
  const number = digits(typed)
  const telephone = wholeTelephone(typed)
  const sought = { column, starts: [column], whole: telephone ?? sql`false` }
  // An account may have the number without the country that was typed.
  return telephone && number.length > NATIONAL_DIGITS
    ? {
        ...sought,
        typed: number.slice(-NATIONAL_DIGITS),
        also: sql`(${column} LIKE ${likeSearch(number)} OR ${telephone})`,
      }
    : { ...sought, typed: number || typed }
}

/** Returns the typed text filters, each with the column to search anywhere and the columns to search at the start. */
const soughtIn = ({ name, email, phone, idNumber, nationality, brn }: AccountFilter): Sought[] => {
  const plain = (typed: string | undefined, column: SQLWrapper): Sought[] =>
    typed ? [{ typed, column, starts: [column] }] : []
  return [
    // A name matches whichever of its parts is typed first.
    ...(name?.split(/\s+/).filter(Boolean) ?? []).map(typed => ({
      typed,
      column: searchFold(account.displayName),
      starts: [searchFold(account.displayName), searchFold(account.surName)],
    })),
    ...personal(email, upper(account.email)),
    // 0772 123456 and +256 772 123456 are the same number.
    ...(phone ? [telephone(phone)] : []),
    ...personal(idNumber, upper(account.idNumber)).map(one => ({ ...one, isIndexed: true })),
    ...plain(nationality, searchFold(account.nationality)),
    ...plain(brn, upper(account.brn)).map(one => ({ ...one, isIndexed: true })),
  ]
}

const inColumn = ({ typed, column, also }: Sought): SQL =>
  sql`${column} LIKE ${likeSearch(typed)}${also ? sql` AND ${also}` : sql``}`

const anywhere = (one: Sought): SQL => sql`${account.searchText} LIKE ${likeSearch(one.typed)} AND ${inColumn(one)}`

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
  const hasTrigrams = sought.some(({ typed }) => makesTrigrams(typed))
  const conditions = sought.map((one, index) => (hasTrigrams || index > 0 ? anywhere(one) : atStart(one)))
  return sql.join(conditions, sql` AND `)
}

/**
 * Returns the condition that looks numbers up whole, beside the other typed texts, which may match anywhere among the few
 * accounts found; undefined where no whole number was typed.
 */
const lookupOf = (sought: Sought[], wholes: readonly SQL[]): SQL | undefined => {
  const spellings = sought.map(one => (one.isIndexed ? spellingsOf(one.typed) : []))
  if (!spellings.some(list => list.length)) return undefined
  return and(
    ...sought.map((one, index) => (spellings[index]?.length ? isNumber(one.column, spellings[index]) : inColumn(one))),
    ...wholes,
  )
}

/** Returns the condition of the chosen filters and its stored total; every combination has one. */
const choiceOf = (type: AccountType, { accountStatus, gender, idType }: AccountFilter) => {
  const status = accountStatus === 'ALL' ? undefined : accountStatus
  return {
    where: and(
      eq(account.accountType, type),
      status && eq(account.enabled, status === 'ACTIVE'),
      gender ? eq(account.gender, gender) : undefined,
      idType ? eq(account.idType, idType) : undefined,
    ),
    total: accountTotals.of('account', type, status || '*', gender || '*', idType || '*'),
  }
}

/**
 * Reads a page of the accounts of one type, newest first unless the page has another order. With `byWholeValues` personal
 * data is found by whole values alone: a search by parts would tell a masked value letter by letter.
 */
export const listAccounts = (
  db: Db,
  type: AccountType,
  filter: AccountFilter,
  page: Page,
  { byWholeValues = false } = {},
) => {
  const sought = soughtIn(filter)
  const days = within(account.createdAt, filter)
  const wholes = byWholeValues ? sought.flatMap(({ whole }) => whole ?? []) : []
  return readPage<Account>(db, {
    table: account,
    key: account.id,
    order: orderOf(page, orders, newestFirst),
    row: accountFields,
    ...choiceOf(type, filter),
    page,
    sought: and(...(sought.length ? [conditionOf(sought)] : []), ...wholes, ...days),
    lookup: lookupOf(sought, [...wholes, ...days]),
    countTo: MOST_FOUND,
  })
}
