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
import { apiAccessActions } from './apiAccessActions'
import { editContactPerson, editContacts } from './contactForms'
import { assignRoles, roleActions } from './roleActions'

const { name, enabled, contacts, roles, contactPerson } = accountColumns

/** Common part of the lists of organisations: ministries, departments and agencies, private organisations, partners. */
export const partnerList = {
  ...inBreakdown,
  fields: accountFields,
  computed: { name, enabled, contacts, roles, contactPerson },
  columns: ['name', 'contacts', 'roles', 'contactPerson', 'createdAt', 'enabled', 'apiAccess'],
  buttons: { assignRoles },
  actions: {
    // The permission to change an account's status also covers its profile (docs/requirements/accounts.md).
    edit: editContacts('can_update_account_status'),
    ...accountActions,
    ...roleActions,
    contactPerson: editContactPerson,
    ...apiAccessActions,
  },
} as const

export const partnerFilters = {
  ...sortedAccounts,
  search: byName,
  filters: { ...typedFilters, accountStatus: statusFilter },
} as const
