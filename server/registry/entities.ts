import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import type { entities as contract } from '@contract/registry/entities'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { entity, strikeEntry } from '../db/schema'
import type { Handlers } from '../http/serve'

export const entityHandlers: Handlers<typeof contract> = {
  async lookUp({ db, body }) {
    const brn = normalBrn(body.registration_no)
    const found = await db
      .select({
        entity_name: entity.name,
        entity_type: entity.kind,
        entity_status: entity.status,
        register: strikeEntry.register,
      })
      .from(entity)
      .leftJoin(
        strikeEntry,
        and(
          inArray(strikeEntry.register, ['BLACKLIST', 'DEREGISTRATION']),
          eq(strikeEntry.brn, entity.brn),
          eq(strikeEntry.status, 'ON'),
        ),
      )
      .where(eq(entity.brn, brn))
    const [first] = found
    if (!first) throw new Refusal('unknown-brn', { brn })
    const { register: _, ...facts } = first
    return { ...facts, listed: found.flatMap(({ register }) => register ?? []) }
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
