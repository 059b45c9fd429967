import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import type { entities as contract } from '@contract/registry/entities'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'

export const entityHandlers: Handlers<typeof contract> = {
  async lookUp({ db, body }) {
    const brn = normalBrn(body.registration_no)
    const { rows } = await db.execute<{ entity_name: string }>(
      sql`SELECT name AS entity_name FROM entity WHERE brn = ${brn}`,
    )
    const found = rows[0]
    if (!found) throw new Refusal('unknown-brn', { brn })
    return found
  },
}
