import { partnerTypes } from '@contract/accounts/account'
import type { accounts as contract } from '@contract/accounts/accounts'
import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { endSessions } from '../auth/sessions'
import { rowNumber } from '../db/rowNumber'
import type { Handlers, Who } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { getAccount, type LockedAccount, refuseBeyond, refuseDoubles } from './accountChecks'
import { voidLinks } from './activation'

const isPartner = ({ type }: LockedAccount) => partnerTypes.some(partner => partner === type)

/**
 * Refuses an edit without the permission of the account's type; clients and businesses are edited only while inactive
 * (decision E17).
 */
const refuseEditing = (who: Who, account: LockedAccount) => {
  const needed = isPartner(account) ? 'can_update_account_status' : 'can_edit_user_contacts'
  if (!who.permissions.has(needed)) throw new Refusal('forbidden')
  if (account.enabled && (account.type === 'INDIVIDUAL' || account.type === 'BUSINESS'))
    throw new Refusal('active-account', { name: account.name })
}

type Contacts = Pick<Handlers<typeof contract>, 'updateContacts' | 'updateContactPerson' | 'updateDepartment'>

/** Handlers of an account's contact details and an organisation's contact persons. */
export const contactHandlers: Contacts = {
  async updateContacts({ db, who, body: { userId, email, phone }, record }) {
    const account = await getAccount(db, userId, 'userId')
    refuseEditing(who, account)
    await refuseBeyond(db, who, account)
    const moved = email.toLowerCase() !== account.email.toLowerCase()
    await db
      .execute(sql`
        UPDATE account SET email = ${email}, phone_number = ${phone}, updated_at = now(),
          username = CASE WHEN lower(username) = lower(email) THEN ${email} ELSE username END,
          email_verified = email_verified AND NOT ${moved},
          phone_verified = phone_verified AND phone_number IS NOT DISTINCT FROM ${phone}
        WHERE id = ${account.id}`)
      .catch(refuseDoubles({ email: 'email' }))
    if (moved) {
      // Links that were sent to the old address become invalid.
      await voidLinks(db, account.id)
      if (account.id !== who.accountId) await endSessions(db, account.id)
    }
    if (email !== account.email || phone !== account.phone)
      record({
        subject: account.name,
        before: { email: account.email, phone: account.phone },
        after: { email, phone },
      })
    return successMessage('contacts-updated', { name: account.name })
  },

  async updateContactPerson({ db, body, record }) {
    const account = await getAccount(db, body.partnerId, 'partnerId')
    if (!isPartner(account)) throw new Refusal('not-a-partner', { name: account.name })
    const after = {
      name: singleLine(body.contactName, 'contactName'),
      email: body.contactEmail,
      phone: body.contactPhone,
    }
    const { rows } = await db.execute<{ id: string; name: string; email: string | null; phone: string | null }>(sql`
      SELECT id, name, email, phone FROM contact_person WHERE account_id = ${account.id} ORDER BY id LIMIT 1`)
    const [first] = rows
    await db.execute(
      first
        ? sql`UPDATE contact_person SET name = ${after.name}, email = ${after.email}, phone = ${after.phone} WHERE id = ${first.id}`
        : sql`INSERT INTO contact_person (account_id, name, email, phone) VALUES (${account.id}, ${after.name}, ${after.email}, ${after.phone})`,
    )
    const before = first && { name: first.name, email: first.email, phone: first.phone }
    record({ subject: account.name, before, after })
    return successMessage('contact-person-updated', { name: account.name })
  },

  async updateDepartment({ db, who, body: { userId, departmentId }, record }) {
    const account = await getAccount(db, userId, 'userId')
    if (account.type !== 'BACKOFFICE') throw new Refusal('not-staff', { name: account.name })
    await refuseBeyond(db, who, account)
    const { rows } = await db
      .execute<{ before: string | null; after: string }>(sql`
        UPDATE account SET department_id = ${rowNumber(departmentId)}, updated_at = now() WHERE id = ${account.id}
        RETURNING (SELECT name FROM department WHERE id = ${rowNumber(departmentId)}) AS after`)
      .catch(refuseDoubles({ email: 'userId', department: 'departmentId' }))
    record({ subject: account.name, after: { department: rows[0]?.after } })
    return successMessage('department-updated', { name: account.name })
  },
}
