import type { DefinitionTable } from '../../definitionTable'
import { area, source, urgency } from './workOptions'
import workTeam from './workTeam'

const colleague = {
  aboutLabel: 'Hayupo hadi',
  search: { placeholder: 'Jina', none: 'Hakuna mtu wa jina hilo anayeweza kuifanya' },
}

/** The list of work, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    work: { label: 'Kazi', about: 'Kila kinachomsubiri mtu, cha haraka zaidi kwanza' },
    'work-team': { label: 'Timu', about: 'Anachomiliki kila mmoja, alichofungua na alichokamilisha' },
  },
  resources: {
    ...workTeam.resources,
    work: {
      label: 'Kazi',
      search: { placeholder: 'Jina, namba au hitilafu' },
      filters: {
        urgency: { label: 'Mwisho', options: urgency },
        area: {
          label: 'Eneo',
          options: area,
        },
        source: { label: 'Aina', options: source },
        owner: { label: 'Mwenye kazi', options: { NOBODY: 'Hakuna mtu' }, among: colleague },
        age: 'Siku za kusubiri, angalau',
      },
      fields: {
        urgency: { label: 'Mwisho', options: urgency },
        source: { label: 'Aina', options: source },
        due: 'Siku ya mwisho',
        since: 'Tangu',
        ownerName: 'Mwenye kazi',
        holderName: 'Imefunguliwa na',
      },
      computed: { what: 'Jambo', number: 'Namba' },
      emptyHint: 'Hakuna kinachosubiri hapa. Chagua mwonekano mwingine au ondoa vichujio.',
      actions: {
        open: 'Fungua',
        take: { label: 'Chukua', says: { done: 'Ni yako kwa dakika 15' } },
        release: 'Achilia',
        passOn: {
          label: 'Mpe mwingine',
          form: {
            title: 'Mpe mwingine',
            submit: 'Mpe mwingine',
            fields: { to: { label: 'Mwenzako', among: colleague }, note: 'Ujumbe' },
          },
        },
        giveBack: 'Rudisha kwa wote',
        snooze: {
          label: 'Ahirisha',
          form: {
            title: 'Ahirisha',
            submit: 'Ahirisha',
            fields: { until: { label: 'Hadi', help: 'Inarudi asubuhi ya siku hii ya kazi.' }, reason: 'Sababu' },
          },
        },
        wake: 'Maliza kuahirisha',
      },
    },
  },
}

export default words
