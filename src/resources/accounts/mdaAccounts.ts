import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { addPartner } from './addPartner'
import { partnerFilters, partnerList } from './partnerList'

export default defineResource(accounts.list, {
  ...partnerList,
  ...partnerFilters,
  name: 'mdaAccounts',
  tab: { key: 'mdas', label: 'MDA Accounts', figure: 'MDA' },
  fixed: { accountType: 'MDA' },
  create: addPartner('MDA'),
})
