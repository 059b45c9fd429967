import { ADMINISTRATOR, giveRole } from '@server/accounts/startingRoles'
import type { Database } from '@server/db/database'
import { account, session } from '@server/db/schema'
import { hashOf, newToken } from '@server/http/tokens'
import { sql } from 'drizzle-orm'

export type Colleague = { id: string; name: string; token: string }

/** Adds staff with all permissions, each signed in with a token. */
export const addColleagues = (database: Database, count: number, role = ADMINISTRATOR): Promise<Colleague[]> =>
  database.write(async tx => {
    const colleagues: Colleague[] = []
    for (let index = 0; index < count; index++) {
      const surName = `Number${String(index).padStart(3, '0')}`
      const username = `colleague${index}`
      const [added] = await tx
        .insert(account)
        .values({ username, email: `${username}@registry.example`, givenName: 'Colleague', surName })
        .returning({ id: account.id, name: account.displayName })
      if (!added) throw new Error('no account was added')
      await giveRole(tx, added.id, role)
      const token = newToken()
      await tx
        .insert(session)
        .values({ accountId: added.id, tokenHash: hashOf(token), expiresAt: sql`now() + interval '6 hours'` })
      colleagues.push({ id: added.id, name: added.name ?? '', token })
    }
    return colleagues
  })

/** Adds staff with all permissions; returns the Authorization header of each. */
export const signedInPeople = async (database: Database, count: number) =>
  (await addColleagues(database, count)).map(({ token }) => `Bearer ${token}`)
