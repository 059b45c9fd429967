import { partnerTypes } from '@contract/accounts/account'
import type { accounts as contract } from '@contract/accounts/accounts'
import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import { tellOwner } from '../auth/ownerNotices'
import { voidLinks } from '../auth/passwordLinks'
import { endSessions, endSignIn } from '../auth/sessions'
import type { Db } from '../db/database'
import { getSeen } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { account, contactPerson, department } from '../db/schema'
import type { Handlers, Who } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { compareNames } from '../identity/comparePeople'
import { readNameWords } from '../identity/nameVariants'
import { getAccount, type LockedAccount, refuseBeyond, refuseDoubles } from './accountChecks'

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

/** Tells whether a name is another spelling of one, or has more or fewer of its words. */
const isSameName = async (db: Db, one: string, other: string) =>
  compareNames(await readNameWords(db, one), await readNameWords(db, other)) !== undefined

type Contacts = Pick<Handlers<typeof contract>, 'updateContacts' | 'updateContactPerson' | 'updateDepartment'>

/**
 * Handlers of an account's contact details and an organisation's contact persons. With a mail server, the former address
 * of an account is told of the change: whoever reads the new one can choose a new password.
 */
export const contactHandlers = ({ hasMailServer }: { hasMailServer: boolean }): Contacts => ({
  async updateContacts({ db, who, body: { userId, email, phone, version }, record }) {
    const person = getSeen([await getAccount(db, userId, 'userId')], version)
    refuseEditing(who, person)
    await refuseBeyond(db, who, person)
    const done = successMessage('contacts-updated', { name: person.name })
    if (email === person.email && phone === person.phone) return done
    const moved = email.toLowerCase() !== person.email.toLowerCase()
    await db
      .update(account)
      .set({
        email,
        phoneNumber: phone,
        updatedAt: sql`now()`,
        version: sql`${account.version} + 1`,
        username: sql`CASE WHEN lower(${account.username}) = lower(${account.email}) THEN ${email} ELSE ${account.username} END`,
        emailVerified: sql`${account.emailVerified} AND NOT ${moved}`,
        phoneVerified: sql`${account.phoneVerified} AND ${account.phoneNumber} IS NOT DISTINCT FROM ${phone}`,
      })
      .where(eq(account.id, person.id))
      .catch(refuseDoubles({ email: 'email' }))
    if (moved) {
      // Links and codes that were sent to the old address become invalid.
      await voidLinks(db, person.id)
      await endSignIn(db, person.id)
      if (person.id !== who.accountId) await endSessions(db, person.id)
      if (hasMailServer) await tellOwner(db, 'EMAIL', person.email)
    }
    record({
      subject: person.name,
      before: { email: person.email, phone: person.phone },
      after: { email, phone },
    })
    return done
  },

  async updateContactPerson({ db, body, record }) {
    const person = getSeen([await getAccount(db, body.partnerId, 'partnerId')], body.version)
    if (!isPartner(person)) throw new Refusal('not-a-partner', { name: person.name })
    const after = {
      name: singleLine(body.contactName, 'contactName'),
      email: body.contactEmail,
      phone: body.contactPhone,
    }
    const [first] = await db
      .select()
      .from(contactPerson)
      .where(eq(contactPerson.accountId, person.id))
      .orderBy(contactPerson.id)
      .limit(1)
    const done = successMessage('contact-person-updated', { name: person.name })
    const before = first && { name: first.name, email: first.email, phone: first.phone }
    if (JSON.stringify(before) === JSON.stringify(after)) return done
    // The call has no ID number: that of another person would give out these contacts as theirs.
    const loses = first?.nin && !(await isSameName(db, first.name, after.name)) ? { nin: null } : {}
    if (first)
      await db
        .update(contactPerson)
        .set({ ...after, ...loses })
        .where(eq(contactPerson.id, first.id))
    else await db.insert(contactPerson).values({ accountId: person.id, ...after })
    await db
      .update(account)
      .set({ version: person.version + 1 })
      .where(eq(account.id, person.id))
    record({ subject: person.name, before, after: { ...after, ...loses } })
    return done
  },

  async updateDepartment({ db, who, body: { userId, departmentId, version }, record }) {
    const person = getSeen([await getAccount(db, userId, 'userId')], version)
    if (person.type !== 'BACKOFFICE') throw new Refusal('not-staff', { name: person.name })
    await refuseBeyond(db, who, person)
    const id = rowNumber(departmentId)
    const name = sql<
      string | null
    >`(${db.select({ name: department.name }).from(department).where(eq(department.id, account.departmentId))})`
    const isPerson = eq(account.id, person.id)
    const [before] = await db.select({ id: account.departmentId, department: name }).from(account).where(isPerson)
    const done = successMessage('department-updated', { name: person.name })
    if (before?.id === id) return done
    const [after] = await db
      .update(account)
      .set({ departmentId: id, updatedAt: sql`now()`, version: person.version + 1 })
      .where(isPerson)
      .returning({ department: name })
      .catch(refuseDoubles({ email: 'userId', department: 'departmentId' }))
    record({
      subject: person.name,
      before: { department: before?.department },
      after: { department: after?.department },
    })
    return done
  },
})
