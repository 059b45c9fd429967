import { Refusal } from '@contract/errors'
import type { CompanyAddress, Compliance, addresses as contract } from '@contract/registry/addresses'
import type { Places } from '@contract/registry/people'
import { type SQL, sql } from 'drizzle-orm'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { readOfEntity } from './entityRead'

/** Returns SQL for the places around a village, as `row` spells them by level; null when the village is unknown. */
const upFrom = (village: SQL, row: SQL) => sql`(
  SELECT json_build_object(${row}) FROM administrative_unit village
    LEFT JOIN administrative_unit parish ON parish.id = village.parent_id
    LEFT JOIN administrative_unit subcounty ON subcounty.id = parish.parent_id
    LEFT JOIN administrative_unit county ON county.id = subcounty.parent_id
    LEFT JOIN administrative_unit district ON district.id = county.parent_id
    LEFT JOIN administrative_unit region ON region.id = district.parent_id
  WHERE village.id = ${village} AND village.level = 'VILLAGE')`

/** Returns SQL for the names of the places around a village, from the country down to the village. */
export const placesOf = (village: SQL, country: string) =>
  upFrom(
    village,
    sql`'country', ${country}::text, 'region', region.name, 'district', district.name, 'subcounty', subcounty.name,
      'parish', parish.name, 'village', village.name`,
  )

/** Returns the same for natural persons: each place is an object with a name (docs/requirements/entity-file.md). */
export const namedPlacesOf = (village: SQL) =>
  upFrom(
    village,
    sql.join(
      ['region', 'district', 'subcounty', 'parish', 'village'].map(level =>
        sql.raw(`'${level}', json_build_object('name', ${level}.name)`),
      ),
      sql`, `,
    ),
  )

/** Handlers of addresses; `country` is that of the registry. */
export const addressHandlers = (country: string): Handlers<typeof contract> => ({
  ofCompany: ({ db, path }) =>
    readOfEntity<CompanyAddress>(
      db,
      path.id ?? '',
      sql`json_build_object('village', ${placesOf(sql`e.village_id`, country)}, 'address', json_build_object(
        'plot', e.plot, 'street', e.street, 'postalAddress', e.postal_address, 'description', e.address_description))`,
    ),

  compliance: ({ db, path }) =>
    readOfEntity<Compliance>(
      db,
      path.id ?? '',
      sql`json_build_object(
        'formCompliance', json_build_object('complianceForForm18', 'FORM_18' <> ALL (e.missing_forms)),
        'lockDown', e.locked_down)`,
    ),

  async byVillage({ db, query }) {
    const id = rowNumber(query.villageId)
    const { rows } = await db.execute<{ places: Places | null }>(sql`SELECT ${placesOf(sql`${id}`, country)} AS places`)
    const places = rows[0]?.places
    if (!places) throw new Refusal('unknown-village')
    return places
  },
})
