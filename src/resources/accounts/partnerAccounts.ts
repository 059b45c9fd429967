import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { addPartner } from './addPartner'
import { partnerList } from './partnerList'

/** List of partners: arrives whole, and its tab is not in the bar (decision E4) but opens by its address. */
export default defineResource(accounts.partners, {
  ...partnerList,
  name: 'partnerAccounts',
  tab: { key: 'partners', label: 'Partner Accounts', hidden: true },
  fixed: { 'partner-type': 'PARTNER' },
  create: addPartner('PARTNER'),
})
