import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { accessHandlers } from './access'
import { type AccountParts, accountHandlers } from './accounts'
import { apiUsageHandlers } from './apiUsage'
import { ninHandlers } from './nin'
import { officialReceiverHandlers } from './officialReceivers'
import { permissionGroupHandlers, permissionHandlers } from './permissions'
import { registrationHandlers } from './registration'
import { roleHandlers } from './roles'

/** Registers the handlers of accounts, roles, permissions and the access of a person. */
export const serveAccounts = (serve: Serve, parts: AccountParts) => {
  serve(contract.accounts, accountHandlers(parts))
  serve(contract.registration, registrationHandlers(parts))
  serve(contract.nin, ninHandlers)
  serve(contract.officialReceivers, officialReceiverHandlers)
  serve(contract.apiUsage, apiUsageHandlers)
  serve(contract.roles, roleHandlers)
  serve(contract.rolePermissions, permissionHandlers)
  serve(contract.permissionGroups, permissionGroupHandlers)
  serve(contract.access, accessHandlers)
}
