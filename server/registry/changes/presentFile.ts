import { randomInt } from 'node:crypto'
import { Refusal } from '@contract/errors'
import type { PresentFile } from '@contract/portal/filedChanges'
import { personRoles } from '@contract/portal/filingEffects'
import { normalBrn } from '@contract/registry/brn'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { administrativeUnit, charge, entity, entityPerson, entityRole, shareClass, shareholding } from '../../db/schema'
import { likePrefix, searchFold } from '../../db/search'
import { className, personName } from '../fileNames'
import { allotted } from './filingInWork'
import { struckOffOn } from './restoration'

/** Returns a tracking number that no filing has: one that is drawn is as good as free. */
const drawTrackingNo = () =>
  `FC${randomInt(10 ** 12)
    .toString()
    .padStart(12, '0')}`

const village = alias(administrativeUnit, 'village')
const parish = alias(administrativeUnit, 'parish')
const subcounty = alias(administrativeUnit, 'subcounty')
const placeName = sql<string>`concat_ws(', ', ${village.name}, ${parish.name}, ${subcounty.name})`

const MOST_VILLAGES = 20

/** Finds villages whose name begins with a text, by name. */
export const findVillages = (db: Db, text: string) =>
  db
    .select({ id: village.id, name: placeName })
    .from(village)
    .leftJoin(parish, eq(parish.id, village.parentId))
    .leftJoin(subcounty, eq(subcounty.id, parish.parentId))
    .where(and(sql`${village.level} = 'VILLAGE'`, sql`${searchFold(village.name)} LIKE ${likePrefix(text)}`))
    .orderBy(asc(village.name), asc(village.id))
    .limit(MOST_VILLAGES)

/** Reads what a filing can change: the file of today, with the row numbers of its people and classes. */
export const readPresentFile = async (db: Db, typed: string): Promise<PresentFile> => {
  const brn = normalBrn(typed)
  const { name, kind, status, registeredOn, plot, street, postalAddress } = entity
  const place = sql`(SELECT ${placeName} FROM ${administrativeUnit} ${village}
    LEFT JOIN ${administrativeUnit} ${parish} ON ${parish.id} = ${village.parentId}
    LEFT JOIN ${administrativeUnit} ${subcounty} ON ${subcounty.id} = ${parish.parentId}
    WHERE ${village.id} = ${entity.villageId})`
  const address = sql<string>`concat_ws(', ', ${plot}, ${street}, ${postalAddress}, ${place})`
  const [found] = await db
    .select({ brn: entity.brn, name, kind, status, registeredOn, address })
    .from(entity)
    .where(eq(entity.brn, brn))
  if (!found) throw new Refusal('unknown-brn', { brn })
  const people = await db
    .select({
      no: entityPerson.no,
      name: personName,
      kind: entityPerson.kind,
      roles: entityPerson.roles,
    })
    .from(entityPerson)
    .where(eq(entityPerson.brn, brn))
    .orderBy(entityPerson.no)
  const open = await db
    .select({ personNo: entityRole.personNo, role: entityRole.role, since: entityRole.since })
    .from(entityRole)
    .where(and(eq(entityRole.brn, brn), isNull(entityRole.until)))
  const heldBy = (no: number, roles: readonly string[]) =>
    personRoles.flatMap(role =>
      roles.includes(role)
        ? [{ role, since: open.find(one => one.personNo === no && one.role === role)?.since ?? null }]
        : [],
    )
  const shareClasses = await db
    .select({
      no: shareClass.no,
      name: className,
      number: shareClass.number,
      value: sql<number>`${shareClass.value}::float8`,
      allotted,
    })
    .from(shareClass)
    .where(eq(shareClass.brn, brn))
    .orderBy(shareClass.no)
  const holdings = await db
    .select({ personNo: shareholding.personNo, classNo: shareholding.classNo, shares: shareholding.numberOfShares })
    .from(shareholding)
    .where(eq(shareholding.brn, brn))
    .orderBy(shareholding.personNo, shareholding.classNo)
  const charges = await db
    .select({ number: charge.number, chargee: charge.chargee })
    .from(charge)
    .where(and(eq(charge.brn, brn), isNull(charge.dateOfSatisfaction)))
    .orderBy(charge.dateOfRegistration, charge.number)
  return {
    ...found,
    isStruckOff: (await struckOffOn(db, brn)) !== undefined,
    trackingNo: drawTrackingNo(),
    people: people.map(one => ({ ...one, roles: heldBy(one.no, one.roles) })),
    shareClasses,
    charges,
    holdings,
  }
}
