import { sql } from 'drizzle-orm'
import { startOf } from '../../db/days'
import { note, reminder } from '../../db/schema'
import { declareWork } from './workRows'

const ofNote = (value: typeof note.subjectKey | typeof note.subjectKind | typeof note.text) =>
  sql`(SELECT ${value} FROM ${note} WHERE ${note.id} = ${reminder.noteId})`

/** Reminders that are not done. They are their owner's alone, and snoozed until their day. */
export const reminderWork = declareWork({
  source: 'REMINDER',
  table: reminder,
  record: reminder.id,
  rows: sql`${reminder.doneAt} IS NULL`,
  key: ofNote(note.subjectKey),
  kind: ofNote(note.subjectKind),
  subject: sql`left(${ofNote(note.text)}, 200)`,
  since: startOf(reminder.day),
  days: 0,
  owner: reminder.ownerId,
  from: reminder.day,
  watches: [
    {
      table: note,
      record: sql`(SELECT ${reminder.id} FROM ${reminder} WHERE ${reminder.noteId} = ${note.id} AND ${reminder.doneAt} IS NULL)`,
    },
  ],
})
