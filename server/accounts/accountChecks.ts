import type { AccountType } from '@contract/accounts/account'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { and, eq, sql } from 'drizzle-orm'
import { isExpired } from '../auth/authority'
import type { Db } from '../db/database'
import { constraintOf } from '../db/databaseErrors'
import { account, accountRole, permission, rolePermission } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Who } from '../http/serve'

/** An account as it stands before a change. */
export type LockedAccount = {
  id: string
  type: AccountType
  name: string
  email: string
  phone: string | null
  enabled: boolean
  locked: boolean
  version: number
  /** True for an organisation that was given access to the partner API. */
  apiAccess: boolean
  /** Last day on which an organisation is authorised; `expired` is true once that day is past. */
  expiresOn: string | null
  expired: boolean
}

/**
 * Returns an account, with its row locked until the transaction ends. Refuses, by field, an account that does not
 * exist.
 */
export const getAccount = async (db: Db, id: WireId, field: string): Promise<LockedAccount> => {
  const [row] = isUuid(id)
    ? await db
        .select({
          id: account.id,
          type: sql<AccountType>`${account.accountType}`,
          name: sql<string>`${account.displayName}`,
          email: account.email,
          phone: account.phoneNumber,
          enabled: account.enabled,
          locked: sql<boolean>`${account.lockedAt} IS NOT NULL`,
          version: account.version,
          apiAccess: account.apiAccess,
          expiresOn: account.expiresOn,
          expired: isExpired,
        })
        .from(account)
        .where(eq(account.id, id))
        .for('update')
    : []
  if (row) return row
  throw fieldRefusal(field, 'no-such-person')
}

/**
 * Refuses a change to the account of somebody who holds permissions that the person lacks: whoever controls its email
 * address, signature or link could act in that account's name.
 */
export const refuseBeyond = async (db: Db, who: Who, { id, name }: Pick<LockedAccount, 'id' | 'name'>) => {
  const rows = await db
    .selectDistinct({ name: permission.name })
    .from(accountRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, accountRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(and(eq(accountRole.accountId, id), permission.enabled))
  if (rows.some(permission => !who.permissions.has(permission.name))) throw new Refusal('holds-more', { name })
}

/** Turns a violated unique index or foreign key into a refusal that names the field of the call. */
export const refuseDoubles =
  (fields: { email: string; identity?: string; department?: string }) =>
  (error: unknown): never => {
    const refused = (code: 'email-taken' | 'id-taken' | 'no-such-department', field: string) =>
      fieldRefusal(field, code)
    const constraint = constraintOf(error)
    if (constraint === 'account_email' || constraint === 'account_username') throw refused('email-taken', fields.email)
    if (constraint === 'account_identity' && fields.identity) throw refused('id-taken', fields.identity)
    if (constraint === 'account_department_id_department_id_fk' && fields.department)
      throw refused('no-such-department', fields.department)
    throw error
  }
