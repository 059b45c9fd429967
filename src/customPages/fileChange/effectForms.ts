import type { FilingDraft } from '@contract/portal/filedChanges'
import { type EffectKind, effectKinds, entityStatuses, rolesOfKind } from '@contract/portal/filingEffects'
import { chargeKinds } from '@contract/registry/charges'
import type { Option } from '@/components/fields'
import { currentCurrency } from '@/i18n/currency'
import { type Box, boxesOfPerson, coded, foundName, type Say } from './boxes'
import { addedName, classKey, type Draft, filled, presentKey, type Refs, text, type Values } from './draft'

type EffectDraft<K extends EffectKind> = Extract<FilingDraft['effects'][number], { kind: K }>

/** Form of one kind of effect: its boxes for what is chosen so far, and the effect of their values. */
type EffectForm<K extends EffectKind> = {
  boxes(draft: Draft, say: Say, values: Values): Box[]
  make(values: Values, refs: Refs): Omit<EffectDraft<K>, 'kind' | 'on'>
}

const inFile = ({ present }: Draft): Option[] =>
  present.people.map(({ no, name }) => ({ value: presentKey(no), label: name }))
const everybody = (draft: Draft): Option[] => [
  ...inFile(draft),
  ...draft.people.map(one => ({ value: one.key, label: addedName(one) })),
]
const classes = ({ present, items }: Draft): Option[] => [
  ...present.shareClasses.map(({ no, name }) => ({ value: presentKey(no), label: name })),
  ...items.flatMap(item =>
    item.kind === 'NEW_CLASS'
      ? [{ value: classKey(item), label: text(item.values.otherClassName) || text(item.values.nominalClass) }]
      : [],
  ),
]
const required = { required: true } as const
const person = (draft: Draft, name = 'person'): Box => ({
  name,
  kind: 'choice',
  adds: true,
  options: everybody(draft),
  ...required,
})
const shareClass = (draft: Draft): Box => ({ name: 'shareClass', kind: 'choice', options: classes(draft), ...required })
const addressNames = ['villageId', 'plot', 'street', 'postalAddress', 'addressDescription']

/** Roles that people of the file have now, by the key of the choice. */
const offices = ({ present, people, items }: Draft, say: Say): Option[] => [
  ...present.people.flatMap(({ no, name, roles }) =>
    roles.map(({ role, since }) => ({
      value: `${presentKey(no)}/${role}`,
      label: say(since ? 'officeSince' : 'office', { name, role: say(`roles.${role}`), since }),
    })),
  ),
  // An office that begins with the filing may end with it too.
  ...items.flatMap(({ kind, values }) => {
    const one = people.find(({ key }) => key === values.person)
    if (kind !== 'APPOINTMENT' || !one) return []
    const role = text(values.role)
    return [{ value: `${one.key}/${role}`, label: say('office', { name: addedName(one), role: say(`roles.${role}`) }) }]
  }),
]

const holders = ({ present }: Draft, values: Values): Option[] =>
  present.people.flatMap(({ no, name }) => {
    const held = present.holdings.find(one => one.personNo === no && presentKey(one.classNo) === values.shareClass)
    return held ? [{ value: presentKey(no), label: `${name} (${held.shares})` }] : []
  })

const currencyIn = ({ currency }: Values) => text(currency).trim().toUpperCase()

const outstanding = ({ charges }: Draft['present']): Option[] =>
  charges.map(({ number, chargee }) => ({ value: number, label: `${number}, ${chargee}` }))

