import { apiAccess } from '@contract/access/apiAccess'
import { type Account, fullName } from '@contract/accounts/account'
import { apiUsage } from '@contract/accounts/apiUsage'
import type { Action } from '@/definition/defineResource'

const hasAccess = ({ apiAccess }: Account) => apiAccess === true

/** Actions on the API access of an organisation (docs/requirements/integrations.md). */
export const apiAccessActions = {
  grantAccess: {
    type: 'task',
    label: 'Grant Access',
    icon: 'key',
    permit: 'can_update_account_status',
    when: account => !hasAccess(account),
    task: 'grantAccess',
    calls: [apiAccess.setUp],
  },
  accessAreas: {
    type: 'task',
    label: 'Grant access areas',
    icon: 'areas',
    permit: 'can_update_account_status',
    when: hasAccess,
    task: 'accessAreas',
    calls: [apiAccess.setUp],
  },
  apiMode: {
    type: 'task',
    label: 'API Mode',
    icon: 'key',
    permit: 'can_update_account_status',
    when: hasAccess,
    task: 'apiMode',
    calls: [apiAccess.sandbox, apiAccess.live],
  },
  creditUsage: {
    type: 'task',
    label: 'Account Credit Usage',
    icon: 'usage',
    task: 'creditUsage',
    calls: [apiUsage.balance, apiUsage.logs],
  },
  revokeAccess: {
    type: 'send',
    label: 'Revoke API access',
    icon: 'revoke',
    permit: 'can_revoke_role',
    when: hasAccess,
    send: apiAccess.revoke.from(({ id }: Account) => ({ body: { userId: id } })),
    says: { done: 'Access revoked successfully' },
    confirm: {
      question: 'Are you sure of this action ?',
      names: fullName,
      loss: 'Its sandbox and production keys stop working at once and cannot be restored.',
    },
  },
} satisfies Record<string, Action<Account>>
