import { fieldRefusal } from '@contract/errors'
import type { countries as contract } from '@contract/settings/countries'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import isoCountries from 'i18n-iso-countries'
import { oneAtATime, refuseCode, refuseName } from '../db/rowChecks'
import { country } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

export const countryHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await db
      .select({ id: sql<string>`${country.id}::text`, name: country.name, code: country.code })
      .from(country)
      .orderBy(sql`lower(${country.name})`)
    return { rows, total: rows.length }
  },

  async create({ db, body: { code, ...body }, record }) {
    const name = singleLine(body.name, 'name')
    if (!isoCountries.isValid(code)) {
      throw fieldRefusal('code', 'unknown-country-code', { code })
    }
    await oneAtATime(db, 'country')
    await refuseCode(db, country, country.code, code, 'code')
    await refuseName(db, country, name, 'name')
    await db.insert(country).values({ code, name })
    record({ subject: name, after: { name, code } })
    return successMessage('country-created')
  },
}
