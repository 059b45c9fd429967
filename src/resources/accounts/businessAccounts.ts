import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { code, computed, text } from '@/definition/field'
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

/** Returns readable text: PRIVATE_COMPANY and private-company read 'Private company'. */
const readable = (written: string | null | undefined) => {
  const text = written?.replace(/[_-]+/g, ' ').toLowerCase()
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}

const { name, enabled, contacts } = accountColumns

export default defineResource(accounts.list, {
  ...inBreakdown,
  name: 'businessAccounts',
  tab: { key: 'businesses', label: 'Business Accounts', figure: 'BUSINESS' },
  fixed: { accountType: 'BUSINESS' },
  search: byName,
  ...sortedAccounts,
  filters: { brn: text('BRN'), ...typedFilters, accountStatus: statusFilter },
  fields: { ...accountFields, brn: code('BRN', { width: 18, leadsTo: 'entity' }) },
  computed: {
    name,
    enabled,
    contacts,
    type: computed('known', 'Type', ({ businessSubType, businessType }) => readable(businessSubType ?? businessType)),
  },
  columns: ['name', 'brn', 'type', 'contacts', 'createdAt', 'enabled'],
  actions: {
    edit: editContacts('can_edit_user_contacts', ({ enabled }) => !enabled),
    ...accountActions,
  },
})
