import { type BuildingSocietyFile, buildingSocieties } from '@contract/registry/entityFiles'
import { cards, defineFile } from '@/definition/defineFile'
import { derived, reading } from '@/definition/source'
import { villageAddressTab } from './addresses'
import { chargesTab } from './charges'
import { headOf } from './company'
import { societyDocumentsTab } from './documents'
import { filingsTab } from './filings'
import { personKinds } from './people'
import { statuses } from './words'

export default defineFile<BuildingSocietyFile>({
  key: 'building-society',
  label: 'Building Society',
  record: 'BUILDING_SOCIETY',
  crumb: 'Business',
  read: reading(buildingSocieties.read.from(({ id }: { id: string }) => ({ path: { brn: id } }))),
  head: headOf,
  statuses,
  kinds: [
    {
      key: 'buildingSociety',
      tabs: [
        cards({
          key: 'members',
          label: 'Members',
          count: ({ members }: BuildingSocietyFile) => members?.length ?? 0,
          source: derived('members', ({ members }: BuildingSocietyFile) => members ?? []),
          cards: all => all,
          kinds: personKinds,
          none: 'No people recorded',
        }),
        chargesTab,
        villageAddressTab(({ villageId, street, plot, postalAddress }) => ({
          villageId,
          rest: { street, plot, postalAddress },
        })),
        societyDocumentsTab,
        filingsTab,
      ],
    },
  ],
})
