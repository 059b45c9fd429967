import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { integratorList } from './integrators'

export default defineResource(accounts.list, {
  ...integratorList,
  name: 'mdaIntegrators',
  tab: { key: 'mdas', label: 'MDA Integrators' },
  fixed: { accountType: 'MDA' },
})
