import { certainties } from '@contract/portal/personPairs'
import { desc, isNull, max, sql } from 'drizzle-orm'
import { type Database, type Db, waitLong } from '../db/database'
import { entityPerson, personDecision, personPair, personPairRound } from '../db/schema'
import { comparePeople } from '../identity/comparePeople'
import { firstNumbers, readByNumbers } from '../identity/readPeople'
import { isNatural, searchedNumber } from '../identity/recordColumns'
import { lockDecisions, settlePairs } from './settlePairs'

/** Pairs that are compared at a time. */
const BATCH = 2000
/** Hours between two rounds, at least. */
const HOURS = 1
const LOCK = 7_203_118
/** Likeness of two names, by their trigrams, below which they are not compared. */
const LEAST_LIKENESS = 0.5

/**
 * Reads the records that may belong to one person, two by two: born on one day with alike names, of one number, or of
 * one name with the same half of a number.
 */
const readCandidates = (tx: Db) =>
  tx.execute<{ one: string; other: string }>(sql`
    WITH natural_person AS MATERIALIZED (
      SELECT ${entityPerson.id} AS id, ${entityPerson.dateOfBirth} AS born, ${entityPerson.nameWords} AS words, ${searchedNumber} AS number
      FROM ${entityPerson} WHERE ${isNatural}),
    word AS (SELECT id, born, array_to_string(words, ' ') AS name, unnest(words) AS word FROM natural_person WHERE born IS NOT NULL),
    half AS (
      SELECT id, words, number, 0 AS side, left(number, length(number) / 2) AS part FROM natural_person WHERE length(number) >= 5
      UNION ALL
      SELECT id, words, number, 1, substr(number, length(number) / 2 + 1) FROM natural_person WHERE length(number) >= 5)
    SELECT a.id AS one, b.id AS other FROM word a JOIN word b
      ON a.born = b.born AND a.word = b.word AND a.id < b.id AND similarity(a.name, b.name) >= ${LEAST_LIKENESS}
    UNION
    SELECT a.id, b.id FROM half a JOIN half b
      ON a.side = b.side AND a.part = b.part AND a.words = b.words AND a.id < b.id AND a.number <> b.number
    UNION
    SELECT a.id, b.id FROM natural_person a JOIN natural_person b ON a.number = b.number AND a.id < b.id
      WHERE length(a.number) >= 5
    ORDER BY 1, 2`)

type Candidate = { one: number; other: number }

/** Compares the candidates of a batch; returns those that are probably one person. */
const readPairs = async (tx: Db, candidates: readonly Candidate[]) => {
  const records = await readByNumbers(tx, [...new Set(candidates.flatMap(({ one, other }) => [one, other]))])
  const byNumber = new Map(records.map(record => [record.id, record]))
  const firsts = await firstNumbers(tx, records)
  return candidates.flatMap(candidate => {
    const [one, other] = [firsts.get(candidate.one), firsts.get(candidate.other)]
    const [mine, theirs] = [byNumber.get(candidate.one), byNumber.get(candidate.other)]
    if (!one || !other || one === other || !mine || !theirs) return []
    const likeness = comparePeople(mine, theirs)
    if (!likeness) return []
    const rank = certainties.indexOf(likeness.certainty)
    return [{ one: Math.min(one, other), other: Math.max(one, other), ...likeness, rank }]
  })
}

/** Compares all candidates; returns each probable pair once, as the records that are most alike show it. */
const compareAll = async (tx: Db) => {
  const { rows } = await readCandidates(tx)
  const candidates = rows.map(({ one, other }) => ({ one: Number(one), other: Number(other) }))
  const best = new Map<string, Awaited<ReturnType<typeof readPairs>>[number]>()
  for (let start = 0; start < candidates.length; start += BATCH)
    for (const pair of await readPairs(tx, candidates.slice(start, start + BATCH))) {
      const name = `${pair.one} ${pair.other}`
      if (pair.rank <= (best.get(name)?.rank ?? Number.POSITIVE_INFINITY)) best.set(name, pair)
    }
  return [...best.values()]
}

/**
 * Computes the probable duplicates among all people anew. Decisions about pairs stay in force; new ones wait only while
 * the list is replaced, which takes far less time than comparing.
 */
export const computePairs = async (tx: Db) => {
  const [newest] = await tx.select({ id: max(entityPerson.id) }).from(entityPerson)
  const pairs = await compareAll(tx)
  await lockDecisions(tx)
  await tx.delete(personPair)
  for (let start = 0; start < pairs.length; start += BATCH)
    await tx.insert(personPair).values(pairs.slice(start, start + BATCH))
  const decisions = await tx.select().from(personDecision).where(isNull(personDecision.undoneAt))
  if (decisions.length)
    await settlePairs(
      tx,
      decisions.flatMap(({ one, other }) => [one, other]),
    )
  await tx.insert(personPairRound).values({ through: newest?.id ?? 0 })
}

/** Tells whether people were added since the latest round, and that round is old enough. */
const isDue = async (db: Db) => {
  const [newest] = await db.select({ id: max(entityPerson.id) }).from(entityPerson)
  const [latest] = await db
    .select({
      through: personPairRound.through,
      isOld: sql<boolean>`${personPairRound.at} < now() - ${HOURS} * interval '1 hour'`,
    })
    .from(personPairRound)
    .orderBy(desc(personPairRound.id))
    .limit(1)
  return (newest?.id ?? 0) > (latest?.through ?? 0) && (latest?.isOld ?? true)
}

/** Computes the probable duplicates at once, after a load has added people, behind a round that is under way. */
export const computePairsNow = (database: Pick<Database, 'write'>) =>
  database.write(async tx => {
    await waitLong(tx)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    await computePairs(tx)
  })

/** Computes the probable duplicates when people were added; one server at a time, at most once an hour. */
export const refreshPairs = async (database: Database) => {
  if (!(await isDue(database.read))) return
  await database.write(async tx => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`)
    if (!rows[0]?.mine || !(await isDue(tx))) return
    await waitLong(tx)
    await computePairs(tx)
  })
}
