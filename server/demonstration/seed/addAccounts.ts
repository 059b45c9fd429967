import { sql } from 'drizzle-orm'
import { columnNames } from '../../db/columnNames'
import type { Db } from '../../db/database'
import { account, accountRole, contactPerson, department, nationalIdentity, role } from '../../db/schema'
import { createRandom, type Random } from '../random'
import { ninOf, type SeedAccount, seedAccounts } from './accounts'
import { addApiAccess } from './addApiAccess'
import { copyRows, type Value } from './copyRows'
import { daysBefore } from './dates'
import { person } from './people'

const SEED = 20_263
/** Accounts per entity, and the least number of accounts. */
const SHARE = 0.08
const FEWEST = 60
/** People in the register of persons who have no account yet. */
const WITHOUT_ACCOUNT = 200
const MOST_IDENTITIES = 20_000
const LOGS_OF = 60

/** Returns the number of accounts for a demonstration of this many entities. */
export const accountsFor = (companies: number) => Math.max(FEWEST, Math.ceil(companies * SHARE))

const columns = [
  'id',
  'email',
  'name',
  'givenName',
  'middleName',
  'surName',
  'phoneNumber',
  'emailVerified',
  'phoneVerified',
  'idType',
  'idNumber',
  'nationality',
  'gender',
  'dateOfBirth',
  'brn',
  'businessType',
  'businessSubType',
  'accountType',
  'departmentId',
  'idAttachment',
  'signature',
  'expiresOn',
  'apiAccess',
  'balance',
  'enabled',
  'createdAt',
  'updatedAt',
] as const

const accountRow = (one: SeedAccount, department: number | null): Value[] => [
  one.id,
  one.email,
  one.name ?? null,
  one.given ?? null,
  one.middle ?? null,
  one.family ?? null,
  one.phone,
  one.emailVerified,
  one.phoneVerified,
  one.idType ?? null,
  one.idNumber ?? null,
  one.nationality ?? null,
  one.gender ?? null,
  one.born ?? null,
  one.brn ?? null,
  one.businessType ?? null,
  one.subType ?? null,
  one.type,
  one.type === 'BACKOFFICE' ? department : null,
  one.idAttachment ?? null,
  one.signature ?? null,
  one.expires ?? null,
  one.apiAccess,
  one.balance,
  one.enabled,
  one.created,
  one.created,
]

const identities = (all: () => Iterable<SeedAccount>, random: Random, today: Date) =>
  function* (): Generator<Value[]> {
    let left = MOST_IDENTITIES
    for (const { idType, idNumber, family, given, middle, gender, born } of all()) {
      if (idType !== 'NATIONAL_ID' || !left--) continue
      yield [idNumber ?? '', family ?? '', given ?? '', middle ?? null, gender === 'FEMALE' ? 'F' : 'M', born ?? '']
    }
    for (let row = 0; row < WITHOUT_ACCOUNT; row++) {
      const { given, family, sex } = person(random)
      const born = daysBefore(today, 365 * (20 + random.below(40)) + random.below(365))
      const maiden = sex === 'F' && random.chance(0.3) ? person(random).family : null
      yield [ninOf(random, sex, born, 9_000_000 + row), family, given, maiden, sex, born]
    }
  }

type Business = { brn: string; name: string; subType: string | null }

/** Fills the accounts, the register of persons, and the API calls of organisations. */
export const addAccounts = async (tx: Db, amount: number, businesses: readonly Business[], today: Date) => {
  const all = () => seedAccounts(amount, createRandom(SEED), today, businesses)
  const random = createRandom(SEED + 1)
  const departments = await tx.select({ id: department.id }).from(department).orderBy(department.id)
  const ids = departments.map(({ id }) => id)

  const rows = function* () {
    for (const one of all()) yield accountRow(one, ids.length ? random.pick(ids) : null)
  }
  await copyRows(tx, account, columns, rows())
  const contacts = function* () {
    for (const { id, contacts } of all())
      for (const { name, email, phone, nin } of contacts) yield [id, name, email, phone, nin] satisfies Value[]
  }
  await copyRows(tx, contactPerson, ['accountId', 'name', 'email', 'phone', 'nin'], contacts())
  await copyRows(
    tx,
    nationalIdentity,
    ['nin', 'surname', 'givenNames', 'maidenNames', 'gender', 'dateOfBirth'],
    identities(all, random, today)(),
  )
  await addPartnerRoles(tx)
  await addAccountRoles(tx)
  const withAccess: string[] = []
  for (const { id, apiAccess } of all()) if (apiAccess && withAccess.length < LOGS_OF) withAccess.push(id)
  const subjects = businesses.length ? businesses.slice(0, 200) : [{ brn: '80020000000001', name: 'EXAMPLE LIMITED' }]
  await addApiAccess(tx, withAccess, subjects, random, today)
}

/** Roles of organisations in their own portal, where our permissions do not apply. */
const addPartnerRoles = (tx: Db) =>
  tx
    .insert(role)
    .values([
      { name: 'ROLE_PARTNER_SEARCH', description: 'Looks entities up' },
      { name: 'ROLE_PARTNER_VERIFY', description: 'Verifies documents' },
      { name: 'ROLE_PARTNER_REPORTS', description: 'Reads reports' },
    ])
    .onConflictDoNothing()

/** Gives each member of staff one of three roles; every second organisation gets one role, every sixth three. */
const addAccountRoles = (tx: Db) =>
  tx.execute(sql`
    WITH numbered AS (
      SELECT ${account.id} AS id, ${account.accountType} AS kind,
        row_number() OVER (PARTITION BY ${account.accountType} ORDER BY ${account.createdAt}, ${account.id}) AS n
      FROM ${account}
      WHERE ${account.passwordHash} IS NULL AND ${account.accountType} NOT IN ('INDIVIDUAL', 'BUSINESS')),
    shares (name, kind, every, rest) AS (VALUES
      ('ROLE_REGISTRAR', 'BACKOFFICE', 3, 0), ('ROLE_RECORDS_CLERK', 'BACKOFFICE', 3, 1),
      ('ROLE_BILLING_OFFICER', 'BACKOFFICE', 3, 2), ('ROLE_PARTNER_SEARCH', '', 2, 0),
      ('ROLE_PARTNER_VERIFY', '', 6, 0), ('ROLE_PARTNER_REPORTS', '', 6, 0))
    INSERT INTO ${accountRole} (${columnNames(accountRole.accountId, accountRole.roleId)})
    SELECT numbered.id, ${role.id} FROM numbered
    JOIN shares ON numbered.n % shares.every = shares.rest
      AND (shares.kind = numbered.kind OR (shares.kind = '' AND numbered.kind <> 'BACKOFFICE'))
    JOIN ${role} ON ${role.name} = shares.name`)
