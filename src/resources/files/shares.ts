import type { CompanyFile } from '@contract/registry/entityFiles'
import {
  type Holding,
  type ShareClass,
  type ShareClassification,
  type Shareholder,
  shares,
} from '@contract/registry/shares'
import { facts } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { listing, orNothing, reading, together } from '@/definition/source'
import { readable } from './words'

type Shares = { classes: ShareClassification | null; holders: Shareholder[] }

/** Returns the name of a class: its own name for a class called OTHER (SHARES-03). */
const className = ({ nominalClass, otherClassName }: Pick<ShareClass, 'nominalClass' | 'otherClassName'>) =>
  nominalClass?.trim().toUpperCase() === 'OTHER' ? otherClassName || nominalClass : readable(nominalClass)

const classes = { Ordinary: 'Ordinary', Preference: 'Preference' }

const subClasses = ({ subClasses: all }: { subClasses?: string[] | null | undefined }) =>
  all?.filter(Boolean).map(readable).join(', ')

export const allotted = (holders: Shareholder[]) =>
  holders
    .flatMap(({ shares: holdings }) => holdings ?? [])
    .reduce((sum, { numberOfShares }) => sum + (numberOfShares ?? 0), 0)

/** Returns the number of shares that no shareholder has (decision D12); undefined without a total. */
export const unallotted = ({ classes, holders }: Shares) =>
  typeof classes?.numberOfShares === 'number' ? classes.numberOfShares - allotted(holders) : undefined

type Held = Holding & Pick<Shareholder, 'name' | 'personKey' | 'brn'>

/** Returns a line for each class that a shareholder holds, and one for a shareholder without shares. */
const holdings = ({ holders }: Shares): Held[] =>
  holders.flatMap(({ name, personKey, brn, shares: holdings }): Held[] =>
    holdings?.length
      ? holdings.map((one, at) => ({ ...one, name: at ? '' : name, personKey, brn }))
      : [{ name, personKey, brn }],
  )

const filter = ({ brn }: CompanyFile) => ({ id: brn })

export const sharesTab = facts({
  key: 'shares',
  label: 'Share Information',
  source: together<CompanyFile, Shares>({
    classes: orNothing(reading(shares.classification.from((file: CompanyFile) => ({ path: filter(file) }))), null),
    holders: listing(shares.shareholdings, filter),
  }),
  fields: {
    shareCapital: computed<Shares>('money', 'Share Capital', ({ classes }) => classes?.shareCapital),
    numberOfShares: computed<Shares>('count', 'Number of Shares', ({ classes }) => classes?.numberOfShares),
    unallotted: computed<Shares>('count', 'Un-allotted Shares', unallotted, {
      tone: count => (Number(count) < 0 ? 'bad' : undefined),
    }),
  },
  notices: [
    {
      key: 'overAllotted',
      tone: 'warning',
      label: 'More shares are allotted than the company has',
      when: (all: Shares) => (unallotted(all) ?? 0) < 0,
    },
  ],
  tables: [
    {
      key: 'classes',
      title: 'Share Classification',
      none: 'No share classes are recorded',
      rows: ({ classes }): ShareClass[] => classes?.nominalShareClassifications ?? [],
      columns: {
        nominalClass: computed<ShareClass>('choice', 'Nominal Class', className, { options: classes }),
        number: computed<ShareClass>('count', 'Number', ({ number }) => number),
        value: computed<ShareClass>('count', 'Value (%{registryCurrency})', ({ value }) => value),
        subClasses: computed<ShareClass>('text', 'Sub-classes', subClasses),
      },
    },
    {
      key: 'shareholders',
      title: 'Shareholders',
      none: 'No shareholders are recorded',
      rows: holdings,
      columns: {
        name: computed<Held>('text', 'Name', ({ name }) => name, {
          leadsTo: ({ personKey, brn }) =>
            personKey ? { record: 'person', key: personKey } : { record: 'entity', key: brn },
        }),
        nominalClass: computed<Held>('choice', 'Class', className, { options: classes }),
        numberOfShares: computed<Held>('count', 'Number of Shares', ({ numberOfShares }) => numberOfShares),
        amountPaid: computed<Held>('count', 'Paid (%{registryCurrency})', ({ amountPaid }) => amountPaid),
        amountUnPaid: computed<Held>('count', 'Not Paid (%{registryCurrency})', ({ amountUnPaid }) => amountUnPaid),
      },
    },
  ],
})
