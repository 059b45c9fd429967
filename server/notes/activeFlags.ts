import type { OnWire } from '@contract/id'
import { type ActiveFlag, type FlagMark, flagColours, flagIcons, type RecordNotes } from '@contract/portal/marks'
import type { RecordKind } from '@contract/portal/noteKinds'
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { preparedOnce } from '../db/prepared'
import { renderOnce } from '../db/renderOnce'
import { entityPerson, flag, flagKind, note } from '../db/schema'
import { keysOf, type RecordRef } from './records'

/** Condition of a flag that acts: neither lifted nor past its last day. */
export const acts = renderOnce(
  sql`(${isNull(flag.liftedAt)} AND ${or(isNull(flag.lastDay), gte(flag.lastDay, today))})`,
)

/** Look of a flag. A colour or icon that the portal does not have becomes the first one. */
const lookOf = ({ name, colour, icon }: Pick<typeof flagKind.$inferSelect, 'name' | 'colour' | 'icon'>): FlagMark => ({
  name,
  colour: flagColours.find(one => one === colour) ?? flagColours[0],
  icon: flagIcons.find(one => one === icon) ?? flagIcons[0],
})

const look = { name: flagKind.name, colour: flagKind.colour, icon: flagKind.icon }

const ofKeys = and(
  eq(flag.subjectKind, sql.placeholder('kind')),
  sql`${flag.subjectKey} = ANY(${sql.placeholder('keys')}::text[])`,
  acts,
)

const marksQuery = preparedOnce(db =>
  db
    .select({ key: flag.subjectKey, ...look })
    .from(flag)
    .innerJoin(flagKind, eq(flagKind.id, flag.kindId))
    .where(ofKeys)
    .orderBy(asc(flag.id))
    .prepare('flags_of_rows'),
)

/** Reads the flags that act on records of one kind, by their keys. */
export const readMarks = async (
  db: Db,
  kind: RecordKind,
  keys: readonly string[],
): Promise<Map<string, FlagMark[]>> => {
  const marks = new Map<string, FlagMark[]>()
  if (!keys.length) return marks
  for (const { key, ...shown } of await marksQuery(db).execute({ kind, keys: [...new Set(keys)] }))
    marks.set(key, [...(marks.get(key) ?? []), lookOf(shown)])
  return marks
}

const masksQuery = preparedOnce(db =>
  db
    .select({ key: flag.subjectKey })
    .from(flag)
    .innerJoin(flagKind, and(eq(flagKind.id, flag.kindId), flagKind.masksAddresses))
    .where(ofKeys)
    .prepare('suppressed_addresses'),
)

// Flags that suppress addresses of people are few: each is compared with the people of the entity.
const masksPeopleQuery = preparedOnce(db =>
  db
    .select({ key: entityPerson.brn })
    .from(flag)
    .innerJoin(flagKind, and(eq(flagKind.id, flag.kindId), flagKind.masksAddresses))
    .innerJoin(entityPerson, sql`${entityPerson.id} = ${flag.subjectKey}::bigint`)
    .where(
      and(eq(flag.subjectKind, 'PERSON'), acts, sql`${entityPerson.brn} = ANY(${sql.placeholder('keys')}::text[])`),
    )
    .prepare('suppressed_addresses_of_people'),
)

/**
 * Returns the keys of the records whose addresses are masked for everybody. The file of an entity is one when the address
 * of one of its people is suppressed.
 */
export const readSuppressed = async (db: Db, kind: RecordKind, keys: readonly string[]): Promise<Set<string>> => {
  const known = kind === 'PERSON' ? (await Promise.all(keys.map(key => keysOf(db, { kind, key })))).flat() : keys
  const own = await masksQuery(db).execute({ kind, keys: known })
  const people = kind === 'ENTITY' ? await masksPeopleQuery(db).execute({ keys }) : []
  if (kind === 'PERSON' && own.length) return new Set(keys)
  return new Set([...own, ...people].map(({ key }) => key))
}

const inIso = (at: string) => new Date(at).toISOString()

const facts = {
  id: flag.id,
  kindId: flag.kindId,
  ...look,
  refuses: flagKind.refuses,
  approves: flagKind.approves,
  masksAddresses: flagKind.masksAddresses,
  setPermissions: flagKind.setBy,
  liftPermissions: flagKind.liftBy,
  reason: flag.reason,
  document: flag.document,
  lastDay: flag.lastDay,
  setBy: flag.setBy,
  setAt: flag.setAt,
  liftedAt: flag.liftedAt,
  liftedBy: flag.liftedBy,
  liftReason: flag.liftReason,
  acts: sql<boolean>`${acts}`,
}

/** Reads all flags of a record, the latest first, with their kinds. */
export const readFlags = (db: Db, kind: RecordKind, keys: readonly string[]) =>
  db
    .select(facts)
    .from(flag)
    .innerJoin(flagKind, eq(flagKind.id, flag.kindId))
    .where(and(eq(flag.subjectKind, kind), inArray(flag.subjectKey, [...keys])))
    .orderBy(desc(flag.id))

type ReadFlag = Awaited<ReturnType<typeof readFlags>>[number]

/** Returns a flag in the shape of the wire. */
export const shownFlag = (row: ReadFlag): OnWire<ActiveFlag> => ({
  id: String(row.id),
  kindId: String(row.kindId),
  ...lookOf(row),
  reason: row.reason,
  document: row.document,
  lastDay: row.lastDay,
  setBy: row.setBy,
  setAt: inIso(row.setAt),
  effect: row.refuses.length ? 'REFUSES' : row.approves.length ? 'APPROVAL' : 'NONE',
  masksAddresses: row.masksAddresses,
})

/** Reads the flags that act on a record, the number of its notes and the latest note, for the head of its file. */
export const readRecordNotes = async (db: Db, record: RecordRef): Promise<OnWire<RecordNotes>> => {
  const keys = await keysOf(db, record)
  const flags = await readFlags(db, record.kind, keys)
  const notes = and(eq(note.subjectKind, record.kind), inArray(note.subjectKey, keys), isNull(note.removedAt))
  const [latest] = await db
    .select({ text: note.text, author: note.author, at: note.createdAt, count: sql<number>`(count(*) OVER ())::int` })
    .from(note)
    .where(notes)
    .orderBy(desc(note.id))
    .limit(1)
  return {
    flags: flags.filter(row => row.acts).map(shownFlag),
    count: latest?.count ?? 0,
    latest: latest && { text: latest.text, author: latest.author, at: inIso(latest.at) },
  }
}
