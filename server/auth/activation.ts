import type { activation as contract } from '@contract/auth/activation'
import { Refusal } from '@contract/errors'
import { said } from '@contract/said'
import { sql } from 'drizzle-orm'
import { ownerOf, voidLinks } from '../accounts/activation'
import type { Database } from '../db/database'
import type { Handlers } from '../http/serve'
import { masked } from '../mail/mailer'
import { addToTrail } from '../portal/trail'
import { hashPassword } from './passwords'
import { endSessions } from './sessions'
import { hashOf } from './tokens'

/** What the owner of an activation link can do with it: see whose it is, and choose a password, once. */
export const activationHandlers = (database: Database): Handlers<typeof contract> => ({
  async check({ db, query }) {
    const { name, email } = await ownerOf(db, query.token)
    return { name, email: masked(email) }
  },

  async setPassword({ db, body: { token, password }, address }) {
    // Nobody makes the server hash without a link.
    await ownerOf(db, token)
    const hash = await hashPassword(password)
    await database.write(async tx => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        DELETE FROM activation_link WHERE token_hash = ${hashOf(token)} AND expires_at > now()
        RETURNING account_id AS id`)
      const id = rows[0]?.id
      if (!id) throw new Refusal('link-expired')
      const { rows: names } = await tx.execute<{ name: string }>(sql`
        UPDATE account SET password_hash = ${hash}, enabled = true, email_verified = true, wrong_codes = 0,
          locked_at = NULL, updated_at = now()
        WHERE id = ${id} RETURNING display_name AS name`)
      await voidLinks(tx, id)
      await endSessions(tx, id)
      const name = names[0]?.name ?? ''
      await addToTrail(tx, {
        actor: { accountId: id, name },
        address,
        call: 'AUTH-SET-PASSWORD',
        subject: name,
        before: { status: 'INACTIVE' },
        after: { status: 'ACTIVE', password: 'chosen' },
      })
    })
    return said('password-chosen')
  },
})
