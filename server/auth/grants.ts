import { BASELINE_ROLE } from '@contract/accounts/roles'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { account, accountRole, permission, role, rolePermission, session } from '../db/schema'
import type { Who } from '../http/serve'
import { listed, readReach, refuseLosses } from './administratorReach'
import { permissionsHeld } from './sessions'

type GivenRole = { id: number; name: string }

/** Checks of the permissions and roles that a person may give, as they stand after every earlier change. */
export type Giving = {
  /**
   * Returns the roles with these ids. Refuses, by field, a role that does not exist, the baseline role, and a role with
   * a permission that the person does not hold.
   */
  roles(ids: readonly WireId[], field: string): Promise<GivenRole[]>
  /**
   * Returns the permissions with these ids. Refuses, by field, one that does not exist and one the person does not
   * hold.
   */
  permissions(ids: readonly WireId[], field: string): Promise<{ id: number; name: string }[]>
}

const numbersOf = (ids: readonly WireId[]) => [...new Set(ids.map(rowNumber))]

const refuseUnheld = (held: ReadonlySet<string>, names: readonly string[], field: string) => {
  const unheld = names.filter(name => !held.has(name)).sort()
  if (!unheld.length) return
  const permissions = listed(unheld)
  throw new Refusal('not-yours-to-give', { permissions }, { [field]: { code: 'not-held', params: { permissions } } })
}

/** Reads the permissions of every account with a session, and those of the person who makes the change. */
const survey = async (db: Db, accountId: string) => {
  const sessions = db.select({ accountId: session.accountId }).from(session).where(eq(session.accountId, account.id))
  const rows = await db
    .select({ id: account.id, permissions: sql<string[]>`${permissionsHeld}` })
    .from(account)
    .where(and(account.enabled, isNull(account.lockedAt), or(eq(account.id, accountId), exists(sessions))))
  return new Map(rows.map(({ id, permissions }) => [id, new Set(permissions)]))
}

const lost = (before: ReadonlySet<string> = new Set(), after: ReadonlySet<string> = new Set()) =>
  [...before].filter(permission => !after.has(permission)).sort()

/**
 * Reads the permissions in a person's roles, those out of use among them: these give nobody anything, and would otherwise
 * keep a role that has one from being given by anybody.
 */
const permissionsInRoles = async (db: Db, accountId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ name: permission.name })
    .from(accountRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, accountRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(eq(accountRole.accountId, accountId))
  return new Set(rows.map(({ name }) => name))
}

const giving = (db: Db, held: ReadonlySet<string>): Giving => ({
  async roles(ids, field) {
    const numbers = numbersOf(ids)
    const names = db
      .select({ name: permission.name })
      .from(rolePermission)
      .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
      .where(eq(rolePermission.roleId, role.id))
    const rows = await db
      .select({ id: role.id, name: role.name, permissions: sql<string[]>`ARRAY${names}` })
      .from(role)
      .where(inArray(role.id, numbers))
      .orderBy(role.name)
    if (rows.length < numbers.length) throw fieldRefusal(field, 'no-such-role')
    refuseBaseline(rows, field)
    refuseUnheld(held, [...new Set(rows.flatMap(({ permissions }) => permissions))], field)
    return rows.map(({ id, name }) => ({ id, name }))
  },
  async permissions(ids, field) {
    const numbers = numbersOf(ids)
    const rows = await db
      .select({ id: permission.id, name: permission.name })
      .from(permission)
      .where(inArray(permission.id, numbers))
      .orderBy(permission.name)
    if (rows.length < numbers.length) throw fieldRefusal(field, 'no-such-permission')
    refuseUnheld(
      held,
      rows.map(({ name }) => name),
      field,
    )
    return rows
  },
})

/** Refuses the baseline role, by field. */
export const refuseBaseline = (roles: readonly { name: string }[], field: string) => {
  if (!roles.some(({ name }) => name === BASELINE_ROLE)) return
  throw fieldRefusal(field, 'baseline-role', { role: BASELINE_ROLE })
}

/**
 * Runs a change of access in the call's transaction: to roles, to their holders, or to an account's right to sign in. A
 * lock serialises such changes on all servers. Sessions of people who lose a permission end; a new permission applies
 * from the next call.
 *
 * Refuses, naming `field`: a change by which the person would lose a permission (self-demotion), one that leaves no
 * administrator (last-administrator), and one that leaves a permission without an administrator who holds it
 * (permission-unreachable). A person may take away permissions that they do not hold.
 */
export const changeAccess = async <T>(
  { db, who }: { db: Db; who: Who },
  field: string,
  work: (giving: Giving) => Promise<T>,
): Promise<T> => {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('access'))`)
  const reach = await readReach(db)
  const before = await survey(db, who.accountId)
  const held = before.get(who.accountId) ?? new Set()
  // Another change took a permission from this person while the call waited for the lock.
  if (lost(who.permissions, held).length) throw new Refusal('forbidden')

  const result = await work(giving(db, await permissionsInRoles(db, who.accountId)))

  const after = await survey(db, who.accountId)
  const own = lost(held, after.get(who.accountId))
  if (own.length) {
    const permissions = listed(own)
    throw new Refusal('self-demotion', { permissions }, { [field]: { code: 'would-lose', params: { permissions } } })
  }
  refuseLosses(reach, await readReach(db), field)
  const demoted = [...before].filter(([id, had]) => lost(had, after.get(id)).length).map(([id]) => id)
  if (demoted.length) await db.delete(session).where(inArray(session.accountId, demoted))
  return result
}
