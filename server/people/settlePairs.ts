import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { personDecision, personPair } from '../db/schema'
import { mergedNumbers } from '../identity/readPeople'

const isOneOf = (column: PgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = ANY(${sql.param([...numbers])}::bigint[])`

/** Lets one transaction decide about people, or replace the list of pairs, at a time; reading goes on. */
export const lockDecisions = (tx: Db) => tx.execute(sql`LOCK TABLE ${personDecision} IN SHARE ROW EXCLUSIVE MODE`)

/** Condition of the decisions in force that name one of these numbers. */
export const inForceAbout = (numbers: readonly number[]) =>
  and(isNull(personDecision.undoneAt), or(isOneOf(personDecision.one, numbers), isOneOf(personDecision.other, numbers)))

/** Marks the pairs that have one of these numbers: a pair is settled while its people are one, or are kept apart. */
export const settlePairs = async (tx: Db, numbers: readonly number[]) => {
  const pairs = await tx
    .select({ one: personPair.one, other: personPair.other, settled: personPair.settled })
    .from(personPair)
    .where(or(isOneOf(personPair.one, numbers), isOneOf(personPair.other, numbers)))
  if (!pairs.length) return
  const merged = await mergedNumbers(tx, [...new Set(pairs.flatMap(({ one, other }) => [one, other]))])
  const apart = await tx
    .select({ one: personDecision.one, other: personDecision.other })
    .from(personDecision)
    .where(and(eq(personDecision.kind, 'APART'), inForceAbout([...merged.values()].flat())))
  const isSettled = ({ one, other }: { one: number; other: number }) => {
    const [ofOne, ofOther] = [merged.get(one) ?? [one], merged.get(other) ?? [other]]
    const between = (from: readonly number[], to: readonly number[]) =>
      apart.some(decision => from.includes(decision.one) && to.includes(decision.other))
    return ofOne.includes(other) || between(ofOne, ofOther) || between(ofOther, ofOne)
  }
  for (const pair of pairs) {
    const settled = isSettled(pair)
    if (settled === pair.settled) continue
    await tx
      .update(personPair)
      .set({ settled })
      .where(and(eq(personPair.one, pair.one), eq(personPair.other, pair.other)))
  }
}
