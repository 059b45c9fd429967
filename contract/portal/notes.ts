import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { Day } from '../day'
import { Id } from '../id'
import { personalText } from '../personal'
import { ActiveFlag } from './marks'
import { anyReader, recordKinds } from './noteKinds'

/** Longest note, in letters. */
export const LONGEST_RECORD_NOTE = 5000
/** Notes of one record in an answer, the latest first. */
export const MOST_NOTES = 50
/** Longest reason of a flag or of its lifting, and longest number of a document, in letters. */
export const LONGEST_FLAG_REASON = 1000
export const LONGEST_DOCUMENT_NUMBER = 100

/** Names a record by its kind and key. */
export const RecordName = { kind: z.enum(recordKinds), key: z.string().trim().min(1).max(200) }

const Reminder = z.object({
  id: Id,
  day: z.string(),
  ownerId: z.string(),
  owner: z.string(),
  doneAt: maybe(z.string()),
  doneBy: maybe(z.string()),
})
export const RecordNote = z.object({
  id: Id,
  /** Text as it reads now; empty of a removed note, whose versions keep it. */
  text: personalText(z.string()),
  version: z.number().int(),
  author: z.string(),
  /** True for a note of the asker, who alone may edit it. */
  own: z.boolean(),
  createdAt: z.string(),
  editedAt: maybe(z.string()),
  removedAt: maybe(z.string()),
  removedBy: maybe(z.string()),
  /** The open reminder, else the latest one that is done. */
  reminder: maybe(Reminder),
})
export type RecordNote = z.infer<typeof RecordNote>

/** A text of a note, with the change that made it. */
export const NoteVersion = z.object({
  version: z.number().int(),
  change: z.enum(['WRITTEN', 'EDITED', 'REMOVED']),
  text: personalText(z.string()),
  by: z.string(),
  at: z.string(),
})
export type NoteVersion = z.infer<typeof NoteVersion>

/** A flag that acts, ended or was lifted. */
export const RecordFlag = ActiveFlag.extend({
  /** True when the asker may lift it. */
  mayLift: z.boolean(),
  endedAt: maybe(z.string()),
  liftedBy: maybe(z.string()),
  liftReason: maybe(personalText(z.string())),
})
export type RecordFlag = z.infer<typeof RecordFlag>

/** A kind of flag that the asker may set on a record. */
export const SettableKind = z.object({
  id: Id,
  name: z.string(),
  needsReason: z.boolean(),
  needsDocument: z.boolean(),
  /** Last day of a flag that is set today, for kinds that end by themselves. */
  lastDay: maybe(z.string()),
  /** Effect of a flag of this kind. */
  effect: maybe(ActiveFlag.shape.effect),
  masksAddresses: maybe(z.boolean()),
})
export type SettableKind = z.infer<typeof SettableKind>

const part = { permit: anyReader, extension: 'notes' } as const
const Text = z.string().trim().min(1).max(LONGEST_RECORD_NOTE)
const Version = z.number().int().min(1)
const Due = { day: Day, ownerId: z.guid() }

/** Notes of records, for everybody who may read the record. Their texts are plain. */
export const notes = {
  /** Notes and flags of one record, past ones among them. `before` is a note, of which the older ones are answered. */
  ofRecord: get('PORTAL-NOTES', '/portal/notes', {
    ...part,
    query: z.strictObject({ ...RecordName, before: Id.optional() }),
    answer: z.object({
      notes: z.array(RecordNote),
      /** True when the record has notes that are older than these. */
      older: z.boolean(),
      flags: z.array(RecordFlag),
      settable: z.array(SettableKind),
      /** The asker, the first owner of a reminder, with today at the registry. */
      asker: z.object({ id: z.string(), name: z.string() }),
      today: z.string(),
    }),
  }),
  versions: get('PORTAL-NOTE-VERSIONS', '/portal/notes/{id}/versions', {
    ...part,
    answer: z.object({ versions: z.array(NoteVersion) }),
  }),
  /** Adds a note, with or without a reminder. The same `token` again adds nothing. */
  add: post('PORTAL-NOTE-ADD', '/portal/notes', {
    ...part,
    body: z.strictObject({ ...RecordName, token: z.guid(), text: Text, reminder: z.strictObject(Due).optional() }),
  }),
  edit: post('PORTAL-NOTE-EDIT', '/portal/notes/{id}', {
    ...part,
    body: z.strictObject({ text: Text, version: Version }),
  }),
  /** Removes a note: its versions stay. For its author, and for holders of `can_manage_flags`. */
  remove: post('PORTAL-NOTE-REMOVE', '/portal/notes/{id}/remove', {
    ...part,
    body: z.strictObject({ version: Version }),
  }),
  /**
   * Gives a note a reminder, or moves the open one to another day or owner. `seen` is the open one that the asker saw, null
   * for none.
   */
  remind: post('PORTAL-REMINDER', '/portal/notes/{id}/reminder', {
    ...part,
    body: z.strictObject({ ...Due, seen: z.strictObject(Due).nullable().optional() }),
  }),
  endReminder: post('PORTAL-REMINDER-DONE', '/portal/reminders/{id}/done', part),
  /** Staff who may own a reminder of a kind of records, by name. */
  owners: extensionList('PORTAL-NOTE-OWNERS', '/portal/note-owners', {
    ...part,
    filter: z.strictObject({
      kind: z.enum(recordKinds).optional(),
      q: z.string().trim().max(200).optional(),
      id: z.union([z.guid(), z.array(z.guid())]).optional(),
    }),
    row: z.object({ id: z.string(), name: z.string() }),
  }),
}
