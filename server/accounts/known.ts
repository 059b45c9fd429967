import type { AccountType } from '@contract/accounts/account'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { constraintOf } from '../db/faults'
import type { Who } from '../http/serve'
import { isExpired } from './authority'

/** What is known of an account before anything of it is changed. */
export type Known = {
  id: string
  type: AccountType
  name: string
  email: string
  phone: string | null
  enabled: boolean
  locked: boolean
  /** The day up to which an organisation was authorised, and if that day is past. */
  expiresOn: string | null
  expired: boolean
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
export const isId = (id: WireId): id is string => typeof id === 'string' && UUID.test(id)

/** An account, held until the transaction ends. Refuses, by field, one that does not exist. */
export const getAccount = async (db: Db, id: WireId, field: string): Promise<Known> => {
  const { rows } = isId(id)
    ? await db.execute<Known>(sql`
        SELECT id, account_type AS type, display_name AS name, email, phone_number AS phone, enabled,
          locked_at IS NOT NULL AS locked, expires_on AS "expiresOn", ${isExpired} AS expired
        FROM account WHERE id = ${id} FOR UPDATE`)
    : { rows: [] }
  const account = rows[0]
  if (account) return account
  throw new Refusal('no-such-person', {}, { [field]: new Refusal('no-such-person').message })
}

/**
 * Refuses to touch the account of somebody who may do what the person may not: with another's email address, signature
 * or link one would act in their name.
 */
export const refuseBeyond = async (db: Db, who: Who, { id, name }: Pick<Known, 'id' | 'name'>) => {
  const { rows } = await db.execute<{ permission: string }>(sql`
    SELECT DISTINCT p.name AS permission FROM account_role ar
    JOIN role_permission rp ON rp.role_id = ar.role_id
    JOIN permission p ON p.id = rp.permission_id
    WHERE ar.account_id = ${id} AND p.enabled`)
  if (rows.some(({ permission }) => !who.permissions.has(permission))) throw new Refusal('holds-more', { name })
}

/** What an index of the database keeps single, as a refusal by the fields of a call. */
export const refuseDoubles =
  (fields: { email: string; identity?: string; department?: string }) =>
  (error: unknown): never => {
    const refused = (code: 'email-taken' | 'id-taken' | 'no-such-department', field: string) =>
      new Refusal(code, {}, { [field]: new Refusal(code).message })
    const constraint = constraintOf(error)
    if (constraint === 'account_email' || constraint === 'account_username') throw refused('email-taken', fields.email)
    if (constraint === 'account_identity' && fields.identity) throw refused('id-taken', fields.identity)
    if (constraint === 'account_department_id_department_id_fk' && fields.department)
      throw refused('no-such-department', fields.department)
    throw error
  }
