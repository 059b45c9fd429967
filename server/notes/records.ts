import { Refusal } from '@contract/errors'
import { fileKey } from '@contract/fileKeys'
import { type RecordKind, recordReaders } from '@contract/portal/noteKinds'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { instrumentNumberOf } from '../db/instrumentNumber'
import {
  account,
  dataCorrection,
  entity,
  entityPerson,
  insolvencyApplication,
  legalDocument,
  payment,
  practitioner,
  process,
} from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Who } from '../http/handlers'
import { peopleOf, readByNumbers } from '../identity/readPeople'
import { isNatural } from '../identity/recordColumns'

/** A record by its kind and its key, in the spelling of its table. */
export type RecordRef = { kind: RecordKind; key: string }

const isNumber = (key: string) => /^\d{1,15}$/.test(key)

/** Column that the records of each kind are found by. Corrections are processes with a number for an id. */
const columnOf = (kind: RecordKind, key: string): PgColumn | undefined => {
  if (kind === 'PROCESS' && isNumber(key)) return dataCorrection.id
  const columns: Record<RecordKind, PgColumn> = {
    ENTITY: entity.brn,
    PERSON: entityPerson.id,
    PRACTITIONER: practitioner.uniquePractitionerNumber,
    LEGAL_DOCUMENT: legalDocument.instrumentNumber,
    APPLICATION: insolvencyApplication.trackingNumber,
    ACCOUNT: account.id,
    PAYMENT: payment.prn,
    PROCESS: process.id,
  }
  const needsId = kind === 'ACCOUNT' || kind === 'PROCESS'
  if (needsId ? !isUuid(key) : kind === 'PERSON' && !isNumber(key)) return undefined
  return columns[kind]
}

/** SQL for the key of a record as its table spells it, where that differs from the one that its notes stand under. */
const spelledKeys: Partial<Record<RecordKind, (key: string) => SQL>> = { LEGAL_DOCUMENT: instrumentNumberOf }

/** Refuses a key that no record of this kind has; the number of a company in the file of an entity is no person's. */
export const refuseUnknown = async (db: Db, kind: RecordKind, typed: string) => {
  const key = fileKey(kind, typed)
  const column = columnOf(kind, key)
  const [row] = column
    ? await db
        .select({ is: sql`1` })
        .from(column.table)
        .where(and(eq(column, spelledKeys[kind]?.(key) ?? key), kind === 'PERSON' ? isNatural : undefined))
        .limit(1)
    : []
  if (!row) throw new Refusal('no-such-file')
}

/**
 * Returns, for each of these keys of one kind, the keys under which notes, flags, reasons and reads of the record stand,
 * the one for new ones first. A person has the numbers of all their records, so that a decision to merge two people
 * brings their notes together.
 */
export const keysOfEach = async (
  db: Db,
  kind: RecordKind,
  keys: readonly string[],
): Promise<Map<string, [string, ...string[]]>> => {
  const numbers = kind === 'PERSON' ? keys.filter(isNumber).map(Number) : []
  const people = numbers.length ? await peopleOf(db, await readByNumbers(db, [...new Set(numbers)])) : []
  const ofPeople = new Map(
    people.flatMap(({ id, records }) => {
      const others = records.flatMap(one => (one.id === id ? [] : [String(one.id)]))
      const all: [string, ...string[]] = [String(id), ...others]
      return all.map(key => [key, all] as const)
    }),
  )
  return new Map(keys.map(key => [key, ofPeople.get(String(Number(key))) ?? [fileKey(kind, key)]]))
}

/** Returns the keys under which notes, flags, reasons and reads of a record stand, the one for new ones first. */
export const keysOf = async (db: Db, { kind, key }: RecordRef): Promise<[string, ...string[]]> =>
  (await keysOfEach(db, kind, [key])).get(key) ?? [fileKey(kind, key)]

/** Tells whether somebody holds a permission that reads records of a kind. */
const mayRead = ({ permissions }: Pick<Who, 'permissions'>, kind: RecordKind) =>
  recordReaders[kind].some(permission => permissions.has(permission))

/** Refuses somebody who may not read records of a kind. */
export const refuseReader = (who: Pick<Who, 'permissions'>, kind: RecordKind) => {
  if (!mayRead(who, kind)) throw new Refusal('forbidden')
}
