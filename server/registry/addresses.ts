import { Refusal } from '@contract/errors'
import type { CompanyAddress, Compliance, addresses as contract } from '@contract/registry/addresses'
import type { Places } from '@contract/registry/people'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { jsonObject } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { rowNumber } from '../db/rowNumber'
import { administrativeUnit } from '../db/schema'
import type { Handlers } from '../http/serve'
import { entityOfFile, readOfEntity } from './entityRead'

const region = alias(administrativeUnit, 'region')
const district = alias(administrativeUnit, 'district')
const county = alias(administrativeUnit, 'county')
const subcounty = alias(administrativeUnit, 'subcounty')
const parish = alias(administrativeUnit, 'parish')
const village = alias(administrativeUnit, 'village')

/** Returns SQL for the `row` of places around a village; null when the village is unknown. */
const upFrom = (villageId: SQLWrapper, row: SQL) => sql`(
  SELECT ${row} FROM ${administrativeUnit} ${village}
    LEFT JOIN ${administrativeUnit} ${parish} ON ${parish.id} = ${village.parentId}
    LEFT JOIN ${administrativeUnit} ${subcounty} ON ${subcounty.id} = ${parish.parentId}
    LEFT JOIN ${administrativeUnit} ${county} ON ${county.id} = ${subcounty.parentId}
    LEFT JOIN ${administrativeUnit} ${district} ON ${district.id} = ${county.parentId}
    LEFT JOIN ${administrativeUnit} ${region} ON ${region.id} = ${district.parentId}
  WHERE ${village.id} = ${villageId} AND ${village.level} = 'VILLAGE')`

/** Returns SQL for the names of the places around a village, from the country down to the village. */
export const placesOf = (villageId: SQLWrapper, country: string) =>
  upFrom(
    villageId,
    jsonObject({
      country: sql`${country}::text`,
      region: region.name,
      district: district.name,
      subcounty: subcounty.name,
      parish: parish.name,
      village: village.name,
    }),
  )

/** The same for natural persons: each place is an object with a name (docs/requirements/entity-file.md). */
const namedPlaces = jsonObject({
  region: jsonObject({ name: region.name }),
  district: jsonObject({ name: district.name }),
  subcounty: jsonObject({ name: subcounty.name }),
  parish: jsonObject({ name: parish.name }),
  village: jsonObject({ name: village.name }),
})

export const namedPlacesOf = (villageId: SQLWrapper) => upFrom(villageId, namedPlaces)

const addressOf = (country: string) =>
  renderOnce(
    jsonObject({
      village: placesOf(entityOfFile.villageId, country),
      address: jsonObject({
        plot: entityOfFile.plot,
        street: entityOfFile.street,
        postalAddress: entityOfFile.postalAddress,
        description: entityOfFile.addressDescription,
      }),
    }),
  )

const compliance = jsonObject({
  formCompliance: jsonObject({ complianceForForm18: sql`'FORM_18' <> ALL (${entityOfFile.missingForms})` }),
  lockDown: entityOfFile.lockedDown,
})

/** Handlers of addresses; `country` is that of the registry. */
export const addressHandlers = (country: string): Handlers<typeof contract> => {
  const address = addressOf(country)
  const places = renderOnce(placesOf(administrativeUnit.id, country))
  return {
    ofCompany: call => readOfEntity<CompanyAddress>(call, call.path.id ?? '', address),
    compliance: call => readOfEntity<Compliance>(call, call.path.id ?? '', compliance),

    async byVillage({ db, query }) {
      const [row] = await db
        .select({ places: sql<Places | null>`${places}` })
        .from(administrativeUnit)
        .where(eq(administrativeUnit.id, rowNumber(query.villageId)))
      if (!row?.places) throw new Refusal('unknown-village')
      return row.places
    },
  }
}
