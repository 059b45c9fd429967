import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
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

const placeOf = (village: ReturnType<typeof sql>) => sql`(
  WITH RECURSIVE up AS (
    SELECT id, level, name, parent_id, 0 AS step FROM administrative_unit WHERE id = ${village}
    UNION ALL SELECT u.id, u.level, u.name, u.parent_id, step + 1 FROM administrative_unit u JOIN up ON u.id = up.parent_id)
  SELECT coalesce(json_agg(json_build_object('level', level, 'name', name) ORDER BY step), '[]') FROM up)`

const people = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'name', CASE kind WHEN 'CORPORATE' THEN coalesce(registered_name, 'Not on record')
      ELSE coalesce(nullif(concat_ws(' ', given_name, middle_name, sur_name), ''), 'Not on record') END,
    'roles', roles, 'corporate', kind = 'CORPORATE',
    'id', CASE kind WHEN 'CORPORATE' THEN coalesce(registered_number, '') ELSE concat_ws(' ', replace(id_type, '_', ' '), id_number) END,
    'country', coalesce(nationality, country_of_origin, ''), 'occupation', coalesce(occupation, ''),
    'contact', concat_ws(', ', phone_number, email),
    'address', concat_ws(', ', plot, street, postal_address)) ORDER BY no), '[]')
  FROM entity_person WHERE brn = e.brn)`

const classes = sql`(
  SELECT coalesce(json_agg(json_build_object('name', coalesce(other_class_name, nominal_class), 'number', number,
    'value', value::text) ORDER BY no), '[]')
  FROM share_class WHERE brn = e.brn)`

const holdings = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'holder', coalesce(p.registered_name, nullif(concat_ws(' ', p.given_name, p.middle_name, p.sur_name), ''), 'Not on record'),
    'className', coalesce(c.other_class_name, c.nominal_class), 'number', h.number_of_shares,
    'paid', h.amount_paid::text, 'unpaid', h.amount_unpaid::text) ORDER BY h.class_no, h.person_no), '[]')
  FROM shareholding h JOIN entity_person p ON p.brn = h.brn AND p.no = h.person_no
    JOIN share_class c ON c.brn = h.brn AND c.no = h.class_no
  WHERE h.brn = e.brn)`

/** Reads the facts of an entity, every text printable; see `plain`. Throws when the register has no such entity. */
export const readFacts = async (db: Db, brn: string): Promise<Facts> => {
  const { rows } = await db.execute<{ facts: Facts }>(sql`
    SELECT json_build_object('brn', e.brn, 'name', e.name, 'kind', e.kind, 'subType', e.sub_type,
      'registeredOn', e.registered_on, 'activity', coalesce((SELECT description FROM isic WHERE code = e.isic_code), ''),
      'places', ${placeOf(sql`e.village_id`)}, 'plot', coalesce(e.plot, ''), 'street', coalesce(e.street, ''),
      'postalAddress', coalesce(e.postal_address, ''), 'capital', e.share_capital::text, 'shares', e.number_of_shares,
      'people', ${people}, 'classes', ${classes}, 'holdings', ${holdings}) AS facts
    FROM entity e WHERE e.brn = ${brn}`)
  const found = rows[0]?.facts
  if (!found) throw new Error('The entity of a document is not in the register')
  return JSON.parse(JSON.stringify(found), (_, value) => (typeof value === 'string' ? plain(value) : value))
}

export const having = (facts: Facts, ...roles: string[]) =>
  facts.people.filter(person => person.roles.some(role => roles.includes(role)))

export const placeNamed = ({ places }: Facts, level: string) => places.find(place => place.level === level)?.name ?? ''
