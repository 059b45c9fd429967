import {
  type Account,
  type AccountFilter,
  type AccountType,
  accountTypes,
  partnerTypes,
} from '@contract/accounts/account'
import type { accounts as contract } from '@contract/accounts/accounts'
import { Refusal } from '@contract/errors'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { successMessage } from '@contract/successMessages'
import { desc, eq, sql } from 'drizzle-orm'
import { changeAccess } from '../auth/grants'
import { voidLinks } from '../auth/passwordLinks'
import { endSessions } from '../auth/sessions'
import { openAccount } from '../auth/unlock'
import type { Db } from '../db/database'
import { jsonObject } from '../db/json'
import { account, accountTotals } from '../db/schema'
import { total } from '../db/totals'
import { isUuid } from '../db/uuid'
import type { Edms } from '../edms/edms'
import type { Handlers, Who } from '../http/serve'
import type { Mailer } from '../mail/mailer'
import { getAccount, refuseBeyond } from './accountChecks'
import { accountFields, listAccounts } from './accountRow'
import { createActivation } from './activation'
import { contactHandlers } from './contacts'
import { attachmentShelf, keepSignature, readPicture, signatureShelf } from './pictures'

export type AccountParts = { edms: Edms; mailer: Mailer | undefined; portalName: string; address: string }

/** Fixes the account type of a list; returns undefined for a filter of another type, which finds nothing. */
const only = (type: AccountType, { accountType, ...filter }: AccountFilter) =>
  accountType && accountType !== type ? undefined : filter

const searchOf = (who: Who) => ({ byWholeValues: !who.permissions.has(SEES_PERSONAL_DATA) })

const none = { rows: [], total: 0 }

const typeOf = ({ accountType }: AccountFilter): AccountType => {
  if (accountType) return accountType
  throw new Refusal('invalid-fields', { fields: 'accountType' }, { accountType: { code: 'required' } })
}

/** Permission to see accounts of every type. Those who have another one see the types that its pages show. */
const SEES_ALL_TYPES = 'can_view_accounts_breakdown'
const forIntegrations: readonly string[] = partnerTypes
const forRoles: readonly string[] = ['BACKOFFICE']

const refuseOtherTypes = (who: Who, type: string, shown: readonly string[]) => {
  if (!who.permissions.has(SEES_ALL_TYPES) && !shown.includes(type)) throw new Refusal('forbidden')
}

const wholeAccount = sql<Account>`${jsonObject(accountFields)}`

const readAccount = async (db: Db, id: string) => {
  if (!isUuid(id)) throw new Refusal('no-such-person')
  const [row] = await db
    .select({ read: wholeAccount, type: account.accountType })
    .from(account)
    .where(eq(account.id, id))
  if (!row) throw new Refusal('no-such-person')
  return row
}

/** Reads all organisations of one type, for the lists that arrive whole. */
const readPartners = async (db: Db, type: string) => {
  const rows = await db
    .select({ read: wholeAccount })
    .from(account)
    .where(eq(account.accountType, type))
    .orderBy(desc(account.createdAt), desc(account.id))
  return { rows: rows.map(({ read }) => read), total: rows.length }
}

export const accountHandlers = (parts: AccountParts): Handlers<typeof contract> => {
  const { edms } = parts
  const activation = createActivation(parts)
  return {
    async list({ db, who, filter, page }) {
      const type = typeOf(filter)
      refuseOtherTypes(who, type, forIntegrations)
      return listAccounts(db, type, filter, page, searchOf(who))
    },
    async staff({ db, who, filter, page }) {
      const choice = only('BACKOFFICE', filter)
      return choice ? listAccounts(db, 'BACKOFFICE', choice, page, searchOf(who)) : none
    },
    async businesses({ db, who, filter, page }) {
      const choice = only('BUSINESS', filter)
      return choice ? listAccounts(db, 'BUSINESS', choice, page, searchOf(who)) : none
    },
    async individuals({ db, who, filter, page }) {
      const choice = only('INDIVIDUAL', filter)
      return choice ? listAccounts(db, 'INDIVIDUAL', choice, page, searchOf(who)) : none
    },
    partners: ({ db, filter }) => readPartners(db, filter['partner-type'] ?? 'PARTNER'),

    async total({ db, path }) {
      const type = accountTypes.find(one => one === path.type?.toUpperCase())
      if (!type) throw new Refusal('not-found')
      return total(db, accountTotals.of('account', type, '*', '*', '*'))
    },
    async read({ db, who, path }) {
      const { read, type } = await readAccount(db, path.id ?? '')
      refuseOtherTypes(who, type, forRoles)
      return read
    },

    async attachment({ db, path }) {
      const { idAttachment } = (await readAccount(db, path.id ?? '')).read
      if (!idAttachment) throw new Refusal('no-id-attachment')
      return { idAttachment }
    },
    async file({ db, path }) {
      const { bytes, filed } = await edms.open(db, attachmentShelf, path.file ?? '')
      return { bytes, type: 'image/jpeg', name: filed.name }
    },
    async signature({ db, path }) {
      const { signature } = (await readAccount(db, path.id ?? '')).read
      if (!signature) throw new Refusal('no-signature')
      const { bytes, filed } = await edms.open(db, signatureShelf, signature)
      return { bytes, type: 'image/png', name: filed.name }
    },

    setStatus: ({ db, who, body: { userId, status }, record }) =>
      changeAccess({ db, who }, 'userId', async () => {
        const person = await getAccount(db, userId, 'userId')
        const enabled = status === 'ACTIVE'
        // An active account may be locked: activating it unlocks it.
        const opened = enabled && person.locked
        // The link of an account that was never activated would still activate it.
        const voided = !enabled && (await voidLinks(db, person.id))
        const withdrawn = voided && !person.enabled
        if (person.enabled === enabled && !opened && !withdrawn)
          throw new Refusal('status-already', { name: person.name, status })
        // An account that is activated again gets back all its permissions, so the person must hold them too.
        if (enabled) await refuseBeyond(db, who, person)
        await db.update(account).set({ enabled, updatedAt: sql`now()` }).where(eq(account.id, person.id))
        if (enabled) await openAccount(db, person.id)
        else await endSessions(db, person.id)
        const before = { status: person.enabled ? 'ACTIVE' : 'INACTIVE', ...(opened && { locked: true }) }
        const more = { ...(opened && { locked: false }), ...(withdrawn && { activationLink: 'withdrawn' }) }
        record({ subject: person.name, before, after: { status, ...more } })
        if (person.enabled && opened) return successMessage('account-unlocked', { name: person.name })
        return successMessage(enabled ? 'account-activated' : 'account-deactivated', { name: person.name })
      }),

    ...contactHandlers({ hasMailServer: parts.mailer !== undefined }),

    async updateSignature({ who, file, body, write }) {
      const picture = await readPicture(file)
      return write(async ({ db, record }) => {
        const person = await getAccount(db, body.userId, 'userId')
        if (person.type !== 'BACKOFFICE') throw new Refusal('not-staff', { name: person.name })
        await refuseBeyond(db, who, person)
        const { hash } = await keepSignature(edms, db, person.id, picture)
        record({ subject: person.name, after: { signature: hash } })
        return successMessage('signature-updated', { name: person.name })
      })
    },

    resendActivation: activation.resend,
  }
}
