import { idTypes } from '@contract/accounts/account'
import { type HeldData, MOST_READS } from '@contract/portal/personData'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { accessEntry, account, entity, entityPerson } from '../db/schema'
import { placesOf } from '../registry/addresses'
import { isSameIdentity } from './comparePeople'
import { decisionsAbout } from './decisions'
import { ownNumber } from './identity'
import { readNameWords } from './nameVariants'
import type { Person } from './readPeople'
import { type PersonRecord, recordColumns } from './recordColumns'

const accountTypes = ['INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'PARTNER', 'MDA', 'PRIVATE_ORGANIZATION']

type Places = Record<string, string | null> | null
const addressOf = (places: Places, parts: readonly (string | null)[]) =>
  [...parts, ...Object.values(places ?? {}).toReversed()].filter(Boolean).join(', ') || null

/** Reads the records of a person in the files of entities. */
const readRecords = async (db: Db, ids: number[], country: string): Promise<HeldData['records']> => {
  const rows = await db
    .select({
      brn: entity.brn,
      entity: entity.name,
      roles: entityPerson.roles,
      name: recordColumns.name,
      idType: entityPerson.idType,
      idNumber: entityPerson.idNumber,
      dateOfBirth: entityPerson.dateOfBirth,
      nationality: entityPerson.nationality,
      sex: sql<string | null>`${entityPerson.sex}`,
      email: entityPerson.email,
      phoneNumber: entityPerson.phoneNumber,
      occupation: entityPerson.occupation,
      places: sql<Places>`${placesOf(entityPerson.villageId, country)}`,
      plot: entityPerson.plot,
      street: entityPerson.street,
      postalAddress: entityPerson.postalAddress,
    })
    .from(entityPerson)
    .innerJoin(entity, eq(entity.brn, entityPerson.brn))
    .where(inArray(entityPerson.id, ids))
    .orderBy(entity.name, entity.brn, entityPerson.no)
  return rows.map(({ places, plot, street, postalAddress, ...record }) => ({
    ...record,
    address: addressOf(places, [plot, street, postalAddress]),
  }))
}

/**
 * Reads the accounts of a person: those under an ID number of theirs, however it is written, and not those of somebody
 * else with the same number. It reads all accounts, which a rare request may.
 */
const readAccounts = async (db: Db, records: readonly PersonRecord[]): Promise<HeldData['accounts']> => {
  const numbers = [...new Set(records.flatMap(record => ownNumber(record) ?? []))]
  if (!numbers.length) return []
  const number = sql<string | null>`person_number(${account.idNumber})`
  const candidates = await db
    .select({
      type: account.accountType,
      name: sql<string>`${account.displayName}`,
      idType: account.idType,
      idNumber: account.idNumber,
      number,
      dateOfBirth: account.dateOfBirth,
      nationality: account.nationality,
      sex: account.gender,
      email: account.email,
      phoneNumber: account.phoneNumber,
      createdAt: account.createdAt,
    })
    .from(account)
    .where(
      and(inArray(account.accountType, accountTypes), inArray(account.idType, [...idTypes]), inArray(number, numbers)),
    )
    .orderBy(account.createdAt)
  const accounts: HeldData['accounts'] = []
  for (const { number, ...held } of candidates) {
    const identity = { ...held, number, words: await readNameWords(db, held.name) }
    if (records.some(record => isSameIdentity(record, identity))) accounts.push(held)
  }
  return accounts
}

/** Reads the latest reads of the pages of a person. */
const readReads = (db: Db, ids: readonly number[]): Promise<HeldData['reads']> =>
  db
    .select({ at: accessEntry.at, kind: accessEntry.kind, reason: accessEntry.reason })
    .from(accessEntry)
    .where(and(eq(accessEntry.fileKind, 'PERSON'), inArray(accessEntry.fileKey, ids.map(String))))
    .orderBy(desc(accessEntry.at))
    .limit(MOST_READS)

/**
 * Reads what the register holds about a person: their records in all entities, accounts under their ID numbers, decisions
 * about them, and reads of their page. Documents and applications may name them too; those are not searched.
 */
export const readPersonData = async (db: Db, person: Person, country: string): Promise<HeldData> => {
  const ids = person.records.map(({ id }) => id)
  return {
    madeAt: new Date().toISOString(),
    person: String(person.id),
    name: person.records.find(({ name }) => name)?.name ?? '',
    records: await readRecords(db, ids, country),
    accounts: await readAccounts(db, person.records),
    decisions: await decisionsAbout(db, person),
    reads: await readReads(db, ids),
  }
}
