import { offsetOf, type Page } from '@contract/dialects'
import {
  type Certainty,
  certainties,
  type personPairs as contract,
  MOST_COUNTED_PAIRS,
  type PersonPair,
} from '@contract/portal/personPairs'
import { successMessage } from '@contract/successMessages'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { personPair } from '../db/schema'
import type { Handlers } from '../http/serve'
import { mergedNumbers, readByNumbers } from '../identity/readPeople'
import { listDecisions, undo } from './decisions'

/** Lists the pairs of people about whom nobody decided, the most certain first. */
const listPairs = async (db: Db, certainty: Certainty | undefined, page: Page) => {
  const { one, other, rank } = personPair
  const where = and(sql`NOT ${personPair.settled}`, certainty && sql`${rank} = ${certainties.indexOf(certainty)}`)
  const pairs = await db
    .select()
    .from(personPair)
    .where(where)
    .orderBy(rank, one, other)
    .limit(page.perPage)
    .offset(offsetOf(page))
  const counted = db.select({ one }).from(personPair).where(where).limit(MOST_COUNTED_PAIRS).as('counted')
  const total = await db.$count(counted)
  const numbers = [...new Set(pairs.flatMap(pair => [pair.one, pair.other]))]
  const records = new Map((await readByNumbers(db, numbers)).map(record => [record.id, record]))
  const merged = await mergedNumbers(db, numbers)
  const keyOf = (number: number) => String(Math.min(...(merged.get(number) ?? [number])))
  return {
    total,
    rows: pairs.map((pair): PersonPair => {
      const [mine, theirs] = [records.get(pair.one), records.get(pair.other)]
      return {
        key: `${pair.one}-${pair.other}`,
        oneKey: keyOf(pair.one),
        oneName: mine?.name ?? '',
        oneNumber: mine?.idNumber,
        oneBorn: mine?.dateOfBirth,
        otherKey: keyOf(pair.other),
        otherName: theirs?.name ?? '',
        otherNumber: theirs?.idNumber,
        otherBorn: theirs?.dateOfBirth,
        certainty: pair.certainty,
        reasons: pair.reasons,
      }
    }),
  }
}

/** Handlers of the lists of probable duplicates and of decisions. */
export const personPairHandlers: Handlers<typeof contract> = {
  list: ({ db, filter, page }) => listPairs(db, filter.certainty, page),
  decisions: ({ db, filter, page }) => listDecisions(db, filter.kind, page),
  async undo(call) {
    await undo(call)
    return successMessage('people-decision-undone')
  },
}
