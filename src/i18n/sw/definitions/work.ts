import type { DefinitionTable } from '../../definitionTable'
import { area, source } from './workOptions'
import workTeam from './workTeam'

/** The list of work, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    work: { about: 'Kila kinachomsubiri mtu, cha haraka zaidi kwanza' },
    'work-team': { about: 'Anachomiliki kila mmoja, alichofungua na alichokamilisha' },
  },
  resources: {
    ...workTeam.resources,
    work: {
      search: { placeholder: 'Jina, namba au hitilafu' },
      filters: {
        area: { options: area },
        source: { options: source },
        owner: { label: 'Mwenye kazi', options: { NOBODY: 'Hakuna mtu' } },
        age: 'Siku za kusubiri, angalau',
      },
      fields: { source: { options: source }, since: 'Tangu', ownerName: 'Mwenye kazi', holderName: 'Imefunguliwa na' },
      emptyHint: 'Hakuna kinachosubiri hapa. Chagua mwonekano mwingine au ondoa vichujio.',
      actions: {
        open: 'Fungua',
        take: { label: 'Chukua', says: { done: 'Ni yako kwa dakika 15' } },
        passOn: { form: { fields: { to: { label: 'Mwenzako' } } } },
        giveBack: 'Rudisha kwa wote',
        snooze: { form: { fields: { until: { label: 'Hadi', help: 'Inarudi asubuhi ya siku hii ya kazi.' } } } },
        wake: 'Maliza kuahirisha',
      },
    },
  },
}

export default words
