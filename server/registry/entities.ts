import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import type { entities as contract } from '@contract/registry/entities'
import { eq } from 'drizzle-orm'
import { entity } from '../db/schema'
import type { Handlers } from '../http/serve'

export const entityHandlers: Handlers<typeof contract> = {
  async lookUp({ db, body }) {
    const brn = normalBrn(body.registration_no)
    const [name] = await db.select({ entity_name: entity.name }).from(entity).where(eq(entity.brn, brn))
    if (!name) throw new Refusal('unknown-brn', { brn })
    return name
  },
}
