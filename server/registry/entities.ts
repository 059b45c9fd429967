import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import type { entities as contract } from '@contract/registry/entities'
import { eq, sql } from 'drizzle-orm'
import { entity } from '../db/schema'
import type { Handlers } from '../http/serve'

export const entityHandlers: Handlers<typeof contract> = {
  async lookUp({ db, body }) {
    const brn = normalBrn(body.registration_no)
    const [name] = await db.select({ entity_name: entity.name }).from(entity).where(eq(entity.brn, brn))
    if (!name) throw new Refusal('unknown-brn', { brn })
    return name
  },
  async unknown({ db, body }) {
    const brns = new Set(body.brns.map(normalBrn))
    const registered = await db
      .select({ brn: entity.brn })
      .from(entity)
      .where(sql`${entity.brn} = ANY(${sql.param([...brns])}::text[])`)
    for (const { brn } of registered) brns.delete(brn)
    return { unknown: [...brns] }
  },
}
