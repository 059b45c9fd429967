import { BASELINE_ROLE } from '@contract/accounts/roles'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import type { Who } from '../http/serve'
import { listed, readReach, refuseLosses } from './administratorReach'

type GivenRole = { id: number; name: string }

/** Checks of the permissions and roles that a person may give, as they stand after every earlier change. */
export type Giving = {
  ownPermissions: ReadonlySet<string>
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

const numbersOf = (ids: readonly WireId[]) =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(ids.map(rowNumber))])}::jsonb)::int)`

const refused = (code: 'no-such-role' | 'no-such-permission', field: string) => {
  const refusal = new Refusal(code)
  return new Refusal(code, {}, { [field]: refusal.message })
}

const refuseUnheld = (held: ReadonlySet<string>, names: readonly string[], field: string) => {
  const unheld = names.filter(name => !held.has(name)).sort()
  if (!unheld.length) return
  const permissions = listed(unheld)
  throw new Refusal('not-yours-to-give', { permissions }, { [field]: `You do not hold ${permissions}` })
}

/** Permissions of an account `a`. */
const permitted = sql`ARRAY(
  SELECT DISTINCT p.name FROM account_role ar
  JOIN role_permission rp ON rp.role_id = ar.role_id
  JOIN permission p ON p.id = rp.permission_id
  WHERE ar.account_id = a.id AND p.enabled)`

/** Reads the permissions of every account with a session, and those of the person who makes the change. */
const survey = async (db: Db, accountId: string) => {
  const { rows } = await db.execute<{ id: string; permissions: string[] }>(sql`
    SELECT a.id, ${permitted} AS permissions FROM account a
    WHERE a.enabled AND a.locked_at IS NULL
      AND (a.id = ${accountId} OR EXISTS (SELECT FROM session s WHERE s.account_id = a.id))`)
  return new Map(rows.map(({ id, permissions }) => [id, new Set(permissions)]))
}

const lost = (before: ReadonlySet<string> = new Set(), after: ReadonlySet<string> = new Set()) =>
  [...before].filter(permission => !after.has(permission)).sort()

const giving = (db: Db, held: ReadonlySet<string>): Giving => ({
  ownPermissions: held,
  async roles(ids, field) {
    const wanted = new Set(ids.map(rowNumber))
    const { rows } = await db.execute<GivenRole & { permissions: string[] }>(sql`
      SELECT r.id, r.name, ARRAY(
        SELECT p.name FROM role_permission rp JOIN permission p ON p.id = rp.permission_id
        WHERE rp.role_id = r.id) AS permissions
      FROM role r WHERE r.id = ANY(${numbersOf(ids)}) ORDER BY r.name`)
    if (rows.length < wanted.size) throw refused('no-such-role', field)
    refuseBaseline(rows, field)
    refuseUnheld(held, [...new Set(rows.flatMap(({ permissions }) => permissions))], field)
    return rows.map(({ id, name }) => ({ id, name }))
  },
  async permissions(ids, field) {
    const wanted = new Set(ids.map(rowNumber))
    const { rows } = await db.execute<{ id: number; name: string }>(
      sql`SELECT id, name FROM permission WHERE id = ANY(${numbersOf(ids)}) ORDER BY name`,
    )
    if (rows.length < wanted.size) throw refused('no-such-permission', field)
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
  const refusal = new Refusal('baseline-role', { role: BASELINE_ROLE })
  throw new Refusal('baseline-role', { role: BASELINE_ROLE }, { [field]: refusal.message })
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

  const done = await work(giving(db, held))

  const after = await survey(db, who.accountId)
  const own = lost(held, after.get(who.accountId))
  if (own.length) {
    const permissions = listed(own)
    throw new Refusal('self-demotion', { permissions }, { [field]: `You would lose ${permissions} yourself` })
  }
  refuseLosses(reach, await readReach(db), field)
  const demoted = [...before].filter(([id, had]) => lost(had, after.get(id)).length).map(([id]) => id)
  if (demoted.length)
    await db.execute(sql`
      DELETE FROM session WHERE account_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(demoted)}::jsonb)::uuid)`)
  return done
}
