import { Refusal } from '@contract/errors'
import type { Permission } from '@contract/permissions'
import { type accessRequests as contract, MOST_GIVERS, MOST_REQUESTS } from '@contract/portal/accessRequests'
import { registryToday } from '@contract/registryDay'
import { successMessage } from '@contract/successMessages'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { account, accountRole, note, permission, reminder, role, rolePermission } from '../db/schema'
import type { Handlers, Who } from '../http/serve'
import { addVersion } from './notes'
import { setReminder } from './reminders'

/** Permission of those who can give a role. */
const GIVES_ROLES = 'can_view_permission_management' satisfies Permission

/** Returns the staff who can give somebody a role, by name. */
const readGivers = (db: Db, who: Who) =>
  db
    .selectDistinct({ id: account.id, name: sql<string>`${account.displayName}` })
    .from(account)
    .innerJoin(accountRole, eq(accountRole.accountId, account.id))
    .innerJoin(rolePermission, eq(rolePermission.roleId, accountRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(and(eq(permission.name, GIVES_ROLES), permission.enabled, activeStaff, ne(account.id, who.accountId)))
    .orderBy(asc(sql`${account.displayName}`), asc(account.id))
    .limit(MOST_GIVERS)

/** Returns the roles that grant all of these permissions; where none does, those that grant some. */
const readRoles = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ name: role.name, granted: sql<number>`count(DISTINCT ${permission.name})::int` })
    .from(role)
    .innerJoin(rolePermission, eq(rolePermission.roleId, role.id))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(and(inArray(permission.name, [...names]), permission.enabled))
    .groupBy(role.name)
    .orderBy(asc(role.name))
  const all = rows.filter(({ granted }) => granted === names.length)
  return (all.length ? all : rows).map(({ name }) => name)
}

/** Handlers of requests for access. They need no permission: who asks for one lacks it. */
export const accessRequestHandlers: Handlers<typeof contract> = {
  async givers({ db, who, query: { permissions } }) {
    const names = [...new Set(permissions.split(',').map(name => name.trim()))].filter(Boolean)
    return { roles: await readRoles(db, names), givers: await readGivers(db, who) }
  },

  async ask({ db, who, body: { token, to, text }, record }) {
    const giver = (await readGivers(db, who)).find(({ id }) => id === to)
    if (!giver) throw new Refusal('no-giver')
    const done = successMessage('access-asked', { name: giver.name })
    const open = await db
      .select({ text: note.text })
      .from(note)
      .innerJoin(reminder, and(eq(reminder.noteId, note.id), isNull(reminder.doneAt)))
      .where(
        and(
          eq(note.subjectKind, 'ACCOUNT'),
          eq(note.subjectKey, who.accountId),
          eq(note.authorId, who.accountId),
          isNull(note.removedAt),
        ),
      )
    if (open.some(request => request.text === text)) return done
    if (open.length >= MOST_REQUESTS) throw new Refusal('too-many-access-requests', { most: MOST_REQUESTS })
    const [added] = await db
      .insert(note)
      .values({
        token,
        subjectKind: 'ACCOUNT',
        subjectKey: who.accountId,
        text,
        authorId: who.accountId,
        author: who.name,
      })
      .onConflictDoNothing({ target: note.token })
      .returning({ id: note.id })
    // A request that was sent twice, and settled in between.
    if (!added) return done
    await addVersion(db, who, { id: added.id, version: 1, text }, 'WRITTEN')
    await setReminder(db, added.id, 'ACCOUNT', { day: registryToday(), ownerId: giver.id })
    record({ subject: who.name, after: { note: text, asked: giver.name } })
    return done
  },
}
