import { accountTypes, idTypes } from '@contract/accounts/account'
import type { HeldData } from '@contract/portal/personData'
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import {
  account,
  charge,
  contactPerson,
  entity,
  legalDocument,
  legalDocumentParty,
  NATIONAL_DIGITS,
  nationalIdentity,
} from '../db/schema'
import { compareNames, isSameIdentity, sameWord } from '../identity/comparePeople'
import { ownNumber } from '../identity/identity'
import { readNameWords } from '../identity/nameVariants'
import type { PersonRecord } from '../identity/recordColumns'
import { chargeFields } from '../registry/charges'
import { countryName } from './countryName'

const NATIONAL_ID = 'NATIONAL_ID'

/** Returns the ID numbers of records as they are searched for, each once; numbers that belong to nobody are left out. */
const numbersOf = (records: readonly PersonRecord[]) => [...new Set(records.flatMap(record => ownNumber(record) ?? []))]

/** Returns the numbers of national IDs among the records. */
const nationalNumbers = (records: readonly PersonRecord[]) =>
  numbersOf(records.filter(({ idType }) => idType === NATIONAL_ID))

/** Returns an ID number as it is searched for: an indexed expression. */
const searched = (column: SQLWrapper) => sql<string | null>`person_number(${column})`
const isOneOf = (expression: SQL, numbers: readonly string[]) =>
  sql`${expression} = ANY(${sql.param([...numbers])}::text[])`

/** Account of a person, with the facts by which other records are linked with it. */
export type OwnAccount = {
  id: string
  words: string[]
  emailVerified: boolean
  phoneVerified: boolean
  held: HeldData['accounts'][number]
}

/**
 * Reads the accounts of a person: those under an ID number of theirs, however it is written, and not those of somebody
 * else with the same number.
 */
export const readAccounts = async (db: Db, records: readonly PersonRecord[]): Promise<OwnAccount[]> => {
  const numbers = numbersOf(records)
  if (!numbers.length) return []
  const number = searched(account.idNumber)
  const candidates = await db
    .select({
      id: account.id,
      number,
      emailVerified: account.emailVerified,
      phoneVerified: account.phoneVerified,
      held: {
        type: account.accountType,
        name: sql<string>`${account.displayName}`,
        idType: account.idType,
        idNumber: account.idNumber,
        dateOfBirth: account.dateOfBirth,
        nationality: account.nationality,
        sex: account.gender,
        email: account.email,
        phoneNumber: account.phoneNumber,
        createdAt: account.createdAt,
      },
    })
    .from(account)
    .where(
      and(
        inArray(account.accountType, [...accountTypes]),
        inArray(account.idType, [...idTypes]),
        isOneOf(number, numbers),
      ),
    )
    .orderBy(account.createdAt)
  const accounts: OwnAccount[] = []
  for (const { number, held, ...own } of candidates) {
    const words = await readNameWords(db, held.name)
    const { idType, nationality, dateOfBirth } = held
    const identity = { idType, nationality, dateOfBirth, number, words }
    if (records.some(record => isSameIdentity(record, identity)))
      accounts.push({ ...own, words, held: { ...held, linkedBy: 'ID_NUMBER' } })
  }
  return accounts
}

/** Reads the organisations for which a person speaks: contact persons are recorded with their NIN. */
export const readContactPersons = async (
  db: Db,
  records: readonly PersonRecord[],
): Promise<HeldData['contactPersons']> => {
  const numbers = nationalNumbers(records)
  if (!numbers.length) return []
  const rows = await db
    .select({
      organisation: sql<string>`${account.displayName}`,
      name: contactPerson.name,
      idNumber: contactPerson.nin,
      email: contactPerson.email,
      phoneNumber: contactPerson.phone,
    })
    .from(contactPerson)
    .innerJoin(account, eq(account.id, contactPerson.accountId))
    .where(isOneOf(searched(contactPerson.nin), numbers))
    .orderBy(contactPerson.id)
  return rows.map(row => ({ linkedBy: 'ID_NUMBER', ...row }))
}

