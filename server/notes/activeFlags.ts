import { fileKey } from '@contract/fileKeys'
import type { OnWire } from '@contract/id'
import { type ActiveFlag, type FlagMark, flagColours, flagIcons, type RecordNotes } from '@contract/portal/marks'
import { type RecordKind, recordKinds } from '@contract/portal/noteKinds'
import { and, asc, desc, eq, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { isoMoment } from '../db/isoMoment'
import { preparedOnce } from '../db/prepared'
import { renderOnce } from '../db/renderOnce'
import { entityPerson, flag, flagKind, note } from '../db/schema'
import { keysOf, keysOfEach, type RecordRef } from './records'

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

/**
 * Returns flags without those of the same kind: two people whom a decision made one may have the same flag, and so may two
 * records of one row.
 */
export const onceByName = (marks: readonly FlagMark[]): FlagMark[] => [
  ...new Map(marks.map(mark => [mark.name, mark])).values(),
]

const look = { name: flagKind.name, colour: flagKind.colour, icon: flagKind.icon }

const marksQuery = preparedOnce(db =>
  db
    .select({ kind: flag.subjectKind, key: flag.subjectKey, ...look })
    .from(flag)
    .innerJoin(flagKind, eq(flagKind.id, flag.kindId))
    .where(
      and(
        sql`(${flag.subjectKind}, ${flag.subjectKey}) IN
          (SELECT * FROM unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('keys')}::text[]))`,
        acts,
      ),
    )
    .orderBy(asc(flag.id))
    .prepare('flags_of_rows'),
)

const flagOfRow = sql`json_build_object('kind', ${flag.subjectKind}, 'key', ${flag.subjectKey}, 'name', ${flagKind.name},
  'colour', ${flagKind.colour}, 'icon', ${flagKind.icon})`

// All kinds are named, because the index of flags begins with the kind.
const ofAnyKind = sql.raw(`ARRAY['${recordKinds.join("','")}']`)

/** A flag in a column of `flagsUnder`. */
export type FlagUnder = RecordRef & Pick<typeof flagKind.$inferSelect, 'name' | 'colour' | 'icon'>

/**
 * Column of a query: the flags that act on records with one of these keys, of whichever kind, the earliest first. Saves
 * the query of `readMarks` where the rows themselves are looked up by one number.
 */
export const flagsUnder = (...keys: SQLWrapper[]): SQL<FlagUnder[]> =>
  sql<FlagUnder[]>`coalesce((SELECT json_agg(${flagOfRow} ORDER BY ${flag.id}) FROM ${flag}
    JOIN ${flagKind} ON ${flagKind.id} = ${flag.kindId}
    WHERE ${flag.subjectKind} = ANY (${ofAnyKind}) AND ${flag.subjectKey} IN (${sql.join(keys, sql`, `)}) AND ${acts}), '[]')`

/** Returns those of the flags under some keys that act on a record; none of a person, who may have several records. */
export const marksOn = (flags: readonly FlagUnder[], { kind, key }: RecordRef): FlagMark[] =>
  flags.filter(one => one.kind === kind && one.key === fileKey(kind, key)).map(lookOf)

const onPeople = (name: string, condition?: SQL) =>
  preparedOnce(db =>
    db
      .select({ id: flag.id })
      .from(flag)
      .innerJoin(flagKind, eq(flagKind.id, flag.kindId))
      .where(and(eq(flag.subjectKind, 'PERSON'), acts, condition))
      .limit(1)
      .prepare(name),
  )

// Few people have flags: without one, nobody has to look for all records of a person.
const anyOnPeopleQuery = onPeople('any_flag_on_people')
const anyMaskOfPeopleQuery = onPeople('any_suppressed_address_of_people', sql`${flagKind.masksAddresses}`)

/** Returns, for each of these people, the keys of all their records; of nobody where no person has a flag. */
const keysOfFlaggedPeople = async (db: Db, keys: readonly string[]) =>
  keys.length && (await anyOnPeopleQuery(db).execute()).length
    ? keysOfEach(db, 'PERSON', keys)
    : new Map<string, readonly string[]>()

/**
 * Reads the flags that act on records, in the order of the records, each kind of flag once; those of a person from all
 * records of the person.
 */
export const readMarksOfEach = async (db: Db, records: readonly RecordRef[]): Promise<FlagMark[][]> => {
  const people = records.flatMap(({ kind, key }) => (kind === 'PERSON' ? [key] : []))
  const keysOfPerson = await keysOfFlaggedPeople(db, people)
  const keys = records.map(({ kind, key }) =>
    kind === 'PERSON' ? (keysOfPerson.get(key) ?? []) : [fileKey(kind, key)],
  )
  const asked = records.flatMap(({ kind }, index) => (keys[index] ?? []).map(key => ({ kind, key })))
  const rows = asked.length
    ? await marksQuery(db).execute({ kinds: asked.map(({ kind }) => kind), keys: asked.map(({ key }) => key) })
    : []
  return records.map(({ kind }, index) =>
    onceByName(rows.filter(row => row.kind === kind && keys[index]?.includes(row.key)).map(lookOf)),
  )
}

/** Reads the flags that act on records of one kind, by the keys of those that have any. */
export const readMarks = async (
  db: Db,
  kind: RecordKind,
  keys: readonly string[],
): Promise<Map<string, FlagMark[]>> => {
  const marks = await readMarksOfEach(
    db,
    keys.map(key => ({ kind, key })),
  )
  return new Map(keys.flatMap((key, index) => (marks[index]?.length ? [[key, marks[index]]] : [])))
}

const masksQuery = preparedOnce(db =>
  db
    .select({ key: flag.subjectKey })
    .from(flag)
    .innerJoin(flagKind, and(eq(flagKind.id, flag.kindId), flagKind.masksAddresses))
    .where(
      and(
        eq(flag.subjectKind, sql.placeholder('kind')),
        sql`${flag.subjectKey} = ANY(${sql.placeholder('keys')}::text[])`,
        acts,
      ),
    )
    .prepare('suppressed_addresses'),
)

const peopleOfEntitiesQuery = preparedOnce(db =>
  db
    .select({ brn: entityPerson.brn, id: sql<string>`${entityPerson.id}::text` })
    .from(entityPerson)
    .where(sql`${entityPerson.brn} = ANY(${sql.placeholder('keys')}::text[])`)
    .prepare('people_of_entities'),
)

/** Returns those of these keys whose own record has a flag that masks addresses. */
const readMasked = async (db: Db, kind: RecordKind, keys: readonly string[]): Promise<string[]> => {
  if (kind === 'PERSON' && !(await anyMaskOfPeopleQuery(db).execute()).length) return []
  const all = await keysOfEach(db, kind, keys)
  const rows = await masksQuery(db).execute({ kind, keys: [...new Set([...all.values()].flat())] })
  const masked = new Set(rows.map(({ key }) => key))
  return keys.filter(key => all.get(key)?.some(own => masked.has(own)))
}

/** Returns the entities with a person whose address is suppressed in whichever file, found by all their records. */
const readMaskedByPeople = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  if (!(await anyMaskOfPeopleQuery(db).execute()).length) return []
  const brns = await keysOfEach(db, 'ENTITY', keys)
  const people = await peopleOfEntitiesQuery(db).execute({ keys: [...brns.values()].flat() })
  const ids = people.map(({ id }) => id)
  const masked = new Set(await readMasked(db, 'PERSON', ids))
  const ofMasked = new Set(people.filter(({ id }) => masked.has(id)).map(({ brn }) => brn))
  return keys.filter(key => brns.get(key)?.some(brn => ofMasked.has(brn)))
}

