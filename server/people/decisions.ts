import type { Page } from '@contract/dialects'
import { offsetOf } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import { maskNins } from '@contract/personalText'
import type { PersonDecision } from '@contract/portal/personPairs'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { endReasonsForPeople } from '../auth/reveals'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { personDecision } from '../db/schema'
import type { Who, Writing } from '../http/handlers'
import { quotedReason } from '../http/quotedReason'
import { findPerson, mergedNumbers, type Person, readByNumbers } from '../identity/readPeople'
import { inForceAbout, lockDecisions, settlePairs } from './settlePairs'

type Decision = typeof personDecision.$inferSelect

/** Returns the number of a person in an address or a body; -1, which nobody has, for any other text. */
const personNumber = (key: string | undefined): number => (/^\d{1,15}$/.test(key ?? '') ? Number(key) : -1)

/** Returns the person who has a record. Refuses a number that no natural person has. */
export const getPerson = async (db: Db, key: string | undefined): Promise<Person> => {
  const person = await findPerson(db, personNumber(key))
  if (!person) throw new Refusal('unknown-person')
  return person
}

const numbersOf = ({ identities }: Person) => identities.map(({ id }) => id)

/** Returns the decision in force that stands between two people, or within one; the latest of several. */
const decisionBetween = async (tx: Db, kind: Decision['kind'], one: Person, other: Person) => {
  const [ofOne, ofOther] = [numbersOf(one), numbersOf(other)]
  const decisions = await tx
    .select()
    .from(personDecision)
    .where(and(eq(personDecision.kind, kind), inForceAbout(ofOne)))
    .orderBy(desc(personDecision.id))
  return decisions.find(
    decision =>
      (ofOne.includes(decision.one) && ofOther.includes(decision.other)) ||
      (ofOther.includes(decision.one) && ofOne.includes(decision.other)),
  )
}

const subjectOf = ({ one, other }: Pick<Decision, 'one' | 'other'>) => `People ${one} and ${other}`

type Deciding = Writing & { who: Who; body: { one: string; other: string; kind: Decision['kind']; reason: string } }

/**
 * Records that two people are one, or stay apart. The same decision sent twice is recorded once. Refuses two people
 * about whom another decision is in force, with its author and reason.
 */
export const decide = async ({ db, who, body, record }: Deciding) => {
  await lockDecisions(db)
  const { kind } = body
  const reason = maskNins(body.reason)
  const one = await getPerson(db, body.one)
  const other = await getPerson(db, body.other)
  const earlier = (await decisionBetween(db, 'MERGE', one, other)) ?? (await decisionBetween(db, 'APART', one, other))
  if (earlier?.kind === kind && earlier.decidedById === who.accountId && earlier.reason === reason) return
  if (earlier) {
    const { decidedBy: name, reason: why } = earlier
    throw new Refusal(earlier.kind === 'MERGE' ? 'people-merged' : 'people-apart', { name, reason: quotedReason(why) })
  }
  if (one.id === other.id) throw new Refusal('same-person')
  const pair = { one: Math.min(one.id, other.id), other: Math.max(one.id, other.id) }
  const entry = { ...pair, kind, reason }
  await db.insert(personDecision).values({ ...entry, decidedById: who.accountId, decidedBy: who.name })
  await settlePairs(db, [...numbersOf(one), ...numbersOf(other)])
  await endReasonsForPeople(
    db,
    [...one.records, ...other.records].map(({ id }) => id),
  )
  record({ subject: subjectOf(pair), after: entry })
}

/** Ends the effect of a decision. The same undoing sent twice is recorded once. */
export const undo = async ({
  db,
  who,
  record,
  path,
  body,
}: Writing & { who: Who; path: Record<string, string>; body: { reason: string } }) => {
  await lockDecisions(db)
  const isDecision = eq(personDecision.id, rowNumber(path.decision))
  const [decision] = await db.select().from(personDecision).where(isDecision)
  if (!decision) throw new Refusal('no-such-decision')
  const undoneReason = maskNins(body.reason)
  if (decision.undoneAt) {
    if (decision.undoneById === who.accountId && decision.undoneReason === undoneReason) return
    throw new Refusal('decision-undone', { name: decision.undoneBy ?? '', reason: quotedReason(decision.undoneReason) })
  }
  const merged = await mergedNumbers(db, [decision.one, decision.other])
  await db
    .update(personDecision)
    .set({ undoneReason, undoneById: who.accountId, undoneBy: who.name, undoneAt: sql`now()` })
    .where(isDecision)
  const numbers = [...merged.values()].flat()
  await settlePairs(db, numbers)
  await endReasonsForPeople(db, numbers)
  record({
    subject: subjectOf(decision),
    before: { kind: decision.kind, reason: decision.reason, undone: false },
    after: { kind: decision.kind, reason: decision.reason, undone: true, undoneReason },
  })
}

/** Returns decisions as they are shown, with the names of their people. */
const shown = async (db: Db, decisions: readonly Decision[]): Promise<PersonDecision[]> => {
  const records = await readByNumbers(db, [...new Set(decisions.flatMap(({ one, other }) => [one, other]))])
  const names = new Map(records.map(({ id, name }) => [id, name]))
  return decisions.map(({ id, kind, one, other, reason, decidedBy, decidedAt, ...undone }) => ({
    id: String(id),
    kind,
    oneKey: String(one),
    oneName: names.get(one) ?? '',
    otherKey: String(other),
    otherName: names.get(other) ?? '',
    reason,
    decidedBy,
    decidedAt: isoMoment(decidedAt),
    undoneReason: undone.undoneReason,
    undoneBy: undone.undoneBy,
    undoneAt: undone.undoneAt && isoMoment(undone.undoneAt),
  }))
}

/** Returns the decisions about a person, undone ones among them, the latest first. */
export const decisionsAbout = async (db: Db, person: Person): Promise<PersonDecision[]> => {
  const { one, other, id } = personDecision
  const numbers = sql.param(person.records.map(record => record.id))
  const about: SQL = sql`(${one} = ANY(${numbers}::bigint[]) OR ${other} = ANY(${numbers}::bigint[]))`
  return shown(db, await db.select().from(personDecision).where(about).orderBy(desc(id)))
}

/** Lists all decisions, the latest first. */
export const listDecisions = async (db: Db, kind: Decision['kind'] | undefined, page: Page) => {
  const where = kind && eq(personDecision.kind, kind)
  const decisions = await db
    .select()
    .from(personDecision)
    .where(where)
    .orderBy(desc(personDecision.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return { rows: await shown(db, decisions), total: await db.$count(personDecision, where) }
}
