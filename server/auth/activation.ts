import type { activation as contract } from '@contract/auth/activation'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { ownerOf, voidLinks } from '../accounts/activation'
import type { Database } from '../db/database'
import type { Handlers } from '../http/serve'
import { masked } from '../mail/mailer'
import { addToTrail } from '../portal/auditTrail'
import { clearTries } from './attempts'
import { hashPassword } from './passwords'
import { endSessions } from './sessions'
import { forgetSources } from './sources'
import { hashOf } from './tokens'

/** Handlers of an activation link: show its owner, and set a password, once. */
export const activationHandlers = (database: Database): Handlers<typeof contract> => ({
  async open({ db, body }) {
    const { name, email, staff } = await ownerOf(db, body.token)
    return { name, email: masked(email), staff }
  },

  async setPassword({ db, body: { token, password }, address }) {
    // Checked first, so that a caller without a link cannot make the server hash.
    await ownerOf(db, token)
    const hash = await hashPassword(password)
    await database.write(async tx => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        UPDATE activation_link SET ending = 'USED'
        WHERE token_hash = ${hashOf(token)} AND ending IS NULL AND expires_at > now()
        RETURNING account_id AS id`)
      // Another request used the same link first; `ownerOf` then refuses with the reason.
      const id = rows[0]?.id ?? (await ownerOf(tx, token)).id
      const { rows: names } = await tx.execute<{ name: string }>(sql`
        UPDATE account SET password_hash = ${hash}, enabled = true, email_verified = true, wrong_codes = 0,
          locked_at = NULL, updated_at = now()
        WHERE id = ${id} RETURNING display_name AS name`)
      await voidLinks(tx, id)
      await endSessions(tx, id)
      await clearTries(tx, id)
      await forgetSources(tx, id)
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
    return successMessage('password-chosen')
  },
})
