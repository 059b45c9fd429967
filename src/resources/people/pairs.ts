import { type PersonPair, personPairs } from '@contract/portal/personPairs'
import { defineResource } from '@/definition/defineResource'
import { choice, computed } from '@/definition/field'
import { fileLead } from '../portal/fileLeads'

const certainties = { near: 'Probable', possible: 'Possible' }

const strongest = {
  numberSpelling: 'ID number spelled differently',
  numberDigit: 'One character of the ID number differs',
  sameName: 'Same name and date of birth',
  nameSpelling: 'Similar name, same date of birth',
  namePart: 'Part of the name, same date of birth',
}

/** Pairs of people who are probably one, and about whom nobody decided. */
export default defineResource(personPairs.list, {
  name: 'person-pairs',
  label: 'People',
  path: 'people',
  tab: { key: 'duplicates', label: 'Probable duplicates' },
  key: 'key',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  filters: { certainty: choice('Certainty', certainties) },
  fields: {},
  computed: {
    one: computed<PersonPair>('text', 'Person', ({ oneName }) => oneName, {
      width: 'name',
      leadsTo: ({ oneKey }) => fileLead('PERSON', oneKey),
      lines: ({ oneName, oneNumber }) => [oneName, oneNumber].flatMap(text => (text ? [{ text }] : [])),
    }),
    oneBorn: computed<PersonPair>('date', 'Date of birth', ({ oneBorn }) => oneBorn),
    other: computed<PersonPair>('text', 'Other person', ({ otherName }) => otherName, {
      width: 'name',
      leadsTo: ({ otherKey }) => fileLead('PERSON', otherKey),
      lines: ({ otherName, otherNumber }) => [otherName, otherNumber].flatMap(text => (text ? [{ text }] : [])),
    }),
    otherBorn: computed<PersonPair>('date', 'Other date of birth', ({ otherBorn }) => otherBorn),
    certainty: computed<PersonPair>('choice', 'Certainty', ({ certainty }) => certainty, {
      options: certainties,
      tone: certainty => (certainty === 'near' ? 'warning' : 'quiet'),
    }),
    reason: computed<PersonPair>('choice', 'Reason', ({ reasons: [first] }) => first, { options: strongest }),
  },
  columns: ['one', 'oneBorn', 'other', 'otherBorn', 'certainty', 'reason'],
  headline: 'one',
  emptyHint: 'No two people are probably one, or all of them are decided.',
  actions: {
    compare: {
      type: 'open',
      label: 'Compare',
      icon: 'view',
      primary: true,
      permit: 'can_merge_people',
      open: ({ oneKey, otherKey }) => `people/${oneKey}?open=compare.${otherKey}`,
    },
    open: {
      type: 'open',
      label: 'Open the person',
      icon: 'badge',
      open: ({ oneKey }) => `people/${oneKey}`,
    },
  },
})