/** Reads the entries of a person in the register that NINs are looked up in. */
export const readNationalIdentities = async (
  db: Db,
  records: readonly PersonRecord[],
): Promise<HeldData['nationalIdentities']> => {
  const numbers = nationalNumbers(records)
  if (!numbers.length) return []
  const { nin, surname, givenNames, maidenNames, gender, dateOfBirth } = nationalIdentity
  const rows = await db
    .select({
      idNumber: nin,
      name: sql<string>`concat_ws(' ', ${givenNames}, ${surname})`,
      maidenNames,
      sex: gender,
      dateOfBirth,
    })
    .from(nationalIdentity)
    .where(inArray(nin, numbers))
  return rows.map(row => ({ linkedBy: 'ID_NUMBER', ...row }))
}

/** Reads the legal documents to which a person is a party under an ID number of theirs. */
export const readLegalDocuments = async (
  db: Db,
  records: readonly PersonRecord[],
): Promise<HeldData['legalDocuments']> => {
  const numbers = numbersOf(records)
  if (!numbers.length) return []
  const { facts, role, nature, position, instrumentNumber } = legalDocumentParty
  const number = searched(sql`${facts}->>'idNumber'`)
  const rows = await db
    .select({
      number,
      instrumentNumber,
      documentType: legalDocument.documentType,
      subjectMatter: legalDocument.subjectMatter,
      filingDate: legalDocument.filingDate,
      role,
      party: facts,
    })
    .from(legalDocumentParty)
    .innerJoin(legalDocument, eq(legalDocument.instrumentNumber, instrumentNumber))
    .where(and(eq(nature, 'individual'), isOneOf(number, numbers)))
    .orderBy(legalDocument.filingDate, instrumentNumber, position)
  const documents: HeldData['legalDocuments'] = []
  for (const { number, ...held } of rows) {
    const { idType, nationality, dateOfBirth, givenName, middleName, surName, name } = held.party
    const words = await readNameWords(db, name ?? [givenName, middleName, surName].filter(Boolean).join(' '))
    const identity = {
      number,
      words,
      idType: idType ?? null,
      nationality: countryName(nationality) ?? null,
      dateOfBirth: dateOfBirth ?? null,
    }
    if (records.some(record => isSameIdentity(record, identity))) documents.push({ linkedBy: 'ID_NUMBER', ...held })
  }
  return documents
}

/**
 * Reads the charges whose chargee is the person. The number of a chargee has no type: it counts as a national one, of one
 * of those whom the instrument names, where the name is one of the person's.
 */
export const readCharges = async (db: Db, records: readonly PersonRecord[]): Promise<HeldData['charges']> => {
  const numbers = nationalNumbers(records)
  if (!numbers.length) return []
  const rows = await db
    .select({
      words: sql<string[]>`person_words(${charge.chargee}, NULL, NULL)`,
      held: {
        brn: charge.brn,
        entity: entity.name,
        ...chargeFields,
      },
    })
    .from(charge)
    .innerJoin(entity, eq(entity.brn, charge.brn))
    .where(isOneOf(searched(charge.chargeeNumber), numbers))
    .orderBy(charge.dateOfRegistration, charge.brn, charge.number)
  return rows.flatMap(({ words, held }) =>
    records.some(record => compareNames(record.words, words, sameWord)) ? [{ linkedBy: 'ID_NUMBER', ...held }] : [],
  )
}

/** Returns the telephones, by their digits in their own country, that accounts of other people have too. */
export const telephonesOfOthers = async (
  db: Db,
  numbers: readonly string[],
  own: readonly OwnAccount[],
): Promise<(string | null)[]> => {
  if (!numbers.length) return []
  const digits = sql<string | null>`right(${account.phoneDigits}, ${sql.raw(String(NATIONAL_DIGITS))})`
  const rows = await db
    .select({ telephone: account.phoneNumber })
    .from(account)
    .where(and(isOneOf(digits, numbers), sql`${account.id} <> ALL(${sql.param(own.map(({ id }) => id))}::uuid[])`))
  return rows.map(({ telephone }) => telephone)
}
