import { fieldRefusal, Refusal } from '@contract/errors'
import { type RecordKind, recordReaders } from '@contract/portal/noteKinds'
import { registryToday } from '@contract/registryDay'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { account, accountRole, note, permission, reminder, rolePermission } from '../db/schema'
import type { Who, Writing } from '../http/handlers'
import { refuseReader } from './records'

/** Day of a reminder, and the account that owns it. */
export type Due = { day: string; ownerId: string }

/** Condition of an account of staff who may read records of a kind; of all staff without one. */
export const isReader = (db: Db, kind?: RecordKind) => {
  const holders = db
    .select({ id: accountRole.accountId })
    .from(accountRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, accountRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(and(permission.enabled, inArray(permission.name, kind ? [...recordReaders[kind]] : [])))
  return and(activeStaff, kind && inArray(account.id, holders))
}

const refusedBy = (field: string, code: 'reminder-past' | 'reminder-owner') => fieldRefusal(field, code)

/**
 * Gives a note a reminder, or moves the open one. Returns what was open before, null for nothing; undefined when nothing
 * changed. Refuses a day that is past, an owner who may not read the record, and a change of another reminder than `seen`.
 */
export const setReminder = async (
  tx: Db,
  noteId: number,
  kind: RecordKind,
  { day, ownerId, seen }: Due & { seen?: Due | null | undefined },
): Promise<Due | null | undefined> => {
  const [owner] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, ownerId), isReader(tx, kind)))
  if (!owner) throw refusedBy('ownerId', 'reminder-owner')
  const open = and(eq(reminder.noteId, noteId), isNull(reminder.doneAt))
  const [before] = await tx.select().from(reminder).where(open).for('update')
  if (before?.day === day && before.ownerId === ownerId) return undefined
  if (seen !== undefined && (before?.day !== seen?.day || before?.ownerId !== seen?.ownerId))
    throw new Refusal('changed-meanwhile')
  if (day < registryToday()) throw refusedBy('day', 'reminder-past')
  if (before) await tx.update(reminder).set({ day, ownerId }).where(open)
  else await tx.insert(reminder).values({ noteId, day, ownerId })
  return before ? { day: before.day, ownerId: before.ownerId } : null
}

/** Returns what a reminder keeps of who has just done it. */
export const doneNow = (who: Who) => ({ doneAt: sql`now()`, doneById: who.accountId, doneBy: who.name })

type Ending = Writing & { who: Who; path: Record<string, string> }

/** Marks a reminder as done. The same person may send it twice. Refuses one that somebody else has done. */
export const endReminder = async ({ db, who, path, record }: Ending) => {
  const isThis = eq(reminder.id, rowNumber(path.id))
  const [row] = await db.select().from(reminder).where(isThis).for('update')
  const [about] = row ? await db.select().from(note).where(eq(note.id, row.noteId)) : []
  if (!row || !about) throw new Refusal('no-such-reminder')
  refuseReader(who, about.subjectKind)
  if (row.doneAt) {
    if (row.doneById === who.accountId) return
    throw new Refusal('reminder-over', { name: row.doneBy ?? '' })
  }
  await db.update(reminder).set(doneNow(who)).where(isThis)
  record({
    subject: about.subjectKey,
    before: { reminder: row.day, done: false },
    after: { reminder: row.day, done: true },
  })
}
