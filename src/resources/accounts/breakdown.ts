import { type AccountType, accountTypes } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import { officialReceivers } from '@contract/accounts/officialReceivers'
import { definePage } from '@/definition/definePage'
import { counting, reading } from '@/definition/source'
import { inBreakdown } from './account'

const labels: Record<AccountType, string> = {
  INDIVIDUAL: 'Individual',
  BACKOFFICE: 'Backoffice',
  BUSINESS: 'Business',
  PARTNER: 'Partner',
  MDA: 'MDA',
  PRIVATE_ORGANIZATION: 'Private organisation',
}

/** How many accounts of each type there are, and how many official receivers. */
export default definePage({
  path: inBreakdown.path,
  figuresLabel: 'Accounts by type',
  figures: [
    ...accountTypes.map(type => ({
      key: type,
      label: labels[type],
      source: reading(accounts.total.from(() => ({ path: { type } }))),
    })),
    // No kind of account: counted beside its tab.
    { key: 'RECEIVER', source: counting(officialReceivers.list, {}, inBreakdown.size) },
  ],
})
