import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { jsonObject, jsonRows } from '../../db/json'
import { administrativeUnit, entity, entityPerson, isic, shareClass, shareholding } from '../../db/schema'
import { plain } from '../../edms/paper'

export type Person = {
  name: string
  roles: string[]
  corporate: boolean
  id: string
  country: string
  occupation: string
  contact: string
  address: string
}

/** Facts of an entity that its documents state. */
export type Facts = {
  brn: string
  name: string
  kind: 'COMPANY' | 'FOREIGN_COMPANY' | 'BUSINESS_NAME' | 'BUILDING_SOCIETY'
  subType: string | null
  registeredOn: string
  activity: string
  /** From the village to the region. */
  places: { level: string; name: string }[]
  plot: string
  street: string
  postalAddress: string
  capital: string | null
  shares: number | null
  people: Person[]
  classes: { name: string; number: number; value: string }[]
  holdings: { holder: string; className: string; number: number; paid: string; unpaid: string }[]
}

const unit = alias(administrativeUnit, 'unit')

/** Places from the village of the entity up to the region. */
const places = sql`(
  WITH RECURSIVE up (level, name, parent, step) AS (
    SELECT ${unit.level}, ${unit.name}, ${unit.parentId}, 0 FROM ${administrativeUnit} ${unit}
      WHERE ${unit.id} = ${entity.villageId}
    UNION ALL SELECT ${unit.level}, ${unit.name}, ${unit.parentId}, step + 1 FROM ${administrativeUnit} ${unit}
      JOIN up ON ${unit.id} = up.parent)
  SELECT coalesce(json_agg(json_build_object('level', level, 'name', name) ORDER BY step), '[]') FROM up)`

const { givenName, middleName, surName, registeredName, registeredNumber, idType, idNumber } = entityPerson

const naturalName = sql`nullif(concat_ws(' ', ${givenName}, ${middleName}, ${surName}), '')`
const isCorporate = sql`${entityPerson.kind} = 'CORPORATE'`
const textOf = (value: SQLWrapper) => sql`coalesce(${value}, '')`

const people = jsonRows(
  {
    name: sql`coalesce(CASE WHEN ${isCorporate} THEN ${registeredName} ELSE ${naturalName} END, 'Not on record')`,
    roles: entityPerson.roles,
    corporate: isCorporate,
    id: sql`CASE WHEN ${isCorporate} THEN ${textOf(registeredNumber)}
      ELSE concat_ws(' ', replace(${idType}, '_', ' '), ${idNumber}) END`,
    country: sql`coalesce(${entityPerson.nationality}, ${entityPerson.countryOfOrigin}, '')`,
    occupation: textOf(entityPerson.occupation),
    contact: sql`concat_ws(', ', ${entityPerson.phoneNumber}, ${entityPerson.email})`,
    address: sql`concat_ws(', ', ${entityPerson.plot}, ${entityPerson.street}, ${entityPerson.postalAddress})`,
  },
  { from: entityPerson, where: eq(entityPerson.brn, entity.brn), orderBy: [entityPerson.no] },
)

const className = sql`coalesce(${shareClass.otherClassName}, ${shareClass.nominalClass})`

const classes = jsonRows(
  { name: className, number: shareClass.number, value: sql`${shareClass.value}::text` },
  { from: shareClass, where: eq(shareClass.brn, entity.brn), orderBy: [shareClass.no] },
)

const holdings = jsonRows(
  {
    holder: sql`coalesce(${registeredName}, ${naturalName}, 'Not on record')`,
    className,
    number: shareholding.numberOfShares,
    paid: sql`${shareholding.amountPaid}::text`,
    unpaid: sql`${shareholding.amountUnpaid}::text`,
  },
  {
    from: sql`${shareholding}
      JOIN ${entityPerson} ON (${entityPerson.brn}, ${entityPerson.no}) = (${shareholding.brn}, ${shareholding.personNo})
      JOIN ${shareClass} ON (${shareClass.brn}, ${shareClass.no}) = (${shareholding.brn}, ${shareholding.classNo})`,
    where: eq(shareholding.brn, entity.brn),
    orderBy: [shareholding.classNo, shareholding.personNo],
  },
)

const entityFacts = jsonObject({
  brn: entity.brn,
  name: entity.name,
  kind: entity.kind,
  subType: entity.subType,
  registeredOn: entity.registeredOn,
  activity: textOf(sql`(SELECT ${isic.description} FROM ${isic} WHERE ${isic.code} = ${entity.isicCode})`),
  places,
  plot: textOf(entity.plot),
  street: textOf(entity.street),
  postalAddress: textOf(entity.postalAddress),
  capital: sql`${entity.shareCapital}::text`,
  shares: entity.numberOfShares,
  people,
  classes,
  holdings,
})

/** Reads the facts of an entity, every text printable; see `plain`. Throws when the register has no such entity. */
export const readFacts = async (db: Db, brn: string): Promise<Facts> => {
  const [row] = await db
    .select({ facts: sql<Facts>`${entityFacts}` })
    .from(entity)
    .where(eq(entity.brn, brn))
  if (!row) throw new Error('The entity of a document is not in the register')
  return JSON.parse(JSON.stringify(row.facts), (_, value) => (typeof value === 'string' ? plain(value) : value))
}

export const having = (facts: Facts, ...roles: string[]) =>
  facts.people.filter(person => person.roles.some(role => roles.includes(role)))

export const placeNamed = ({ places }: Facts, level: string) => places.find(place => place.level === level)?.name ?? ''