/** Forms of all kinds of effects. */
export const effectForms: { [K in EffectKind]: EffectForm<K> } = {
  APPOINTMENT: {
    boxes: (draft, say) => [
      { name: 'role', kind: 'choice', options: coded(say, 'roles', rolesOfKind[draft.present.kind]), ...required },
      person(draft),
      { name: 'until', kind: 'date' },
    ],
    make: ({ role, person, until }, refs) => ({
      role: role as never,
      person: refs.person(person),
      ...(text(until) && { until: text(until) }),
    }),
  },
  END_OF_ROLE: {
    boxes: (draft, say) => [{ name: 'office', kind: 'choice', options: offices(draft, say), ...required }],
    make: ({ office }, refs) => {
      const [key, role] = text(office).split('/')
      return { role: role as never, person: refs.person(key) }
    },
  },
  PARTICULARS: {
    boxes: (draft, say, { person }) => {
      const chosen = draft.present.people.find(({ no }) => presentKey(no) === person)
      return [
        { name: 'person', kind: 'choice', options: inFile(draft), ...required },
        ...(chosen ? boxesOfPerson(chosen.kind, say).map(({ required: _, ...box }) => box) : []),
      ]
    },
    make: ({ person, ...values }, refs) => ({
      person: refs.person(person),
      values: filled(
        values,
        Object.keys(values).filter(name => name !== 'on' && name !== foundName('villageId')),
      ),
    }),
  },
  NAME: {
    boxes: () => [{ name: 'name', kind: 'text', ...required }],
    make: ({ name }) => ({ name: text(name) }),
  },
  ADDRESS: {
    boxes: () => [
      { name: 'villageId', kind: 'choice', find: true },
      { name: 'plot', kind: 'text', ...required },
      { name: 'street', kind: 'text' },
      { name: 'postalAddress', kind: 'text' },
      { name: 'addressDescription', kind: 'text' },
    ],
    make: values => ({ address: filled(values, addressNames) }),
  },
  NEW_CLASS: {
    boxes: (_, say) => [
      {
        name: 'nominalClass',
        kind: 'choice',
        options: coded(say, 'classes', ['ORDINARY', 'PREFERENCE', 'OTHER']),
        ...required,
      },
      { name: 'otherClassName', kind: 'text' },
      { name: 'number', kind: 'count', ...required },
      { name: 'value', kind: 'money', ...required },
    ],
    make: ({ nominalClass, number, value, ...other }) => ({
      nominalClass: text(nominalClass),
      number: Number(number),
      value: Number(value),
      ...filled(other, ['otherClassName']),
    }),
  },
  SHARE_CAPITAL: {
    boxes: draft => [
      shareClass(draft),
      { name: 'number', kind: 'count', ...required },
      { name: 'value', kind: 'money' },
    ],
    make: ({ shareClass, number, ...other }, refs) => ({
      shareClass: refs.shareClass(shareClass),
      number: Number(number),
      ...filled(other, ['value']),
    }),
  },
  ALLOTMENT: {
    boxes: draft => [
      shareClass(draft),
      person(draft),
      { name: 'shares', kind: 'count', ...required },
      { name: 'paid', kind: 'money', ...required },
      { name: 'unpaid', kind: 'money', ...required },
    ],
    make: ({ shareClass, person, shares, paid, unpaid }, refs) => ({
      shareClass: refs.shareClass(shareClass),
      person: refs.person(person),
      shares: Number(shares),
      paid: Number(paid),
      unpaid: Number(unpaid),
    }),
  },
  TRANSFER: {
    boxes: (draft, _, values) => [
      shareClass(draft),
      { name: 'from', kind: 'choice', options: holders(draft, values), ...required },
      person(draft, 'to'),
      { name: 'shares', kind: 'count', ...required },
    ],
    make: ({ shareClass, from, to, shares }, refs) => ({
      shareClass: refs.shareClass(shareClass),
      from: refs.person(from),
      to: refs.person(to),
      shares: Number(shares),
    }),
  },
  NEW_CHARGE: {
    boxes: (_, say, values) => [
      { name: 'charge', kind: 'text', ...required },
      { name: 'chargeKind', kind: 'choice', options: coded(say, 'charges', chargeKinds), ...required },
      { name: 'property', kind: 'text', ...required },
      { name: 'chargee', kind: 'text', ...required },
      { name: 'chargeeNumber', kind: 'text' },
      { name: 'createdOn', kind: 'date', ...required },
      { name: 'currency', kind: 'text' },
      { name: 'amount', kind: 'money', currency: currencyIn(values) || undefined },
    ],
    make: ({ charge, chargeKind, property, chargee, createdOn, amount, currency, ...other }) => ({
      charge: text(charge),
      chargeKind: chargeKind as never,
      property: text(property),
      chargee: text(chargee),
      createdOn: text(createdOn),
      ...filled(other, ['chargeeNumber']),
      // An amount without a currency is in that of the registry.
      ...(text(amount) && {
        amount: Number(amount),
        currency: currencyIn({ currency }) || currentCurrency(),
      }),
    }),
  },
  SATISFACTION: {
    boxes: ({ present }) => [{ name: 'charge', kind: 'choice', options: outstanding(present), ...required }],
    make: ({ charge }) => ({ charge: text(charge) }),
  },
  STATUS: {
    boxes: ({ present }, say) => {
      const now = hasEnded(present) ? 'REGISTERED' : present.status
      const others = entityStatuses.filter(status => status !== now)
      return [{ name: 'status', kind: 'choice', options: coded(say, 'statuses', others), ...required }]
    },
    make: ({ status }) => ({ status: status as never }),
  },
  RESTORATION: {
    boxes: () => [
      { name: 'order', kind: 'text', ...required },
      { name: 'orderedOn', kind: 'date', ...required },
    ],
    make: ({ order, orderedOn }) => ({ order: text(order), orderedOn: text(orderedOn) }),
  },
}

/** Tells whether an entity is dissolved or struck off: then its restoration is filed before anything else. */
export const hasEnded = ({ status, isStruckOff }: Draft['present']) => status === 'CEASED' || isStruckOff

const ofShares: readonly EffectKind[] = ['NEW_CLASS', 'SHARE_CAPITAL', 'ALLOTMENT', 'TRANSFER']

/** Returns the kinds of effects that can be added to a filing: those of this kind of entity, or its restoration first. */
export const kindsFor = ({ present, items }: Draft) => {
  const isRestored = items.some(({ kind }) => kind === 'RESTORATION')
  if (hasEnded(present) && !isRestored) return ['RESTORATION'] satisfies EffectKind[]
  const left: readonly EffectKind[] = [
    'RESTORATION',
    ...(present.kind === 'COMPANY' ? [] : ofShares),
    ...(present.charges.length ? [] : (['SATISFACTION'] as const)),
  ]
  return effectKinds.filter(each => !left.includes(each))
}

/** Returns an effect as it is sent. */
export const makeDraft = (kind: EffectKind, values: Values, refs: Refs): FilingDraft['effects'][number] => {
  const parts: object = effectForms[kind].make(values, refs)
  return { kind, on: text(values.on), ...parts } as FilingDraft['effects'][number]
}
