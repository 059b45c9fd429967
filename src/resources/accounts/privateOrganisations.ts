import { accounts } from '@contract/accounts/accounts'
import { defineResource } from '@/definition/defineResource'
import { addPartner } from './addPartner'
import { partnerFilters, partnerList } from './partnerList'

export default defineResource(accounts.list, {
  ...partnerList,
  ...partnerFilters,
  name: 'privateOrganisations',
  tab: { key: 'private', label: 'Private Organisations', figure: 'PRIVATE_ORGANIZATION' },
  fixed: { accountType: 'PRIVATE_ORGANIZATION' },
  actionsLabel: 'Action',
  create: addPartner('PRIVATE_ORGANIZATION'),
})
