import { fieldRefusal } from '@contract/errors'
import { and, eq, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import { tellSupervisors } from '../auth/supervisorNotices'
import { columnNames } from '../db/columnNames'
import type { Db } from '../db/database'
import { startOf, today } from '../db/days'
import { birthTry } from '../db/schema'
import type { Who } from '../http/handlers'
import { hashOf } from '../http/tokens'
import { readNameWords, readVariants } from '../identity/nameVariants'
import { readRecords } from '../identity/readPeople'
import { bornInYearOf, holdsVariants } from './nameConditions'

/** People of a name and year whose tries are counted one by one; more of them are counted by the name alone. */
const MOST_COUNTED = 50

type Trying = { db: Db; who: Who; address: string; call: string; most: number }
type Tried = { subjects: readonly string[]; born: string; field: string }

const { accountId, subject, day, days } = birthTry

/** Tells the supervisors once a day that somebody tries days, and leaves an entry in the audit trail. */
const tellOnce = async ({ db, who, address, call, most }: Trying) => {
  const first = await db
    .insert(birthTry)
    .values({ accountId: who.accountId, subject: '', day: today, days: [] })
    .onConflictDoNothing()
    .returning({ subject })
  if (!first.length) return
  await addToTrail(db, { actor: who, address, call, subject: who.name, after: { daysOfBirthTried: most } })
  await tellSupervisors(db, 'BIRTH_DAYS', who, most)
}

/**
 * Counts a day that somebody tries for each of these subjects, on all servers together, and refuses one more than `most`
 * different days. The tries are counted before the search: a refusal says nothing about the day.
 */
const countDay = async (trying: Trying, { subjects, born, field }: Tried) => {
  const { db, who, most } = trying
  const isTried = sql`${days} @> ARRAY[${born}::date]`
  // In order, so that two searches at once never wait for each other.
  await db.execute(sql`
    INSERT INTO ${birthTry} (${columnNames(accountId, subject, day, days)})
    SELECT ${who.accountId}::uuid, tried, ${today}, ARRAY[${born}::date]
    FROM unnest(${sql.param([...subjects])}::text[]) tried ORDER BY tried
    ON CONFLICT (${columnNames(accountId, subject, day)}) DO UPDATE SET ${columnNames(days)} = array_append(${days}, ${born}::date)
    WHERE NOT ${isTried} AND cardinality(${days}) < ${most}`)
  const [spent] = await db
    .select({
      minutes: sql<number>`greatest(1, ceil(extract(epoch FROM ${startOf(sql`${today} + 1`)} - now()) / 60))::int`,
    })
    .from(birthTry)
    .where(
      and(
        eq(accountId, who.accountId),
        eq(day, today),
        sql`${subject} = ANY(${sql.param([...subjects])}::text[])`,
        sql`NOT ${isTried}`,
      ),
    )
    .limit(1)
  if (!spent) return
  await tellOnce(trying)
  throw fieldRefusal(field, 'too-many-birth-days', { most, minutes: spent.minutes })
}

const subjectOf = ({ id }: { id: number }) => `record ${id}`

/**
 * Counts a search by name and day of somebody who sees masks: for the name, and for everybody of that year whose name it
 * may be, so that another spelling or a part of the name is no new try.
 */
export const countSearch = async (trying: Trying, { name, born }: { name: string; born: string }) => {
  const words = await readNameWords(trying.db, name)
  if (!words.length) return
  const variants = await readVariants(trying.db, words)
  const bearers = await readRecords(trying.db, holdsVariants(variants, MOST_COUNTED, [bornInYearOf(born)]))
  const named = `name ${hashOf(words.toSorted().join(' '))}`
  await countDay(trying, { subjects: [named, ...bearers.map(subjectOf)], born, field: 'born' })
}

type Compared = { records: readonly { id: number }[]; dateOfBirth?: string | null | undefined }

/** Counts a comparison of two people by somebody who sees masks: it tells whether one has the day of the other. */
export const countComparison = async (trying: Trying, one: Compared, other: Compared) => {
  const pairs = [
    [one, other.dateOfBirth],
    [other, one.dateOfBirth],
  ] as const
  for (const [{ records }, born] of pairs)
    if (born) await countDay(trying, { subjects: records.map(subjectOf), born, field: 'other' })
}
