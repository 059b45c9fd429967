import { offsetOf } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { notes as contract } from '@contract/portal/notes'
import { registryToday } from '@contract/registryDay'
import { successMessage } from '@contract/successMessages'
import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { account, note, noteVersion, reminder } from '../db/schema'
import { likeSearch, searchFold } from '../db/search'
import type { Who, Writing } from '../http/handlers'
import { refuseMaskedText } from '../http/masks'
import type { Handlers } from '../http/serve'
import { readAllFlags, readKindsFor, readNotes } from './readNotes'
import { keysOf, refuseReader, refuseUnknown } from './records'
import { type Due, doneNow, endReminder, isReader, setReminder } from './reminders'

type Note = typeof note.$inferSelect

/** Permission whose holders may remove notes of others. */
const MANAGES = 'can_manage_flags'

/** Returns a note with its row locked. Refuses one that does not exist, and somebody who may not read its record. */
const getNote = async (db: Db, who: Who, id: string | undefined): Promise<Note> => {
  const [row] = await db
    .select()
    .from(note)
    .where(eq(note.id, rowNumber(id)))
    .for('update')
  if (!row) throw new Refusal('no-such-note')
  refuseReader(who, row.subjectKind)
  return row
}

/** Writes the next version of a note, which keeps its text and who changed it. */
export const addVersion = (
  db: Db,
  who: Who,
  { id, version, text }: Pick<Note, 'id' | 'version' | 'text'>,
  change: 'WRITTEN' | 'EDITED' | 'REMOVED',
) => db.insert(noteVersion).values({ noteId: id, version, change, text, byId: who.accountId, by: who.name })

type Changing = Writing & { who: Who; path: Record<string, string> }

const edit = async ({ db, who, path, record, text, version }: Changing & { text: string; version: number }) => {
  const before = await getNote(db, who, path.id)
  if (before.removedAt) throw new Refusal('note-gone', { name: before.removedBy ?? '' })
  if (before.authorId !== who.accountId) throw new Refusal('not-your-note', { name: before.author })
  // The same text again was sent twice.
  if (before.text === text) return
  if (before.version !== version) throw new Refusal('changed-meanwhile')
  refuseMaskedText(who, { field: 'text', before: before.text, text })
  const next = { id: before.id, text, version: version + 1 }
  await db.update(note).set({ text, version: next.version, editedAt: sql`now()` }).where(eq(note.id, before.id))
  await addVersion(db, who, next, 'EDITED')
  record({ subject: before.subjectKey, before: { note: before.text }, after: { note: text } })
}

const remove = async ({ db, who, path, record, version }: Changing & { version: number }) => {
  const before = await getNote(db, who, path.id)
  if (before.removedAt) {
    const { noteId, version: last, byId } = noteVersion
    const [removal] = await db
      .select({ byId })
      .from(noteVersion)
      .where(and(eq(noteId, before.id), eq(last, before.version)))
    if (removal?.byId === who.accountId) return
    throw new Refusal('note-gone', { name: before.removedBy ?? '' })
  }
  if (before.authorId !== who.accountId && !who.permissions.has(MANAGES))
    throw new Refusal('not-your-note', { name: before.author })
  if (before.version !== version) throw new Refusal('changed-meanwhile')
  await db
    .update(note)
    .set({ removedAt: sql`now()`, removedBy: who.name, version: version + 1 })
    .where(eq(note.id, before.id))
  await addVersion(db, who, { ...before, version: version + 1 }, 'REMOVED')
  await db
    .update(reminder)
    .set(doneNow(who))
    .where(and(eq(reminder.noteId, before.id), isNull(reminder.doneAt)))
  record({ subject: before.subjectKey, before: { note: before.text }, after: { note: null } })
}

type Sent = { kind: Note['subjectKind']; keys: readonly string[]; text: string; due: Due | undefined }

/**
 * Refuses a note whose token another one has: answering it with a success would lose its text. The same note again was
 * sent twice, also when it was edited since.
 */
