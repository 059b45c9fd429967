import { type HeldData, MOST_READS, type PersonLink } from '@contract/portal/personData'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { accessEntry, entity, entityPerson } from '../db/schema'
import { identityOf, ownNumber } from '../identity/identity'
import type { Person } from '../identity/readPeople'
import { recordColumns } from '../identity/recordColumns'
import { placesOf } from '../registry/addresses'
import { isApplicantOf, readInsolvencyApplications, readPractitioners } from './applicationsOfPerson'
import { contactsOf, isSameTelephone, nationalNumber, type Reachable } from './contacts'
import { decisionsAbout } from './decisions'
import { type OwnTelephone, readPayments } from './paymentsOfPerson'
import {
  type OwnAccount,
  readAccounts,
  readCharges,
  readContactPersons,
  readLegalDocuments,
  readNationalIdentities,
  telephonesOfOthers,
} from './recordsByNumber'

type Places = Record<string, string | null> | null
const addressOf = (places: Places, parts: readonly (string | null)[]) =>
  [...parts, ...Object.values(places ?? {}).toReversed()].filter(Boolean).join(', ') || null

/** Returns the links of the records of a person, by their numbers: the first record is the person. */
const linksOf = ({ records }: Person): ReadonlyMap<number, PersonLink> => {
  const [first] = records
  const identity = first && identityOf(first)
  return new Map(
    records.map(record => {
      if (identityOf(record) !== identity) return [record.id, 'DECISION']
      return [record.id, ownNumber(record) ? 'ID_NUMBER' : 'RECORD']
    }),
  )
}

/** Reads the records of a person in the files of entities. */
const readRecords = async (db: Db, person: Person, country: string): Promise<HeldData['records']> => {
  const ids = person.records.map(({ id }) => id)
  const links = linksOf(person)
  const rows = await db
    .select({
      id: entityPerson.id,
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
  return rows.map(({ id, places, plot, street, postalAddress, ...record }) => ({
    linkedBy: links.get(id) ?? 'RECORD',
    ...record,
    address: addressOf(places, [plot, street, postalAddress]),
  }))
}

/** Reads the latest reads of the pages of a person. */
const readReads = (db: Db, ids: readonly number[]): Promise<HeldData['reads']> =>
  db
    .select({ at: accessEntry.at, kind: accessEntry.kind, reason: accessEntry.reason })
    .from(accessEntry)
    .where(and(eq(accessEntry.fileKind, 'PERSON'), inArray(accessEntry.fileKey, ids.map(String))))
    .orderBy(desc(accessEntry.at))
    .limit(MOST_READS)

/** Returns what other records of the person are found by: names, days of birth and contacts. */
const reachable = async (
  db: Db,
  person: Person,
  records: HeldData['records'],
  accounts: readonly OwnAccount[],
): Promise<Reachable> => {
  const verified = contactsOf(
    accounts.map(({ held, emailVerified, phoneVerified }) => ({
      email: emailVerified ? held.email : null,
      phoneNumber: phoneVerified ? held.phoneNumber : null,
    })),
  )
  const numbers = verified.telephones.flatMap(telephone => nationalNumber(telephone) ?? [])
  const others = await telephonesOfOthers(db, numbers, accounts)
  const dated = [...records, ...accounts.map(({ held }) => held)]
  return {
    names: [...person.records, ...accounts].map(({ words }) => words),
    births: [...new Set(dated.flatMap(({ dateOfBirth }) => dateOfBirth ?? []))],
    confirmed: {
      emails: verified.emails,
      telephones: verified.telephones.filter(one => !others.some(other => isSameTelephone(one, other))),
    },
    filed: contactsOf(records),
  }
}

/** Returns the telephones with the day of the first account that confirmed each. */
const ownTelephones = (telephones: readonly string[], accounts: readonly OwnAccount[]): OwnTelephone[] =>
  telephones.map(telephone => {
    const confirming = accounts.filter(
      ({ held, phoneVerified }) => phoneVerified && isSameTelephone(telephone, held.phoneNumber),
    )
    // Accounts come in the order of their days.
    return { telephone, since: confirming[0]?.held.createdAt ?? '' }
  })

/**
 * Reads what the register holds about a person: what is under their ID numbers, and what confirmed contacts link with
 * them (decision 067). The content of documents and the audit trail may name them too; those are not searched.
 */
export const readPersonData = async (db: Db, person: Person, country: string): Promise<HeldData> => {
  const ids = person.records.map(({ id }) => id)
  const records = await readRecords(db, person, country)
  const accounts = await readAccounts(db, person.records)
  const reached = await reachable(db, person, records, accounts)
  const practitioners = await readPractitioners(db, reached)
  const numbers = practitioners.flatMap(({ file }) => file.uniquePractitionerNumber ?? [])
  const insolvencyApplications = await readInsolvencyApplications(db, reached, numbers)
  const own = insolvencyApplications.filter(isApplicantOf)
  return {
    madeAt: new Date().toISOString(),
    person: String(person.id),
    name: person.records.find(({ name }) => name)?.name ?? '',
    records,
    accounts: accounts.map(({ held }) => held),
    contactPersons: await readContactPersons(db, person.records),
    nationalIdentities: await readNationalIdentities(db, person.records),
    practitioners,
    insolvencyApplications,
    legalDocuments: await readLegalDocuments(db, person.records),
    charges: await readCharges(db, person.records),
    ...(await readPayments(db, {
      accounts: accounts.map(({ id }) => id),
      telephones: ownTelephones(reached.confirmed.telephones, accounts),
      applications: own.map(({ trackingNumber }) => trackingNumber),
    })),
    decisions: await decisionsAbout(db, person),
    reads: await readReads(db, ids),
  }
}
