import type { Id } from '@contract/id'
import { addresses } from '@contract/registry/addresses'
import type { Places } from '@contract/registry/people'
import { type Facts, facts, type Tab } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { orNothing, reading, type Source } from '@/definition/source'

type Address = {
  places?: Places | null | undefined
  rest?:
    | Partial<Record<'plot' | 'street' | 'postalAddress' | 'description', string | null | undefined>>
    | null
    | undefined
}

const part = (label: string, of: (address: Address) => string | null | undefined) =>
  computed<Address>('text', label, of)

const fields = {
  country: part('Country', ({ places }) => places?.country),
  region: part('Region', ({ places }) => places?.region),
  district: part('District', ({ places }) => places?.district),
  subcounty: part('Sub County', ({ places }) => places?.subcounty),
  parish: part('Parish', ({ places }) => places?.parish),
  village: part('Village', ({ places }) => places?.village),
  plot: part('Plot', ({ rest }) => rest?.plot),
  street: part('Street', ({ rest }) => rest?.street),
  postalAddress: part('Postal Address', ({ rest }) => rest?.postalAddress),
} satisfies Facts<Address>

type Company = { brn: string; lockDown?: boolean | null | undefined; locked?: boolean | null | undefined }
type CompanyAddress = Address & { filed: boolean; lockedDown: boolean }

const ofCompany = orNothing(
  reading(addresses.ofCompany.from(({ brn }: { brn: string }) => ({ path: { id: brn } }))),
  null,
)
const compliance = orNothing(
  reading(addresses.compliance.from(({ brn }: { brn: string }) => ({ path: { id: brn } }))),
  null,
)

const companyAddress: Source<Company, CompanyAddress> = {
  key: 'CF-ADDRESS & CF-COMPLIANCE',
  load: async (company, ask) => {
    const [address, forms] = await Promise.all([ofCompany.load(company, ask), compliance.load(company, ask)])
    return {
      places: address?.village,
      rest: address?.address,
      // A host that does not say whether the form is filed shows it by having an address.
      filed: forms?.formCompliance?.complianceForForm18 ?? address !== null,
      lockedDown: [company.lockDown, company.locked, forms?.lockDown, forms?.locked].includes(true),
    }
  },
}

/** The address of a company, which Form 18 tells. */
export const companyAddressTab = facts<Company, CompanyAddress>({
  key: 'address',
  label: 'Address',
  source: companyAddress,
  fields: { ...fields, description: part('Description', ({ rest }) => rest?.description) },
  notices: [
    {
      key: 'form18',
      tone: 'bad',
      label: 'Form 18 is not yet Filed',
      when: ({ filed }: CompanyAddress) => !filed,
      link: { label: 'File resolutions', to: 'file-resolutions' },
      instead: true,
    },
    {
      key: 'lockDown',
      tone: 'quiet',
      label: 'It can be filed after the account is activated again',
      when: ({ filed, lockedDown }: CompanyAddress) => !filed && lockedDown,
      instead: true,
    },
  ],
})

type Placed = { villageId?: Id | null | undefined; rest: Address['rest'] }
const byVillage = orNothing(reading(addresses.byVillage.from((villageId: Id) => ({ query: { villageId } }))), null)

/** The address of an entity that names its village by an id. */
export const villageAddressTab = <File>(of: (file: File) => Placed): Tab<File> =>
  facts({
    key: 'details',
    label: 'Address',
    source: {
      key: 'ADDRESS-BY-VILLAGE',
      load: async (file, ask): Promise<Address> => {
        const { villageId, rest } = of(file)
        return { places: villageId ? await byVillage.load(villageId, ask) : null, rest }
      },
    },
    fields,
  })
