import { isDeepStrictEqual } from 'node:util'
import { isList } from '@contract/call'
import { offsetOf } from '@contract/dialects'
import { fieldRefusal, Refusal } from '@contract/errors'
import { contract } from '@contract/index'
import { ALL_CALLS, type FlagKindBody, type flagKinds } from '@contract/portal/flags'
import { successMessage } from '@contract/successMessages'
import { and, asc, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { constraintOf } from '../db/databaseErrors'
import { rowNumber } from '../db/rowNumber'
import { flag, flagKind } from '../db/schema'
import { likeSearch, searchFold } from '../db/search'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { acts } from './activeFlags'

/** Ids of all calls that change a record, which a kind of flag may name. */
const flaggable: ReadonlySet<string> = new Set([
  ALL_CALLS,
  ...Object.values(contract)
    .flatMap(area => Object.values(area))
    .flatMap(call => (!isList(call) && call.changesRecord ? [call.id] : [])),
])

const refuseCalls = (field: 'refuses' | 'approves', calls: readonly string[]) => {
  const unknown = calls.filter(call => !flaggable.has(call))
  if (!unknown.length) return
  throw fieldRefusal(field, 'calls-not-flaggable', { calls: unknown.slice(0, 5).join(', ') })
}

const valuesOf = (body: FlagKindBody) => {
  refuseCalls('refuses', body.refuses)
  refuseCalls('approves', body.approves)
  const { version: _, ...facts }: FlagKindBody & { version?: number } = body
  return { ...facts, name: singleLine(body.name, 'name') }
}

const refuseDouble =
  (name: string) =>
  (error: unknown): never => {
    if (constraintOf(error) !== 'flag_kind_name') throw error
    throw fieldRefusal('name', 'name-taken', { name })
  }

const standing = new QueryBuilder()
  .select({ count: sql`count(*)::int` })
  .from(flag)
  .where(and(eq(flag.kindId, flagKind.id), acts))

const readKind = async (db: Db, id: number) => {
  const [row] = await db.select().from(flagKind).where(eq(flagKind.id, id)).for('update')
  if (!row) throw new Refusal('no-such-flag-kind')
  return row
}

/** Handlers of the kinds of flags, for General Settings. */
export const flagKindHandlers: Handlers<typeof flagKinds> = {
  async list({ db, filter: { q }, page }) {
    const where = q ? sql`${searchFold(flagKind.name)} LIKE ${likeSearch(q)}` : undefined
    const rows = await db
      .select({ kind: flagKind, standing: sql<number>`(${standing})` })
      .from(flagKind)
      .where(where)
      .orderBy(asc(flagKind.name))
      .limit(page.perPage)
      .offset(offsetOf(page))
    return {
      rows: rows.map(({ kind, standing }) => ({ ...kind, id: String(kind.id), standing })),
      total: await db.$count(flagKind, where),
    }
  },

  async add({ db, body, record }) {
    const values = valuesOf(body)
    await db.insert(flagKind).values(values).catch(refuseDouble(values.name))
    record({ subject: values.name, after: values })
    return successMessage('flag-kind-added', { name: values.name })
  },

  async edit({ db, path, body, record }) {
    const { id, version, ...before } = await readKind(db, rowNumber(path.id))
    if (body.version !== version) throw new Refusal('changed-meanwhile')
    const values = valuesOf(body)
    const updated = successMessage('flag-kind-updated', { name: values.name })
    if (isDeepStrictEqual(before, values)) return updated
    await db
      .update(flagKind)
      .set({ ...values, version: version + 1 })
      .where(eq(flagKind.id, id))
      .catch(refuseDouble(values.name))
    record({ subject: values.name, before, after: values })
    return updated
  },
}
