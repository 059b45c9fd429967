import type { OnWire } from '@contract/id'
import { permissions } from '@contract/permissions'
import type { RecordKind } from '@contract/portal/noteKinds'
import { MOST_NOTES, type RecordFlag, type RecordNote, type SettableKind } from '@contract/portal/notes'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { today } from '../db/days'
import { isoMoment } from '../db/isoMoment'
import { account, flagKind, note, reminder } from '../db/schema'
import type { Who } from '../http/handlers'
import { effectOf, readFlags, shownFlag } from './activeFlags'

/** Tells whether somebody holds one of the permissions that a kind of flag names. */
export const holdsOne = (who: Who, names: readonly string[]) => names.some(name => who.permissions.has(name))

/** Permissions as their owner reads them: names of the product only. */
export const permissionNames = (names: readonly string[]) => names.filter(name => name in permissions).join(', ')

/** Reads reminders of notes: of each note the open one, else the one that was done last. */
const readReminders = async (db: Db, noteIds: readonly number[]) => {
  const rows = noteIds.length
    ? await db
        .select({
          id: reminder.id,
          noteId: reminder.noteId,
          day: reminder.day,
          ownerId: reminder.ownerId,
          owner: sql<string>`${account.displayName}`,
          doneAt: reminder.doneAt,
          doneBy: reminder.doneBy,
        })
        .from(reminder)
        .innerJoin(account, eq(account.id, reminder.ownerId))
        .where(inArray(reminder.noteId, [...noteIds]))
        .orderBy(sql`${isNotNull(reminder.doneAt)} DESC`, asc(reminder.doneAt), asc(reminder.id))
    : []
  return new Map(
    rows.map(({ noteId, id, doneAt, ...row }) => [
      noteId,
      { ...row, id: String(id), doneAt: doneAt && isoMoment(doneAt) },
    ]),
  )
}

/**
 * Reads the notes of a record, the latest first, removed ones among them without their text; those before one of them, where
 * its number is given. `older` tells whether there are more.
 */
export const readNotes = async (
  db: Db,
  who: Who,
  kind: RecordKind,
  keys: readonly string[],
  before: number | undefined,
): Promise<{ notes: OnWire<RecordNote>[]; older: boolean }> => {
  const found = await db
    .select()
    .from(note)
    .where(
      and(
        eq(note.subjectKind, kind),
        inArray(note.subjectKey, [...keys]),
        before === undefined ? undefined : lt(note.id, before),
      ),
    )
    .orderBy(desc(note.id))
    .limit(MOST_NOTES + 1)
  const rows = found.slice(0, MOST_NOTES)
  const reminders = await readReminders(
    db,
    rows.map(({ id }) => id),
  )
  const notes = rows.map(row => ({
    id: String(row.id),
    text: row.removedAt ? '' : row.text,
    version: row.version,
    author: row.author,
    own: row.authorId === who.accountId,
    createdAt: isoMoment(row.createdAt),
    editedAt: row.editedAt && isoMoment(row.editedAt),
    removedAt: row.removedAt && isoMoment(row.removedAt),
    removedBy: row.removedBy,
    reminder: reminders.get(row.id),
  }))
  return { notes, older: found.length > rows.length }
}

/** Reads the flags of a record, the latest first; past ones say how they ended. */
export const readAllFlags = async (
  db: Db,
  who: Who,
  kind: RecordKind,
  keys: readonly string[],
): Promise<OnWire<RecordFlag>[]> => {
  const rows = await readFlags(db, kind, keys)
  return rows.map(row => ({
    ...shownFlag(row),
    mayLift: row.acts && holdsOne(who, row.liftPermissions),
    endedAt: row.acts ? null : row.liftedBy ? row.liftedAt && isoMoment(row.liftedAt) : row.lastDay,
    liftedBy: row.liftedBy,
    liftReason: row.liftReason,
  }))
}

type Kind = typeof flagKind.$inferSelect & { lastDay: string | null }

const asSettable = ({ id, name, needsReason, needsDocument, lastDay, masksAddresses, ...acts }: Kind) => ({
  ...{ id: String(id), name, needsReason, needsDocument, lastDay, masksAddresses },
  effect: effectOf(acts),
})

/** Reads the kinds of flags that somebody may set on records of a kind, and those that they may lift from them. */
export const readKindsFor = async (db: Db, who: Who, kind: RecordKind) => {
  const rows: Kind[] = await db
    .select({ ...getTableColumns(flagKind), lastDay: sql<string | null>`(${today} + ${flagKind.endsAfter})::text` })
    .from(flagKind)
    .where(sql`${kind} = ANY(${flagKind.subjects})`)
    .orderBy(flagKind.name)
  const kindsOf = (fits: (row: Kind) => boolean): OnWire<SettableKind>[] => rows.filter(fits).map(asSettable)
  return {
    settable: kindsOf(({ active, setBy }) => active && holdsOne(who, setBy)),
    liftable: kindsOf(({ liftBy }) => holdsOne(who, liftBy)),
  }
}