const refuseOther = async (db: Db, who: Who, token: string, { kind, keys, text, due }: Sent) => {
  const hasReminder =
    due && and(eq(reminder.noteId, note.id), eq(reminder.day, due.day), eq(reminder.ownerId, due.ownerId))
  const [same] = await db
    .select({ id: note.id })
    .from(note)
    .innerJoin(
      noteVersion,
      and(eq(noteVersion.noteId, note.id), eq(noteVersion.version, 1), eq(noteVersion.text, text)),
    )
    .where(
      and(
        eq(note.token, token),
        eq(note.authorId, who.accountId),
        eq(note.subjectKind, kind),
        inArray(note.subjectKey, [...keys]),
        hasReminder && exists(db.select({ id: reminder.id }).from(reminder).where(hasReminder)),
      ),
    )
  if (!same) throw new Refusal('note-token-used')
}

/** Handlers of notes and reminders. Texts are stored as they were typed, and masked where answers are made. */
export const noteHandlers: Handlers<typeof contract> = {
  async ofRecord({ db, who, query: { kind, key, before } }) {
    refuseReader(who, kind)
    const keys = await keysOf(db, { kind, key })
    return {
      ...(await readNotes(db, who, kind, keys, before === undefined ? undefined : rowNumber(before))),
      flags: await readAllFlags(db, who, kind, keys),
      settable: (await readKindsFor(db, who, kind)).settable,
      asker: { id: who.accountId, name: who.name },
      today: registryToday(),
    }
  },

  async versions({ db, who, path }) {
    const { id } = await getNote(db, who, path.id)
    const { version, change, text, by, at } = noteVersion
    const versions = await db
      .select({ version, change, text, by, at })
      .from(noteVersion)
      .where(eq(noteVersion.noteId, id))
      .orderBy(asc(version))
    return { versions: versions.map(row => ({ ...row, at: isoMoment(row.at) })) }
  },

  async add({ db, who, body: { kind, key, token, text, reminder }, record }) {
    refuseReader(who, kind)
    await refuseUnknown(db, kind, key)
    const keys = await keysOf(db, { kind, key })
    const [subjectKey] = keys
    const [added] = await db
      .insert(note)
      .values({ token, subjectKind: kind, subjectKey, text, authorId: who.accountId, author: who.name })
      .onConflictDoNothing({ target: note.token })
      .returning({ id: note.id })
    if (!added) {
      await refuseOther(db, who, token, { kind, keys, text, due: reminder })
      return successMessage('note-added')
    }
    await addVersion(db, who, { id: added.id, version: 1, text }, 'WRITTEN')
    if (reminder) await setReminder(db, added.id, kind, reminder)
    record({ subject: subjectKey, after: { note: text, ...(reminder && { reminder: reminder.day }) } })
    return successMessage('note-added')
  },

  async edit({ body, ...call }) {
    await edit({ ...call, ...body })
    return successMessage('note-edited')
  },

  async remove({ body, ...call }) {
    await remove({ ...call, ...body })
    return successMessage('note-removed')
  },

  async remind({ db, who, path, body, record }) {
    const about = await getNote(db, who, path.id)
    if (about.removedAt) throw new Refusal('note-gone', { name: about.removedBy ?? '' })
    const before = await setReminder(db, about.id, about.subjectKind, body)
    if (before !== undefined)
      record({
        subject: about.subjectKey,
        before: before && { reminder: before.day, owner: before.ownerId },
        after: { reminder: body.day, owner: body.ownerId },
      })
    return successMessage('reminder-set', { day: body.day })
  },

  async endReminder(call) {
    await endReminder(call)
    return successMessage('reminder-done')
  },

  async owners({ db, filter: { kind, q, id }, page }) {
    const ids = [id ?? []].flat().map(String)
    const where = and(
      isReader(db, kind),
      q ? sql`${searchFold(account.displayName)} LIKE ${likeSearch(q)}` : undefined,
      ids.length ? sql`${account.id}::text = ANY(${sql.param(ids)}::text[])` : undefined,
    )
    const rows = await db
      .select({ id: account.id, name: sql<string>`${account.displayName}` })
      .from(account)
      .where(where)
      .orderBy(account.displayName, account.id)
      .limit(page.perPage)
      .offset(offsetOf(page))
    return { rows, total: await db.$count(account, where) }
  },
}
