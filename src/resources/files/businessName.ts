import { type BusinessNameFile, businessNames } from '@contract/registry/entityFiles'
import { type Partners, people } from '@contract/registry/people'
import { cards, defineFile, early } from '@/definition/defineFile'
import { orNothing, reading } from '@/definition/source'
import { villageAddressTab } from './addresses'
import { chargesTab } from './charges'
import { headOf } from './company'
import { businessNameDocumentsTab } from './documents'
import { filingsTab } from './filings'
import { personKinds } from './people'
import { statuses } from './words'

const all = (partners: Partners | null | undefined) => [
  ...(partners?.individualPartners ?? []).map(one => ({ ...one, entityType: 'INDIVIDUAL' })),
  ...(partners?.corporatePartners ?? []).map(one => ({ ...one, entityType: 'CORPORATE' })),
]

const partners = orNothing(reading(people.partners.from(({ brn }: { brn: string }) => ({ query: { brn } }))), null)

export default defineFile<BusinessNameFile>({
  key: 'business',
  label: 'Business Name',
  record: 'BUSINESS_NAME',
  crumb: 'Business',
  read: reading(businessNames.read.from(({ id }: { id: string }) => ({ path: { brn: id } }))),
  early: early(brn => ({ brn }), [partners]),
  head: headOf,
  statuses,
  kinds: [
    {
      key: 'businessName',
      tabs: [
        cards({
          key: 'partners',
          label: 'Partners',
          count: ({ partners }: BusinessNameFile) => (partners ? all(partners).length : undefined),
          source: partners,
          cards: all,
          kinds: personKinds,
          none: 'No people recorded',
        }),
        chargesTab,
        villageAddressTab(({ physicalAddress, street, plot, postalAddress }) => ({
          villageId: physicalAddress,
          rest: { street, plot, postalAddress },
        })),
        businessNameDocumentsTab,
        filingsTab,
      ],
    },
  ],
})
