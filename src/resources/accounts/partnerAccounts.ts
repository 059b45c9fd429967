import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { addPartner } from './addPartner'
import { partnerList } from './partnerList'

/** Declared, and not in the bar (decision E4): whoever has its address sees it. It arrives whole. */
export default defineResource(accounts.partners, {
  ...partnerList,
  name: 'partnerAccounts',
  tab: { key: 'partners', label: 'Partner Accounts', hidden: true },
  fixed: { 'partner-type': 'PARTNER' },
  create: addPartner('PARTNER'),
})
