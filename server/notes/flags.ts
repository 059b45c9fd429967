import { fieldRefusal, Refusal } from '@contract/errors'
import type { flags as contract } from '@contract/portal/flags'
import { registryToday } from '@contract/registryDay'
import { successMessage } from '@contract/successMessages'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { startOf } from '../db/days'
import { rowNumber } from '../db/rowNumber'
import { flag, flagKind } from '../db/schema'
import type { Who, Writing } from '../http/handlers'
import { quotedReason } from '../http/quotedReason'
import type { Handlers } from '../http/serve'
import { acts } from './activeFlags'
import { holdsOne, permissionNames, readKindsFor } from './readNotes'
import { keysOf, type RecordRef, refuseReader, refuseUnknown } from './records'
import { lockFlags } from './refuseFlagged'

type Kind = typeof flagKind.$inferSelect

const refuseHolder = (who: Who, { name }: Kind, names: readonly string[]) => {
  if (!holdsOne(who, names)) throw new Refusal('flag-not-allowed', { flag: name, permissions: permissionNames(names) })
}

const refuseField = (field: string, code: 'flag-reason-missing' | 'flag-document-missing' | 'flag-end-past') => {
  throw fieldRefusal(field, code)
}

type Facts = { reason: string; document: string; lastDay: string | null }

/** Ends a flag whose last day is past, so that the same kind can be set again. */
const endPast = (db: Db, { kind, key }: RecordRef, kindId: number) =>
  db
    .update(flag)
    .set({ liftedAt: startOf(sql`${flag.lastDay} + 1`) })
    .where(
      and(
        eq(flag.subjectKind, kind),
        eq(flag.subjectKey, key),
        eq(flag.kindId, kindId),
        isNull(flag.liftedAt),
        sql`NOT ${acts}`,
      ),
    )

/** Returns the condition of a flag with these facts; without a chosen last day, of one that ends after the days of its kind. */
const isSame = ({ endsAfter }: Kind, { reason, document, lastDay }: Facts) => {
  const ownEnd = sql`registry_day(${flag.setAt}) + ${endsAfter}::int`
  return sql<boolean>`(${flag.reason} = ${reason} AND ${flag.document} IS NOT DISTINCT FROM ${document || null}
    AND ${flag.lastDay} IS NOT DISTINCT FROM ${lastDay ?? ownEnd})`
}

/** Sets a flag on a record. The same person may send the same flag twice. */
const set = async (
  { db, who, record }: Writing & { who: Who },
  kind: Kind,
  about: RecordRef,
  { reason, document, lastDay: chosen }: Facts,
) => {
  if (kind.needsReason && !reason) refuseField('reason', 'flag-reason-missing')
  if (kind.needsDocument && !document) refuseField('document', 'flag-document-missing')
  if (chosen && chosen < registryToday()) refuseField('lastDay', 'flag-end-past')
  await lockFlags(db, about)
  await endPast(db, about, kind.id)
  const lastDay = chosen ?? sql<string>`registry_day(now()) + ${kind.endsAfter}::int`
  const [added] = await db
    .insert(flag)
    .values({
      kindId: kind.id,
      subjectKind: about.kind,
      subjectKey: about.key,
      reason,
      document: document || null,
      lastDay,
      setById: who.accountId,
      setBy: who.name,
    })
    .onConflictDoNothing()
    .returning({ lastDay: flag.lastDay })
  if (added) {
    const facts = { flag: kind.name, ...(reason && { reason }), ...(document && { document }) }
    record({ subject: about.key, after: { ...facts, ...(added.lastDay && { lastDay: added.lastDay }) } })
    return
  }
  const [standing] = await db
    .select({ setById: flag.setById, setBy: flag.setBy, isSame: isSame(kind, { reason, document, lastDay: chosen }) })
    .from(flag)
    .where(
      and(
        eq(flag.subjectKind, about.kind),
        eq(flag.subjectKey, about.key),
        eq(flag.kindId, kind.id),
        isNull(flag.liftedAt),
      ),
    )
  if (standing?.setById === who.accountId && standing.isSame) return
  throw new Refusal('flag-stands', { name: standing?.setBy ?? '', flag: kind.name })
}

/** Lifts the flags that meet the condition, and returns the name of their kind. Refuses where there is none. */
const lift = async ({ db, who, record }: Writing & { who: Who }, condition: SQL | undefined, reason: string) => {
  const rows = await db
    .select({ flag, kind: flagKind, isActing: sql<boolean>`${acts}` })
    .from(flag)
    .innerJoin(flagKind, eq(flagKind.id, flag.kindId))
    .where(condition)
    .for('update', { of: flag })
  for (const { flag: before, kind, isActing } of rows) {
    refuseReader(who, before.subjectKind)
    refuseHolder(who, kind, kind.liftBy)
    if (before.liftedBy) {
      if (before.liftedById === who.accountId && before.liftReason === reason) continue
      throw new Refusal('flag-lifted-already', { name: before.liftedBy, reason: quotedReason(before.liftReason) })
    }
    if (!isActing) throw new Refusal('flag-over')
    await db
      .update(flag)
      .set({ liftedAt: sql`now()`, liftedById: who.accountId, liftedBy: who.name, liftReason: reason })
      .where(eq(flag.id, before.id))
    record({
      subject: before.subjectKey,
      before: { flag: kind.name, reason: before.reason, lifted: false },
      after: { flag: kind.name, lifted: true, liftReason: reason },
    })
  }
  const [first] = rows
  if (!first) throw new Refusal('no-such-flag')
  return successMessage('flag-lifted', { flag: first.kind.name })
}

/** Handlers that set and lift flags. */
export const flagHandlers: Handlers<typeof contract> = {
  kindsFor: async ({ db, who, query: { kind } }) => {
    refuseReader(who, kind)
    return { ...(await readKindsFor(db, who, kind)), today: registryToday() }
  },

  async set({ db, who, record, body: { kind: subject, key, kindId, ...facts } }) {
    refuseReader(who, subject)
    const [kind] = await db
      .select()
      .from(flagKind)
      .where(eq(flagKind.id, rowNumber(kindId)))
      .for('share')
    if (!kind) throw new Refusal('no-such-flag-kind')
    if (!kind.active || !kind.subjects.includes(subject)) throw new Refusal('flag-kind-unfit', { flag: kind.name })
    refuseHolder(who, kind, kind.setBy)
    await refuseUnknown(db, subject, key)
    const [own] = await keysOf(db, { kind: subject, key })
    await set({ db, who, record }, kind, { kind: subject, key: own }, facts)
    return successMessage('flag-set', { flag: kind.name })
  },

  lift: ({ path, body, ...call }) => lift(call, eq(flag.id, rowNumber(path.id)), body.reason),

  async liftKind({ body: { kind, key, kindId, reason }, ...call }) {
    const keys = await keysOf(call.db, { kind, key })
    const isOfKind = and(eq(flag.kindId, rowNumber(kindId)), eq(flag.subjectKind, kind), acts)
    return lift(call, and(isOfKind, inArray(flag.subjectKey, keys)), reason)
  },
}
