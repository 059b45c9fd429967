import { type Charge, charges } from '@contract/registry/charges'
import { facts, type Tab } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { listing } from '@/definition/source'

const kinds = {
  FIXED: 'Fixed charge',
  FLOATING: 'Floating charge',
  FIXED_AND_FLOATING: 'Fixed and floating charge',
  MORTGAGE: 'Mortgage',
  DEBENTURE: 'Debenture',
  PLEDGE: 'Pledge',
  OTHER: 'Other charge',
}

const outstanding = (all: Charge[]) => all.filter(({ satisfiedOn }) => !satisfiedOn)

/** Tab with the registered charges of any kind of entity. */
export const chargesTab: Tab<{ brn: string }> = facts({
  key: 'charges',
  label: 'Charges',
  extension: 'charges',
  source: listing(charges.ofEntity, ({ brn }: { brn: string }) => ({ brn })),
  fields: {
    outstanding: computed<Charge[]>('count', 'Outstanding charges', all => outstanding(all).length),
    satisfied: computed<Charge[]>('count', 'Satisfied charges', all => all.length - outstanding(all).length),
  },
  tables: [
    {
      key: 'charges',
      title: 'Registered charges',
      none: 'No charges are registered',
      rows: (all): Charge[] => all,
      columns: {
        number: computed<Charge>('text', 'Charge No', ({ number }) => number),
        kind: computed<Charge>('choice', 'Kind', ({ kind }) => kind, { options: kinds }),
        chargee: computed<Charge>('text', 'Chargee', ({ chargee }) => chargee),
        property: computed<Charge>('text', 'Property Charged', ({ property }) => property),
        currency: computed<Charge>(
          'choice',
          'Currency',
          ({ amount, currency }) => (typeof amount === 'number' ? currency : 'ALL_MONEYS'),
          { options: { ALL_MONEYS: 'All moneys' } },
        ),
        amount: computed<Charge>('count', 'Amount Secured', ({ amount }) => amount),
        registeredOn: computed<Charge>('date', 'Registered On', ({ registeredOn }) => registeredOn),
        satisfiedOn: computed<Charge>('date', 'Satisfied On', ({ satisfiedOn }) => satisfiedOn),
        createdOn: computed<Charge>('date', 'Created On', ({ createdOn }) => createdOn),
        chargeeNumber: computed<Charge>('text', 'Chargee Number', ({ chargeeNumber }) => chargeeNumber),
      },
    },
  ],
})
