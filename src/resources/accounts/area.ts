import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** Accounts of every kind, roles and permissions. */
export default defineArea({
  pages: [
    {
      path: 'accounts',
      menu: { label: 'Accounts', icon: 'accounts', letter: 'a', opens: 'accounts/breakdown' },
      permit: { menu: 'can_access_system_accounts', route: 'can_access_system_accounts' },
    },
    {
      path: 'accounts/breakdown',
      menu: {
        label: 'Classification',
        about: 'Clients, businesses, staff, organisations and official receivers',
        icon: 'classification',
      },
      permit: { menu: 'can_view_system_accounts', route: 'can_view_accounts_breakdown' },
      lists: {
        clientAccounts: () => import('./clientAccounts'),
        businessAccounts: () => import('./businessAccounts'),
        staffAccounts: () => import('./staffAccounts'),
        mdaAccounts: () => import('./mdaAccounts'),
        privateOrganisations: () => import('./privateOrganisations'),
        officialReceivers: () => import('./officialReceivers'),
        partnerAccounts: () => import('./partnerAccounts'),
      },
      figures: () => import('./breakdown'),
      frame: withProps(() => import('@/customPages/apiAccess/ApiAccess'), { requests: () => import('./apiRequests') }),
    },
    {
      path: 'accounts/summary',
      permit: { route: 'can_view_accounts_breakdown' },
      screen: withProps(() => import('@/customPages/accountSummary/AccountSummary'), {
        requests: () => import('./apiRequests'),
        selected: async () => ({ default: (await import('./selectedAccount')).selectedAccount }),
      }),
      uses: ['apiRequests'],
    },
    {
      path: 'accounts/permissions',
      menu: { label: 'Permissions', about: 'Roles and the permissions they grant', icon: 'permissions' },
      permit: { menu: 'can_view_permission_management', route: 'can_view_permission_management' },
      lists: {
        roles: () => import('./roles'),
        permissionGroups: () => import('./permissionGroups'),
        staffRoles: () => import('./staffRoles'),
      },
    },
    {
      path: 'accounts/permissions/access/:userId',
      needs: 'access',
      screen: () => import('@/routes/AccessScreen'),
      uses: 'all',
    },
  ],
  lists: { apiRequests: () => import('./apiRequests') },
})
