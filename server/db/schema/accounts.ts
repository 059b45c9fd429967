import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { anyOr, declareTotals } from '../totalDeclarations'
import { moment } from './moment'
import { sortNameOf } from './sortName'

export const department = pgTable(
  'department',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull().unique() },
  table => [uniqueIndex('department_name').on(sql`lower(${table.name})`)],
)

/** Text that staff search accounts by, in capitals; it also holds the phone number as digits alone. */
const searched = sql`search_fold(coalesce(name, '') || ' ' || coalesce(given_name, '') || ' ' || coalesce(middle_name, '') || ' '
  || coalesce(sur_name, '') || ' ' || email || ' ' || coalesce(regexp_replace(phone_number, '\\D', '', 'g'), '') || ' '
  || coalesce(id_number, '') || ' ' || coalesce(brn, '') || ' ' || coalesce(nationality, ''))`

/** Columns of the filters that are chosen from lists. */
const choices = <E, G, I>({ enabled, gender, idType }: { enabled: E; gender: G; idType: I }) =>
  [enabled, gender, idType] as const

/** Name of an organisation, or the names of a person. */
const shownName = sql`coalesce(name, given_name || ' ' || coalesce(middle_name || ' ', '') || sur_name)`

/** Digits of a telephone number in its own country, by which telephones are compared. */
export const NATIONAL_DIGITS = 9

/**
 * An account of any kind. Staff sign in to the portal with theirs; the others belong to users of the public services. A
 * person has names of a person, an organisation or business has a `name`. `wrongCodes` counts wrong one-time codes in a
 * row; at ten the account locks. An account without a password was never activated.
 */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text(),
    email: text().notNull(),
    passwordHash: text('password_hash'),
    name: text(),
    givenName: text('given_name'),
    middleName: text('middle_name'),
    surName: text('sur_name'),
    phoneNumber: text('phone_number'),
    emailVerified: boolean('email_verified').notNull().default(false),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    idType: text('id_type'),
    idNumber: text('id_number'),
    nationality: text(),
    gender: text(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    brn: text(),
    businessType: text('business_type'),
    businessSubType: text('business_sub_type'),
    accountType: text('account_type').notNull().default('BACKOFFICE'),
    departmentId: integer('department_id').references(() => department.id),
    /** EDMS handles. */
    idAttachment: text('id_attachment'),
    signature: text(),
    letterAttachment: text('letter_attachment'),
    /** Last day of the agreement with an organisation. */
    expiresOn: date('expires_on', { mode: 'string' }),
    apiAccess: boolean('api_access').notNull().default(false),
    /** Remaining balance for API calls, in shillings. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    enabled: boolean().notNull().default(true),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    lockedAt: moment('locked_at'),
    /** Version of contacts and contact person, for optimistic locking. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    displayName: text('display_name').generatedAlwaysAs(shownName),
    sortName: sortNameOf(shownName),
    phoneDigits: text('phone_digits').generatedAlwaysAs(sql`regexp_replace(phone_number, '\\D', '', 'g')`),
    searchText: text('search_text').generatedAlwaysAs(searched),
  },
  table => [
    uniqueIndex('account_username').on(sql`lower(${table.username})`),
    uniqueIndex('account_email').on(sql`lower(${table.email})`),
    // One person may be a client and a member of staff: an identity is unique within an account type.
    uniqueIndex('account_identity').on(table.accountType, table.idType, sql`upper(${table.idNumber})`),
    // Filter columns follow the order, so that a page of rare matches is found in the index alone.
    index('account_newest').on(
      table.accountType,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      ...choices(table),
    ),
    index('account_by_name').on(table.accountType, table.sortName, table.id, ...choices(table), table.createdAt),
    index('account_search').using('gin', table.searchText.op('gin_trgm_ops')),
    // Accounts are found by a whole number or by their name from anywhere in the portal (server/find/findSources.ts).
    index('account_name').using('gin', sql`search_fold(${table.displayName}) gin_trgm_ops`),
    index('account_phone').on(sql`right(${table.phoneDigits}, ${sql.raw(String(NATIONAL_DIGITS))})`),
    index('account_id_number').on(sql`upper(${table.idNumber})`),
    // The request of a person for their data; the expressions must stay as server/people/ has them.
    index('account_person_number').on(sql`person_number(${table.idNumber})`),
    check('account_named', sql`name IS NOT NULL OR (given_name IS NOT NULL AND sur_name IS NOT NULL)`),
    check('account_email_one_line', sql`email !~ '[[:cntrl:][:space:]]'`),
    check(
      'account_kind',
      sql`account_type IN ('INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'PARTNER', 'MDA', 'PRIVATE_ORGANIZATION')`,
    ),
  ],
)

/** Every combination of the filters has its own total; `*` stands for a filter that is not set. */
export const accountTotals = declareTotals(
  account,
  anyOr(sql`CASE WHEN ${account.enabled} THEN 'ACTIVE' ELSE 'INACTIVE' END`).flatMap(status =>
    anyOr(account.gender).flatMap(gender =>
      anyOr(account.idType).map(idType => ({
        key: 'account' as const,
        by: [account.accountType, status, gender, idType],
      })),
    ),
  ),
)

/** A person who speaks for an organisation. */
export const contactPerson = pgTable(
  'contact_person',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    email: text(),
    phone: text(),
    nin: text(),
  },
  table => [
    index('contact_person_of').on(table.accountId, table.id),
    index('contact_person_number').on(sql`person_number(${table.nin})`),
  ],
)

/** Register of persons for NIN look-ups. A demonstration holds invented people; elsewhere it is empty. */
export const nationalIdentity = pgTable('national_identity', {
  nin: text().primaryKey(),
  surname: text().notNull(),
  givenNames: text('given_names').notNull(),
  maidenNames: text('maiden_names'),
  gender: text({ enum: ['M', 'F'] }).notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
})

/** A call that an organisation made with its API access. */
export const apiRequest = pgTable(
  'api_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    endPoint: text('end_point').notNull(),
    mode: text({ enum: ['SANDBOX', 'LIVE'] })
      .notNull()
      .default('SANDBOX'),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    response: jsonb().$type<Record<string, unknown>>(),
    served: boolean().notNull(),
    /** Charge to the balance, in shillings. */
    charged: bigint({ mode: 'number' }).notNull().default(0),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  table => [
    index('api_request_newest').on(table.accountId, table.madeAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const apiRequestTotals = declareTotals(apiRequest, [{ key: 'apiRequest', by: [apiRequest.accountId] }])

/** Calls of an organisation in its latest active minute and in the minute before; `countCall` limits them. */
export const partnerPace = pgTable('partner_pace', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id),
  minute: moment('minute').notNull(),
  made: integer().notNull(),
  madeBefore: integer('made_before').notNull(),
})

export const permissionGroup = pgTable('permission_group', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
})

export const permission = pgTable('permission', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  groupId: integer('group_id')
    .notNull()
    .references(() => permissionGroup.id),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
})

export const role = pgTable('role', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  /** Version for optimistic locking. */
  version: integer().notNull().default(1),
})

export const rolePermission = pgTable(
  'role_permission',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
    permissionId: integer('permission_id')
      .notNull()
      .references(() => permission.id),
  },
  table => [primaryKey({ columns: [table.roleId, table.permissionId] })],
)

export const accountRole = pgTable(
  'account_role',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
  },
  table => [primaryKey({ columns: [table.accountId, table.roleId] }), index('account_role_role').on(table.roleId)],
)
