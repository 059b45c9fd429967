import type { practitioners as contract, Practitioner } from '@contract/registry/practitioners'
import { sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import type { Handlers } from '../http/serve'

export const practitionerHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) =>
    readPage<Practitioner>(db, {
      table: sql`practitioner`,
      key: sql`unique_practitioner_number`,
      sortKeys: sql`registration_date, unique_practitioner_number`,
      order: sql`registration_date DESC, unique_practitioner_number`,
      row: sql`'uniquePractitionerNumber', unique_practitioner_number, 'firstName', first_name, 'lastName', last_name,
        'phoneNumber', phone_number, 'registrationDate', registration_date, 'active', active, 'professions', professions`,
      totalKey: 'practitioner',
      page,
      search,
      prefixes: [sql`upper(last_name)`, sql`upper(first_name)`, sql`upper(unique_practitioner_number)`],
    }),
}
