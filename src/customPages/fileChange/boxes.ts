import { sexes } from '@contract/portal/filingEffects'
import type { Option } from '@/components/fields'
import type { Kind } from '@/definition/field'
import type { AddedPerson } from './draft'

/** A box of a form. `currency` is that of an amount, other than the registry's. `find` asks the host for villages; `adds` offers people who are not in the file yet. */
export type Box = {
  name: string
  kind: Kind
  required?: true
  options?: Option[]
  currency?: string | undefined
  find?: true
  adds?: true
}

/** Words of the dialog by key: `kinds.NAME`, `fields.role`. */
export type Say = (key: string, params?: Record<string, unknown>) => string
/** Returns codes as options, in words. */
export const coded = (say: Say, of: string, codes: readonly string[]): Option[] =>
  codes.map(value => ({ value, label: say(`${of}.${value}`) }))

const contactBoxes: readonly Box[] = [
  { name: 'email', kind: 'email' },
  { name: 'phoneNumber', kind: 'phone' },
  { name: 'villageId', kind: 'choice', find: true },
  { name: 'plot', kind: 'text' },
  { name: 'street', kind: 'text' },
  { name: 'postalAddress', kind: 'text' },
]

/** Returns the boxes of a person who is not in the file yet. */
export const boxesOfPerson = (kind: AddedPerson['kind'], say: Say): readonly Box[] =>
  kind === 'INDIVIDUAL'
    ? [
        { name: 'givenName', kind: 'text', required: true },
        { name: 'middleName', kind: 'text' },
        { name: 'surName', kind: 'text', required: true },
        { name: 'idType', kind: 'text' },
        { name: 'idNumber', kind: 'text' },
        { name: 'nationality', kind: 'text' },
        { name: 'sex', kind: 'choice', options: coded(say, 'sexes', sexes) },
        { name: 'dateOfBirth', kind: 'date' },
        { name: 'occupation', kind: 'text' },
        ...contactBoxes,
      ]
    : [
        { name: 'registeredName', kind: 'text', required: true },
        { name: 'registeredNumber', kind: 'text' },
        { name: 'dateOfIncorporation', kind: 'date' },
        { name: 'countryOfOrigin', kind: 'text' },
        { name: 'addressInCountryOfOrigin', kind: 'text' },
        ...contactBoxes,
      ]

/** Name of the value that holds the name of the village that a box found. */
export const foundName = (box: string) => `${box}Name`