/**
 * Returns the keys of the records whose addresses are masked for everybody. The file of an entity is one when the address
 * of one of its people is suppressed, also by a flag that was set on a record of another entity.
 */
export const readSuppressed = async (db: Db, kind: RecordKind, keys: readonly string[]): Promise<Set<string>> =>
  new Set([...(await readMasked(db, kind, keys)), ...(kind === 'ENTITY' ? await readMaskedByPeople(db, keys) : [])])

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

/** Returns the effect of a kind of flag on changes of its record. */
export const effectOf = ({
  refuses,
  approves,
}: Pick<typeof flagKind.$inferSelect, 'refuses' | 'approves'>): ActiveFlag['effect'] =>
  refuses.length ? 'REFUSES' : approves.length ? 'APPROVAL' : 'NONE'

/** Returns a flag in the shape of the wire. */
export const shownFlag = (row: ReadFlag): OnWire<ActiveFlag> => ({
  id: String(row.id),
  kindId: String(row.kindId),
  ...lookOf(row),
  reason: row.reason,
  document: row.document,
  lastDay: row.lastDay,
  setBy: row.setBy,
  setAt: isoMoment(row.setAt),
  effect: effectOf(row),
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
    latest: latest && { text: latest.text, author: latest.author, at: isoMoment(latest.at) },
  }
}
