import { defineArea } from '@/definition/defineArea'
import apiRequests from './apiRequests'
import breakdown from './breakdown'
import businessAccounts from './businessAccounts'
import clientAccounts from './clientAccounts'
import mdaAccounts from './mdaAccounts'
import officialReceivers from './officialReceivers'
import partnerAccounts from './partnerAccounts'
import permissionGroups from './permissionGroups'
import privateOrganisations from './privateOrganisations'
import roles from './roles'
import staffAccounts from './staffAccounts'
import staffRoles from './staffRoles'

/** Accounts of every kind, roles and permissions. */
export default defineArea({
  lists: [
    clientAccounts,
    businessAccounts,
    staffAccounts,
    mdaAccounts,
    privateOrganisations,
    officialReceivers,
    partnerAccounts,
    apiRequests,
    roles,
    permissionGroups,
    staffRoles,
  ],
  pages: [breakdown],
})
