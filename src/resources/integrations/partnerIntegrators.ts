import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { integratorList } from './integrators'

export default defineResource(accounts.list, {
  ...integratorList,
  name: 'partnerIntegrators',
  tab: { key: 'partners', label: 'Partner Integrators' },
  fixed: { accountType: 'PARTNER' },
})
