import { account, contactPerson, nationalIdentity } from '../../db/schema'
import { createRandom, type Random } from '../random'
import { type Business, ninOf, type SeedAccount, seedAccounts } from './accounts'
import { type Batch, CopyText, loadedTable, type Value } from './copyRows'
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
/** Number of accounts that pay. */
const MOST_PAYERS = 5000
/** Number of accounts in a batch. */
const BATCH = 5000

/** Returns the number of accounts for a demonstration of this many entities. */
export const accountsFor = (companies: number) => Math.max(FEWEST, Math.ceil(companies * SHARE))

/** Accounts, their contact persons, and the register of persons. */
export const accountTables = [
  loadedTable(account, [
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
  ]),
  loadedTable(contactPerson, ['accountId', 'name', 'email', 'phone', 'nin']),
  loadedTable(nationalIdentity, ['nin', 'surname', 'givenNames', 'maidenNames', 'gender', 'dateOfBirth']),
]

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

const identityRow = ({ idNumber, family, given, middle, gender, born }: SeedAccount): Value[] => [
  idNumber ?? '',
  family ?? '',
  given ?? '',
  middle ?? null,
  gender === 'FEMALE' ? 'F' : 'M',
  born ?? '',
]

/** Returns a person of the register without an account. */
const strangerRow = (random: Random, today: Date, row: number): Value[] => {
  const { given, family, sex } = person(random)
  const born = daysBefore(today, 365 * (20 + random.below(40)) + random.below(365))
  const maiden = sex === 'F' && random.chance(0.3) ? person(random).family : null
  return [ninOf(random, sex, born, 9_000_000 + row), family, given, maiden, sex, born]
}

/**
 * Generates accounts of every type and the register of persons. Returns some of the accounts that may use the API, some
 * that pay, and the seed that continues the random numbers.
 */
export function* accountBatches(
  amount: number,
  businesses: readonly Business[],
  today: Date,
  departments: readonly number[],
): Generator<Batch, { withAccess: string[]; payers: string[]; seed: number }> {
  const random = createRandom(SEED + 1)
  const [accounts, contacts, identities] = [new CopyText(), new CopyText(), new CopyText()]
  const batch = () => [accounts.take(), contacts.take(), identities.take()]
  const withAccess: string[] = []
  const payers: string[] = []
  let left = MOST_IDENTITIES
  let number = 0
  for (const one of seedAccounts(amount, createRandom(SEED), today, businesses)) {
    accounts.add(accountRow(one, departments.length ? random.pick(departments) : null))
    for (const { name, email, phone, nin } of one.contacts) contacts.add([one.id, name, email, phone, nin])
    if (one.idType === 'NATIONAL_ID' && left--) identities.add(identityRow(one))
    if (one.apiAccess && withAccess.length < LOGS_OF) withAccess.push(one.id)
    if ((one.type === 'INDIVIDUAL' || one.type === 'BUSINESS') && payers.length < MOST_PAYERS) payers.push(one.id)
    if (++number % BATCH === 0) yield batch()
  }
  for (let row = 0; row < WITHOUT_ACCOUNT; row++) identities.add(strangerRow(random, today, row))
  yield batch()
  return { withAccess, payers, seed: random.seed }
}
