import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** Organisations that call the registry, and what they may be given. */
export default defineArea({
  pages: [
    {
      path: 'integrations',
      menu: { label: 'Integrations', icon: 'integrations', letter: 'm' },
      permit: { menu: 'can_view_integration_settings', route: 'can_access_integration_settings' },
    },
    {
      path: 'integrations/mdas_and_partners',
      menu: { label: 'MDAs & Partners', about: 'Third-party API integrators', icon: 'partners' },
      permit: { route: 'can_access_api_integrations' },
      lists: {
        mdaIntegrators: () => import('./mdaIntegrators'),
        partnerIntegrators: () => import('./partnerIntegrators'),
        accessLevels: () => import('./accessLevels'),
      },
      frame: withProps(() => import('@/customPages/apiAccess/ApiAccess'), {
        requests: () => import('../accounts/apiRequests'),
      }),
      uses: ['apiRequests'],
    },
    {
      path: 'integrations/credentials',
      menu: {
        label: 'Credentials',
        about: 'Credentials for the systems that the registry connects to',
        icon: 'key',
      },
      permit: { route: 'can_access_system_credentials' },
      screen: () => import('@/customPages/credentials/Credentials'),
    },
  ],
})
