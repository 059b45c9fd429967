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

/** Number of accounts of each type, and of official receivers. */
export default definePage({
  path: inBreakdown.path,
  figuresLabel: 'Accounts by type',
  figures: [
    ...accountTypes.map(type => ({
      key: type,
      label: labels[type],
      source: reading(accounts.total.from(() => ({ path: { type } }))),
    })),
    // Official receivers are not an account type: their number is shown beside their tab only.
    { key: 'RECEIVER', source: counting(officialReceivers.list, {}, inBreakdown.size) },
  ],
})
