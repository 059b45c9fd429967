import type { RecordKind } from '@contract/portal/noteKinds'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { startOf } from '../../db/days'
import { dataCorrection, entity, insolvencyApplication, note, process, reminder } from '../../db/schema'
import { isReader } from '../../notes/reminders'
import { declareWork } from './workRows'

const ofNote = (value: typeof note.subjectKey | typeof note.subjectKind | typeof note.text) =>
  sql`(SELECT ${value} FROM ${note} WHERE ${note.id} = ${reminder.noteId})`
const kind = ofNote(note.subjectKind)
const key = ofNote(note.subjectKey)

/** Returns a value of the process that a note is about. Corrections are processes with a number for an id. */
const ofProcess = (ofCorrection: SQL, ofMessage: SQL) => sql`CASE WHEN ${key} ~ '^[0-9]+$'
  THEN (SELECT ${ofCorrection} FROM ${dataCorrection} WHERE ${dataCorrection.id} = ${key}::bigint)
  ELSE (SELECT ${ofMessage} FROM ${process} WHERE ${process.id} = ${key}::uuid) END`

const about = (...kinds: [RecordKind, SQL][]) =>
  sql`CASE ${kind} ${sql.join(
    kinds.map(([name, value]) => sql`WHEN ${name} THEN ${value}`),
    sql` `,
  )} END`

/** Number under which staff find the record of a note. */
const numberOf = about(['PROCESS', ofProcess(sql`${dataCorrection.brn}`, sql`${process.brn}`)])

/** Register, service or type of the record of a note, which the address of its page needs. */
const detailOf = about(
  ['ENTITY', sql`(SELECT ${entity.register} FROM ${entity} WHERE ${entity.brn} = ${key})`],
  ['PROCESS', ofProcess(sql`'CORRECTION'`, sql`${process.service}`)],
  [
    'APPLICATION',
    sql`(SELECT ${insolvencyApplication.type} FROM ${insolvencyApplication} WHERE ${insolvencyApplication.trackingNumber} = ${key})`,
  ],
)

/** Returns the condition of accounts that may own these reminders: they read the records that the notes are about. */
const mayOwn = async (db: Db, records: readonly string[]) => {
  const kinds = await db
    .selectDistinct({ kind: note.subjectKind })
    .from(reminder)
    .innerJoin(note, eq(note.id, reminder.noteId))
    .where(inArray(reminder.id, records.map(Number)))
  return and(...kinds.map(({ kind }) => isReader(db, kind)))
}

/**
 * Reminders that are not done. They are their owner's alone, and snoozed until their day. Their kind is the kind of the
 * record that the note is about, then a space and its register, service or type.
 */
export const reminderWork = declareWork({
  source: 'REMINDER',
  table: reminder,
  record: reminder.id,
  rows: sql`${reminder.doneAt} IS NULL`,
  key: sql`coalesce(${numberOf}, ${key})`,
  kind: sql`concat_ws(' ', ${kind}, ${detailOf})`,
  subject: sql`left(${ofNote(note.text)}, 200)`,
  since: startOf(reminder.day),
  days: 0,
  owner: reminder.ownerId,
  mayOwn,
  from: reminder.day,
  watches: [
    {
      table: note,
      record: sql`(SELECT ${reminder.id} FROM ${reminder} WHERE ${reminder.noteId} = ${note.id} AND ${reminder.doneAt} IS NULL)`,
    },
  ],
})
