import { type Account, fullName } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import { type Action, defineResource } from '@/definition/defineResource'
import { choice, text } from '@/definition/field'
import { orNothing, reading } from '@/definition/source'
import {
  accountActions,
  accountColumns,
  accountFields,
  byName,
  inBreakdown,
  sortedAccounts,
  statusFilter,
  typedFilters,
} from './account'
import { editContacts } from './contactForms'
import { makeReceiver, makeReceiverOf } from './makeReceiver'

const attachmentOf = orNothing(reading(accounts.attachment.from(({ id }: Account) => ({ path: { id } }))), null)
const readFile = accounts.file.from((file: string) => ({ path: { file } }))

/** Shows the identity document that a client uploaded. */
const idPreview: Action<Account> = {
  type: 'picture',
  label: 'ID preview',
  icon: 'picture',
  when: ({ idAttachment }) => Boolean(idAttachment),
  picture: {
    title: fullName,
    source: {
      key: accounts.attachment.id,
      load: async (account, ask) => {
        const attachment = await attachmentOf.load(account, ask)
        return attachment?.idAttachment ? ask.read(readFile, attachment.idAttachment) : null
      },
    },
    none: 'No copy of an identity document is on file.',
  },
}

const { name, enabled, identity, contacts } = accountColumns

export default defineResource(accounts.list, {
  ...inBreakdown,
  name: 'clientAccounts',
  tab: { key: 'clients', label: 'Client Accounts', figure: 'INDIVIDUAL' },
  fixed: { accountType: 'INDIVIDUAL' },
  search: byName,
  ...sortedAccounts,
  filters: {
    ...typedFilters,
    idNumber: text('ID number'),
    nationality: text('Nationality'),
    accountStatus: statusFilter,
    gender: choice('Gender', { MALE: 'Male', FEMALE: 'Female' }),
    idType: choice('ID type', { NATIONAL_ID: 'National ID', PASSPORT: 'Passport', ALIEN_ID: 'Alien ID' }),
  },
  fields: accountFields,
  computed: { name, enabled, identity, contacts },
  columns: ['name', 'contacts', 'identity', 'nationality', 'gender', 'createdAt', 'enabled'],
  buttons: { makeReceiver },
  actions: {
    // Active clients edit their own contacts (docs/requirements/accounts.md).
    edit: editContacts('can_edit_user_contacts', ({ enabled }) => !enabled),
    ...accountActions,
    idPreview,
    makeReceiverOf,
  },
})
