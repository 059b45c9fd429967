import { Refusal } from '@contract/errors'
import type { countries as contract } from '@contract/settings/countries'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import isoCountries from 'i18n-iso-countries'
import { oneAtATime, refuseCode, refuseName } from '../db/rowChecks'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

export const countryHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const { rows } = await db.execute<{ id: string; name: string; code: string }>(
      sql`SELECT id::text, name, code FROM country ORDER BY lower(name)`,
    )
    return { rows, total: rows.length }
  },

  async create({ db, body: { code, ...body }, record }) {
    const name = singleLine(body.name, 'name')
    if (!isoCountries.isValid(code)) {
      const refusal = new Refusal('unknown-country-code', { code })
      throw new Refusal(refusal.code, refusal.params, { code: refusal.message })
    }
    await oneAtATime(db, 'country')
    await refuseCode(db, sql`country`, sql`code`, code, 'code')
    await refuseName(db, sql`country`, name, 'name')
    await db.execute(sql`INSERT INTO country (code, name) VALUES (${code}, ${name})`)
    record({ subject: name, after: { name, code } })
    return successMessage('country-created')
  },
}
