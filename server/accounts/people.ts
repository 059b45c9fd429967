import { fieldRefusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonRows } from '../db/json'
import { account, accountRole, role } from '../db/schema'
import { isUuid } from '../db/uuid'

export type Person = { id: string; name: string; roles: { id: number; name: string }[] }

const roles = jsonRows(
  { id: role.id, name: role.name },
  {
    from: sql`${accountRole} JOIN ${role} ON ${role.id} = ${accountRole.roleId}`,
    where: eq(accountRole.accountId, account.id),
    orderBy: [role.name],
  },
)

/** Returns an account with its current roles. Refuses, by field, one that does not exist. */
export const getPerson = async (db: Db, userId: WireId, field: string): Promise<Person> => {
  const [person] = isUuid(userId)
    ? await db
        .select({ id: account.id, name: sql<string>`${account.displayName}`, roles: sql<Person['roles']>`${roles}` })
        .from(account)
        .where(eq(account.id, userId))
    : []
  if (person) return person
  throw fieldRefusal(field, 'no-such-person')
}
