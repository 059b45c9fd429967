import { type Id, toId } from '@contract/id'
import { addresses } from '@contract/registry/addresses'
import type { Places } from '@contract/registry/people'
import { type Facts, facts, type Tab } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { derived, orNothing, reading, type Source } from '@/definition/source'

type Address = {
  places?: Places | null | undefined
  rest?:
    | Partial<Record<'plot' | 'street' | 'postalAddress' | 'description', string | null | undefined>>
    | null
    | undefined
}

const labels = {
  country: 'Country',
  region: 'Region',
  district: 'District',
  subcounty: 'Sub County',
  parish: 'Parish',
  village: 'Village',
} satisfies Record<keyof Places, string>

/** Returns the fields of an address from the country down to the village, read from `places`. */
const levelsOf = <From>(places: (from: From) => Places | null | undefined) => {
  const level = (name: keyof Places) => computed<From>('text', labels[name], from => places(from)?.[name])
  return {
    country: level('country'),
    region: level('region'),
    district: level('district'),
    subcounty: level('subcounty'),
    parish: level('parish'),
    village: level('village'),
  } satisfies Facts<From>
}

const part = (label: string, of: (address: Address) => string | null | undefined) =>
  computed<Address>('text', label, of)

const rest = {
  plot: part('Plot', ({ rest }) => rest?.plot),
  street: part('Street', ({ rest }) => rest?.street),
  postalAddress: part('Postal Address', ({ rest }) => rest?.postalAddress),
} satisfies Facts<Address>

/** Tells whether an address has any value; hosts answer with empty parts for a form that was never filed. */
const isGiven = ({ places, rest }: Address) => [places, rest].some(parts => Object.values(parts ?? {}).some(Boolean))

type Company = { brn: string; lockDown?: boolean | null | undefined; locked?: boolean | null | undefined }
type CompanyAddress = Address & {
  filed: boolean
  /** Form 18 is filed, but the host has no address. */
  lost: boolean
  lockedDown: boolean
}

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
    const [addresses, forms] = await Promise.all([ofCompany.load(company, ask), compliance.load(company, ask)])
    const address: Address = { places: addresses?.village, rest: addresses?.address }
    // Without the host's own statement, the form counts as filed if there is an address.
    const filed = forms?.formCompliance?.complianceForForm18 ?? isGiven(address)
    return {
      ...address,
      filed,
      lost: filed && !isGiven(address),
      lockedDown: [company.lockDown, company.locked, forms?.lockDown, forms?.locked].includes(true),
    }
  },
}

/** Tab with the address of a company, which comes from Form 18. */
export const companyAddressTab = facts<Company, CompanyAddress>({
  key: 'address',
  label: 'Address',
  source: companyAddress,
  fields: {
    ...levelsOf(({ places }: CompanyAddress) => places),
    ...rest,
    description: part('Description', ({ rest }) => rest?.description),
  },
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
      key: 'lost',
      tone: 'bad',
      label: 'Form 18 is filed, but its address could not be read',
      when: ({ lost }: CompanyAddress) => lost,
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

/** Tab with the address of an entity whose village is given by its id. */
export const villageAddressTab = <File>(of: (file: File) => Placed): Tab<File> =>
  facts<File, Placed>({
    key: 'details',
    label: 'Address',
    source: derived('address', of),
    fields: rest,
    more: {
      label: 'Address',
      when: ({ villageId }) => Boolean(villageId),
      source: reading(
        addresses.byVillage.from(({ villageId }: Placed) => ({ query: { villageId: villageId ?? toId('') } })),
      ),
      fields: levelsOf((places: Places) => places),
    },
  })
